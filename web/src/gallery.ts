import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/spots.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { followTexts, loadTexts } from './lib/i18n.svelte';
import { followPrefs, prefs } from './lib/prefs.svelte';

followPrefs();
void loadTexts(prefs.lang).then(() => {
  followTexts();
  mount(Gallery, { target: document.getElementById('app')! });
});

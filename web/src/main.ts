import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/spots.css';
import { mount } from 'svelte';
import './lib/worlds';
import App from './App.svelte';
import { followTexts, loadTexts } from './lib/i18n.svelte';
import { followPrefs, prefs } from './lib/prefs.svelte';
import { router } from './lib/router.svelte';

const target = document.getElementById('app')!;

followPrefs();
router.start();
loadTexts(prefs.lang).then(
  () => {
    followTexts();
    mount(App, { target });
  },
  () => {
    // the one sentence that cannot come from the texts
    target.textContent =
      prefs.lang === 'de'
        ? 'Der Server antwortet nicht. Sieh nach, ob er noch läuft, und lade die Seite neu.'
        : 'The server does not answer. Check whether it is still running and reload the page.';
  },
);

import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

// Unit tests of what is logic in the pages; whole pages are tested in a true browser, from Python.
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte as browsers get it: the one for servers has no effects
    test: {
      include: ['src/**/*.test.ts'],
      pool: 'vmThreads', // a window of its own for every file, without a process of its own
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } }, // nobody goes out
      restoreMocks: true,
      unstubGlobals: true,
      reporters: ['dot'],
    },
  }),
);

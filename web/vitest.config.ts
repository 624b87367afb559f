import { readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

// Unit tests of what is logic in the pages; whole pages are tested in a true browser, from Python. With a file of whole
// games (tests/server/test_told.py), how these are told.
const told = process.env.SPIELTISCH_TOLD;
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte as browsers get it: the one for servers has no effects
    test: {
      include: [told ? 'src/testing/told.check.ts' : 'src/**/*.test.ts'],
      provide: told ? { told: JSON.parse(readFileSync(told, 'utf-8')) } : {},
      pool: 'vmThreads', // a window of its own for every file, without a process of its own
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } }, // nobody goes out
      restoreMocks: true,
      unstubGlobals: true,
      reporters: ['dot'],
    },
  }),
);

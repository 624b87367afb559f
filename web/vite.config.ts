import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The pages are served by the Python server from inside its package; `npm run dev` passes /api on to a running one.
const server = process.env.SPIELTISCH_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/spieltisch/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
});

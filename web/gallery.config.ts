// The gallery for designers: `SPIELTISCH_FIXTURES=<folder> npx vite --config gallery.config.ts --port 5180`, then open
// /gallery.html. The folder holds State messages as JSON (and, if you like, catalogue-<game>-<lang>.json); see
// src/Gallery.svelte. Not part of the build.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import base from './vite.config';

const folder = process.env.SPIELTISCH_FIXTURES ?? 'fixtures';

const fixtures: Plugin = {
  name: 'fixtures',
  configureServer(server) {
    server.middlewares.use('/fixtures/', (request, reply) => {
      const name = basename(decodeURIComponent((request.url ?? '/').split('?')[0] ?? ''));
      reply.setHeader('Content-Type', 'application/json');
      try {
        reply.end(name ? readFileSync(join(folder, name)) : JSON.stringify(readdirSync(folder).filter((file) => file.endsWith('.json'))));
      } catch {
        reply.statusCode = 404;
        reply.end('null');
      }
    });
  },
};

export default mergeConfig(base, defineConfig({ plugins: [fixtures] }));

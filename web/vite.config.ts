import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, normalizePath, type Plugin, type ProxyOptions } from 'vite';
import { heroMarkup, heroPreload } from './src/app/home/hero-markup';

const ROOT = path.resolve(import.meta.dirname, '..');
const apiUrl = process.env.API_URL ?? 'http://localhost:4001';

/** `GET /` is the site for a browser and JSON for whoever asks for it; only the latter is the server's. */
const rootCheck: ProxyOptions = {
  target: apiUrl,
  bypass: (request) => (request.headers.accept?.includes('application/json') ? undefined : request.url),
};

/** Puts the hero picture into the HTML itself, so that it loads before any script runs. */
const heroInHtml: Plugin = {
  name: 'hero-in-html',
  transformIndexHtml: (html) =>
    html.replace('<!--hero-preload-->', heroPreload()).replace('<!--hero-->', heroMarkup()),
};

/** Lies beside the built site, so that the server knows its documents by their hashes. */
const persistedDocuments: Plugin = {
  name: 'persisted-documents',
  apply: 'build',
  generateBundle() {
    const fileName = 'persisted-documents.json';
    this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/generated/${fileName}`) });
  },
};

/** Lies beside the built site for the check of its first load: what each file of scripts imports and is made from. */
const scriptFiles: Plugin = {
  name: 'script-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const facts = scripts.map(({ fileName, imports, moduleIds }) => {
      const modules = moduleIds.map((module) => normalizePath(path.relative(ROOT, module)));
      return [fileName, { imports, modules }];
    });
    const source = JSON.stringify(Object.fromEntries(facts));
    this.emitFile({ type: 'asset', fileName: '.vite/script-files.json', source });
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), heroInHtml, persistedDocuments, scriptFiles],
  server: {
    port: Number(process.env.VITE_PORT ?? 4000),
    strictPort: true,
    proxy: {
      '/graphql': apiUrl,
      '/api': apiUrl,
      '/webhooks': apiUrl,
      '/healthz': apiUrl,
      '/readyz': apiUrl,
      '^/$': rootCheck,
    },
  },
  // RxJS is smaller as modern classes than as the old ones with their helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    // The content security policy lets fonts and pictures come from files only, never from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every page needs are two files: one stays in the browser's memory from release to release. Left alone, the
      // bundler makes a file of everything that two pages share.
      output: {
        codeSplitting: {
          groups: [
            { name: 'foundation', tags: ['$initial'], test: /node_modules[\\/]/ },
            { name: 'site', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});

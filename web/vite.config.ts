import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { heroMarkup, heroPreload } from './src/app/home/hero-markup';

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

export default defineConfig({
  plugins: [react(), tailwindcss(), heroInHtml, persistedDocuments],
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
      // What every page needs is one file that stays in the browser's memory from release to release.
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'foundation',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|@wry|optimism|rxjs|graphql|clsx)\//,
            },
          ],
        },
      },
    },
  },
});

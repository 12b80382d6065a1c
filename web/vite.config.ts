import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, normalizePath, type Plugin, type ProxyOptions } from 'vite';
import { heroHints } from './src/app/home/hero-hints';
import { compressedCopies } from './build/compressed-copies';
import { afterPaint } from './src/app/page-hints';
import { heroOf } from './src/app/page-heroes';
import { sitePages } from './src/app/site-pages';
import { pageTexts } from './src/lib/page-texts';
import { paths } from './src/lib/paths';

const ROOT = path.resolve(import.meta.dirname, '..');
const REACT_ROUTER = path.join(ROOT, 'node_modules/react-router/dist/production');
const apiUrl = process.env.API_URL ?? 'http://localhost:4001';

/** `GET /` is the site for a browser and JSON for whoever asks for it; only the latter is the server's. */
const rootCheck: ProxyOptions = {
  target: apiUrl,
  bypass: (request) => (request.headers.accept?.includes('application/json') ? undefined : request.url),
};

const WHAT_A_PAGE_HAS: Record<string, () => string> = {
  // What the server says of each page; without it, every page is called as the home page is.
  page: () => {
    const { title, description } = pageTexts.home;
    return `<title>${title} – Saffron Court</title><meta name="description" content="${description}" />`;
  },
  hints: () => heroHints().join('\n    '),
  opening: () => heroOf(paths.home),
};

/**
 * Puts the home page's words and its hero into the HTML itself, so that it is painted before any script runs. The marks
 * around them stay: for any other page the server puts something else in their place.
 */
const homeInHtml: Plugin = {
  name: 'home-in-html',
  transformIndexHtml: (html) =>
    Object.entries(WHAT_A_PAGE_HAS).reduce(
      (page, [name, part]) => page.replace(`<!--${name}-->`, `<!--${name}-->${part()}<!--/${name}-->`),
      html,
    ),
};

const BEGINNING = 'src/app/start.ts';

/** The built page keeps its scripts in a template, until a small one that comes first finds the page painted. */
const scriptsAfterPaint: Plugin = {
  name: 'scripts-after-paint',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: BEGINNING });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const beginning = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(BEGINNING),
      );
      if (!beginning) throw new Error(`The build has no file for ${BEGINNING}.`);
      const tags = /[ \t]*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g;
      const scripts = html.match(tags) ?? [];
      if (scripts.length === 0) throw new Error('The built page names no scripts.');
      const first = `    <script type="module" async crossorigin src="/${beginning.fileName}"></script>\n`;
      return html
        .replace(tags, '')
        .replace('  </head>', `${afterPaint(scripts.map((tag) => tag.trim()))}\n${first}  </head>`);
    },
  },
};

/** Lies beside the built site: its documents by their hashes, and its pages with what search engines are told of them. */
const factsForServer: Plugin = {
  name: 'facts-for-server',
  apply: 'build',
  generateBundle(_options, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const documents = 'persisted-documents.json';
    this.emitFile({ type: 'asset', fileName: documents, source: readFileSync(`src/generated/${documents}`) });
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(sitePages(scripts)) });
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
  plugins: [
    react(),
    tailwindcss(),
    homeInHtml,
    scriptsAfterPaint,
    factsForServer,
    scriptFiles,
    compressedCopies,
  ],
  server: {
    port: Number(process.env.VITE_PORT ?? 4000),
    strictPort: true,
    proxy: {
      '/graphql': apiUrl,
      '/api': apiUrl,
      '/webhooks': apiUrl,
      '/healthz': apiUrl,
      '/readyz': apiUrl,
      '/robots.txt': apiUrl,
      '/sitemap.xml': apiUrl,
      '^/$': rootCheck,
    },
  },
  define: { 'process.env.DESIGN_PAGE': JSON.stringify(process.env.DESIGN_PAGE ?? 'off') },
  resolve: {
    // RxJS is smaller as modern classes than as the old ones with their helpers.
    conditions: ['es2015', ...defaultClientConditions],
    // React Router's exports name only the build with warnings for developers.
    alias: [
      { find: /^react-router$/, replacement: path.join(REACT_ROUTER, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: path.join(REACT_ROUTER, 'dom-export.mjs') },
    ],
  },
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
            { name: 'site', tags: ['$initial'], test: (module) => !module.endsWith(BEGINNING) },
          ],
        },
      },
    },
  },
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  normalizePath,
  type Plugin,
  type ProxyOptions,
  type Rolldown,
} from 'vite';
import { compressedCopies } from './build/compressed-copies';
import { droppableRouter } from './build/droppable-router';
import { hotelInPage } from './build/hotel-in-page';
import { reactRouterBuild } from './build/react-router-build';
import { stylesInPage } from './build/styles-in-page';
import { textsInLocale } from './build/texts-in-locale';
import { afterPaint } from './src/app/page-hints';
import { sitePages } from './src/app/site-pages';
import { LANGUAGE_TAG, LOCALE } from './src/lib/texts/locale';

const ROOT = path.resolve(import.meta.dirname, '..');
const apiUrl = process.env.API_URL ?? 'http://localhost:4001';

/** `GET /` returns the site, or JSON when the client accepts JSON. Only the JSON comes from the server. */
const rootCheck: ProxyOptions = {
  target: apiUrl,
  bypass: (request) => (request.headers.accept?.includes('application/json') ? undefined : request.url),
};

const START_MODULE = 'src/app/start.ts';
/** The worker that opens the page of housekeeping without a connection. Its file stands beside the page, which is its scope. */
const WORKER_MODULE = 'src/app/offline/housekeeping-worker.ts';
const WORKER_FILE = 'desk/housekeeping-worker.js';
/** The pages that guests open most, apart from the home page. */
const LIST_PAGES = ['src/app/pages/listing-page.tsx', 'src/app/pages/offers-page.tsx'];
/** The files that the footer and the home page load once the first screen is usable. */
const FOOTER_FORM = ['src/features/site/contact/contact-form.tsx'];
const LOWER_HOME = ['src/app/home/lower-home.tsx'];
/** The files that the bundler makes as the groups below say. */
const GROUPS = new Set(['foundation', 'site', 'lists', 'footer-form', 'lower-home']);

const moduleOf = (modules: readonly string[]) => (id: string) =>
  modules.some((module) => normalizePath(id).endsWith(module));

/** The files of a build, by name. */
type Bundle = Rolldown.OutputBundle;

const scriptsOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The first script, inline in the page: it needs no round trip and runs before anything that a guest does. */
function firstScript(bundle: Bundle): { fileName: string; code: string } {
  const start = scriptsOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(START_MODULE));
  if (!start) throw new Error(`The build has no file for ${START_MODULE}.`);
  const { fileName, imports, exports } = start;
  if (imports.length + exports.length > 0) throw new Error(`${START_MODULE} can neither import nor export.`);
  return { fileName, code: `(()=>{${start.code.trim()}})()` };
}

/**
 * Puts the first script into the page and the others into a template. The first script inserts them once the page is
 * painted.
 */
const scriptsAfterPaint: Plugin = {
  name: 'scripts-after-paint',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: START_MODULE });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const { fileName, code } = firstScript(bundle);
      Reflect.deleteProperty(bundle, fileName);
      const tags = /[ \t]*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g;
      const scripts = html.match(tags) ?? [];
      if (scripts.length === 0) throw new Error('The built page names no scripts.');
      const later = afterPaint(scripts.map((tag) => tag.trim()));
      return html
        .replace(tags, '')
        .replace('  </head>', () => `${later}\n    <script>${code}</script>\n  </head>`);
    },
  },
};

/** The hash by which the content security policy allows an inline script. */
const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/**
 * Writes files for the server: the documents by their hashes, and the pages with their tags for search engines and the hash
 * of the script in them.
 */
const pagesForServer: Plugin = {
  name: 'pages-for-server',
  apply: 'build',
  generateBundle(_options, bundle) {
    const documents = 'persisted-documents.json';
    this.emitFile({ type: 'asset', fileName: documents, source: readFileSync(`src/generated/${documents}`) });
    const pages = { ...sitePages(scriptsOf(bundle)), inlineScripts: [hashOf(firstScript(bundle).code)] };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
  },
};

/** Writes a file for the check of the first load: the imports and the modules of each script file. */
const scriptFiles: Plugin = {
  name: 'script-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = scriptsOf(bundle).map(({ fileName, imports, moduleIds }) => {
      const modules = moduleIds.map((module) => normalizePath(path.relative(ROOT, module)));
      return [fileName, { imports, modules }];
    });
    const source = JSON.stringify(Object.fromEntries(files));
    this.emitFile({ type: 'asset', fileName: '.vite/script-files.json', source });
  },
};

/** Writes the worker as a file of its own, which browsers without modules in workers can run. */
const housekeepingWorker: Plugin = {
  name: 'housekeeping-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: WORKER_MODULE, fileName: WORKER_FILE });
  },
  generateBundle(_options, bundle) {
    const file = bundle[WORKER_FILE];
    if (file?.type !== 'chunk' || file.imports.length + file.exports.length > 0)
      throw new Error(`${WORKER_MODULE} can neither import nor export.`);
  },
};

export default defineConfig({
  plugins: [
    textsInLocale(LOCALE, LANGUAGE_TAG),
    react(),
    droppableRouter,
    tailwindcss(),
    hotelInPage(apiUrl),
    stylesInPage,
    scriptsAfterPaint,
    housekeepingWorker,
    pagesForServer,
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
  define: {
    'process.env.DESIGN_PAGE': JSON.stringify(process.env.DESIGN_PAGE ?? 'off'),
    'process.env.RENDERED_BY': JSON.stringify('browser'),
  },
  resolve: {
    // RxJS is smaller in its build with modern classes.
    conditions: ['es2015', ...defaultClientConditions],
    alias: reactRouterBuild,
  },
  build: {
    outDir: 'dist',
    // The content security policy allows fonts and pictures from files only, not from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style file, which is put into the page. With several, scripts would request the style files that they import.
    cssCodeSplit: false,
    rolldownOptions: {
      // The site has no getters with side effects. Without this option, every unused class that extends another class
      // is kept.
      treeshake: { propertyReadSideEffects: false },
      // Every page needs two files, one of which rarely changes between releases. By default the bundler would make a
      // file for every module that two pages share, and on a slow connection each file costs a round trip.
      output: {
        // The first file lists the names of all files that it may load. Shorter names keep it within its budget, so files
        // that pages share, which the bundler names after any of their modules, have one name.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          `assets/${isDynamicEntry || GROUPS.has(name) ? '[name]' : 'shared'}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'foundation', tags: ['$initial'], test: /node_modules[\\/]/ },
            {
              name: 'site',
              tags: ['$initial'],
              test: (module) => !module.endsWith(START_MODULE) && !module.endsWith(WORKER_MODULE),
            },
            { name: 'lists', test: moduleOf(LIST_PAGES) },
            { name: 'footer-form', test: moduleOf(FOOTER_FORM) },
            { name: 'lower-home', test: moduleOf(LOWER_HOME) },
          ],
        },
      },
    },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reactRouterBuild } from './build/react-router-build';
import { textsInLocale } from './build/texts-in-locale';
import { LANGUAGE_TAG, LOCALE } from './src/lib/texts/locale';

/**
 * Builds the code with which the server renders pages, after the site itself. It is stored next to the site's files, in
 * a folder whose name starts with a dot, which the server never sends. It contains all packages, because the server's
 * image does not have the site's packages.
 */
export default defineConfig({
  plugins: [textsInLocale(LOCALE, LANGUAGE_TAG), react()],
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    'process.env.DESIGN_PAGE': JSON.stringify('off'),
    'process.env.RENDERED_BY': JSON.stringify('server'),
  },
  resolve: { alias: reactRouterBuild },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/rendering/render-page.tsx',
    outDir: 'dist/.rendering',
    copyPublicDir: false,
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: 'render-page.cjs',
        chunkFileNames: 'chunks/[name]-[hash].cjs',
      },
    },
  },
});

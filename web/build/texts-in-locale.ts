import type { Plugin } from 'vite';
import { catalogueFile, catalogueOf, readCatalogue } from './texts/catalogues.mjs';
import { translateCode } from './texts/translate-code.mjs';

/**
 * Puts the texts of a locale into the code, and its language tag into the page. A build fails if its locale lacks a
 * text; during development a new text stays in English until `npm run messages` has put it into the catalogue.
 */
export function textsInLocale(locale: string, languageTag: string): Plugin {
  let isBuild = false;
  return {
    name: 'texts-in-locale',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transformIndexHtml: (html) => html.replace(/<html lang="[^"]*"/, `<html lang="${languageTag}"`),
    transform: {
      filter: { id: /\/web\/src\/[^?]*\.tsx?$/, code: /\bt`|\bplural\(/ },
      async handler(code, id) {
        const name = catalogueOf(id);
        this.addWatchFile(catalogueFile(locale, name));
        const catalogue = await readCatalogue(locale, name);
        const missing: string[] = [];
        const translated = translateCode(id, code, catalogue, (text) => missing.push(text));
        if (isBuild && missing.length > 0)
          this.error(`No ${locale} text in ${id}: ${missing.join(' | ')}. Run npm run messages.`);
        return { code: translated, map: null };
      },
    },
  };
}

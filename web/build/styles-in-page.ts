import type { Plugin } from 'vite';

const LINK = /[ \t]*<link rel="stylesheet"[^>]*? href="\/([^"]+)">\n/;

/**
 * Puts the site's styles into the page: a browser can paint it as soon as it has the HTML, without another round trip.
 * No script file of a page has its own styles, so the style file is not needed. The styles for browsers without scripts
 * come last, because they override some.
 */
export const stylesInPage: Plugin = {
  name: 'styles-in-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const [link, file = ''] = LINK.exec(html) ?? [];
      const styles = bundle[file];
      if (!link || styles?.type !== 'asset') throw new Error('The built page names no styles.');
      Reflect.deleteProperty(bundle, file);
      const others = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      if (others.length > 0) throw new Error(`These styles are in no page: ${others.join(', ')}`);
      const text = String(styles.source).trim();
      return html
        .replace(link, '')
        .replace('    <noscript', () => `    <style>${text}</style>\n    <noscript`);
    },
  },
};

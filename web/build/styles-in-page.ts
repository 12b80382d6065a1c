import type { Plugin } from 'vite';

const LINK = /[ \t]*<link rel="stylesheet"[^>]*? href="\/([^"]+)">\n/;

const DESK_STYLES = /^assets\/desk-/;

/**
 * Puts the site's styles into the page: a browser can paint it as soon as it has the HTML, without another round trip.
 * Only the desk has a style file of its own, which its layout links. The styles for browsers without scripts
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
      const others = Object.keys(bundle).filter((name) => name.endsWith('.css') && !DESK_STYLES.test(name));
      if (others.length > 0) throw new Error(`These styles are in no page: ${others.join(', ')}`);
      const text = String(styles.source).trim();
      return html
        .replace(link, '')
        .replace('    <noscript', () => `    <style>${text}</style>\n    <noscript`);
    },
  },
};

import { iconAddress } from '../../pictures/look/icon-file';
import type { Look } from '../../pictures/look/look.entity';
import { SHIPPED_PALETTE, stylesOf, type Scheme } from '../../pictures/look/palette';
import {
  HEADING_TYPEFACES,
  TEXT_TYPEFACES,
  typefaceFile,
  typefaceStyles,
} from '../../pictures/look/typefaces';

/** Where a page reads the present look of the site. */
export interface LookSource {
  readonly current: Look;
}

function withThemeColour(html: string, scheme: Scheme, colour: string): string {
  const meta = new RegExp(
    `(<meta name="theme-color" content=")[^"]*(" media="\\(prefers-color-scheme: ${scheme}\\)")`,
  );
  return html.replace(meta, `$1${colour}$2`);
}

/** The logo in the small size of the tab and the header. The original would be a large file before the first paint. */
const smallLogo = (look: Look): string => iconAddress(look, 96, 'any');

/** Styles that show the hotel's logo instead of the default logo in header and footer. */
const logoStyles = (address: string): string =>
  `.hotel-logo{background:url(${address}) center/contain no-repeat}.hotel-logo>*{display:none}`;

function withIcons(html: string, look: Look): string {
  const links = [
    `<link rel="icon" href="${smallLogo(look)}" type="image/png" sizes="96x96" />`,
    `<link rel="apple-touch-icon" href="${iconAddress(look, 180, 'maskable')}" />`,
  ];
  return html
    .replace(/<link rel="icon"[^>]*>/, links[0] ?? '')
    .replace(/<link rel="apple-touch-icon"[^>]*>/, links[1] ?? '');
}

/** Preloads the chosen typeface instead of the default typeface, whose built file begins with `built`. */
function withPreload(html: string, built: string, file: string | null): string {
  if (file === null) return html;
  const preload = new RegExp(`(<link[^>]*rel="preload"[^>]*href=")[^"]*/${built}[^"]*(")`);
  return html.replace(preload, `$1${typefaceFile(file)}$2`);
}

/**
 * The page with the hotel's colours, typefaces and logo, from its first bytes on. Unchanged when the hotel has chosen
 * none.
 */
export function withLook(html: string, look: Look): string {
  const { palette, logo } = look;
  const headings = HEADING_TYPEFACES[look.headingTypeface];
  const text = TEXT_TYPEFACES[look.textTypeface];
  const styles = [
    ...(palette ? [stylesOf(palette)] : []),
    ...(logo ? [logoStyles(smallLogo(look))] : []),
    typefaceStyles('--headings', headings),
    typefaceStyles('--text', text),
  ].join('');
  if (styles === '') return html;
  const { light, dark } = palette ?? SHIPPED_PALETTE;
  const coloured = withThemeColour(withThemeColour(html, 'light', light.ground), 'dark', dark.ground);
  const signed = logo ? withIcons(coloured, look) : coloured;
  const preloaded = withPreload(
    withPreload(signed, 'cormorant-garamond', headings.file),
    'figtree',
    text.file,
  );
  return preloaded.replace('</head>', `  <style id="look">${styles}</style>\n  </head>`);
}

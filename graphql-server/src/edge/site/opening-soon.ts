import escapeHtml from 'escape-html';
import type { RequestHandler } from 'express';
import { DEFAULT_LOCALE, languageTagOf, type Locale } from '../../platform/locale/locale';
import type { PropertyService } from '../../selling/property/property.service';

/** The texts for guests while the site is not open. */
interface ClosedTexts {
  title: string;
  sentence: string;
  call: string;
  staff: string;
  /** For the owner, above the real site. */
  notOpen: string;
  continue: string;
}

const TEXTS: Readonly<Record<Locale, ClosedTexts>> = {
  en: {
    title: 'Opening soon',
    sentence: 'This site is not ready for guests yet. Please come back soon.',
    call: 'Call us:',
    staff: 'Sign in as staff',
    notOpen: 'Not yet open to guests.',
    continue: 'Continue set-up',
  },
};

// The time after which search engines and monitors ask again.
const AN_HOUR_IN_SECONDS = '3600';

const STYLE = `
  :root { color-scheme: light dark; --paper: #f6f6f4; --ink: #1d2124; --quiet: #565d63; }
  @media (prefers-color-scheme: dark) { :root { --paper: #15181a; --ink: #eceeee; --quiet: #a3abb0; } }
  body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
    font: 1.0625rem/1.6 system-ui, sans-serif; }
  main { padding: 2rem 1.25rem; max-width: 34rem; text-align: center; overflow-wrap: anywhere; }
  h1 { font-size: clamp(2rem, 8vw, 3.25rem); font-weight: 500; line-height: 1.15; margin: 0 0 1rem; }
  p { margin: 0 0 1rem; }
  .quiet { color: var(--quiet); margin-top: 3rem; }
  a { color: inherit; text-underline-offset: 0.25em; display: inline-block; padding: 0.6rem 0.25rem; }`;

type ClosedHotel = Pick<PropertyService, 'current' | 'isNamed'>;

function openingSoonPage({ current, isNamed }: ClosedHotel): string {
  const words = TEXTS[DEFAULT_LOCALE];
  const name = isNamed ? escapeHtml(current.name) : null;
  const phone = escapeHtml(current.phone);
  return `<!doctype html>
<html lang="${languageTagOf(DEFAULT_LOCALE)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${words.title}${name ? ` – ${name}` : ''}</title>
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${name ?? words.title}</h1>
      ${name ? `<p>${words.title}</p>` : ''}
      <p>${words.sentence}</p>
      ${phone ? `<p>${words.call} <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></p>` : ''}
      <p class="quiet"><a href="/signin">${words.staff}</a></p>
    </main>
  </body>
</html>
`;
}

/** Sends the page that replaces every page while the site is not open. Nothing may cache it. */
export function sendOpeningSoon(hotel: ClosedHotel): RequestHandler {
  return (_request, response) => {
    response.status(503).set({
      'Retry-After': AN_HOUR_IN_SECONDS,
      'Cache-Control': 'no-store',
      'Content-Language': languageTagOf(DEFAULT_LOCALE),
    });
    response.type('html').send(openingSoonPage(hotel));
  };
}

const BAR_STYLE =
  'position:fixed;inset:auto 0 0 0;z-index:40;padding:0.25rem 1rem;text-align:center;background:#1d2124;color:#fff;font:1rem/1.5 system-ui,sans-serif';
const LINK_STYLE =
  'display:inline-block;padding:0.6rem 0.25rem;color:inherit;text-decoration:underline;text-underline-offset:0.25em';

/** The page for the owner before the site is open, with a bar that says so. */
export function withSetUpBar(html: string): string {
  const words = TEXTS[DEFAULT_LOCALE];
  const link = `<a href="/desk/set-up" style="${LINK_STYLE}">${words.continue}</a>`;
  const bar = `<aside aria-label="${words.notOpen}" style="${BAR_STYLE}">${words.notOpen} ${link}</aside>`;
  return html.replace('</body>', () => `  ${bar}\n  </body>`);
}

/**
 * On a page that works while the site is closed, makes links to all other pages load them from the server, so that the
 * browser shows the closed page.
 */
export function withClosedLinks(html: string, paths: readonly string[]): string {
  const script = `<script src="/closed-links.js" data-paths="${escapeHtml(paths.join(' '))}" defer></script>`;
  return html.replace('</head>', () => `  ${script}\n  </head>`);
}

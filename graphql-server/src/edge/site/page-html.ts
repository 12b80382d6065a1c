import escapeHtml from 'escape-html';
import type { PropertyDetails } from '../../selling/property/property.service';
import { DEFAULT_LOCALE, languageTagOf } from '../../platform/locale/locale';
import type { SharedPicture } from './page-pictures';
import type { HotelOfPage } from './rendering/page-rendering';
import type { PublicPage } from './site-pages';

/** An element with data. Browsers do not execute it, so the content security policy does not apply. */
function dataElement(attributes: string, data: object): string {
  // A text in the data must not end the element.
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** Tells the site's scripts the hotel and the texts of the page, before any query has data. */
function hotelElement(hotel: HotelOfPage): string {
  return dataElement('type="application/json" id="hotel"', hotel);
}

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** The address of a page for guests and search engines. */
export function addressOf(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}

function sharedPictureElements(siteUrl: string, picture: SharedPicture | null): string[] {
  if (!picture) return [named('twitter:card', 'summary')];
  const { file, width, height, altText } = picture;
  return [
    property('og:image', addressOf(siteUrl, file)),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', altText),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** What a shared link shows: the page's title, description and picture. */
interface SharedPage {
  title: string;
  description: string;
  /** The address, with the parts that distinguish the page from other pages of its path. */
  address: string;
}

function sharedElements(
  siteUrl: string,
  { title, description, address }: SharedPage,
  { name }: HotelOfPage,
  picture: SharedPicture | null,
): string[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:locale', languageTagOf(DEFAULT_LOCALE).replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', addressOf(siteUrl, address)),
    ...sharedPictureElements(siteUrl, picture),
  ];
}

/** The head of a public page: title, description, canonical address, and the data of shared links. */
export function publicHead(
  siteUrl: string,
  page: PublicPage,
  hotel: HotelOfPage,
  sharedPicture: SharedPicture | null,
  structuredData: object | null,
): string {
  const { name } = hotel;
  const title = `${page.title} – ${name}`;
  const address = addressOf(siteUrl, page.path);
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', page.description),
    named('robots', page.isListed ? 'index, follow' : 'noindex, follow'),
    named('application-name', name),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...sharedElements(
      siteUrl,
      { title, description: page.description, address: page.path },
      hotel,
      sharedPicture,
    ),
    hotelElement(hotel),
    ...(structuredData ? [dataElement('type="application/ld+json"', structuredData)] : []),
  ].join('\n    ');
}

/** The head of a page that search engines should not list. */
export function hiddenHead(hotel: HotelOfPage): string {
  return [
    `<title>${escapeHtml(hotel.name)}</title>`,
    named('robots', 'noindex'),
    named('application-name', hotel.name),
    hotelElement(hotel),
  ].join('\n    ');
}

/**
 * The head of a page that search engines leave out and that guests share, such as the search with their dates. `canonical`
 * is the path of the listed page of which it is a view; null for none.
 */
export function sharedHead(
  siteUrl: string,
  page: SharedPage,
  hotel: HotelOfPage,
  picture: SharedPicture | null,
  canonical: string | null,
): string {
  const title = `${page.title} – ${hotel.name}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', page.description),
    // Of two addresses of one page, search engines list the canonical one.
    ...(canonical === null
      ? [named('robots', 'noindex')]
      : [
          named('robots', 'index, follow'),
          `<link rel="canonical" href="${escapeHtml(addressOf(siteUrl, canonical))}" />`,
        ]),
    named('application-name', hotel.name),
    ...sharedElements(siteUrl, { ...page, title }, hotel, picture),
    hotelElement(hotel),
  ].join('\n    ');
}

/** The built page with the hotel's name and phone number in its sentence for browsers without scripts. */
export function withHotelToCall(html: string, { name, phone }: PropertyDetails): string {
  return html.replaceAll('{hotel}', () => escapeHtml(name)).replaceAll('{phone}', () => escapeHtml(phone));
}

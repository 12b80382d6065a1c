import { type ContentBody, type ContentKind, EMPTY_BODY } from './content-body';
import { NEUTRAL_NAVIGATION, NEUTRAL_PAGES } from './neutral-texts.en';

/** Identifies a document of the site's content. */
export interface ContentKey {
  kind: ContentKind;
  key: string;
}

const pages = Object.entries<Readonly<Record<string, string>>>(NEUTRAL_PAGES);
const navigation = Object.entries<ContentBody['entries']>(NEUTRAL_NAVIGATION);

const NEUTRAL_BODIES: ReadonlyMap<string, ContentBody> = new Map([
  ...pages.map(([key, texts]) => [`PAGE ${key}`, { ...EMPTY_BODY, texts }] as const),
  ...navigation.map(([key, entries]) => [`NAVIGATION ${key}`, { ...EMPTY_BODY, entries }] as const),
  ['TESTIMONIALS guests', EMPTY_BODY] as const,
]);

/** Every document of a site, in the order of the desk's list. */
export const CONTENT_KEYS: readonly ContentKey[] = [
  ...pages.map(([key]) => ({ kind: 'PAGE', key }) as const),
  ...navigation.map(([key]) => ({ kind: 'NAVIGATION', key }) as const),
  { kind: 'TESTIMONIALS', key: 'guests' },
];

/** What guests read until the hotel publishes the document; null when there is no such document. */
export function neutralBody({ kind, key }: ContentKey): ContentBody | null {
  return NEUTRAL_BODIES.get(`${kind} ${key}`) ?? null;
}

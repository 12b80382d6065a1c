/** What a document of the site's content is about. */
export type ContentKind = 'PAGE' | 'NAVIGATION' | 'TESTIMONIALS';

/** A link of the navigation. */
export interface NavigationLink {
  label: string;
  /** A page of the site, or an address that begins with https://. */
  path: string;
  /** Whether guests see it. */
  shown: boolean;
  /** Whether guests see it also while its page is empty. Missing in texts that were saved before there were pins. */
  pinned?: boolean;
}

/** An entry of the navigation: a link, or a list of links under a label. */
export interface NavigationEntry {
  label: string;
  /** Null for a list of links. */
  path: string | null;
  shown: boolean;
  /** As for a link. */
  pinned?: boolean;
  links: NavigationLink[];
}

/** The pages of this site that the navigation keeps although they may be empty. */
export function pinnedPaths(entries: readonly NavigationEntry[]): string[] {
  return entries
    .flatMap((entry) => [entry, ...entry.links])
    .flatMap(({ path, shown, pinned }) => (shown && pinned && path !== null ? [path] : []));
}

/** The entries as forms and guests' programs read them: each says whether it is pinned. */
export const withPins = (entries: readonly NavigationEntry[]) =>
  entries.map((entry) => ({
    ...entry,
    pinned: entry.pinned ?? false,
    links: entry.links.map((link) => ({ ...link, pinned: link.pinned ?? false })),
  }));

/** What a guest said about the hotel. */
export interface Testimonial {
  name: string;
  message: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Where the guest comes from. */
  location: string;
  /** The address of a portrait; null for a neutral picture. */
  image: string | null;
  /** Whether the testimonial is invented, so that real guests never see it. */
  isSample: boolean;
  /** Where its words come from, such as a message to the hotel. Guests do not read it. */
  source?: string | null;
  /** How the guest agreed that it is shown. Guests do not read it. */
  consent?: string | null;
}

/** The content of a document. Its kind says which of the three parts it has; the other parts are empty. */
export interface ContentBody {
  texts: Record<string, string>;
  entries: NavigationEntry[];
  testimonials: Testimonial[];
}

export const EMPTY_BODY: ContentBody = { texts: {}, entries: [], testimonials: [] };

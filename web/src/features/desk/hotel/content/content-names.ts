import type { ContentKind, ContentState } from '../../../../generated/graphql';
import { SITE_PATHS } from '../../../../generated/site-paths';
import { t } from '../../../../lib/texts/texts';

/** The desk's name of each document, by its key. */
const NAMES: Readonly<Record<string, string>> = {
  home: t`Home page`,
  deluxeRooms: t`Deluxe rooms`,
  familyRooms: t`Family rooms`,
  roomFeatures: t`Room features`,
  restaurants: t`Restaurants and bars`,
  breakfast: t`Breakfast`,
  roomService: t`Room service`,
  menus: t`Menus`,
  specialEvents: t`Special events`,
  pool: t`Swimming pool`,
  spa: t`Spa and wellness`,
  fitness: t`Fitness center`,
  meetingRooms: t`Meeting rooms`,
  concierge: t`Concierge services`,
  hotels: t`Partner hotels`,
  offers: t`Offers`,
  feedback: t`Feedback`,
  gallery: t`Pictures of the hotel`,
  goodToKnow: t`Good to know: promises, map, rules, questions`,
  stayPolicies: t`Stay policies`,
  terms: t`Terms`,
  privacy: t`Privacy`,
  booking: t`A guest’s booking`,
  profile: t`Profile`,
  signIn: t`Sign in`,
  signUp: t`Create an account`,
  admin: t`Administration`,
  main: t`Bar at the top`,
  footer: t`Links at the foot`,
  guests: t`What guests say`,
};

export const documentName = (key: string): string => NAMES[key] ?? key;

/** The pages that navigation may lead to. */
export const PAGE_CHOICES = Object.entries(SITE_PATHS).map(([name, path]) => ({
  value: path,
  label: documentName(name),
}));

/** What guests see of a document. */
export const STATES: Readonly<Record<ContentState, string>> = {
  NEUTRAL: t`Not published: guests read a neutral text`,
  DRAFT: t`Changed since it was published`,
  PUBLISHED: t`Published`,
};

/** The kinds as written in addresses. */
const KINDS: Readonly<Record<string, ContentKind>> = { page: 'PAGE', testimonials: 'TESTIMONIALS' };

export const kindOf = (inAddress: string): ContentKind | null => KINDS[inAddress] ?? null;

const TEXTS: Readonly<Record<string, string>> = {
  heading: t`Heading`,
  lead: t`Sentence under the heading`,
  'map.image': t`Your own picture of the map`,
  title: t`Title for search engines`,
  description: t`Description for search engines`,
  image: t`Picture`,
  tallImage: t`Picture for portrait screens`,
  picture: t`Alt text of the picture, if different`,
  sharedImage: t`Picture for shared links`,
  sharedPicture: t`Alt text of the picture for shared links, if different`,
  sentence: t`Sentence`,
  action: t`Link`,
  mail: t`Sentence in the welcome mail`,
  body: t`Text`,
  first: t`First promise`,
  second: t`Second promise`,
  third: t`Third promise`,
  whatsapp: t`Phone number for WhatsApp`,
  accessibility: t`Accessibility`,
  pets: t`Pets`,
  identity: t`Papers at check-in`,
  amenities: t`What the hotel offers, one on each line`,
  position: t`Position`,
  name: t`Name`,
  travel: t`How long it takes`,
  questions: t`What guests ask: each heading is a question`,
};

const PARTS: Readonly<Record<string, string>> = {
  services: t`Services`,
  rooms: t`Service: rooms`,
  dining: t`Service: dining`,
  offers: t`Service: offers`,
  newsletter: t`Newsletter`,
  promises: t`Promises beside the price`,
  contact: t`Contact`,
  rules: t`House rules`,
  map: t`Map`,
  place1: t`First place nearby`,
  place2: t`Second place nearby`,
  place3: t`Third place nearby`,
  place4: t`Fourth place nearby`,
  place5: t`Fifth place nearby`,
  place6: t`Sixth place nearby`,
};

/** Splits the name of a text, such as `rooms.heading`, into the part of the page and the label of the text. */
export function nameOfText(name: string): { part: string; label: string } {
  const [last = '', first] = name.split('.').reverse();
  return { part: first ? (PARTS[first] ?? first) : t`Page`, label: TEXTS[name] ?? TEXTS[last] ?? last };
}

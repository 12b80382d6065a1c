import { usePageTextsQuery } from '../../generated/page-texts';
import type { Texts } from './hotel';
import { pictureAt, type ShownPicture } from './shown-picture';
import { t } from '../texts/texts';

/** The name of the content page with the promises, the map and the house rules. */
export const GOOD_TO_KNOW = 'goodToKnow';

/** Where something is on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A place near the hotel. */
export interface NearbyPlace {
  name: string;
  /** The travel time and the means of transport. May be empty. */
  travel: string;
  position: Position | null;
}

/** A house rule with its subject. */
interface HouseRule {
  title: string;
  rule: string;
}

/** What the hotel tells guests before they book. Parts that the hotel has not written are omitted. */
export interface GoodToKnow {
  promises: readonly string[];
  /** A phone number; null when the hotel does not answer there. */
  whatsapp: string | null;
  rules: readonly HouseRule[];
  amenities: readonly string[];
  position: Position | null;
  /** The hotel's own picture of the map; null when the map is drawn from the places. */
  mapPicture: ShownPicture | null;
  places: readonly NearbyPlace[];
}

const RULES = {
  accessibility: t`Accessibility`,
  pets: t`Pets`,
  identity: t`Papers at check-in`,
};

const PROMISES = ['first', 'second', 'third'];

/** Reads '28.6129, 77.2295', which the server has checked. */
function positionIn(text: string | undefined): Position | null {
  if (!text) return null;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}

/** Reads the texts of the page 'Good to know', and the pictures that they name. */
export function readGoodToKnow(texts: Texts, pictures: readonly ShownPicture[] = []): GoodToKnow {
  const written = (name: string) => texts[name] ?? '';
  const places = Object.keys(texts).flatMap((name) => /^(place\d+)\.name$/.exec(name)?.[1] ?? []);
  return {
    promises: PROMISES.map((promise) => written(`promises.${promise}`)).filter(Boolean),
    whatsapp: written('contact.whatsapp') || null,
    rules: Object.entries(RULES)
      .map(([name, title]) => ({ title, rule: written(`rules.${name}`) }))
      .filter(({ rule }) => rule !== ''),
    amenities: written('rules.amenities')
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean),
    position: positionIn(texts['map.position']),
    mapPicture: pictureAt(pictures, texts['map.image']) ?? null,
    places: places
      .map((place) => ({
        name: written(`${place}.name`),
        travel: written(`${place}.travel`),
        position: positionIn(texts[`${place}.position`]),
      }))
      .filter(({ name }) => name !== ''),
  };
}

interface LoadedText {
  name: string;
  text: string;
  picture?: ShownPicture | null;
}

/** Reads the texts of the page 'Good to know' as the server sends them. */
export const knownFromTexts = (texts: readonly LoadedText[]): GoodToKnow =>
  readGoodToKnow(
    Object.fromEntries(texts.map(({ name, text }) => [name, text])),
    texts.flatMap(({ picture }) => picture ?? []),
  );

const NOTHING = readGoodToKnow({});

/** What the hotel tells guests before they book; empty until loaded. */
export function useGoodToKnow(): GoodToKnow {
  const { data } = usePageTextsQuery({ variables: { page: GOOD_TO_KNOW } });
  return data?.pageTexts ? knownFromTexts(data.pageTexts) : NOTHING;
}

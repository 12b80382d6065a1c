import type { PlainDate } from '../../platform/time/dates';
import { nameWords, type NameWord } from './name-fold';

/** The facts in which two records, or a booking and a record, agree. */
export const GuestLikeness = {
  SAME_NAME: 'SAME_NAME',
  NAME_SPELLED_OTHERWISE: 'NAME_SPELLED_OTHERWISE',
  SAME_EMAIL: 'SAME_EMAIL',
  SAME_PHONE: 'SAME_PHONE',
  SAME_BIRTHDAY: 'SAME_BIRTHDAY',
  SAME_ADDRESS: 'SAME_ADDRESS',
  SAME_COMPANY: 'SAME_COMPANY',
} as const;
export type GuestLikeness = (typeof GuestLikeness)[keyof typeof GuestLikeness];

/** What is compared of a guest. */
export interface ComparedGuest {
  names: readonly string[];
  birthday: PlainDate | null;
  /** `contactKeysOf`, the home and the company, in the form in which they are compared. */
  contactKeys: readonly string[];
  addressKey: string | null;
  companyKey: string | null;
}

/** How well two guests match, and in which facts. */
export interface Agreement {
  reasons: GuestLikeness[];
  /** From 0 to 1. A higher value is more certain. */
  score: number;
  /** Whether both are probably one guest. If false, they share only an address or a phone number. */
  isLikely: boolean;
}

/**
 * The lowest similarity at which names count as similar: in a word of five letters, one letter may be missing or
 * added.
 */
const ALIKE = 0.8;

/** Shorter names without spaces can be similar by chance. */
const SHORTEST_TOGETHER = 5;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouy'.includes(letter);

/** People hear and write vowels in many ways. A different consonant makes a different name (Ramesh, Rajesh). */
function costOfOther(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0;
  return isVowel(one) && isVowel(other) ? 0.5 : 2;
}

function costOfMissing(letter: string | undefined, before: string | undefined): number {
  if (letter === before || letter === 'h') return 0.3;
  return isVowel(letter) ? 0.6 : 1;
}

/**
 * The cost of changing one word into the other by letters that are missing, added, swapped or replaced (Damerau and
 * Levenshtein).
 */
function distance(one: string, other: string): number {
  let twoBefore: number[] = [];
  let before: number[] = [0];
  for (let place = 1; place <= other.length; place += 1)
    before[place] = (before[place - 1] ?? 0) + costOfMissing(other[place - 1], other[place - 2]);
  for (let row = 1; row <= one.length; row += 1) {
    const [letter, previous] = [one[row - 1], one[row - 2]];
    const now = [(before[0] ?? 0) + costOfMissing(letter, previous)];
    for (let place = 1; place <= other.length; place += 1) {
      const [beside, earlier] = [other[place - 1], other[place - 2]];
      const costs = [
        (before[place] ?? 0) + costOfMissing(letter, previous),
        (now[place - 1] ?? 0) + costOfMissing(beside, earlier),
        (before[place - 1] ?? 0) + costOfOther(letter, beside),
      ];
      if (row > 1 && place > 1 && letter === earlier && previous === beside)
        costs.push((twoBefore[place - 2] ?? 0) + 1);
      now.push(Math.min(...costs));
    }
    twoBefore = before;
    before = now;
  }
  return before[other.length] ?? 0;
}

/** The similarity of two words of names, from 0 to 1. */
function wordLikeness(one: NameWord, other: NameWord): number {
  if (one.latin === other.latin) return 1;
  if (one.latin.length === 1 || other.latin.length === 1) return one.latin[0] === other.latin[0] ? 0.75 : 0;
  const hasSameSkeleton = one.skeleton === other.skeleton;
  if (one.hasFewVowels || other.hasFewVowels) return hasSameSkeleton ? 0.92 : 0;
  // A different first sound makes a different name (Rohit, Mohit).
  if (one.skeleton[0] !== other.skeleton[0]) return 0;
  const letters = 1 - distance(one.latin, other.latin) / Math.max(one.latin.length, other.latin.length);
  return hasSameSkeleton ? Math.max(letters, (letters + 1) / 2) : letters;
}

interface NameLikeness {
  score: number;
  isExact: boolean;
}

const DIFFERENT: NameLikeness = { score: 0, isExact: false };

/**
 * The similarity of two names. Words may have any order, a middle name may be missing, and a first name may be a
 * single letter.
 */
function nameLikeness(one: readonly NameWord[], other: readonly NameWord[]): NameLikeness {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length === 0) return DIFFERENT;
  const left = [...many];
  let sum = 0;
  let whole = 0;
  for (const word of few) {
    const likenesses = left.map((beside) => wordLikeness(word, beside));
    const best = Math.max(...likenesses);
    if (best < (word.latin.length === 1 || best === 0.75 ? 0.75 : ALIKE)) return joinedLikeness(one, other);
    left.splice(likenesses.indexOf(best), 1);
    sum += best;
    whole += best > 0.75 ? 1 : 0;
  }
  if (whole === 0) return DIFFERENT;
  const missing = many.length - few.length;
  const score = sum / few.length - 0.05 * missing;
  // One word of a longer name may be only the family name.
  const isPart = few.length === 1 && missing > 0;
  return { score: isPart ? Math.min(score, 0.7) : score, isExact: score === 1 };
}

/** The orders of the words that begin with each of the words in turn, because a family name can be first or last. */
const turns = (words: readonly NameWord[]): NameWord[][] =>
  words.map((_word, place) => [...words.slice(place), ...words.slice(0, place)]);

/** The similarity of names whose words are divided differently, such as Min-su and Minsu. */
function joinedLikeness(one: readonly NameWord[], other: readonly NameWord[]): NameLikeness {
  if (one.length === other.length) return DIFFERENT;
  const together = (words: readonly NameWord[]) => words.map(({ latin }) => latin).join('');
  const skeletons = (words: readonly NameWord[]) => words.map(({ skeleton }) => skeleton).join('');
  const [whole, skeleton] = [together(one), skeletons(one)];
  if (whole.length < SHORTEST_TOGETHER) return DIFFERENT;
  const alike = turns(other)
    .filter((words) => skeletons(words) === skeleton)
    .map((words) => 1 - distance(whole, together(words)) / Math.max(whole.length, together(words).length));
  const letters = Math.max(0, ...alike);
  return letters < ALIKE ? DIFFERENT : { score: Math.min(letters, 0.95), isExact: false };
}

function bestNameLikeness(one: ComparedGuest, other: ComparedGuest): NameLikeness {
  const others = other.names.map(nameWords);
  return one.names
    .flatMap((name) => others.map((words) => nameLikeness(nameWords(name), words)))
    .reduce((best, next) => (next.score > best.score ? next : best), DIFFERENT);
}

/**
 * The weight of each fact in which two guests agree. A name alone is never enough, because many guests share a name.
 */
const WEIGHTS = {
  email: 0.5,
  phone: 0.5,
  birthday: 0.45,
  address: 0.25,
  addressOfSameName: 0.4,
  company: 0.15,
} as const;
/** People in one home have different first names, so an address counts more when the names are this similar. */
const WHOLLY_ALIKE = 0.9;
/** With a similar name, the weights of the other facts must reach this sum. */
const ENOUGH = 0.4;
/** With a name that is similar only in part, such as a first letter, the weights must reach this sum. */
const ENOUGH_FOR_PART = 0.85;
/** A contact with which this many other guests booked belongs to an agent, and proves little. */
const SHARED_BY = 8;
const SHARED_PART = 0.3;

/** The number of guests with other names who have a contact (`contactKeysOf`). */
export type SharedContacts = (key: string) => number;

/** How well two guests match. Agents and families share an address or a number, so names decide then. */
export function agreementOf(one: ComparedGuest, other: ComparedGuest, shared: SharedContacts): Agreement {
  const names = bestNameLikeness(one, other);
  const isNamedAlike = names.score >= ALIKE;
  const reasons: GuestLikeness[] = [];
  if (names.isExact) reasons.push('SAME_NAME');
  else if (isNamedAlike) reasons.push('NAME_SPELLED_OTHERWISE');
  let evidence = 0;
  const agree = (reason: GuestLikeness, weight: number) => {
    if (!reasons.includes(reason)) reasons.push(reason);
    evidence += weight;
  };
  const common = one.contactKeys.filter((key) => other.contactKeys.includes(key));
  for (const [reason, mark, weight] of [
    ['SAME_EMAIL', 'e:', WEIGHTS.email],
    ['SAME_PHONE', 'p:', WEIGHTS.phone],
  ] as const) {
    const keys = common.filter((key) => key.startsWith(mark));
    if (keys.length === 0) continue;
    const isShared = keys.every((key) => shared(key) >= SHARED_BY);
    agree(reason, isShared ? weight * SHARED_PART : weight);
  }
  const hasBothBirthdays = one.birthday !== null && other.birthday !== null;
  if (hasBothBirthdays && one.birthday === other.birthday) agree('SAME_BIRTHDAY', WEIGHTS.birthday);
  if (one.addressKey !== null && one.addressKey === other.addressKey)
    agree('SAME_ADDRESS', names.score >= WHOLLY_ALIKE ? WEIGHTS.addressOfSameName : WEIGHTS.address);
  if (one.companyKey !== null && one.companyKey === other.companyKey) agree('SAME_COMPANY', WEIGHTS.company);
  const isAnother = hasBothBirthdays && !isOneBirthday(one.birthday, other.birthday);
  const isLikely =
    !isAnother &&
    ((isNamedAlike && evidence >= ENOUGH) || (names.score >= 0.7 && evidence >= ENOUGH_FOR_PART));
  const score = Math.min(1, 0.6 * names.score + 0.5 * evidence);
  return { reasons, score: isAnother ? 0 : score, isLikely };
}

/** Day and month are mixed up easily. */
function isOneBirthday(one: PlainDate | null, other: PlainDate | null): boolean {
  const [year, month, day] = (one ?? '').split('-');
  return one === other || other === `${year}-${day}-${month}`;
}

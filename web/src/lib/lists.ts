import { LANGUAGE_TAG } from './texts/locale';

const CHOICE = new Intl.ListFormat(LANGUAGE_TAG, { type: 'disjunction' });

/** Such as '301 or 308'. */
export function writeChoice(entries: readonly string[]): string {
  return CHOICE.format(entries);
}

const ALL = new Intl.ListFormat(LANGUAGE_TAG, { type: 'conjunction' });

/** Such as '2 × Double and Single'. */
export function writeAll(entries: readonly string[]): string {
  return ALL.format(entries);
}

import { LANGUAGE_TAG } from './texts/locale';

const CHOICE = new Intl.ListFormat(LANGUAGE_TAG, { type: 'disjunction' });

/** Such as '301 or 308'. */
export function writeChoice(entries: readonly string[]): string {
  return CHOICE.format(entries);
}

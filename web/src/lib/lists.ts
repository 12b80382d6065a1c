import { LANGUAGE_TAG } from './texts/locale';
import { t } from './texts/texts';
import { whenFirstUsed } from './when-first-used';

const CHOICE = whenFirstUsed(() => new Intl.ListFormat(LANGUAGE_TAG, { type: 'disjunction' }));

/** Such as '301 or 308'. */
export function writeChoice(entries: readonly string[]): string {
  return CHOICE().format(entries);
}

const ALL = whenFirstUsed(() => new Intl.ListFormat(LANGUAGE_TAG, { type: 'conjunction' }));

/** Each name once; if one is there several times, each has its number: '2 × Double and 1 × Single'. */
export function writeCounted(names: readonly string[]): string {
  const different = [...new Set(names)];
  if (different.length === names.length) return ALL().format(names);
  const countOf = (name: string) => names.filter((other) => other === name).length;
  return ALL().format(different.map((name) => t`${countOf(name)} × ${name}`));
}

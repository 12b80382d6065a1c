import { LANGUAGE_TAG } from './texts/locale';
import { t } from './texts/texts';

const CHOICE = new Intl.ListFormat(LANGUAGE_TAG, { type: 'disjunction' });

/** Such as '301 or 308'. */
export function writeChoice(entries: readonly string[]): string {
  return CHOICE.format(entries);
}

const ALL = new Intl.ListFormat(LANGUAGE_TAG, { type: 'conjunction' });

/** Each name once, with its number if there are several: '2 × Double and Single'. */
export function writeCounted(names: readonly string[]): string {
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? t`${count} × ${name}` : name;
  });
  return ALL.format(counted);
}

import { plural, t } from '../texts/texts';

/** The guests of a room, such as '4 guests (2 children: 4, 9 years)'. Ages are in years. */
export function guestsInWords(guests: number, children: readonly number[] = []): string {
  const all = plural(guests, { one: '# guest', other: '# guests' });
  if (children.length === 0) return all;
  const ages = children.toSorted((one, other) => one - other).join(', ');
  const ofThem = plural(children.length, { one: '# child', other: '# children' });
  return t`${all} (${ofThem}: ${ages} years)`;
}

import { allAgesOf, guestsOf, partiesOf, type SearchedStay } from './stay-address';
import { plural, t } from '../texts/texts';

/** The guests of a room, such as '4 guests (2 children: 4, 9 years)'. Ages are in years. */
export function guestsInWords(guests: number, children: readonly number[] = []): string {
  const all = plural(guests, { one: '# guest', other: '# guests' });
  if (children.length === 0) return all;
  const ages = children.toSorted((one, other) => one - other).join(', ');
  const ofThem = plural(children.length, { one: '# child', other: '# children' });
  return t`${all} (${ofThem}: ${ages} years)`;
}

/** The guests of a search in all its rooms, such as '4 guests (1 child: 4 years), 2 rooms'. */
export function partyInWords(stay: SearchedStay): string {
  const rooms = partiesOf(stay).length;
  const guests = guestsInWords(guestsOf(stay), allAgesOf(stay));
  return rooms > 1 ? t`${guests}, ${plural(rooms, { one: '# room', other: '# rooms' })}` : guests;
}

/** The age of a child in years, such as 'Under 1 year'. */
export const ageInWords = (age: number): string =>
  age === 0 ? t`Under 1 year` : plural(age, { one: '# year', other: '# years' });

import { agesIn, dateIn, guestsIn, hasUnknownAges, stayInAddress } from './stay-address';
import { t } from '../texts/texts';

/** Faults of the values in an address, by field. */
export type AddressFaults = Partial<Record<'checkin' | 'checkout' | 'guests' | 'children', string>>;

/** The price depends on the ages, so the search asks for them before it shows one. */
const UNKNOWN_AGES = t`Please choose the age of each child. The price depends on it.`;

type Check = (search: URLSearchParams) => string | null;

const checkinFault: Check = (search) => {
  const given = search.get('checkin');
  if (given)
    return dateIn(given) ? null : t`The link does not contain a valid check-in date. Please choose a date.`;
  return search.get('checkout') ? t`Please choose a check-in date.` : null;
};

const checkoutFault: Check = (search) => {
  const [checkin, checkout] = [dateIn(search.get('checkin')), dateIn(search.get('checkout'))];
  if (search.get('checkout') && !checkout)
    return t`The link does not contain a valid check-out date. Please choose a date.`;
  if (checkin && !checkout) return t`Please choose a check-out date.`;
  return checkin && checkout && checkout <= checkin
    ? t`Check-out must be at least one night after check-in.`
    : null;
};

const guestsFault: Check = (search) =>
  search.get('guests') && !guestsIn(search.get('guests'))
    ? t`Please enter the number of guests: 1 to 99.`
    : null;

const childrenFault: Check = (search) => {
  if (search.get('children') && !agesIn(search.get('children')))
    return t`The link does not contain valid ages of children. Please choose them.`;
  return hasUnknownAges(stayInAddress(search)) ? UNKNOWN_AGES : null;
};

const CHECKS: Record<keyof AddressFaults, Check> = {
  checkin: checkinFault,
  checkout: checkoutFault,
  guests: guestsFault,
  children: childrenFault,
};

/**
 * The faults of an address, as sentences. A missing value is not a fault, except when only one of the two dates is
 * given.
 */
export function faultsOfAddress(search: URLSearchParams): AddressFaults {
  const faults = Object.entries(CHECKS).flatMap(([field, check]) => {
    const fault = check(search);
    return fault ? [[field, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}

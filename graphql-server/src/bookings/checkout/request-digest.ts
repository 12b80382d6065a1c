import { createHash } from 'node:crypto';
import type { StayRequest } from '../../selling/quotes/quote';
import type { BookingGuest } from './checkout.policy';
import type { BillingDetails } from '../billing-details/billing-details.repository';
import type { RequestDigest } from '../core/booking.service';

/**
 * The digest of a form. Equal forms have equal digests, so that a key with another form is refused. Version 1 is a form
 * for one stay. The previous version of the site knows only this version, and finds the hold of a form that is sent
 * again during an upgrade. Version 2 has a list of stays, and the code of a promotion and the details of an invoice if
 * there are any. A stay names its children, rate plan and extras if the form does; the first stay also names its
 * listing. A digest never changes for a form that an earlier version could read: a booking that began at an old server
 * is found by the new server.
 */
export function digestOf(
  { name, email, phone, specialRequests, billing }: BookingGuest,
  stays: readonly StayRequest[],
  code: string | null,
): RequestDigest {
  const listed = stays.map(
    ({ roomType, checkin, checkout, guests, listing, plan, extras = [], children = [] }) => [
      roomType,
      checkin,
      checkout,
      guests,
      ...(listing === undefined ? [] : [listing]),
      ...(children.length > 0 ? [{ children }] : []),
      ...(plan ? [{ plan }] : []),
      ...(extras.length > 0 ? [{ extras: extras.map(({ code, pieces }) => [code, pieces]) }] : []),
    ],
  );
  const [only, ...further] = listed;
  const details = [name, email, phone, specialRequests, ...(billing ? [{ billing: digested(billing) }] : [])];
  return further.length === 0 && only?.length === 4 && code === null && !billing
    ? { version: 1, digest: sha256([...details, ...only]) }
    : { version: 2, digest: sha256([...details, listed, ...(code === null ? [] : [code])]) };
}

/**
 * The details of an invoice in the order in which every version writes them. The company abroad is named only if there is
 * one, because earlier versions do not know it.
 */
function digested({ name, address, pinCode, state, gstin, country, companyNumber }: BillingDetails): object {
  const company = companyNumber ? { country, companyNumber } : {};
  return { name, address, pinCode, state, gstin, ...company };
}

function sha256(details: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(details)).digest('hex');
}

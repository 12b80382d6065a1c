import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { Booking } from './booking.entity';

/** The booking, and the number of times that its link was replaced. */
export type LinkedBooking = Pick<Booking, 'id' | 'linkVersion'>;

/** The text after the # of a booking's link. Version 0 is spelled as it was before links had versions. */
export function bookingPageToken(
  secrets: Pick<KeyedSecrets, 'token'>,
  { id, linkVersion }: LinkedBooking,
): string {
  return secrets.token('booking page', linkVersion === 0 ? id : `${id} ${linkVersion}`);
}

import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { emailAddress, emailKey } from '../../platform/text/text-rules';

const MOST_BOOKINGS = 500;

const address = emailAddress({
  missing: fault('TEXT_MISSING', { object: 'yourEmail' }),
  wrong: fault('EMAIL_INVALID'),
})
  .transform(emailKey)
  .nullable();

const guest = z.object({
  address,
  bookingIds: z.array(z.uuid(fault('GUEST_NOT_CHOSEN'))).max(MOST_BOOKINGS, fault('GUEST_NOT_CHOSEN')),
  answers: z.uuid(fault('GUEST_NOT_CHOSEN')).nullable(),
});

/** At least a booking or an address. */
export const guestRules = guest.refine(
  ({ address: chosen, bookingIds }) => chosen !== null || bookingIds.length > 0,
  {
    message: fault('GUEST_NOT_CHOSEN'),
    path: ['bookingIds'],
  },
);

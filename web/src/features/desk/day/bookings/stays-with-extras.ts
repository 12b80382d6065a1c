import type { BookingDetails_DetailsFragment } from '../../../../generated/graphql';
import type { GuestStay } from './edited-stay';

/** The rooms of a booking with the extras that they have. The stays of the price are in the same order. */
export function staysWithExtras({ booking, quote }: BookingDetails_DetailsFragment): GuestStay[] {
  return booking.stays.map((stay, index) => {
    const { extras = [], includedExtras = [] } = quote.stays[index] ?? {};
    return { ...stay, extras, includedExtras };
  });
}

import { createUnionType } from 'type-graphql';
import { CodeRefused, CodeTooSoon } from '../../mails/newsletter/newsletter.results';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import {
  BookingNotFound,
  HoldExpired,
  PayAtHotelUsedUp,
  RoomTypeBusy,
  TooManyHolds,
} from '../core/booking.results';
import { AddressCodeRequired, BookingConfirmed } from '../core/payment.results';

export const ConfirmWithCodeResult = createUnionType({
  name: 'ConfirmWithCodeResult',
  description: 'The confirmed booking, or why it is not confirmed.',
  types: () =>
    [
      BookingConfirmed,
      CodeRefused,
      PayAtHotelUsedUp,
      TooManyHolds,
      HoldExpired,
      BookingNotFound,
      RoomTypeBusy,
      InvalidInput,
      RateLimited,
    ] as const,
});

export const SendBookingCodeResult = createUnionType({
  name: 'SendBookingCodeResult',
  description: 'A code is on its way, or why none was sent.',
  types: () =>
    [AddressCodeRequired, BookingConfirmed, CodeTooSoon, HoldExpired, BookingNotFound, RateLimited] as const,
});

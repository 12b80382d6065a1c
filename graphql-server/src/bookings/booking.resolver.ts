import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context';
import { daysBetween } from '../platform/dates';
import { PlainDateScalar } from '../platform/plain-date.scalar';
import type { RateLimit } from '../platform/rate-limits';
import { InvalidInput, RateLimited } from '../platform/refusal.type';
import { RoomTypeView } from '../rooms/room.results';
import {
  Availability,
  AvailabilityResult,
  BookingLookupResult,
  BookingNotFound,
  BookingView,
} from './booking.results';

// A page that waits for a payment asks every few seconds.
const LOOK_UPS: RateLimit = { name: 'booking look-ups', points: 120, seconds: 60 };

@Resolver()
export class BookingResolver {
  @Query(() => AvailabilityResult, {
    description: 'How many rooms of each type are free for all nights of a stay.',
  })
  async availability(
    @Arg('checkin', () => PlainDateScalar, { description: 'First night; from the hotel’s today on.' })
    checkin: string,
    @Arg('checkout', () => PlainDateScalar, { description: 'Day of leaving; 1 to 30 nights later.' })
    checkout: string,
    @Ctx() { services }: RequestContext,
  ): Promise<typeof AvailabilityResult> {
    const outcome = await services.availability.freeRooms({ checkin, checkout });
    if ('faults' in outcome) return new InvalidInput(outcome.faults);
    return Object.assign(new Availability(), {
      checkin,
      checkout,
      nights: daysBetween(checkin, checkout),
      roomTypes: outcome.free.map(({ roomType, roomsFree }) => ({
        roomType: RoomTypeView.of(roomType),
        roomsFree,
      })),
    });
  }

  @Query(() => BookingLookupResult, {
    description: 'The booking that a token opens. Send it by POST, never in an address.',
  })
  async bookingByToken(
    @Arg('token', () => String, { description: 'From the booking’s link: what stands behind the #.' })
    token: string,
    @Ctx() { services, caller }: RequestContext,
  ): Promise<typeof BookingLookupResult> {
    const wait = await services.rateLimits.secondsToWait(LOOK_UPS, caller);
    if (wait !== null) return new RateLimited(wait);
    const booking = await services.bookings.findByToken(token);
    return booking ? BookingView.of(booking) : new BookingNotFound();
  }
}

import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { ForEverybody, ForSignedIn } from '../../access/accounts/access';
import type { SellingListings } from '../../selling/quotes/quote';
import type { AvailabilityService, FreeOfListing } from '../../selling/stays/availability.service';
import type { StayDates } from '../../selling/stays/room-night.repository';
import type { HotelTime } from '../../platform/time/clock';
import type { AddressProofs } from '../address-proofs/address-proof.service';
import type { BookingRepository } from './booking.repository';
import type { BookingService } from './booking.service';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { RequestContext } from '../../access/accounts/request-context';
import { PageArguments, pageInfo, skipAndTake } from '../../platform/database/paging';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import type { PropertySource } from '../../selling/property/property.service';
import {
  Availability,
  AvailabilityResult,
  BookingLookupResult,
  BookingNotFound,
  BookingView,
  MyBooking,
  MyBookingPage,
} from './booking.results';

interface BookingResolverNeeds {
  availabilityService: AvailabilityService;
  bookings: BookingRepository;
  bookingService: BookingService;
  rateLimits: RateLimits;
  property: PropertySource;
  listings: SellingListings;
  proofs: Pick<AddressProofs, 'provenAddressOf'>;
}

@Resolver()
export class BookingResolver {
  constructor(private readonly needs: BookingResolverNeeds) {}

  @ForEverybody()
  @Query(() => AvailabilityResult, {
    description: 'How many rooms of each type are free for all nights of a stay.',
  })
  async availability(
    @Arg('checkin', () => PlainDateScalar, { description: 'The first night, from the hotel’s today on.' })
    checkin: string,
    @Arg('checkout', () => PlainDateScalar, { description: 'The day of leaving, 1 to 30 nights later.' })
    checkout: string,
    @Arg('listing', () => ID, {
      nullable: true,
      description: 'The id of a listing, to count only the rooms that it names.',
    })
    listing: string | null | undefined,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof AvailabilityResult> {
    const time = await clock.time();
    const outcome = await this.needs.availabilityService.freeRooms({ checkin, checkout }, time);
    return resultOf(outcome, {
      Availability: async ({ stay, roomTypes }) =>
        Availability.of(stay, roomTypes, await this.freeOf(listing, stay, time), this.needs.property.current),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  /** The free rooms of a listing; null when it names no rooms or sells none at present, which the quote explains. */
  private async freeOf(
    listing: string | null | undefined,
    stay: StayDates,
    time: HotelTime,
  ): Promise<FreeOfListing | null> {
    const listed = listing ? await this.needs.listings.choiceFrom(listing, null) : null;
    if (!listed || 'fault' in listed || !listed.roomIds) return null;
    const { roomType, roomIds } = listed;
    return this.needs.availabilityService.freeOf({ roomType, roomIds }, stay, time);
  }

  @ForEverybody()
  @Query(() => BookingLookupResult, {
    description: 'The booking that a token opens. Send the token by POST, never in an address.',
  })
  async bookingByToken(
    @Arg('token', () => String, { description: 'From the booking’s link: the text after the #.' })
    token: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof BookingLookupResult> {
    const wait = await this.needs.rateLimits.secondsToWait(RATE_LIMITS.bookingLookUps, caller);
    if (wait !== null) return new RateLimited(wait);
    const booking = await this.needs.bookingService.findByToken(token);
    return booking ? BookingView.of(booking) : new BookingNotFound();
  }

  @ForSignedIn()
  @Query(() => MyBookingPage, {
    description:
      'The signed-in guest’s bookings: those made while signed in, or for the guest’s address once it is proven.',
  })
  async myBookings(@Args() page: PageArguments, @Ctx() { viewer }: RequestContext): Promise<MyBookingPage> {
    const range = skipAndTake(page);
    const provenEmail = viewer && (await this.needs.proofs.provenAddressOf(viewer));
    const { bookings, totalCount } = viewer
      ? await this.needs.bookings.ofGuest({ uid: viewer.uid, provenEmail }, range)
      : { bookings: [], totalCount: 0 };
    return Object.assign(new MyBookingPage(), {
      addressToProve: provenEmail === null ? (viewer?.verifiedEmail ?? null) : null,
      bookings: bookings.map((booking) =>
        Object.assign(new MyBooking(), {
          booking: BookingView.of(booking),
          token: this.needs.bookingService.accessToken(booking),
        }),
      ),
      ...pageInfo(page, totalCount),
    });
  }
}

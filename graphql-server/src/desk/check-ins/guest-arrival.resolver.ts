import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../access/accounts/request-context';
import type {
  ComingBooking,
  GuestArrival,
  GuestArrivals,
} from '../../guests/online-check-in/guest-arrivals.service';
import { GuestBooking } from '../core/desk.results';
import { ExpectedGuests } from './guest-arrival.results';

/** The bookings of one response, whose arrivals are read together. */
interface Collected {
  bookings: ComingBooking[];
  arrivals: Promise<ReadonlyMap<string, GuestArrival>>;
}

/** What the desk sees of the people who are expected. */
@Resolver(() => GuestBooking)
export class GuestArrivalResolver {
  private readonly collected = new WeakMap<RequestContext, Collected>();

  constructor(private readonly arrivals: GuestArrivals) {}

  @FieldResolver(() => ExpectedGuests, {
    nullable: true,
    description: 'What is known of the people who are expected; null when nobody is.',
  })
  async expectedGuests(
    // A booking of the desk is made from its row, which has the id.
    @Root() booking: GuestBooking & { id: string },
    @Ctx() context: RequestContext,
  ): Promise<ExpectedGuests | null> {
    if (!this.arrivals.expects(booking)) return null;
    const arrival = (await this.readTogether(booking, context)).get(booking.id);
    return arrival ? Object.assign(new ExpectedGuests(), arrival) : null;
  }

  /** All bookings of a list ask before the next turn of the event loop, so one statement reads what they need. */
  private readTogether(booking: ComingBooking, context: RequestContext): Collected['arrivals'] {
    const open = this.collected.get(context);
    if (open) {
      open.bookings.push(booking);
      return open.arrivals;
    }
    const bookings = [booking];
    const arrivals = new Promise<void>((resolve) => {
      setImmediate(resolve);
    }).then(() => {
      this.collected.delete(context);
      return this.arrivals.of(bookings);
    });
    this.collected.set(context, { bookings, arrivals });
    return arrivals;
  }
}

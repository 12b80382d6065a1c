import { GraphQLError } from 'graphql';
import { Arg, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import type { DeskReadModel } from '../../desk/core/desk.read-model';
import { GuestBooking } from '../../desk/core/desk.results';
import { guestBookingOf } from '../../desk/core/guest-booking';
import type { BookingEvents } from './booking-events.repository';

const MOST = 100;
const FIRST = '0';
const CURSOR = /^\d{1,15}$/;

@ObjectType({ description: 'Bookings that were made or changed, each once and as it is now.' })
export class BookingUpdates {
  @Field(() => [GuestBooking], { description: 'The bookings, those whose change is longest ago first.' })
  bookings: GuestBooking[];

  @Field({
    description:
      'Send it as `after` to get what changes later. It stays valid, however long ago it was given.',
  })
  cursor: string;

  @Field({ description: 'Whether more bookings wait: ask again at once.' })
  hasMore: boolean;
}

interface BookingUpdatesDependencies {
  events: Pick<BookingEvents, 'changedAfter' | 'positionBefore'>;
  desk: Pick<DeskReadModel, 'byIds'>;
  /** Numbers the events of all changes that have happened. */
  numberEvents(): Promise<void>;
}

/** The bookings for programs that keep a copy of them. */
@Resolver()
export class BookingUpdatesResolver {
  constructor(private readonly needs: BookingUpdatesDependencies) {}

  @Needs('bookings.read')
  @Query(() => BookingUpdates, {
    description:
      'Bookings that were made or changed after a cursor or a moment; all bookings when both are left out. A booking that changes while pages are read comes again.',
  })
  async bookingUpdates(
    @Arg('after', () => String, { nullable: true, description: 'The cursor of the answer before.' })
    after: string | null,
    @Arg('updatedAfter', () => Date, {
      nullable: true,
      description:
        'For a program without a cursor: what was changed after this moment. A booking that was changed up to a minute before it may come, too; none is left out, however late its change was committed.',
    })
    updatedAfter: Date | null,
    @Arg('limit', () => Int, { defaultValue: 50, description: 'Bookings in one answer, 1 to 100.' })
    limit: number,
  ): Promise<BookingUpdates> {
    if (limit < 1 || limit > MOST) throw refused('limit', `limit must be a whole number from 1 to ${MOST}.`);
    await this.needs.numberEvents();
    const start = await this.startOf(after ?? null, updatedAfter ?? null);
    const found = await this.needs.events.changedAfter(start, limit + 1);
    const page = found.slice(0, limit);
    const rows = await this.needs.desk.byIds(page.map(({ bookingId }) => bookingId));
    const byId = new Map(rows.map((row) => [row.id, row]));
    // A booking that was deleted, such as a hold that lapsed, has events, but is no longer there.
    const bookings = page.flatMap(({ bookingId }) => byId.get(bookingId) ?? []).map(guestBookingOf);
    const cursor = page.at(-1)?.position ?? start;
    return Object.assign(new BookingUpdates(), { bookings, cursor, hasMore: found.length > limit });
  }

  private async startOf(after: string | null, updatedAfter: Date | null): Promise<string> {
    if (after === null) return updatedAfter === null ? FIRST : this.needs.events.positionBefore(updatedAfter);
    if (CURSOR.test(after)) return after;
    throw refused('after', 'after must be the cursor of an answer. Leave it out to begin with all bookings.');
  }
}

function refused(field: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}

import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RoomTypeBusy } from '../../bookings/core/booking.results';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import type { FeedProblem } from './calendar-feed.entity';
import { CALENDAR_TEXT_LIMITS } from './calendar-text';
import { CALENDAR_LIMITS } from './calendar.policy';
import type { ListedFeed, ListedRoom } from './calendar.repository';

const CalendarFeedProblem = {
  ADDRESS_INVALID: 'ADDRESS_INVALID',
  HOST_UNKNOWN: 'HOST_UNKNOWN',
  HOST_PRIVATE: 'HOST_PRIVATE',
  TIMEOUT: 'TIMEOUT',
  NOT_REACHED: 'NOT_REACHED',
  TOO_MANY_REDIRECTS: 'TOO_MANY_REDIRECTS',
  REFUSED: 'REFUSED',
  TOO_LARGE: 'TOO_LARGE',
  NOT_A_CALENDAR: 'NOT_A_CALENDAR',
  CUT: 'CUT',
  TOO_MANY_EVENTS: 'TOO_MANY_EVENTS',
  RECURRENCE: 'RECURRENCE',
  EVENT_INVALID: 'EVENT_INVALID',
  EMPTY: 'EMPTY',
  LOST_HALF: 'LOST_HALF',
} as const satisfies Record<FeedProblem, FeedProblem>;

registerEnumType(CalendarFeedProblem, {
  name: 'CalendarFeedProblem',
  description: 'Why a reading of a portal’s calendar changed nothing.',
  valuesConfig: {
    ADDRESS_INVALID: {
      description: 'The address, or an address that it redirects to, does not begin with https://.',
    },
    HOST_UNKNOWN: { description: 'No name server knows the name in the address.' },
    HOST_PRIVATE: {
      description: 'The name leads into a private network. OUTGOING_NETWORKS lists exceptions.',
    },
    TIMEOUT: { description: 'The whole calendar was not received within 10 seconds.' },
    NOT_REACHED: {
      description: 'No connection was made, it broke, or the certificate of the portal is not valid.',
    },
    TOO_MANY_REDIRECTS: { description: 'The portal redirects more than five times.' },
    REFUSED: { description: 'The portal answered with another status than 200.' },
    TOO_LARGE: { description: 'The calendar has more than 1 MB.' },
    NOT_A_CALENDAR: { description: 'The answer is no calendar (RFC 5545).' },
    CUT: { description: 'The end of the calendar is missing.' },
    TOO_MANY_EVENTS: { description: `The calendar has more than ${CALENDAR_TEXT_LIMITS.events} events.` },
    RECURRENCE: { description: 'The calendar has events that repeat, which are not read.' },
    EVENT_INVALID: { description: 'The calendar has an event without a valid date.' },
    EMPTY: { description: 'The calendar has no event any more.' },
    LOST_HALF: { description: 'The calendar lost two or more events and half of all at the same time.' },
  },
});

@ObjectType({ description: 'A portal’s calendar of a room, which the hotel reads every 15 minutes.' })
export class CalendarFeedView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: 'What the desk calls it, such as the name of the portal.' })
  name: string;

  @Field({ description: 'The host of its address. The whole address is a secret of the portal.' })
  host: string;

  @Field({ description: 'When it was added.' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who added it; null when the name is not known any more.',
  })
  createdByName: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was last tried; null before.' })
  lastTriedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was last read as a whole; null before.' })
  lastReadAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When a reading last changed nights of the room; null before.',
  })
  lastChangedAt: Date | null;

  @Field(() => CalendarFeedProblem, {
    nullable: true,
    description: 'Why the last reading changed nothing; null when it was read.',
  })
  problem: FeedProblem | null;

  @Field(() => Date, { nullable: true, description: 'Since when it is not read; null when it is.' })
  failingSince: Date | null;

  @Field(() => Int, { description: 'How many of its events are not over.' })
  events: number;

  static of(feed: ListedFeed): CalendarFeedView {
    return Object.assign(new CalendarFeedView(), feed);
  }
}

@ObjectType({ description: 'A room with the calendars that connect it to portals.' })
export class RoomCalendarView {
  @Field({ description: 'The number of the room.' })
  roomNumber: string;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When the address of its own calendar was made; null without an address.',
  })
  madeAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who made the address; null when the name is not known any more.',
  })
  madeByName: string | null;

  @Field(() => Date, { nullable: true, description: 'When its own calendar was last read; null before.' })
  lastReadAt: Date | null;

  @Field(() => [CalendarFeedView], { description: 'The portals’ calendars of the room, the oldest first.' })
  feeds: CalendarFeedView[];

  static of(room: ListedRoom): RoomCalendarView {
    return Object.assign(new RoomCalendarView(), {
      ...room,
      feeds: room.feeds.map((feed) => CalendarFeedView.of(feed)),
    });
  }
}

@InputType({ description: 'The form for a portal’s calendar of a room.' })
export class CalendarFeedInput {
  @Field({ description: 'The number of the room.' })
  roomNumber: string;

  @Field({
    description: `A name, such as that of the portal, at most ${CALENDAR_LIMITS.name} characters.`,
  })
  name: string;

  @Field({ description: `The address, with https://, at most ${CALENDAR_LIMITS.url} characters.` })
  url: string;
}

@ObjectType({ description: 'The change is stored.' })
export class CalendarsSaved {
  @Field(() => String, {
    nullable: true,
    description: 'The new address of the room’s calendar, which is not shown again; null when none was made.',
  })
  address: string | null;

  @Field(() => CalendarFeedProblem, {
    nullable: true,
    description:
      'Why the portal’s calendar was not read just now; null when it was, or when none was to be read.',
  })
  problem: FeedProblem | null;

  @Field(() => [RoomCalendarView], { description: 'All rooms after the change.' })
  rooms: RoomCalendarView[];

  constructor(address: string | null, problem: FeedProblem | null, rooms: ListedRoom[]) {
    this.address = address;
    this.problem = problem;
    this.rooms = rooms.map((room) => RoomCalendarView.of(room));
  }
}

export const CalendarResult = createUnionType({
  name: 'CalendarResult',
  description: 'All rooms after the change, or a refusal.',
  types: () => [CalendarsSaved, RoomTypeBusy, InvalidInput, RecordNotFound] as const,
});

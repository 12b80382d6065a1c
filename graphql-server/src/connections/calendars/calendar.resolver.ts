import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { RoomTypeBusy } from '../../bookings/core/booking.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { CalendarFeedInput, CalendarResult, CalendarsSaved, RoomCalendarView } from './calendar.results';
import type { CalendarOutcome, CalendarService } from './calendar.service';

const ROOM = 'The number of the room.';
const FEED = 'The portal’s calendar.';

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** The calendars that connect rooms to portals. */
@Resolver()
export class CalendarResolver {
  constructor(private readonly calendars: CalendarService) {}

  @Needs('programs.read')
  @Query(() => [RoomCalendarView], { description: 'All rooms with their calendars, in the owner’s order.' })
  async roomCalendars(): Promise<RoomCalendarView[]> {
    return (await this.calendars.rooms()).map((room) => RoomCalendarView.of(room));
  }

  @Needs('programs.write', { again: true })
  @Mutation(() => CalendarResult, {
    description:
      'Makes the address at which portals read which nights of a room are taken. It is in the result and is not shown again. An earlier address ends.',
  })
  async makeRoomCalendar(
    @Arg('roomNumber', { description: ROOM }) roomNumber: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof CalendarResult> {
    return calendarResult(await this.calendars.makeAddress(staffOf(context), roomNumber));
  }

  @Needs('programs.write')
  @Mutation(() => CalendarResult, { description: 'Ends the address of a room’s calendar.' })
  async revokeRoomCalendar(
    @Arg('roomNumber', { description: ROOM }) roomNumber: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof CalendarResult> {
    return calendarResult(await this.calendars.revokeAddress(staffOf(context), roomNumber));
  }

  @Needs('programs.write', { again: true })
  @Mutation(() => CalendarResult, {
    description: 'Adds a portal’s calendar of a room, and reads it. Its nights are taken as blocks.',
  })
  async addCalendarFeed(
    @Arg('input', () => CalendarFeedInput, { description: 'The form.' }) input: CalendarFeedInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CalendarResult> {
    return calendarResult(await this.calendars.addFeed(staffOf(context), input, context.clock));
  }

  @Needs('programs.write')
  @Mutation(() => CalendarResult, { description: 'Reads a portal’s calendar now.' })
  async readCalendarFeed(
    @Arg('id', () => ID, { description: FEED }) id: string,
    @Arg('acceptLoss', {
      defaultValue: false,
      description: 'Whether to apply a calendar that lost its events, because the portal has confirmed it.',
    })
    acceptLoss: boolean,
    @Ctx() context: RequestContext,
  ): Promise<typeof CalendarResult> {
    if (!isId(id)) return new RecordNotFound();
    return calendarResult(await this.calendars.readNow(staffOf(context), id, acceptLoss, context.clock));
  }

  @Needs('programs.write')
  @Mutation(() => CalendarResult, {
    description: 'Removes a portal’s calendar, and puts its nights after tonight back on sale.',
  })
  async removeCalendarFeed(
    @Arg('id', () => ID, { description: FEED }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof CalendarResult> {
    if (!isId(id)) return new RecordNotFound();
    return calendarResult(await this.calendars.removeFeed(staffOf(context), id, context.clock));
  }
}

function calendarResult(outcome: CalendarOutcome): typeof CalendarResult {
  return resultOf(outcome, {
    CalendarsSaved: ({ address, problem, rooms }) => new CalendarsSaved(address, problem, rooms),
    RoomTypeBusy: () => new RoomTypeBusy(),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

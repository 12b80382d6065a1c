import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import {
  AddRepairNoteInput,
  GiveRoomInput,
  GiveRoomResult,
  HousekeepingDay,
  HousekeepingRoom,
  MarkRoomInput,
  MarkRoomResult,
  RoomMarked,
  RoomMaker,
  RoomMarkEntry,
} from './housekeeping.results';
import type { HousekeepingService } from './housekeeping.service';
import { givenRoomRules, repairNoteRules, ROOM_MARK_LIMITS, roomMarkRules } from './room-mark.policy';

/** The states of the rooms, for housekeeping and reception. */
@Resolver()
export class HousekeepingResolver {
  constructor(private readonly service: HousekeepingService) {}

  @Needs('house.read')
  @Query(() => HousekeepingDay, {
    description: 'For housekeeping and reception: all rooms with their states, the most urgent first.',
  })
  async housekeeping(@Ctx() context: RequestContext): Promise<HousekeepingDay> {
    const who = staffOf(context);
    const businessDay = await context.clock.businessDay();
    const rooms = await this.service.roomsOf(businessDay);
    return { businessDay, rooms: rooms.map((room) => HousekeepingRoom.of(room, businessDay, who)) };
  }

  @Needs('house.read')
  @Query(() => [RoomMarkEntry], {
    description: `For housekeeping and reception: the last ${ROOM_MARK_LIMITS.history} presses about a room, the newest first; empty for an unknown room.`,
  })
  async roomMarks(
    @Arg('roomNumber', () => String, { description: 'The number on the door of the room.' })
    roomNumber: string,
  ): Promise<RoomMarkEntry[]> {
    const marks = await this.service.historyOf(roomNumber, ROOM_MARK_LIMITS.history);
    return marks.map((mark) => RoomMarkEntry.of(mark));
  }

  @Needs('house.write')
  @Mutation(() => MarkRoomResult, {
    description:
      'For housekeeping and reception: keeps what a person pressed about a room. A press without a connection may be sent later, once.',
  })
  async markRoom(
    @Arg('input', () => MarkRoomInput, { description: 'The press.' }) input: MarkRoomInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof MarkRoomResult> {
    const who = staffOf(context);
    const form = readInput(roomMarkRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const businessDay = await context.clock.businessDay();
    return resultOf(await this.service.press(who, form.value, businessDay), {
      RoomMarked: ({ room }) => new RoomMarked(HousekeepingRoom.of(room, businessDay, who)),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('house.assign')
  @Query(() => [RoomMaker], {
    description:
      'For managers: the people to whom rooms can be given, those of the role for housekeeping first.',
  })
  async roomMakers(): Promise<RoomMaker[]> {
    return (await this.service.makers()).map(({ id, name }) => Object.assign(new RoomMaker(), { id, name }));
  }

  @Needs('house.assign')
  @Mutation(() => GiveRoomResult, {
    description:
      'For managers: gives a room to a person, who makes it today. The newest press of the day counts.',
  })
  async giveRoom(
    @Arg('input', () => GiveRoomInput, { description: 'The room and the person.' }) input: GiveRoomInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof GiveRoomResult> {
    const who = staffOf(context);
    const form = readInput(givenRoomRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const businessDay = await context.clock.businessDay();
    return resultOf(await this.service.give(who, form.value, businessDay), {
      RoomMarked: ({ room }) => new RoomMarked(HousekeepingRoom.of(room, businessDay, who)),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('house.write')
  @Mutation(() => MarkRoomResult, {
    description:
      'For housekeeping and reception: notes what must be repaired in a room. It becomes a task, which ends with a block of the room, too.',
  })
  async addRepairNote(
    @Arg('input', () => AddRepairNoteInput, { description: 'The note.' }) input: AddRepairNoteInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof MarkRoomResult> {
    const who = staffOf(context);
    const form = readInput(repairNoteRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const businessDay = await context.clock.businessDay();
    return resultOf(await this.service.noteRepair(who, form.value, businessDay), {
      RoomMarked: ({ room }) => new RoomMarked(HousekeepingRoom.of(room, businessDay, who)),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}

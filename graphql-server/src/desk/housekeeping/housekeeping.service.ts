import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import type { RoomService } from '../../selling/rooms/room.service';
import { lockArrivals } from '../../selling/stays/stay-step.repository';
import type { RoomMark } from './room-mark.entity';
import { byUrgency, needOf, type RoomNeed } from './room-mark.policy';
import type { RoomMarkRepository, RoomMarkRow } from './room-mark.repository';
import type { RoomNow, RoomStatesReadModel } from './room-states.read-model';

/** A press about a room. */
interface Press extends Pick<RoomMark, 'kind' | 'idempotencyKey'> {
  roomNumber: string;
  waitedSeconds: number;
}

/** A room with its need on the business day. */
export interface RoomOfDay extends RoomNow {
  need: RoomNeed;
}

type PressOutcome =
  { kind: 'RoomMarked'; room: RoomOfDay } | { kind: 'IdempotencyConflict' } | InvalidInputOutcome;

const UNKNOWN_ROOM: InvalidInputOutcome = {
  kind: 'InvalidInput',
  faults: [fieldFault('roomNumber', 'ROOM_NUMBER_UNKNOWN')],
};

/** Keeps what the staff press about rooms, and says what each room needs. */
export class HousekeepingService {
  constructor(
    private readonly database: DataSource,
    private readonly marks: RoomMarkRepository,
    private readonly states: RoomStatesReadModel,
    private readonly rooms: RoomService,
  ) {}

  /** All rooms, the most urgent first. */
  async roomsOf(day: PlainDate): Promise<RoomOfDay[]> {
    const rooms = (await this.states.all()).map((room) => ({ ...room, need: needOf(room, day) }));
    return rooms.toSorted((one, other) => byUrgency(one.need, other.need));
  }

  /** What was pressed about a room, the newest press first. */
  historyOf(roomNumber: string, atMost: number): Promise<RoomMarkRow[]> {
    return this.marks.historyOf(roomNumber.replaceAll('\0', ''), atMost);
  }

  /**
   * Keeps a press. Presses and arrivals in a room wait for each other, so that nobody is checked in to a room that has just
   * become dirty without being asked. A repeated key changes nothing.
   */
  async press(who: Staff, press: Press, day: PlainDate): Promise<PressOutcome> {
    const room = (await this.rooms.rooms()).find(({ number }) => number === press.roomNumber);
    if (!room) return UNKNOWN_ROOM;
    return inTransaction(this.database, async (manager): Promise<PressOutcome> => {
      await lockArrivals(manager, [room.id]);
      const sent = await this.marks.findByKey(manager, press.idempotencyKey);
      if (sent && (sent.roomId !== room.id || sent.kind !== press.kind))
        return { kind: 'IdempotencyConflict' };
      if (!sent)
        await this.marks.add(manager, { ...press, id: randomUUID(), roomId: room.id, pressedBy: who.uid });
      return { kind: 'RoomMarked', room: await this.roomOf(manager, room.id, day) };
    });
  }

  private async roomOf(manager: EntityManager, id: number, day: PlainDate): Promise<RoomOfDay> {
    const [room] = await this.states.of(manager, [id]);
    if (!room) throw new Error(`There is no room ${id}.`);
    return { ...room, need: needOf(room, day) };
  }
}

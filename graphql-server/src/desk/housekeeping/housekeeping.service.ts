import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import type { Room } from '../../selling/rooms/room.entity';
import type { RoomService } from '../../selling/rooms/room.service';
import { lockArrivals } from '../../selling/stays/stay-step.repository';
import type { RoomMark } from './room-mark.entity';
import { byUrgency, needOf, type RoomNeed } from './room-mark.policy';
import type { RoomMarkRepository, RoomMarkRow } from './room-mark.repository';
import type { RoomMaker, RoomMakersReadModel } from './room-makers.read-model';
import type { RoomNow, RoomStatesReadModel } from './room-states.read-model';

/** A press about a room. */
interface Press extends Pick<RoomMark, 'kind' | 'idempotencyKey'> {
  roomNumber: string;
  waitedSeconds: number;
}

/** A room that one person assigns to another person for the day. */
interface GivenRoom extends Pick<Press, 'roomNumber' | 'waitedSeconds' | 'idempotencyKey'> {
  /** The id of the member of the staff who makes the room. */
  makerId: string;
}

/** What must be repaired in a room. */
interface RepairNote extends Pick<Press, 'roomNumber' | 'idempotencyKey'> {
  note: string;
}

/** A room with its need on the business day. */
export interface RoomOfDay extends RoomNow {
  need: RoomNeed;
}

type PressOutcome =
  { kind: 'RoomMarked'; room: RoomOfDay } | { kind: 'IdempotencyConflict' } | InvalidInputOutcome;

interface HousekeepingNeeds {
  database: DataSource;
  marks: RoomMarkRepository;
  states: RoomStatesReadModel;
  rooms: RoomService;
  makers: RoomMakersReadModel;
  tasks: TaskRepository;
  audit: AuditService;
}

const UNKNOWN_ROOM: InvalidInputOutcome = {
  kind: 'InvalidInput',
  faults: [fieldFault('roomNumber', 'ROOM_NUMBER_UNKNOWN')],
};

/** Stores what the staff enter about rooms, and tells what each room needs. */
export class HousekeepingService {
  constructor(private readonly needs: HousekeepingNeeds) {}

  /** The people to whom rooms can be given. */
  makers(): Promise<RoomMaker[]> {
    return this.needs.makers.read();
  }

  /** All rooms, the most urgent first. */
  async roomsOf(day: PlainDate): Promise<RoomOfDay[]> {
    const rooms = (await this.needs.states.all()).map((room) => ({ ...room, need: needOf(room, day) }));
    return rooms.toSorted((one, other) => byUrgency(one.need, other.need));
  }

  /** The entries about a room, the newest first. */
  historyOf(roomNumber: string, atMost: number): Promise<RoomMarkRow[]> {
    return this.needs.marks.historyOf(roomNumber.replaceAll('\0', ''), atMost);
  }

  /**
   * Stores an entry about a room. Entries and arrivals of one room lock each other: when the room has just become
   * dirty, the desk is asked before a guest is checked in to it. A repeated key changes nothing.
   */
  press(who: Staff, press: Press, day: PlainDate): Promise<PressOutcome> {
    return this.keep(who, { ...press, maker: null }, day);
  }

  /** Assigns a room to a person for the day, as if the person had taken the room. */
  async give(
    who: Staff,
    { makerId, ...given }: GivenRoom,
    day: PlainDate,
  ): Promise<PressOutcome | RecordNotFoundOutcome> {
    const person = (await this.needs.makers.read()).find(({ id }) => id === makerId);
    if (!person) return { kind: 'RecordNotFound' };
    return this.keep(who, { ...given, kind: 'TAKEN', maker: person.uid }, day);
  }

  /**
   * Notes what must be repaired: a task for reception, which may take the room out of order for it. A repeated key
   * adds no second task, even after the first task is done.
   */
  async noteRepair(
    who: Staff,
    { roomNumber, note, idempotencyKey }: RepairNote,
    day: PlainDate,
  ): Promise<PressOutcome> {
    const { database, tasks, audit } = this.needs;
    const room = await this.roomAt(roomNumber);
    if (!room) return UNKNOWN_ROOM;
    return inTransaction(database, async (manager): Promise<PressOutcome> => {
      await lockArrivals(manager, [room.id]);
      if (!(await tasks.wasAdded(manager, idempotencyKey, 'REPAIR'))) {
        const parameters = { roomNumber, repairNote: note, notedBy: who.uid };
        await tasks.add(manager, { kind: 'REPAIR', bookingId: null, subject: idempotencyKey, parameters });
        const audited = { who, action: 'addRepairNote', details: { roomNumber } } as const;
        await audit.noteChange(manager, audited, { recordId: null, before: {}, after: { note } });
      }
      return { kind: 'RoomMarked', room: await this.roomOf(manager, room.id, day) };
    });
  }

  private async keep(
    who: Staff,
    press: Press & Pick<RoomMark, 'maker'>,
    day: PlainDate,
  ): Promise<PressOutcome> {
    const { database, marks } = this.needs;
    const room = await this.roomAt(press.roomNumber);
    if (!room) return UNKNOWN_ROOM;
    return inTransaction(database, async (manager): Promise<PressOutcome> => {
      await lockArrivals(manager, [room.id]);
      const sent = await marks.findByKey(manager, press.idempotencyKey);
      if (sent && (sent.roomId !== room.id || sent.kind !== press.kind || sent.maker !== press.maker))
        return { kind: 'IdempotencyConflict' };
      if (!sent)
        await marks.add(manager, { ...press, id: randomUUID(), roomId: room.id, pressedBy: who.uid });
      return { kind: 'RoomMarked', room: await this.roomOf(manager, room.id, day) };
    });
  }

  private async roomAt(roomNumber: string): Promise<Room | undefined> {
    return (await this.needs.rooms.rooms()).find(({ number }) => number === roomNumber);
  }

  private async roomOf(manager: EntityManager, id: number, day: PlainDate): Promise<RoomOfDay> {
    const [room] = await this.needs.states.of(manager, [id]);
    if (!room) throw new Error(`There is no room ${id}.`);
    return { ...room, need: needOf(room, day) };
  }
}

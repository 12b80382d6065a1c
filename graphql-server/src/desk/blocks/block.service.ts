import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { isRecordId } from '../../pages/records/record-id';
import type { RequestClock } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import type { RoomService } from '../../selling/rooms/room.service';
import type { Nights, Occupant, RoomOccupancy } from '../../selling/stays/room-occupancy.repository';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import type { Block } from './block.entity';
import { endFaults, nightFaults, reasonFaults } from './block.policy';
import type { BlockRepository, BlockRow } from './block.repository';

/** The form that takes a room out of sale. */
export interface NewBlock extends Pick<Block, 'firstNight' | 'until' | 'reason' | 'note'> {
  roomNumber: string;
  /** The task about a repair that the block answers; null without one. */
  repairTask: string | null;
  idempotencyKey: string;
}

/** The fields of a block that can change. */
export type ChangedBlock = Pick<Block, 'until' | 'reason' | 'note'>;

type Taken = { kind: 'RoomTaken'; occupants: [Occupant, ...Occupant[]] };
type Busy = { kind: 'RoomTypeBusy' };
type Blocked = { kind: 'RoomBlocked'; block: BlockRow };
type Refused = Taken | Busy | InvalidInputOutcome;

export type BlockOutcome = Blocked | Refused | { kind: 'IdempotencyConflict' };
export type ChangeBlockOutcome = Blocked | Refused | RecordNotFoundOutcome;
export type EndBlockOutcome =
  { kind: 'BlockEnded'; block: BlockRow | null } | Exclude<Refused, Taken> | RecordNotFoundOutcome;

const refused = (...faults: InvalidInputOutcome['faults']): InvalidInputOutcome => ({
  kind: 'InvalidInput',
  faults,
});

const ofFeed = (field: string, feed: string) => fieldFault(field, 'BLOCK_OF_CALENDAR', { feed });

/** Takes rooms out of sale, and puts them back. A block and a stay never have the same night of a room. */
export class BlockService {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly occupancy: RoomOccupancy,
    private readonly rooms: RoomService,
    private readonly roomTypeQueue: RoomTypeQueue,
    private readonly audit: AuditService,
    private readonly tasks: TaskRepository,
  ) {}

  /** The blocks with a night in [from, until), the earliest first. */
  between(from: PlainDate, until: PlainDate): Promise<BlockRow[]> {
    return this.blocks.between(from, until);
  }

  /**
   * Takes the room out of sale, or names the guest or block that has it. A repeated key returns the block that it made.
   */
  async block(who: Staff, form: NewBlock, clock: RequestClock): Promise<BlockOutcome> {
    const businessDay = await clock.businessDay();
    const [rooms, types] = await Promise.all([this.rooms.rooms(), this.rooms.allTypes()]);
    const room = rooms.find(({ number }) => number === form.roomNumber);
    const unknown = room ? [] : [fieldFault('roomNumber', 'ROOM_NUMBER_UNKNOWN')];
    const faults = [...unknown, ...nightFaults(form, businessDay)];
    if (!room || faults.length > 0) return refused(...faults);
    const roomType = types.find(({ id }) => id === room.typeId)?.code ?? '';
    return this.roomTypeQueue.transact([roomType], clock, async (manager): Promise<BlockOutcome> => {
      await this.rooms.lockRoomTypes(manager, [roomType]);
      const sent = await this.blocks.findByKey(manager, form.idempotencyKey);
      if (sent) return this.sameAgain(manager, sent, form, room.id);
      const taken = await this.takenBy(manager, room.id, { first: form.firstNight, until: form.until });
      if (taken) return taken;
      const id = randomUUID();
      const { firstNight, until, reason, note, idempotencyKey } = form;
      await this.blocks.add(manager, {
        id,
        roomId: room.id,
        firstNight,
        until,
        reason,
        note,
        idempotencyKey,
        madeBy: who.uid,
      });
      await this.occupancy.takeForBlock(manager, id, room.id, { first: firstNight, until });
      if (form.repairTask !== null) await this.endRepair(manager, who, form.repairTask, note);
      const block = await this.stored(manager, id);
      const audited = { who, action: 'blockRoom', details: { roomNumber: room.number } } as const;
      await this.audit.noteChange(manager, audited, { recordId: id, before: {}, after: partsOf(block) });
      return { kind: 'RoomBlocked', block };
    });
  }

  /**
   * Changes the end, reason or note of a block. The first night cannot change; the reason cannot change once a night of
   * the block has passed.
   */
  change(who: Staff, id: string, form: ChangedBlock, clock: RequestClock): Promise<ChangeBlockOutcome> {
    return this.onBlock(id, clock, async (manager, before, businessDay): Promise<ChangeBlockOutcome> => {
      if (before.takenBy !== null) return refused(ofFeed('until', before.takenBy));
      const faults = endFaults(before, form.until, businessDay);
      if (faults.length > 0) return refused(...faults);
      const fixed = reasonFaults(before, form.reason, businessDay);
      if (fixed.length > 0) return refused(...fixed);
      const added = { first: before.until, until: form.until };
      const taken = form.until > before.until ? await this.takenBy(manager, before.roomId, added) : null;
      if (taken) return taken;
      await this.occupancy.freeBlock(manager, id, form.until);
      if (form.until > before.until) await this.occupancy.takeForBlock(manager, id, before.roomId, added);
      await this.blocks.change(manager, id, { until: form.until, reason: form.reason, note: form.note });
      const block = await this.stored(manager, id);
      await this.note(manager, who, 'changeBlock', before, block);
      return { kind: 'RoomBlocked', block };
    });
  }

  /**
   * Puts the room back on sale from that night on, or from tonight. A block without a remaining night is deleted. Past
   * nights stay blocked, and a block that has ended stays unchanged.
   */
  end(who: Staff, id: string, from: PlainDate | null, clock: RequestClock): Promise<EndBlockOutcome> {
    return this.onBlock(id, clock, async (manager, before, businessDay): Promise<EndBlockOutcome> => {
      if (before.takenBy !== null) return refused(ofFeed('from', before.takenBy));
      const until = from ?? businessDay;
      if (until < businessDay) return refused(fieldFault('from', 'DATE_PASSED', { today: businessDay }));
      if (until >= before.until) return { kind: 'BlockEnded', block: before };
      await this.occupancy.freeBlock(manager, id, until);
      const block = until > before.firstNight ? { ...before, until } : null;
      if (block) await this.blocks.change(manager, id, { until });
      else await this.blocks.remove(manager, id);
      await this.note(manager, who, 'endBlock', before, block);
      return { kind: 'BlockEnded', block };
    });
  }

  /** Runs the work with the block and its room type locked. Every sale takes these locks in the same order. */
  private async onBlock<Outcome>(
    id: string,
    clock: RequestClock,
    work: (manager: EntityManager, block: BlockRow, businessDay: PlainDate) => Promise<Outcome>,
  ): Promise<Outcome | Busy | RecordNotFoundOutcome> {
    const businessDay = await clock.businessDay();
    const found = isRecordId(id) ? await this.blocks.find(id) : null;
    if (!found) return { kind: 'RecordNotFound' };
    return this.roomTypeQueue.transact(
      [found.roomType],
      clock,
      async (manager): Promise<Outcome | RecordNotFoundOutcome> => {
        await this.rooms.lockRoomTypes(manager, [found.roomType]);
        const block = await this.blocks.lock(manager, id);
        return block ? work(manager, block, businessDay) : { kind: 'RecordNotFound' };
      },
    );
  }

  private async takenBy(manager: EntityManager, roomId: number, nights: Nights): Promise<Taken | null> {
    const [first, ...others] = await this.occupancy.occupants([roomId], nights, [], manager);
    return first ? { kind: 'RoomTaken', occupants: [first, ...others] } : null;
  }

  private async sameAgain(
    manager: EntityManager,
    sent: Block,
    form: NewBlock,
    roomId: number,
  ): Promise<BlockOutcome> {
    const isSame =
      sent.roomId === roomId && sent.firstNight === form.firstNight && sent.reason === form.reason;
    if (!isSame) return { kind: 'IdempotencyConflict' };
    return { kind: 'RoomBlocked', block: await this.stored(manager, sent.id) };
  }

  /** The repair is planned, so its task is done. */
  private async endRepair(
    manager: EntityManager,
    who: Staff,
    id: string,
    note: string | null,
  ): Promise<void> {
    const task = isRecordId(id) ? await this.tasks.findOpen(manager, id) : null;
    if (task?.kind === 'REPAIR') await this.tasks.finish(manager, { id, note: note ?? '', by: who.uid });
  }

  private async stored(manager: EntityManager, id: string): Promise<BlockRow> {
    const block = await this.blocks.find(id, manager);
    if (!block) throw new Error(`There is no block ${id}.`);
    return block;
  }

  private async note(
    manager: EntityManager,
    who: Staff,
    action: 'changeBlock' | 'endBlock',
    before: BlockRow,
    after: BlockRow | null,
  ): Promise<void> {
    const audited = { who, action, details: { roomNumber: before.roomNumber } };
    const parts = { before: partsOf(before), after: after ? partsOf(after) : {} };
    await this.audit.noteChange(manager, audited, { recordId: before.id, ...parts });
  }
}

/** The fields of a block that an audit entry stores. */
function partsOf({ roomNumber, firstNight, until, reason, note }: BlockRow): object {
  return { roomNumber, firstNight, until, reason, note };
}

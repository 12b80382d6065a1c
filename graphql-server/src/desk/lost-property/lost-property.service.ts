import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { isRecordId } from '../../pages/records/record-id';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { RoomService } from '../../selling/rooms/room.service';
import type { LostItem, LostItemState } from './lost-item.entity';
import type { ItemSearch, LostItemRepository, LostItemRow } from './lost-item.repository';

/** Something that was found. */
interface FoundItem extends Pick<LostItem, 'what' | 'roomNumber' | 'place' | 'note' | 'idempotencyKey'> {
  waitedSeconds: number;
}

/** What becomes of an item. */
interface ItemOutcome {
  id: string;
  /** The state of the item that the person has seen. */
  seen: LostItemState;
  state: LostItemState;
  handedTo: string | null;
  note: string | null;
}

interface Stored {
  kind: 'LostItemStored';
  item: LostItemRow;
}
type AddOutcome = Stored | { kind: 'IdempotencyConflict' } | InvalidInputOutcome;
type StepOutcome = Stored | { kind: 'LostItemElsewhere'; item: LostItemRow } | RecordNotFoundOutcome;

/** Stores items that were found in the hotel, and their steps. */
export class LostPropertyService {
  constructor(
    private readonly database: DataSource,
    private readonly items: LostItemRepository,
    private readonly rooms: RoomService,
    private readonly audit: AuditService,
  ) {}

  /** The items, the newest first. */
  search(search: ItemSearch): Promise<LostItemRow[]> {
    return this.items.search(search);
  }

  /** Stores an item. A repeated key returns the item that was stored with the key. */
  async add(who: Staff, found: FoundItem): Promise<AddOutcome> {
    const { what, roomNumber, place } = found;
    if (roomNumber === null && place === null)
      return refused(fieldFault('place', 'TEXT_MISSING', { object: 'foundPlace' }));
    const isKnown = roomNumber === null || (await this.hasRoom(roomNumber));
    if (!isKnown) return refused(fieldFault('roomNumber', 'ROOM_NUMBER_UNKNOWN'));
    return inTransaction(this.database, async (manager): Promise<AddOutcome> => {
      const id = randomUUID();
      if (await this.items.add(manager, { ...found, id, foundBy: who.uid })) {
        const audited = { who, action: 'addLostItem', details: { what, roomNumber, place } } as const;
        await this.audit.noteChange(manager, audited, { recordId: id, before: {}, after: { state: 'KEPT' } });
        return { kind: 'LostItemStored', item: await this.items.read(manager, id) };
      }
      const sent = await this.items.findByKey(manager, found.idempotencyKey);
      if (sent?.what !== what || sent.roomNumber !== roomNumber) return { kind: 'IdempotencyConflict' };
      return { kind: 'LostItemStored', item: await this.items.read(manager, sent.id) };
    });
  }

  /** Adds a step to an item, unless somebody else has added a step since the person looked. */
  async setOutcome(who: Staff, { id, seen, ...step }: ItemOutcome): Promise<StepOutcome> {
    if (!isRecordId(id)) return { kind: 'RecordNotFound' };
    return inTransaction(this.database, async (manager): Promise<StepOutcome> => {
      if (!(await this.items.lock(manager, id))) return { kind: 'RecordNotFound' };
      const before = await this.items.read(manager, id);
      if (before.state !== seen) return { kind: 'LostItemElsewhere', item: before };
      if (step.state === seen) return { kind: 'LostItemStored', item: before };
      const { state: kind, handedTo, note } = step;
      await this.items.addStep(manager, {
        ...{ id: randomUUID(), itemId: id, doneBy: who.uid },
        ...{ kind, handedTo, note },
      });
      // The audit entry outlives the item, so it does not name the person who got the item.
      const audited = { who, action: 'setLostItemState', details: { what: before.what } } as const;
      const change = { recordId: id, before: { state: seen }, after: { state: kind } };
      await this.audit.noteChange(manager, audited, change);
      return { kind: 'LostItemStored', item: await this.items.read(manager, id) };
    });
  }

  private async hasRoom(roomNumber: string): Promise<boolean> {
    return (await this.rooms.rooms()).some(({ number }) => number === roomNumber);
  }
}

const refused = (fault: FieldFaultParts): InvalidInputOutcome => ({ kind: 'InvalidInput', faults: [fault] });

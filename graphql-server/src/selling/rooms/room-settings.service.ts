import { In, type DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { isReferenced, lockByName } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { pictureFaults } from '../../pictures/core/picture-references';
import type { PropertyService } from '../property/property.service';
import { roomRules, roomsRules, roomTypeCodeRules, roomTypeRules } from './room-settings.policy';
import { RoomType } from './room-type.entity';
import { Room } from './room.entity';

/** All room types in their order, and all rooms in the order of their numbers. */
export interface StoredRooms {
  types: readonly RoomType[];
  rooms: readonly Room[];
}

interface RoomsSavedOutcome {
  kind: 'RoomsSaved';
  /** The stored room types and rooms. */
  stored: StoredRooms;
}

export type AddOutcome = RoomsSavedOutcome | InvalidInputOutcome;
export type EditRoomOutcome = AddOutcome | RecordNotFoundOutcome;
export type EditTypeOutcome = EditRoomOutcome | { kind: 'RoomTypeChanged'; stored: RoomType };
export type DeleteRoomsOutcome = RoomsSavedOutcome | RecordNotFoundOutcome | { kind: 'RecordInUse' };

/**
 * Reads and changes room types and rooms, for the owner. Each change and its audit entry are written in one
 * transaction.
 */
export class RoomSettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly pictureIndex: PictureIndex,
    private readonly property: Pick<PropertyService, 'isNamed'>,
  ) {}

  async find(): Promise<StoredRooms> {
    const [types, rooms] = await Promise.all([
      this.database.getRepository(RoomType).find({ order: { sortOrder: 'ASC', id: 'ASC' } }),
      this.database.getRepository(Room).find({ order: { number: 'ASC' } }),
    ]);
    return { types, rooms };
  }

  /**
   * Adds a room type without rooms. The hotel's details must be entered first, because they include the currency of the
   * rate.
   */
  async addType(who: Staff, input: object): Promise<AddOutcome> {
    if (!this.property.isNamed) return invalid([fieldFault('code', 'HOTEL_NEEDED_FIRST')]);
    const code = readInput(roomTypeCodeRules, input);
    const form = readInput(roomTypeRules, input);
    if (!code.ok || !form.ok)
      return invalid([...(code.ok ? [] : code.faults), ...(form.ok ? [] : form.faults)]);
    const row = { ...columnsOf(form.value, NO_SUPPLEMENTS), ...code.value };
    const faults = pictureFaults(this.pictureIndex, 'pictures', row.pictures);
    if (faults.length > 0) return invalid(faults);
    return this.change<AddOutcome>({ who, action: 'addRoomType', details: row }, async (manager) => {
      await lockRooms(manager);
      if (await manager.existsBy(RoomType, { code: row.code }))
        return { refused: invalid([fieldFault('code', 'ROOM_TYPE_CODE_TAKEN')]) };
      await manager.insert(RoomType, row);
      return { after: row };
    });
  }

  /** Replaces a room type if it still has the version that the form was opened with. Bookings keep their price. */
  async editType(who: Staff, id: number, input: object, version: number): Promise<EditTypeOutcome> {
    const form = readInput(roomTypeRules, input);
    if (!form.ok) return invalid(form.faults);
    const faults = pictureFaults(this.pictureIndex, 'pictures', form.value.pictures);
    if (faults.length > 0) return invalid(faults);
    const audited = { who, action: 'editRoomType', details: form.value } as const;
    return this.change<EditTypeOutcome>(audited, async (manager) => {
      const before = await lockedType(manager, id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if (before.version !== version) return { refused: { kind: 'RoomTypeChanged', stored: before } };
      const changes = { ...columnsOf(form.value, before), version: version + 1 };
      await manager.update(RoomType, { id }, changes);
      return { before, after: { ...before, ...changes } };
    });
  }

  /** Deletes a room type with its rooms, unless a booking or a listing refers to it. */
  deleteType(who: Staff, id: number): Promise<DeleteRoomsOutcome> {
    return this.delete({ who, action: 'deleteRoomType' }, async (manager) => {
      await lockRooms(manager);
      const before = await lockedType(manager, id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      const rooms = await manager.findBy(Room, { typeId: id });
      await manager.delete(Room, { typeId: id });
      await manager.delete(RoomType, { id });
      return { before: { ...before, rooms: rooms.map(({ number }) => number) } };
    });
  }

  async addRoom(who: Staff, typeId: number, input: object): Promise<EditRoomOutcome> {
    const form = readInput(roomRules, input);
    if (!form.ok) return invalid(form.faults);
    return this.change<EditRoomOutcome>({ who, action: 'addRoom', details: form.value }, async (manager) => {
      await lockRooms(manager);
      const type = await manager.findOneBy(RoomType, { id: typeId });
      if (!type) return { refused: { kind: 'RecordNotFound' } };
      if (await manager.existsBy(Room, { number: form.value.number })) return { refused: NUMBER_TAKEN };
      await manager.insert(Room, { ...form.value, typeId });
      return { after: { ...form.value, roomType: type.code } };
    });
  }

  /** Adds all of the rooms or none. */
  async addRooms(who: Staff, typeId: number, input: object): Promise<EditRoomOutcome> {
    const form = readInput(roomsRules, input);
    if (!form.ok) return invalid(form.faults);
    const { numbers, onSale } = form.value;
    return this.change<EditRoomOutcome>({ who, action: 'addRoom', details: form.value }, async (manager) => {
      await lockRooms(manager);
      const type = await manager.findOneBy(RoomType, { id: typeId });
      if (!type) return { refused: { kind: 'RecordNotFound' } };
      const taken = await manager.find(Room, { where: { number: In(numbers) }, order: { number: 'ASC' } });
      if (taken.length > 0) {
        const words = taken.map(({ number }) => number).join(', ');
        return { refused: invalid([fieldFault('numbers', 'ROOM_NUMBERS_TAKEN', { numbers: words })]) };
      }
      await manager.insert(
        Room,
        numbers.map((number) => ({ number, onSale, typeId })),
      );
      return { after: { numbers, onSale, roomType: type.code } };
    });
  }

  /** Changes a room's number, or takes it off sale. Its type never changes, because guests have booked the type. */
  async editRoom(who: Staff, id: number, input: object): Promise<EditRoomOutcome> {
    const form = readInput(roomRules, input);
    if (!form.ok) return invalid(form.faults);
    return this.change<EditRoomOutcome>({ who, action: 'editRoom', details: form.value }, async (manager) => {
      await lockRooms(manager);
      const before = await manager.findOneBy(Room, { id });
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      const other = await manager.findOneBy(Room, { number: form.value.number });
      if (other && other.id !== id) return { refused: NUMBER_TAKEN };
      await manager.update(Room, { id }, form.value);
      return { before, after: { ...before, ...form.value } };
    });
  }

  /** Deletes a room that was never booked. */
  deleteRoom(who: Staff, id: number): Promise<DeleteRoomsOutcome> {
    return this.delete({ who, action: 'deleteRoom' }, async (manager) => {
      await lockRooms(manager);
      const before = await manager.findOneBy(Room, { id });
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      await manager.delete(Room, { id });
      return { before };
    });
  }

  private async change<Outcome extends { kind: string }>(
    audited: Parameters<AuditService['performUnlessRefused']>[0],
    work: (manager: EntityManager) => Promise<RoomChange<Outcome>>,
  ): Promise<Outcome | RoomsSavedOutcome> {
    const refused = await this.audit.performUnlessRefused(audited, work);
    return refused ?? { kind: 'RoomsSaved', stored: await this.find() };
  }

  private async delete(
    audited: Parameters<AuditService['performUnlessRefused']>[0],
    work: (manager: EntityManager) => Promise<RoomChange<DeleteRoomsOutcome>>,
  ): Promise<DeleteRoomsOutcome> {
    try {
      return await this.change(audited, work);
    } catch (error) {
      if (isReferenced(error)) return { kind: 'RecordInUse' };
      throw error;
    }
  }
}

type Supplemented = Pick<RoomType, 'adultSupplementCents' | 'childSupplements'>;

const NO_SUPPLEMENTS: Supplemented = { adultSupplementCents: 0, childSupplements: {} };

/** The columns of a form. Columns that the form leaves out do not change. */
function columnsOf(
  { adultSupplementCents, childSupplements, ...form }: z.infer<typeof roomTypeRules>,
  before: Supplemented,
) {
  const ofChildren = childSupplements?.map(({ band, cents }) => [band, cents] as const);
  return {
    ...form,
    adultSupplementCents: adultSupplementCents ?? before.adultSupplementCents,
    childSupplements: ofChildren ? Object.fromEntries(ofChildren) : before.childSupplements,
  };
}

/** The effect of the work on rooms, or why it did nothing. */
type RoomChange<Outcome> =
  { refused: Exclude<Outcome, RoomsSavedOutcome> } | { before?: object; after?: object };

const NUMBER_TAKEN: InvalidInputOutcome = {
  kind: 'InvalidInput',
  faults: [fieldFault('number', 'ROOM_NUMBER_TAKEN')],
};

function invalid(faults: FieldFaultParts[]): InvalidInputOutcome {
  return { kind: 'InvalidInput', faults };
}

/** Takes the lock under which codes and numbers change one at a time, so that each is compared with all others. */
function lockRooms(manager: EntityManager): Promise<void> {
  return lockByName(manager, 'codes and numbers of rooms');
}

function lockedType(manager: EntityManager, id: number): Promise<RoomType | null> {
  return manager.createQueryBuilder(RoomType, 'type').where({ id }).setLock('pessimistic_write').getOne();
}

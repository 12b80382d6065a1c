import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { RequestClock } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import { isRecordId } from '../../pages/records/record-id';
import type { RoomService } from '../../selling/rooms/room.service';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import { isUpgrade, roomFaults, type TypedRoom } from './move.policy';
import type { RoomMoveRepository } from './room-move.repository';
import {
  obstructed,
  REASON_MISSING,
  refused,
  type CommonForm,
  type Leaving,
  type MoveContext,
  type Refused,
  type RoomMover,
} from './room-mover';
import { RoomsByNumber } from './rooms-by-number';

/** The form that gives a stay another room. */
export interface MoveForm extends CommonForm {
  toRoom: string;
  /** The first night in the other room; null for all remaining nights. */
  from: PlainDate | null;
}

/** The form that exchanges the rooms of two stays. */
export interface SwapForm extends CommonForm {
  otherStayId: string;
  /** The room of the other stay that the form showed. */
  otherRoom: string;
}

interface Done {
  kind: 'StaysMoved';
  bookings: BookingRecord[];
}

type Within = Done | Refused | { kind: 'IdempotencyConflict' };

export type MoveOutcome = Within | RecordNotFoundOutcome | { kind: 'RoomTypeBusy' };

const UNKNOWN = (field: string) => refused([fieldFault(field, 'ROOM_NUMBER_UNKNOWN')]);

/** Gives stays other rooms. Their price never changes, and past nights keep their rooms. */
export class MoveService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly moves: RoomMoveRepository,
    private readonly mover: RoomMover,
    private readonly rooms: RoomService,
    private readonly roomTypeQueue: RoomTypeQueue,
  ) {}

  /** Moves a stay to another room, or says who or what has the room. A repeated key returns the same result. */
  async move(who: Staff, form: MoveForm, clock: RequestClock): Promise<MoveOutcome> {
    const found = isRecordId(form.stayId) ? await this.bookings.findByStay(form.stayId) : null;
    if (!found) return { kind: 'RecordNotFound' };
    const context = await this.contextOf(who, form, clock);
    const target = context.rooms.numbered(form.toRoom);
    if (!target) return UNKNOWN('toRoom');
    const types = context.rooms.typesOf([target, ...roomsIn([found], context.rooms)]);
    return this.roomTypeQueue.transact(types, clock, async (manager): Promise<MoveOutcome> => {
      const booking = await this.bookings.lockById(manager, found.id);
      const stay = booking?.stays.find(({ id }) => id === form.stayId);
      if (!booking || !stay) return { kind: 'RecordNotFound' };
      const sent = await this.moves.findByKey(manager, stay.id, form.idempotencyKey);
      if (sent)
        return sent.toRoomId === target.id
          ? { kind: 'StaysMoved', bookings: [booking] }
          : { kind: 'IdempotencyConflict' };
      const leaving = await this.mover.leavingOf(
        manager,
        { booking, stay, seen: form.fromRoom, from: form.from },
        context,
      );
      if ('kind' in leaving) return leaving;
      const wrong = this.refusalOf(leaving, target, context);
      if (wrong) return wrong;
      await this.rooms.lockRoomTypes(manager, [], [target.id]);
      const moved = [{ leaving, target }];
      const taken = await this.mover.takenBy(manager, moved, context);
      if (taken) return taken;
      const kind = isUpgrade(stay, target) ? 'UPGRADE' : 'MOVE';
      await this.mover.carryOut(manager, moved, kind, context);
      return { kind: 'StaysMoved', bookings: [booking] };
    });
  }

  /** Exchanges the rooms of two stays for their remaining nights. A repeated key returns the same result. */
  async swap(who: Staff, form: SwapForm, clock: RequestClock): Promise<MoveOutcome> {
    const ids = [form.stayId, form.otherStayId];
    const found = ids.every(isRecordId)
      ? await Promise.all(ids.map((id) => this.bookings.findByStay(id)))
      : [];
    const [one, other] = found;
    if (!one || !other) return { kind: 'RecordNotFound' };
    const context = await this.contextOf(who, form, clock);
    const types = context.rooms.typesOf(roomsIn([one, other], context.rooms));
    return this.roomTypeQueue.transact(types, clock, (manager) =>
      this.swapWithin(manager, [one.id, other.id], form, context),
    );
  }

  private async swapWithin(
    manager: EntityManager,
    bookingIds: readonly string[],
    form: SwapForm,
    context: MoveContext,
  ): Promise<MoveOutcome> {
    const bookings: BookingRecord[] = [];
    // Always in the order of ids, so that two swaps never wait for each other in a circle.
    for (const id of [...new Set(bookingIds)].toSorted()) {
      const booking = await this.bookings.lockById(manager, id);
      if (booking) bookings.push(booking);
    }
    const first = stayIn(bookings, form.stayId);
    const second = stayIn(bookings, form.otherStayId);
    if (!first || !second || first.stay.id === second.stay.id) return { kind: 'RecordNotFound' };
    const sent = await this.moves.findByKey(manager, first.stay.id, form.idempotencyKey);
    if (sent) return { kind: 'StaysMoved', bookings };
    const one = await this.mover.leavingOf(manager, { ...first, seen: form.fromRoom, from: null }, context);
    if ('kind' in one) return one;
    const other = await this.mover.leavingOf(
      manager,
      { ...second, seen: form.otherRoom, from: null },
      context,
    );
    if ('kind' in other) return other;
    if (one.room.type.code !== other.room.type.code)
      return obstructed({ code: 'SWAP_OF_TWO_TYPES' }, 'otherStayId');
    const exchanged = [
      { leaving: one, target: other.room },
      { leaving: other, target: one.room },
    ];
    for (const { leaving, target } of exchanged) {
      const wrong = this.mover.promiseRefusal(leaving, target, context);
      if (wrong) return wrong;
    }
    const targets = exchanged.map(({ target }) => target.id);
    await this.rooms.lockRoomTypes(manager, [], targets);
    const taken = await this.mover.takenBy(manager, exchanged, context);
    if (taken) return taken;
    await this.mover.carryOut(manager, exchanged, 'SWAP', context);
    return { kind: 'StaysMoved', bookings };
  }

  private async contextOf(who: Staff, form: CommonForm, clock: RequestClock): Promise<MoveContext> {
    const [rooms, types] = await Promise.all([this.rooms.rooms(), this.rooms.allTypes()]);
    return {
      who,
      form,
      rooms: new RoomsByNumber(rooms, types),
      businessDay: await clock.businessDay(),
      now: await clock.now(),
    };
  }

  private refusalOf({ stay, ...leaving }: Leaving, target: TypedRoom, context: MoveContext): Refused | null {
    if (target.id === leaving.room.id && stay.roomId === target.id)
      return refused([fieldFault('toRoom', 'ROOM_IS_THE_SAME')]);
    const faults = roomFaults(stay, target, context.rooms.typeOf(stay.roomType));
    if (faults.length > 0) return refused(faults);
    const isMissing = isUpgrade(stay, target) && context.form.reason === null;
    const wrong = this.mover.promiseRefusal({ stay, ...leaving }, target, context);
    return wrong ?? (isMissing ? refused([REASON_MISSING]) : null);
  }
}

/** The rooms of the stays of these bookings. */
function roomsIn(bookings: readonly BookingRecord[], rooms: RoomsByNumber): TypedRoom[] {
  return bookings.flatMap(({ stays }) => stays.flatMap(({ roomId }) => rooms.withId(roomId) ?? []));
}

function stayIn(
  bookings: readonly BookingRecord[],
  stayId: string,
): Pick<Leaving, 'booking' | 'stay'> | null {
  for (const booking of bookings) {
    const stay = booking.stays.find(({ id }) => id === stayId);
    if (stay) return { booking, stay };
  }
  return null;
}

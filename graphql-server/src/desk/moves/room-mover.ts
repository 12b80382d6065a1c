import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BookingChangeRepository } from '../../bookings/booking-changes/booking-change.repository';
import type { BookedStay, BookingRecord } from '../../bookings/core/booking-record';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { PlainDate } from '../../platform/time/dates';
import type { Nights, Occupant, RoomOccupancy } from '../../selling/stays/room-occupancy.repository';
import { lockArrivals } from '../../selling/stays/stay-step.repository';
import type { StayRepository } from '../../selling/stays/stay.repository';
import { isReady } from '../housekeeping/room-mark.policy';
import type { RoomStatesReadModel } from '../housekeeping/room-states.read-model';
import {
  breaksPromise,
  chosenNightFaults,
  entersAtOnce,
  firstNightAhead,
  guestOf,
  type MoveObstacle,
  type TypedRoom,
} from './move.policy';
import type { RoomMoveKind } from './room-move.entity';
import type { RoomMoveRepository } from './room-move.repository';
import type { RoomsByNumber } from './rooms-by-number';

/** The fields that the forms of a move and of a swap share. */
export interface CommonForm {
  stayId: string;
  /** The room that the form showed. */
  fromRoom: string;
  reason: string | null;
  despitePromise: boolean;
  /** Whether a guest in the house may get a room that is not ready. */
  despiteRoomState: boolean;
  idempotencyKey: string;
}

/** Why nothing was moved. */
export type Refused =
  | { kind: 'MoveRefused'; obstacle: MoveObstacle; field: string | null }
  | { kind: 'RoomTaken'; occupants: [Occupant, ...Occupant[]] }
  | InvalidInputOutcome;

/** A stay of a locked booking that gets another room. */
export interface Leaving extends Nights {
  booking: BookingRecord;
  stay: BookedStay;
  /** The room of the stay in the first of these nights. */
  room: TypedRoom;
}

/** A stay with its new room. */
interface Moved {
  leaving: Leaving;
  target: TypedRoom;
}

/** The time, the author and the reason of a move. */
export interface MoveContext {
  who: Staff;
  form: CommonForm;
  businessDay: PlainDate;
  now: Date;
  rooms: RoomsByNumber;
}

export const refused = (faults: FieldFaultParts[]): InvalidInputOutcome => ({ kind: 'InvalidInput', faults });

export const obstructed = (obstacle: MoveObstacle, field: string | null = null): Refused => ({
  kind: 'MoveRefused',
  obstacle,
  field,
});

export const REASON_MISSING = fieldFault('reason', 'TEXT_MISSING', { object: 'reason' });

/**
 * Moves one stay at a time, in the caller's transaction: finds its nights and its room, checks the target room, and
 * moves it.
 */
export class RoomMover {
  constructor(
    private readonly stays: StayRepository,
    private readonly changes: BookingChangeRepository,
    private readonly occupancy: RoomOccupancy,
    private readonly moves: RoomMoveRepository,
    private readonly audit: AuditService,
    private readonly states: Pick<RoomStatesReadModel, 'of'>,
  ) {}

  /** The nights and the room that the stay leaves; or why it cannot leave. */
  async leavingOf(
    manager: EntityManager,
    {
      booking,
      stay,
      seen,
      from,
    }: Pick<Leaving, 'booking' | 'stay'> & { seen: string; from: PlainDate | null },
    { businessDay, rooms }: MoveContext,
  ): Promise<Leaving | Refused> {
    const ahead = firstNightAhead(booking, stay, businessDay);
    if (ahead === null) return obstructed({ code: 'STAY_NOT_MOVABLE' });
    if (await this.changes.findHeld(booking.id, manager))
      return obstructed({ code: 'CHANGE_WAITS', reference: booking.reference });
    const faults = chosenNightFaults(from, ahead, stay);
    if (faults.length > 0) return refused(faults);
    const first = from ?? ahead;
    const room = rooms.withId(await this.occupancy.roomOn(manager, stay.id, first));
    if (!room) return obstructed({ code: 'STAY_NOT_MOVABLE' });
    if (room.number !== seen) {
      const guest = guestOf(booking, stay);
      return obstructed({ code: 'ROOM_CHANGED_MEANWHILE', guest, room: room.number }, 'fromRoom');
    }
    return { booking, stay, room, first, until: stay.checkout };
  }

  /** Why the stay cannot leave a promised room; null when it can. */
  promiseRefusal({ booking, stay }: Leaving, target: TypedRoom, context: MoveContext): Refused | null {
    const { form, rooms } = context;
    if (breaksPromise(stay, target) && !form.despitePromise) {
      const promised = (stay.roomIds ?? []).flatMap((id) => rooms.withId(id)?.number ?? []).join(', ');
      const obstacle = { code: 'ROOM_PROMISED', guest: guestOf(booking, stay), rooms: promised } as const;
      return obstructed(obstacle, 'despitePromise');
    }
    const isMissing = breaksPromise(stay, target) && form.reason === null;
    return isMissing ? refused([REASON_MISSING]) : null;
  }

  /**
   * The guest or the room that prevents the move of one of the stays; null when the move is possible. A stay is
   * blocked by other stays that have its nights in the target room. When its guest enters at once, it is also blocked
   * by a guest who has not left the room, and by a room that is not ready. The stays that move do not block each
   * other. The caller must hold the locks on the rows of the types.
   */
  async takenBy(
    manager: EntityManager,
    moved: readonly Moved[],
    { businessDay, form }: MoveContext,
  ): Promise<Refused | null> {
    const except = moved.map(({ leaving }) => leaving.stay.id);
    const entered = moved
      .filter(({ leaving: { stay, first } }) => entersAtOnce(stay, first, businessDay))
      .map(({ target }) => target.id);
    await lockArrivals(manager, entered);
    for (const { leaving, target } of moved) {
      const rooms = entered.filter((roomId) => roomId === target.id);
      const [first, ...others] = [
        ...(await this.occupancy.notLeft(rooms, businessDay, except, manager)),
        ...(await this.occupancy.occupants([target.id], leaving, except, manager)),
      ];
      if (first) return { kind: 'RoomTaken', occupants: [first, ...others] };
    }
    if (form.despiteRoomState) return null;
    const unready = (await this.states.of(manager, entered)).find(({ state }) => !isReady(state));
    return unready ? obstructed({ code: 'ROOM_NOT_READY', room: unready.number }, 'despiteRoomState') : null;
  }

  /** Moves the stays at the same time. The rooms must be free for them. */
  async carryOut(
    manager: EntityManager,
    moved: readonly Moved[],
    kind: RoomMoveKind,
    { who, form, now }: MoveContext,
  ): Promise<void> {
    const { kind: actorKind, id: actorId } = staffActor(who.uid);
    const { reason, idempotencyKey } = form;
    await this.occupancy.move(
      manager,
      moved.map(({ leaving: { stay, first, until }, target }) => ({
        stayId: stay.id,
        roomId: target.id,
        first,
        until,
      })),
    );
    await this.stays.setRooms(
      manager,
      new Map(moved.map(({ leaving, target }) => [leaving.stay.id, target.id])),
    );
    await this.moves.add(
      manager,
      moved.map(({ leaving, target }) => ({
        id: randomUUID(),
        stayId: leaving.stay.id,
        kind,
        fromRoomId: leaving.room.id,
        toRoomId: target.id,
        firstNight: leaving.first,
        reason,
        idempotencyKey,
        actorKind,
        actorId,
        createdAt: now,
      })),
    );
    for (const { leaving, target } of moved) {
      const { booking, stay, room, first } = leaving;
      stay.roomId = target.id;
      // The audit entry outlives the booking, so it does not contain the reason.
      const details = { reference: booking.reference, kind };
      const action = kind === 'SWAP' ? 'swapStays' : 'moveStay';
      await this.audit.noteChange(
        manager,
        { who, action, details },
        {
          recordId: stay.id,
          before: { room: room.number },
          after: { room: target.number, firstNight: first },
        },
      );
    }
  }
}

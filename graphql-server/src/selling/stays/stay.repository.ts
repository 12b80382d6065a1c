import type { EntityManager } from 'typeorm';
import { transitions, type Cause } from '../../platform/states/transition';
import type { PlainDate } from '../../platform/time/dates';
import type { CancellationPolicy } from '../rates/policy.entity';
import type { StayRequest } from '../quotes/quote';
import { Stay } from './stay.entity';
import { stayStates, type StayStatus } from './stay.states';

/** A stay that is about to be written. */
export interface NewStay extends StayRequest {
  id: string;
  /** Null for a stay of a portal for which no room is free: it is unplaced. */
  roomId: number | null;
  ratePlanId: number;
  /** The policy of the rate plan. */
  policy: CancellationPolicy;
  includedExtras: readonly string[];
  /** The name of the guest who stays, if it was given, otherwise of the person who booked. */
  guestName: string | null;
}

/** The new values of a stay of a booking. */
export interface ChangedStay {
  id: string;
  /** The sold room type; the room may be of a better type. */
  roomType: string;
  /** Null for a stay of a portal for which no room is free: it is unplaced. */
  roomId: number | null;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  /** The ages of the children among the guests, in years. When left out, they do not change. */
  children?: readonly number[];
  /** The hotel promised one of these rooms; null when any room of the type may be assigned. */
  roomIds: readonly number[] | null;
  /** See `Stay`. */
  passedSteps: number;
  leastChargePaise: number;
}

// The transaction that sells a room locks the type's row.
const ADD = `
  INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout, guests,
    child_ages, promised_room_ids, policy, included_extras, guest_name, unplaced_since)
  SELECT stay.id, $1, stay.position, COALESCE(room.type_id, type.id), stay."ratePlanId", stay."roomId", stay.checkin, stay.checkout,
    stay.guests, COALESCE(stay.children, '{}'), stay."roomIds", stay.policy, stay."includedExtras", stay."guestName",
    CASE WHEN stay."roomId" IS NULL THEN hotel_now() END
  FROM jsonb_to_recordset($2) AS stay(id uuid, position integer, "roomType" text, "roomId" integer, "ratePlanId" integer, checkin date,
    checkout date, guests integer, children integer[], "roomIds" integer[], policy jsonb, "includedExtras" text[], "guestName" text)
  LEFT JOIN rooms room ON room.id = stay."roomId" JOIN room_types type ON type.code = stay."roomType"`;

// A further room of a booking is sold on the rate plan of its first stay.
const ADD_TO_BOOKING = `
  INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout, guests,
    child_ages, policy, included_extras, unplaced_since)
  SELECT stay.id, $1, latest.position + row_number() OVER (), COALESCE(room.type_id, type.id), first.rate_plan_id, stay."roomId",
    stay.checkin, stay.checkout, stay.guests, COALESCE(stay.children, '{}'), first.policy, first.included_extras,
    CASE WHEN stay."roomId" IS NULL THEN hotel_now() END
  FROM jsonb_to_recordset($2) AS stay(id uuid, "roomType" text, "roomId" integer, checkin date, checkout date, guests integer,
    children integer[])
  LEFT JOIN rooms room ON room.id = stay."roomId" JOIN room_types type ON type.code = stay."roomType",
    (SELECT max(position) AS position FROM stays WHERE booking_id = $1) latest,
    (SELECT rate_plan_id, policy, included_extras FROM stays WHERE booking_id = $1 ORDER BY position LIMIT 1) first`;

const CHANGE = `
  UPDATE stays SET room_type_id = type.id, room_id = changed."roomId", checkin = changed.checkin,
    checkout = changed.checkout, guests = changed.guests, child_ages = COALESCE(changed.children, child_ages), promised_room_ids = changed."roomIds",
    passed_steps = changed."passedSteps", least_charge_paise = changed."leastChargePaise",
    unplaced_since = CASE WHEN changed."roomId" IS NULL THEN COALESCE(unplaced_since, hotel_now()) END
  FROM jsonb_to_recordset($1) AS changed(id uuid, "roomType" text, "roomId" integer, checkin date, checkout date,
    guests integer, children integer[], "roomIds" integer[], "passedSteps" integer, "leastChargePaise" bigint)
  JOIN room_types type ON type.code = changed."roomType"
  WHERE stays.id = changed.id`;

const SET_ROOMS = `
  UPDATE stays SET room_id = given.room_id, unplaced_since = CASE WHEN given.room_id IS NULL THEN unplaced_since END
  FROM unnest($1::uuid[], $2::int[]) AS given(id, room_id)
  WHERE stays.id = given.id`;

const UNPLACED_OF = `
  SELECT id FROM stays WHERE id = ANY ($1) AND unplaced_since IS NOT NULL AND status = 'EXPECTED'`;

const LIFE_CYCLE = { machine: stayStates, entity: Stay };

/** Writes the stays of bookings. */
export class StayRepository {
  /** Writes the stays. The first stay gets position 1. */
  async add(manager: EntityManager, bookingId: string, stays: readonly NewStay[]): Promise<void> {
    const rows = stays.map((stay, index) => ({ ...stay, position: index + 1 }));
    await manager.query(ADD, [bookingId, JSON.stringify(rows)]);
  }

  /**
   * Ends stays of a locked booking that do not take place. They keep the numbers of their rooms, but release the
   * nights.
   */
  async end(
    manager: EntityManager,
    ended: readonly {
      stay: { id: string; status: StayStatus; keptPaise: number | null };
      as: 'CANCELLED' | 'NO_SHOW';
      keptPaise: number;
    }[],
    cause: Cause,
  ): Promise<void> {
    const moves = ended.map(({ stay, as, keptPaise }) => ({ record: stay, to: as, changes: { keptPaise } }));
    await transitions(manager, LIFE_CYCLE, moves, cause);
  }

  /** Adds further stays to a locked booking, after its present stays. */
  async addTo(manager: EntityManager, bookingId: string, stays: readonly ChangedStay[]): Promise<void> {
    if (stays.length > 0) await manager.query(ADD_TO_BOOKING, [bookingId, JSON.stringify(stays)]);
  }

  /** Gives stays of a locked booking other dates, rooms and guests. */
  async change(manager: EntityManager, stays: readonly ChangedStay[]): Promise<void> {
    if (stays.length > 0) await manager.query(CHANGE, [JSON.stringify(stays)]);
  }

  /** The unplaced stays among these stays whose arrival is still to come. */
  async unplacedOf(manager: EntityManager, stayIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows: { id: string }[] = await manager.query(UNPLACED_OF, [stayIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Sets the rooms of stays, which are placed with it; null removes a stay's room. */
  async setRooms(manager: EntityManager, rooms: ReadonlyMap<string, number | null>): Promise<void> {
    await manager.query(SET_ROOMS, [[...rooms.keys()], [...rooms.values()]]);
  }
}

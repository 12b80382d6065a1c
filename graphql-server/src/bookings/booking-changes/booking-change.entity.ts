import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { FurtherCharge } from '../folio/folio.repository';
import type { Actor } from '../../platform/states/actor';
import type { PlainDate } from '../../platform/time/dates';
import type { ExtraUse, WantedExtra } from '../../selling/pricing/extras';
import type { ChargeLine, UsedPromotion } from '../../selling/quotes/quote';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import type { NightsInRoom } from '../../selling/stays/changed-rooms.repository';
import type { BookingChangeStatus } from './booking-change.states';

/** A stay as a form asks for it. */
export interface AskedStay {
  /** The stay of the booking that this entry changes; null for a further room. */
  id: string | null;
  roomType: RoomTypeName;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  /**
   * The ages of the children among the guests; null to keep them as they are. Missing in rows of an earlier version.
   */
  children?: readonly number[] | null;
  /** The extras that the guest wants; null to keep the present ones. Missing in rows of an earlier version. */
  extras?: readonly WantedExtra[] | null;
}

/** What a change does with one stay. */
export interface PlannedStay {
  /** A further room already has its id before it is booked. */
  id: string;
  isNew: boolean;
  roomType: RoomTypeName;
  roomTitle: string;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  /** The ages of the children among the guests. Missing in plans of an earlier version, which keep the present ages. */
  children?: readonly number[];
  /** The hotel promised one of these rooms; null when any room of the type may be assigned. */
  roomIds: readonly number[] | null;
  /** The room of the stay before the change; null for a further room. */
  roomBefore: number | null;
  /** The room of the stay after the change; with several rooms, the room of the last night. Null for an unplaced stay of a portal. */
  roomId: number | null;
  /**
   * The rooms of the stay one after another; null, or missing in plans of an earlier version, when there is only one.
   */
  rooms?: readonly NightsInRoom[] | null;
  /** The nights that an early departure gave up, with their rooms. Missing for any other change. */
  gaveUp?: readonly NightsInRoom[];
  /** For a guest in the house: nights before this date stay as they are, in their rooms. Missing for any other stay. */
  keepsUntil?: PlainDate;
  /** The folio lines that the change reverses. */
  reverses: readonly number[];
  added: readonly ChargeLine[];
  charges: readonly FurtherCharge[];
  /** See `Stay`. */
  passedSteps: number;
  leastChargePaise: number;
}

/** A stay that the change removes, with what the hotel keeps of its price. */
interface LeftOutStay {
  id: string;
  keptPaise: number;
  charges: readonly FurtherCharge[];
}

/**
 * Everything that the change does, at the prices of the moment when it was requested. It leaves out unchanged stays.
 */
export interface ChangePlan {
  stays: readonly PlannedStay[];
  leftOut: readonly LeftOutStay[];
  /** The promotion of the booking after the change; left out when the change keeps it. */
  promotion?: UsedPromotion | null;
  /**
   * The extras that the change sells in addition to the booking's extras. They count towards the daily limits while the
   * change is held.
   */
  extraUses?: readonly ExtraUse[];
  /** What is to be paid before the change is made, in paise; missing in plans of an earlier version: the difference. */
  duePaise?: number;
  /**
   * A fingerprint of the booking for which the plan was made (`basisOf`). The plan is not applied to a booking with
   * another fingerprint.
   */
  basis: string;
}

/** A stay as it was before a change. */
export interface StayBefore {
  roomTitle: string;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  /** Missing in rows of an earlier version. */
  children?: readonly number[];
}

/** One change of the dates, types or rooms of a booking. The row is kept as long as the booking. */
@Entity('booking_changes')
@Check('booking_changes_status_known', "status IN ('HELD', 'APPLIED', 'EXPIRED', 'REFUNDED')")
@Check('booking_changes_actor_known', "actor_kind IN ('guest', 'staff', 'job')")
@Check('booking_changes_amounts', 'charge_paise >= 0 AND refund_paise >= 0')
@Index('booking_changes_idempotency_key_key', ['bookingId', 'idempotencyKey'], { unique: true })
@Index('booking_changes_held_key', ['bookingId'], { unique: true, where: "status = 'HELD'" })
@Index('booking_changes_order_key', ['orderId'], { unique: true })
@Index('booking_changes_expiry_index', ['holdExpiresAt'], { where: "status = 'HELD'" })
export class BookingChange {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'booking_changes_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'booking_changes_booking_id_fkey' })
  booking?: unknown;

  @Column('text')
  status: BookingChangeStatus;

  /** A key that the form creates, so that a form that is sent twice changes the booking once. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** All stays that the booking will have. */
  @Column('jsonb')
  asked: readonly AskedStay[];

  @Column('jsonb')
  plan: ChangePlan;

  /** The stays of the booking before the change. */
  @Column('jsonb')
  before: readonly StayBefore[];

  /** New price minus old price, in paise with tax; below 0 when the booking becomes cheaper. */
  @Column('bigint', { name: 'difference_paise' })
  differencePaise: number;

  /** The part of it that the hotel keeps for nights that were given up, in paise with tax. */
  @Column('bigint', { name: 'charge_paise' })
  chargePaise: number;

  /** The refund to the guest, in paise. */
  @Column('bigint', { name: 'refund_paise' })
  refundPaise: number;

  /** An amount too small for a payment or a refund, in paise; below 0 when the hotel waives it. */
  @Column('bigint', { name: 'written_off_paise' })
  writtenOffPaise: number;

  /** The order for what is to be paid now; null until the order is made, and when nothing is to be paid. */
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId: string | null;

  @ManyToOne('Order')
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'booking_changes_order_id_fkey' })
  order?: unknown;

  /** Until when the new nights are held; null when nothing is to be paid. */
  @Column('timestamptz', { name: 'hold_expires_at', nullable: true })
  holdExpiresAt: Date | null;

  /** True once a payment in progress has extended the hold; it does so once. */
  @Column('boolean', { name: 'hold_extended', default: false })
  holdExtended: boolean;

  /** When the change was applied or lapsed; null while it is held. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** Why the staff changed the booking; null for a guest. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('text', { name: 'actor_kind' })
  actorKind: Actor['kind'];

  /** See `Actor`. */
  @Column('text', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { FurtherCharge } from '../folio/folio.repository';
import type { Actor } from '../../platform/states/actor';
import type { PlainDate } from '../../platform/time/dates';
import type { ExtraUse, WantedExtra } from '../../selling/pricing/extras';
import type { ChargeLine, UsedPromotion } from '../../selling/quotes/quote';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import type { NightsInRoom } from '../../selling/stays/changed-rooms.repository';
import type { BookingChangeStatus } from './booking-change.states';

/** A stay as somebody wants it. */
export interface AskedStay {
  /** The stay of the booking that becomes this one; null for a further room. */
  id: string | null;
  roomType: RoomTypeName;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  /** How old the children among them are; null to leave them as they are. Left out in rows of an earlier version. */
  children?: readonly number[] | null;
  /** What the guest is to have beside the room; null to keep what there is. Left out in rows of an earlier version. */
  extras?: readonly WantedExtra[] | null;
}

/** What a change makes of one stay. */
export interface PlannedStay {
  /** A further room has its id before it is booked. */
  id: string;
  isNew: boolean;
  roomType: RoomTypeName;
  roomTitle: string;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  /** How old the children among them are. Left out in plans of an earlier version: they stay as they are. */
  children?: readonly number[];
  /** The hotel promised one of these rooms; null when any room of the type will do. */
  roomIds: readonly number[] | null;
  /** The room that the stay had before; null for a further room. */
  roomBefore: number | null;
  /** The room that it gets; of several that of its last night. */
  roomId: number;
  /** The rooms that it gets one after another; null, or left out in plans of an earlier version, when it is one. */
  rooms?: readonly NightsInRoom[] | null;
  /** The nights that an early departure gave up, with their rooms. Left out for any other change. */
  gaveUp?: readonly NightsInRoom[];
  /** Of a guest in the house: nights before it stay as they are, in their rooms; left out for any other stay. */
  keepsUntil?: PlainDate;
  /** The folio lines that are taken back. */
  reverses: readonly number[];
  added: readonly ChargeLine[];
  charges: readonly FurtherCharge[];
  /** See `Stay`. */
  passedSteps: number;
  leastChargePaise: number;
}

/** A stay that the change leaves out, with what the hotel keeps of it. */
interface LeftOutStay {
  id: string;
  keptPaise: number;
  charges: readonly FurtherCharge[];
}

/** All that the change does, at the prices of the moment at which it was asked for. Unchanged stays are not in it. */
export interface ChangePlan {
  stays: readonly PlannedStay[];
  leftOut: readonly LeftOutStay[];
  /** The booking’s promotion afterwards; left out in plans of an earlier version. */
  promotion?: UsedPromotion | null;
  /** What the change sells of extras beside what the booking has. It counts towards the daily limits while it is held. */
  extraUses?: readonly ExtraUse[];
  /** The booking as the plan was made for it (`basisOf`). Another one is not changed by it. */
  basis: string;
}

/** A stay as it was before a change. */
export interface StayBefore {
  roomTitle: string;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  /** Left out in rows of an earlier version. */
  children?: readonly number[];
}

/** One change of the dates, types or rooms of a booking. It is kept as long as the booking. */
@Entity('booking_changes')
@Check('booking_changes_status_known', "status IN ('HELD', 'APPLIED', 'EXPIRED', 'REFUNDED')")
@Check('booking_changes_actor_known', "actor_kind IN ('guest', 'staff')")
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

  /** Made by the form, so that pressing twice changes once. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** All stays that the booking is to have. */
  @Column('jsonb')
  asked: readonly AskedStay[];

  @Column('jsonb')
  plan: ChangePlan;

  /** The stays that the booking had. */
  @Column('jsonb')
  before: readonly StayBefore[];

  /** What the booking costs more than before, in paise with tax; below 0 when it costs less. */
  @Column('bigint', { name: 'difference_paise' })
  differencePaise: number;

  /** What of it the hotel keeps of nights that were given up, in paise with tax. */
  @Column('bigint', { name: 'charge_paise' })
  chargePaise: number;

  /** What goes back to the guest, in paise. */
  @Column('bigint', { name: 'refund_paise' })
  refundPaise: number;

  /** What was too little for a payment or a refund, in paise; below 0 when the hotel goes without it. */
  @Column('bigint', { name: 'written_off_paise' })
  writtenOffPaise: number;

  /** The order for the difference; null until it is made, and when nothing is to be paid. */
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

  /** When it was applied, or lapsed; null while it is held. */
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

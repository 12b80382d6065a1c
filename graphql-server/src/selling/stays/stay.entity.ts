import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { CancellationPolicy } from '../rates/policy.entity';
import { RatePlan } from '../rates/rate-plan.entity';
import { RoomType } from '../rooms/room-type.entity';
import { Room } from '../rooms/room.entity';
import type { StayStatus } from './stay.states';

/**
 * One room of a booking, with its dates. Personal data: the name of the guest who stays. It is kept as long as the
 * booking.
 */
@Entity('stays')
@Check(
  'stays_child_ages',
  'cardinality(child_ages) < guests AND 0 <= ALL (child_ages) AND 17 >= ALL (child_ages)',
)
@Check('stays_have_a_night', 'checkout > checkin')
@Check('stays_guests_positive', 'guests > 0')
@Check('stays_kept_paise', 'kept_paise >= 0')
@Check('stays_changes_not_negative', 'passed_steps >= 0 AND least_charge_paise >= 0')
@Check('stays_status_known', "status IN ('EXPECTED', 'IN_HOUSE', 'DEPARTED', 'CANCELLED', 'NO_SHOW')")
@Check(
  'stays_deadlines_of_policy',
  "policy IS NULL OR cardinality(deadlines) = jsonb_array_length(policy -> 'steps')",
)
@Check('stays_unplaced_without_room', 'unplaced_since IS NULL OR room_id IS NULL')
@Index('stays_unplaced_index', ['checkin'], { where: 'unplaced_since IS NOT NULL' })
@Index('stays_booking_key', ['bookingId', 'position'], { unique: true })
@Index('stays_in_house_index', ['roomId'], { where: "status = 'IN_HOUSE'" })
@Index('stays_departed_index', ['roomId', 'checkedOutAt'], { where: "status = 'DEPARTED'" })
@Index('stays_guest_name_trigram', { synchronize: false })
@Index('stays_room_index', ['roomId'])
@Index('stays_dates_index', ['checkin', 'checkout'])
export class Stay {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'stays_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'stays_booking_id_fkey' })
  booking?: unknown;

  /** 1 for the first stay of the booking. */
  @Column('integer')
  position: number;

  @Column('integer', { name: 'room_type_id' })
  roomTypeId: number;

  @ManyToOne(() => RoomType)
  @JoinColumn({ name: 'room_type_id', foreignKeyConstraintName: 'stays_room_type_id_fkey' })
  type?: Relation<RoomType>;

  @Column('integer', { name: 'rate_plan_id' })
  ratePlanId: number;

  @ManyToOne(() => RatePlan)
  @JoinColumn({ name: 'rate_plan_id', foreignKeyConstraintName: 'stays_rate_plan_id_fkey' })
  ratePlan?: Relation<RatePlan>;

  /** The agreed policy of the rate plan; null on stays of an earlier version, for which the booking's policy counts. */
  @Column('jsonb', { nullable: true })
  policy: CancellationPolicy | null;

  /**
   * The last moment of each step of the policy, in the hotel's time zone of the day on which the stay was sold or got its
   * day of check-in. The database fills them then (trigger `stays_fill_deadlines`), and nothing else moves them.
   */
  @Column('timestamptz', { array: true })
  deadlines: Date[];

  /** The titles of the extras that the agreed price of the nights includes. */
  @Column('text', { array: true, name: 'included_extras', default: () => "'{}'" })
  includedExtras: string[];

  /** The room that is kept for the guest; null while no room is kept. */
  @Column('integer', { name: 'room_id', nullable: true })
  roomId: number | null;

  @ManyToOne(() => Room)
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'stays_room_id_fkey' })
  room?: Relation<Room> | null;

  /**
   * Since when no room is kept for a stay that a portal has sold, because none was free; null for any other stay. Such a
   * stay is unplaced: it counts as sold, and has no nights.
   */
  @Column('timestamptz', { name: 'unplaced_since', nullable: true })
  unplacedSince: Date | null;

  /** The hotel promised one of these rooms, by id; null when any room of the type may be assigned. */
  @Column('integer', { name: 'promised_room_ids', array: true, nullable: true })
  promisedRoomIds: number[] | null;

  @Column('date')
  checkin: PlainDate;

  /** The day of leaving; the stay is [checkin, checkout). */
  @Column('date')
  checkout: PlainDate;

  @Column('integer')
  guests: number;

  /** The ages of the children among the guests, in years. They are kept as long as the booking. */
  @Column('integer', { name: 'child_ages', array: true, default: () => "'{}'" })
  childAges: number[];

  /** The name of the guest who stays, if another person booked. */
  @Column('text', { name: 'guest_name', nullable: true })
  guestName: string | null;

  @Column('text', { default: 'EXPECTED' })
  status: StayStatus;

  /** What the hotel keeps for a cancelled stay or a no-show, in paise with tax; null for any other stay. */
  @Column('bigint', { name: 'kept_paise', nullable: true })
  keptPaise: number | null;

  /**
   * How many steps of the policy had passed when the stay was last changed. They count as passed, whatever its dates
   * are now.
   */
  @Column('integer', { name: 'passed_steps', default: 0 })
  passedSteps: number;

  /** The least that a cancellation costs, in paise with tax, because nights were given up after a deadline. */
  @Column('bigint', { name: 'least_charge_paise', default: 0 })
  leastChargePaise: number;

  /** When the guest was checked in, by the hotel's clock; null before that, and after it was undone. */
  @Column('timestamptz', { name: 'checked_in_at', nullable: true })
  checkedInAt: Date | null;

  /** When the guest left, by the hotel's clock; null before that, and after it was undone. */
  @Column('timestamptz', { name: 'checked_out_at', nullable: true })
  checkedOutAt: Date | null;

  /** The change that released the remaining nights at an early departure; null for any other stay. */
  @Column('uuid', { name: 'departure_change_id', nullable: true })
  departureChangeId: string | null;

  @ManyToOne('BookingChange')
  @JoinColumn({ name: 'departure_change_id', foreignKeyConstraintName: 'stays_departure_change_id_fkey' })
  departureChange?: unknown;
}

import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { RetentionRule } from '../platform/database/retention-rule';
import type { PlainDate } from '../platform/time/dates';
import type { QuoteAmounts } from '../rooms/quote';
import { Room } from '../rooms/room.entity';
import { RoomType, type RoomTypeName } from '../rooms/room-type.entity';
import { bookingStates, type BookingStatus } from './booking.states';

/** One guest's claim on one room for one stay, with the price that was agreed. */
@Entity('bookings')
@Check('bookings_status_known', "status IN ('HELD', 'CONFIRMED', 'EXPIRED')")
@Check('bookings_stay_has_a_night', 'checkout > checkin')
@Check('bookings_guests_positive', 'guests > 0')
@Check('bookings_total_positive', 'total_paise > 0')
@Check('bookings_live_has_room', "status = 'EXPIRED' OR room_id IS NOT NULL")
@Index('bookings_status_expiry_index', ['status', 'holdExpiresAt'])
@Index('bookings_created_index', ['createdAt'])
@Index('bookings_email_index', ['emailKey', 'status'])
@Index('bookings_mailbox_index', ['mailboxKey', 'status'])
@Index('bookings_caller_index', ['callerHash', 'status'])
@Index('bookings_caller_site_index', ['callerSiteHash', 'status'])
@Index('bookings_caller_block_index', ['callerBlockHash', 'status'])
export class Booking {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'bookings_pkey' })
  id: string;

  /** The name of the booking for guest and hotel, such as SC-7K3M9Q2X. */
  @Column('text')
  @Index('bookings_reference_key', { unique: true })
  reference: string;

  @Column('text')
  status: BookingStatus;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** The address in lower case. Addresses are compared by it. */
  @Column('text', { name: 'email_key' })
  emailKey: string;

  /** The mailbox behind the address (`mailboxKey`). Open holds are counted by it. */
  @Column('text', { name: 'mailbox_key', default: '' })
  mailboxKey: string;

  @Column('text')
  phone: string;

  /** The name as the desk searches for it (`foldText`); null on bookings that an older version made. */
  @Column('text', { name: 'name_key', nullable: true })
  nameKey: string | null;

  /** The phone number as the desk searches for it (`phoneKey`); null on bookings that an older version made. */
  @Column('text', { name: 'phone_key', nullable: true })
  phoneKey: string | null;

  @Column('date')
  checkin: PlainDate;

  /** The day of leaving; the stay is [checkin, checkout). */
  @Column('date')
  checkout: PlainDate;

  @Column('integer')
  guests: number;

  @Column('text', { name: 'room_type' })
  roomTypeName: RoomTypeName;

  @ManyToOne(() => RoomType)
  @JoinColumn({ name: 'room_type', foreignKeyConstraintName: 'bookings_room_type_fkey' })
  roomType?: Relation<RoomType>;

  @Column('integer', { name: 'room_id', nullable: true })
  roomId: number | null;

  @ManyToOne(() => Room)
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'bookings_room_id_fkey' })
  room?: Relation<Room> | null;

  @Column('text', { name: 'special_requests', nullable: true })
  specialRequests: string | null;

  /** The quote that was agreed. It is never computed again. */
  @Column('jsonb')
  quote: QuoteAmounts;

  @Column('integer', { name: 'total_paise' })
  totalPaise: number;

  @Column('timestamptz', { name: 'hold_expires_at' })
  holdExpiresAt: Date;

  /** True once a payment in progress has extended the hold; it does so once. */
  @Column('boolean', { name: 'hold_extended', default: false })
  holdExtended: boolean;

  @Column('timestamptz', { name: 'expired_at', nullable: true })
  expiredAt: Date | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** The order at the payment gateway; null until it is made. Payments find the booking by it. */
  @Column('text', { name: 'gateway_order_id', nullable: true })
  @Index('bookings_gateway_order_id_key', { unique: true })
  gatewayOrderId: string | null;

  /** When the reconciliation last asked the gateway about this order. */
  @Column('timestamptz', { name: 'reconciled_at', nullable: true })
  reconciledAt: Date | null;

  /** SHA-256 of the token that opens the booking's page. */
  @Column('text', { name: 'token_hash' })
  @Index('bookings_token_hash_key', { unique: true })
  tokenHash: string;

  @Column('text', { name: 'idempotency_key', nullable: true })
  @Index('bookings_idempotency_key_key', { unique: true })
  idempotencyKey: string | null;

  /** Digest of the form that came with the key. The same key with another form is refused. */
  @Column('text', { name: 'request_digest' })
  requestDigest: string;

  /** Keyed hash of the caller's address. Open holds of a caller are counted by it. */
  @Column('text', { name: 'caller_hash' })
  callerHash: string;

  /** The same for the /56 around the address; null for IPv4. */
  @Column('text', { name: 'caller_site_hash', nullable: true })
  callerSiteHash: string | null;

  /** The same for the /48 around the address; null for IPv4. */
  @Column('text', { name: 'caller_block_hash', nullable: true })
  callerBlockHash: string | null;

  /** The identity provider's id of the guest who was signed in; null for a visitor. */
  @Column('text', { name: 'guest_uid', nullable: true })
  @Index('bookings_guest_index')
  guestUid: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

/**
 * Holds that lapsed 90 days ago: names and addresses that nobody needs. `unless` says which orders something was paid
 * for; their bookings are kept.
 */
export function lapsedHoldRetention({ unless }: { unless: (order: string) => string }): RetentionRule {
  return {
    table: 'bookings',
    mayBeDeleted: `status = 'EXPIRED' AND hold_expires_at < (SELECT hotel_now()) - interval '90 days'
      AND NOT ${unless('bookings.gateway_order_id')}`,
    machine: bookingStates.name,
  };
}

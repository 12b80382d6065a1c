import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';
import type { CancellationPolicy } from '../../selling/rates/policy.entity';
import type { AgreedTerms } from '../../selling/rates/payment-terms';
import { bookingStates, type BookingStatus } from './booking.states';

/** Where a booking was made. */
export type BookingChannel = 'SITE' | 'DESK' | 'PHONE' | 'PORTAL';

/**
 * What one guest books: stays, a folio of charges, and orders. Personal data: name, addresses and phone number of the
 * guest. An unpaid booking is kept for 90 days, a paid one as long as its tax documents.
 */
@Entity('bookings')
@Check('bookings_status_known', "status IN ('HELD', 'TENTATIVE', 'CONFIRMED', 'EXPIRED', 'CANCELLED')")
@Index('bookings_status_expiry_index', ['status', 'holdExpiresAt'])
@Index('bookings_created_index', ['createdAt'])
@Index('bookings_name_trigram', { synchronize: false })
@Index('bookings_email_trigram', { synchronize: false })
@Index('bookings_reference_trigram', { synchronize: false })
@Index('bookings_phone_trigram', { synchronize: false })
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

  /** Null when the desk booked without an address: the guest then gets no mail. */
  @Column('text', { nullable: true })
  email: string | null;

  /** The address in lower case. Addresses are compared by it. */
  @Column('text', { name: 'email_key', nullable: true })
  emailKey: string | null;

  /**
   * Whether the person who booked reads the mails at the address: the person was signed in with it, or pressed a link
   * that was mailed there. Mails to another address do not repeat what a stranger wrote.
   */
  @Column('boolean', { name: 'is_address_proven', default: false })
  isAddressProven: boolean;

  /** The mailbox behind the address (`mailboxKey`); empty without an address. Open holds are counted by it. */
  @Column('text', { name: 'mailbox_key', default: '' })
  mailboxKey: string;

  /** Null when a portal did not pass it on. */
  @Column('text', { nullable: true })
  phone: string | null;

  /** The name in the form in which the desk searches for it (`foldText`); null on bookings of an older version. */
  @Column('text', { name: 'name_key', nullable: true })
  nameKey: string | null;

  /**
   * The phone number in the form in which the desk searches for it (`phoneKey`); null without a number, and on bookings
   * of an older version.
   */
  @Column('text', { name: 'phone_key', nullable: true })
  phoneKey: string | null;

  @Column('text', { name: 'special_requests', nullable: true })
  specialRequests: string | null;

  @Column('text', { default: 'SITE' })
  channel: BookingChannel;

  /** UID of the booking in calendar files (RFC 5545, 3.8.4.7). It never changes. */
  @Column('text', { name: 'calendar_uid' })
  @Index('bookings_calendar_uid_key', { unique: true })
  calendarUid: string;

  /** Counts the changes that were sent in calendar files (RFC 5545, 3.8.7.4). */
  @Column('integer', { name: 'calendar_sequence', default: 0 })
  calendarSequence: number;

  /** When `calendarSequence` last grew; null before the first change. */
  @Column('timestamptz', { name: 'calendar_changed_at', nullable: true })
  calendarChangedAt: Date | null;

  /** BCP 47 tag of the language that the guest reads. */
  @Column('text', { default: 'en' })
  locale: string;

  /** The cancellation policy that was agreed. */
  @Column('jsonb')
  policy: CancellationPolicy;

  /** The payment terms that were agreed. */
  @Column('jsonb')
  terms: AgreedTerms;

  /** The exchange rate of the quote: paise per unit of the property's currency. */
  @Column('integer', { name: 'paise_per_unit' })
  paisePerUnit: number;

  /**
   * When a hold lapses. For a tentative booking it is the end of the option; for a booking that was never held, the
   * time of booking.
   */
  @Column('timestamptz', { name: 'hold_expires_at' })
  holdExpiresAt: Date;

  /** True once a payment in progress has extended the hold; it does so once. */
  @Column('boolean', { name: 'hold_extended', default: false })
  holdExtended: boolean;

  /** When the first of the replaced holds was made; null when this hold replaced none. */
  @Column('timestamptz', { name: 'held_since', nullable: true })
  heldSince: Date | null;

  /** The hold that replaced this one. It may have been deleted. */
  @Column('uuid', { name: 'replaced_by', nullable: true })
  replacedBy: string | null;

  @Column('timestamptz', { name: 'expired_at', nullable: true })
  expiredAt: Date | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** SHA-256 of the token that opens the page of the booking. */
  @Column('text', { name: 'token_hash' })
  @Index('bookings_token_hash_key', { unique: true })
  tokenHash: string;

  /** How often the link to the page was replaced. The token is derived from it, so earlier links open nothing. */
  @Column('integer', { name: 'link_version', default: 0 })
  linkVersion: number;

  @Column('text', { name: 'idempotency_key', nullable: true })
  @Index('bookings_idempotency_key_key', { unique: true })
  idempotencyKey: string | null;

  /** Digest of the form that was sent with the key. The key with another form is refused. */
  @Column('text', { name: 'request_digest' })
  requestDigest: string;

  /** How the digest was made (`request-digest.ts`). */
  @Column('integer', { name: 'request_digest_version', default: 1 })
  requestDigestVersion: number;

  /** Keyed hash of the caller's address; empty when the desk booked. Open holds of a caller are counted by it. */
  @Column('text', { name: 'caller_hash' })
  callerHash: string;

  /** Keyed hash of the /56 network of the caller's address; null for IPv4. */
  @Column('text', { name: 'caller_site_hash', nullable: true })
  callerSiteHash: string | null;

  /** Keyed hash of the /48 network of the caller's address; null for IPv4. */
  @Column('text', { name: 'caller_block_hash', nullable: true })
  callerBlockHash: string | null;

  /** The identity provider's id of the signed-in guest; null for a visitor. */
  @Column('text', { name: 'guest_uid', nullable: true })
  @Index('bookings_guest_index')
  guestUid: string | null;

  /** When a server began to ask the gateway for the first order; null when none has asked. */
  @Column('timestamptz', { name: 'order_asked_at', nullable: true })
  orderAskedAt: Date | null;

  /** When name, addresses and phone number were erased; null while the booking has a guest. */
  @Column('timestamptz', { name: 'guest_erased_at', nullable: true })
  guestErasedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

/**
 * Deletes holds that lapsed 90 days ago, whose names and addresses nobody needs. `unless` gives the SQL condition for
 * bookings that have an attempt to pay; they are kept.
 */
export function lapsedHoldRetention({ unless }: { unless: (bookingId: string) => string }): RetentionRule {
  return {
    table: 'bookings',
    mayBeDeleted: `status = 'EXPIRED' AND hold_expires_at < (SELECT hotel_now()) - interval '90 days'
      AND NOT ${unless('bookings.id')}`,
    machine: bookingStates.name,
  };
}

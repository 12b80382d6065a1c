import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/**
 * What the hotel knows about one guest, for the desk only. A booking never changes a record. Only the staff change
 * it, and each change is in the audit log. Personal data: names, addresses, phone numbers, birthday, notes of the
 * staff.
 *
 * A join changes only one value: the joined record points to the kept record, so that a separation restores both
 * records.
 */
@Entity('guests')
@Check('guests_joined_to_another', 'joined_into <> id AND (joined_into IS NULL) = (root_id = id)')
@Check('guests_joined_at_a_moment', 'num_nulls(joined_into, joined_at, joined_by) IN (0, 3)')
@Check(
  'guests_do_not_rent_has_reason',
  'num_nulls(do_not_rent_reason, do_not_rent_since, do_not_rent_by) IN (0, 3)',
)
@Index('guests_root_index', ['rootId'])
@Index('guests_name_index', ['sortName', 'id'], { where: 'joined_into IS NULL' })
@Index('guests_text_trigram', { synchronize: false })
@Index('guests_skeleton_trigram', { synchronize: false })
@Index('guests_contact_keys_index', { synchronize: false })
@Index('guests_match_keys_index', { synchronize: false })
export class GuestRecord {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'guests_pkey' })
  id: string;

  /** The record under which the desk shows this record: itself, or the kept record after a join. */
  @Column('uuid', { name: 'root_id' })
  rootId: string;

  @ManyToOne(() => GuestRecord)
  @JoinColumn({ name: 'root_id', foreignKeyConstraintName: 'guests_root_id_fkey' })
  root?: Relation<GuestRecord>;

  /** The record into which the staff joined this record; null while it is not joined. */
  @Column('uuid', { name: 'joined_into', nullable: true })
  joinedInto: string | null;

  @ManyToOne(() => GuestRecord)
  @JoinColumn({ name: 'joined_into', foreignKeyConstraintName: 'guests_joined_into_fkey' })
  joined?: Relation<GuestRecord> | null;

  @Column('timestamptz', { name: 'joined_at', nullable: true })
  joinedAt: Date | null;

  /** The account of the person who joined the record. */
  @Column('text', { name: 'joined_by', nullable: true })
  joinedBy: string | null;

  @Column('text')
  name: string;

  /** Other spellings of the name, and earlier names. */
  @Column('text', { name: 'other_names', array: true, default: () => "'{}'" })
  otherNames: string[];

  @Column('text', { array: true, default: () => "'{}'" })
  emails: string[];

  @Column('text', { array: true, default: () => "'{}'" })
  phones: string[];

  @Column('date', { nullable: true })
  birthday: PlainDate | null;

  /** On one or several lines; null when it is not known. */
  @Column('text', { nullable: true })
  address: string | null;

  /** The company that the guest works for; null when it is not known. */
  @Column('text', { nullable: true })
  company: string | null;

  /** What the guest likes, such as a quiet room; null when nothing is known. */
  @Column('text', { nullable: true })
  preferences: string | null;

  /** A note that the staff must see on Today, in the arrivals and at check-in. Null without a note. */
  @Column('text', { nullable: true })
  note: string | null;

  /**
   * The reason for which the hotel does not rent to the guest; null when the hotel rents to the guest. Never shown
   * outside the desk.
   */
  @Column('text', { name: 'do_not_rent_reason', nullable: true })
  doNotRentReason: string | null;

  @Column('timestamptz', { name: 'do_not_rent_since', nullable: true })
  doNotRentSince: Date | null;

  /** The account of the person who decided it. */
  @Column('text', { name: 'do_not_rent_by', nullable: true })
  doNotRentBy: string | null;

  /** The name in Latin letters, by which lists are sorted. */
  @Column('text', { name: 'sort_name' })
  sortName: string;

  /** Names, company, addresses and digits of phone numbers in the form in which the desk searches for them. */
  @Column('text', { name: 'searched_text' })
  searchedText: string;

  /** The consonants of each word of the names, which spellings and scripts have in common (`name-fold.ts`). */
  @Column('text', { name: 'name_skeletons' })
  nameSkeletons: string;

  /** The addresses and phone numbers in the form in which they are compared. */
  @Column('text', { name: 'contact_keys', array: true })
  contactKeys: string[];

  /**
   * Keys that combine each word of the names with each fact about the guest. Records without a common key are never
   * compared.
   */
  @Column('text', { name: 'match_keys', array: true })
  matchKeys: string[];

  /** The account of the person who made the record; null when it was made from a booking. */
  @Column('text', { name: 'made_by', nullable: true })
  madeBy: string | null;

  @Column('timestamptz', { name: 'made_at', default: () => 'hotel_now()' })
  madeAt: Date;

  /** Counts the changes of the staff. */
  @Column('integer', { default: 1 })
  version: number;
}

/**
 * The record to which a booking belongs. When record and person are both null, the booking looks like a record, and
 * the staff must decide. When only the record is null, a member of the staff took the booking off its record.
 */
@Entity('guest_bookings')
@Index('guest_bookings_guest_index', ['guestId'])
@Index('guest_bookings_waiting_index', ['bookingId'], { where: 'guest_id IS NULL AND put_by IS NULL' })
export class GuestBookingLink {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'guest_bookings_pkey' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'guest_bookings_booking_id_fkey' })
  booking?: unknown;

  /** The record to which the booking was assigned. It may be joined into another record later. */
  @Column('uuid', { name: 'guest_id', nullable: true })
  guestId: string | null;

  @ManyToOne(() => GuestRecord, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'guest_id', foreignKeyConstraintName: 'guest_bookings_guest_id_fkey' })
  guest?: Relation<GuestRecord> | null;

  /** The account of the person who decided; null when the record was made from the booking. */
  @Column('text', { name: 'put_by', nullable: true })
  putBy: string | null;

  @Column('timestamptz', { name: 'put_at', default: () => 'hotel_now()' })
  putAt: Date;
}

/** A consent of a guest to marketing, or its withdrawal. Rows are never changed; the newest one counts. */
@Entity('guest_consents')
@Index('guest_consents_guest_index', ['guestId', 'at'])
export class GuestConsent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'guest_consents_pkey' })
  id: string;

  @Column('uuid', { name: 'guest_id' })
  guestId: string;

  @ManyToOne(() => GuestRecord, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'guest_id', foreignKeyConstraintName: 'guest_consents_guest_id_fkey' })
  guest?: Relation<GuestRecord>;

  /** True when the guest consented, false when the guest withdrew. */
  @Column('boolean', { name: 'is_given' })
  isGiven: boolean;

  /** How the guest told the hotel, such as the form at the desk or a letter. */
  @Column('text')
  source: string;

  @Column('timestamptz', { default: () => 'hotel_now()' })
  at: Date;

  /** The account of the person who recorded it; null when the guest withdrew the consent on the page “Your data”. */
  @Column('text', { name: 'noted_by', nullable: true })
  notedBy: string | null;
}

/** Two similar records that belong to different guests, as the staff decided. The pair is not suggested again. */
@Entity('guest_differences')
@Check('guest_differences_in_order', 'first_id < second_id')
@Index('guest_differences_second_index', ['secondId'])
export class GuestDifference {
  @PrimaryColumn('uuid', { name: 'first_id', primaryKeyConstraintName: 'guest_differences_pkey' })
  firstId: string;

  @ManyToOne(() => GuestRecord, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'first_id', foreignKeyConstraintName: 'guest_differences_first_id_fkey' })
  first?: Relation<GuestRecord>;

  @PrimaryColumn('uuid', { name: 'second_id', primaryKeyConstraintName: 'guest_differences_pkey' })
  secondId: string;

  @ManyToOne(() => GuestRecord, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'second_id', foreignKeyConstraintName: 'guest_differences_second_id_fkey' })
  second?: Relation<GuestRecord>;

  @Column('timestamptz', { name: 'noted_at', default: () => 'hotel_now()' })
  notedAt: Date;

  /** The account of the person who decided it. */
  @Column('text', { name: 'noted_by' })
  notedBy: string;
}

import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { Department } from '../../selling/charge-items/department';
import type { RateSource } from '../../selling/pricing/night-rate';
import type { SoldExtra, SoldSupplement } from '../../selling/quotes/quote';
import { Stay } from '../../selling/stays/stay.entity';

/**
 * The kind of a folio line. `ROOM_NIGHT` is one night of one stay, `EXTRA` one extra of a stay. `LEGACY` is all nights
 * of a booking whose price an earlier version stored as sums that cannot be split into nights. `CANCELLATION` and
 * `NO_SHOW` are what the hotel keeps for a stay, `CHANGE` what it keeps for nights that the guest gave up,
 * `EARLY_DEPARTURE` what it keeps for nights after an early departure. `DEPOSIT_CHARGE` is paid out of a security deposit,
 * such as for damage. `POSTED_CHARGE` is what the staff put on the bill, such as from the minibar. `ROUND_OFF` rounds a balance that is paid in
 * cash to whole rupees. `WRITE_OFF` removes a balance that is too small for a payment or a refund. A reversal has the
 * kind of the line that it reverses.
 */
export type FolioLineKind =
  | 'ROOM_NIGHT'
  | 'EXTRA'
  | 'LEGACY'
  | 'CANCELLATION'
  | 'NO_SHOW'
  | 'CHANGE'
  | 'EARLY_DEPARTURE'
  | 'DEPOSIT_CHARGE'
  | 'POSTED_CHARGE'
  | 'ROUND_OFF'
  | 'WRITE_OFF';

/** What a posted charge is for, as the bill shows it. */
export interface PostedWords {
  name: string;
  department: Department;
  quantity: number;
  /** The day at the hotel on which the guest had it. */
  day: PlainDate;
  /** The code of the hotel's extra that it is, which counts towards the extra's limit a day. */
  extra?: string;
}

/**
 * One charge of a booking. Lines are only added: a correction is a line that reverses another one. Amounts are in
 * paise, as 64-bit integers.
 */
@Entity('folio_lines')
@Check(
  'folio_lines_kind_known',
  "kind IN ('ROOM_NIGHT', 'EXTRA', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'CHANGE', 'EARLY_DEPARTURE', 'DEPOSIT_CHARGE', 'POSTED_CHARGE', 'ROUND_OFF', 'WRITE_OFF')",
)
@Check('folio_lines_of_a_night', "kind <> 'ROOM_NIGHT' OR night IS NOT NULL AND tax_percent IS NOT NULL")
@Check(
  'folio_lines_of_an_extra',
  "kind <> 'EXTRA' OR extra IS NOT NULL AND stay_id IS NOT NULL AND tax_percent IS NOT NULL",
)
@Check(
  'folio_lines_of_a_posted_charge',
  "kind <> 'POSTED_CHARGE' OR posted IS NOT NULL AND stay_id IS NOT NULL AND tax_percent IS NOT NULL",
)
@Check(
  'folio_lines_not_below_zero',
  "kind IN ('ROUND_OFF', 'WRITE_OFF') OR reverses IS NOT NULL OR value_paise >= 0 AND discount_paise >= 0 AND cgst_paise >= 0 AND sgst_paise >= 0",
)
@Index('folio_lines_booking_index', ['bookingId'])
@Index('folio_lines_folio_index', ['folioId'], { where: 'folio_id IS NOT NULL' })
@Index('folio_lines_posted_extra_index', { synchronize: false })
@Index('folio_lines_reverses_key', ['reverses'], { unique: true })
export class FolioLine {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'folio_lines_pkey' })
  id: number;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'folio_lines_booking_id_fkey' })
  booking?: unknown;

  @Column('uuid', { name: 'stay_id', nullable: true })
  stayId: string | null;

  @ManyToOne(() => Stay, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'stay_id', foreignKeyConstraintName: 'folio_lines_stay_id_fkey' })
  stay?: Relation<Stay> | null;

  @Column('text')
  kind: FolioLineKind;

  @Column('date', { nullable: true })
  night: PlainDate | null;

  /** The source of the rate: BASE is the room type's own rate, DESK a rate that the staff set. */
  @Column('text', { name: 'rate_source', nullable: true })
  rateSource: RateSource | null;

  /** The rate of the night, or of one piece of the extra, in cents of the property's currency, before tax. */
  @Column('bigint', { name: 'rate_cents', nullable: true })
  rateCents: number | null;

  /** After discount, before tax. */
  @Column('bigint', { name: 'value_paise' })
  valuePaise: number;

  @Column('bigint', { name: 'discount_paise', default: 0 })
  discountPaise: number;

  /** GST in percent, both halves together; null on a legacy line with several taxes. */
  @Column('integer', { name: 'tax_percent', nullable: true })
  taxPercent: number | null;

  @Column('bigint', { name: 'cgst_paise' })
  cgstPaise: number;

  @Column('bigint', { name: 'sgst_paise' })
  sgstPaise: number;

  /** Services accounting code: 996311 is accommodation (Notification 11/2017-Central Tax (Rate), annexure). */
  @Column('text')
  sac: string;

  /** What further guests cost, on the line of a night whose type charges for them. It is included in the rate. */
  @Column('jsonb', { nullable: true })
  supplement: SoldSupplement | null;

  /** The extra that was sold; null on lines of other kinds. */
  @Column('jsonb', { nullable: true })
  extra: SoldExtra | null;

  /** What the staff put on the bill; null on lines of other kinds. */
  @Column('jsonb', { nullable: true })
  posted: PostedWords | null;

  /** The folio of the booking; null for its first one. A reversal is in the folio of the line that it reverses. */
  @Column('uuid', { name: 'folio_id', nullable: true })
  folioId: string | null;

  @ManyToOne('Folio', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'folio_id', foreignKeyConstraintName: 'folio_lines_folio_id_fkey' })
  folio?: unknown;

  /** The line that was split first, when this line is a part of it. The parts of a night are priced together. */
  @Column('bigint', { name: 'split_of', nullable: true })
  splitOf: number | null;

  /** Another part counts the night as sold. */
  @Column('boolean', { name: 'is_further_part', default: false })
  isFurtherPart: boolean;

  /** The line that this line reverses. */
  @Column('bigint', { nullable: true })
  reverses: number | null;

  @ManyToOne(() => FolioLine, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'reverses', foreignKeyConstraintName: 'folio_lines_reverses_fkey' })
  reversed?: Relation<FolioLine> | null;

  /** The change of the booking that wrote the line. */
  @Column('uuid', { name: 'change_id', nullable: true })
  changeId: string | null;

  @ManyToOne('BookingChange', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'change_id', foreignKeyConstraintName: 'folio_lines_change_id_fkey' })
  change?: unknown;

  /** The allowance that wrote the line: a reversal, or a line that costs less. */
  @Column('uuid', { name: 'allowance_id', nullable: true })
  allowanceId: string | null;

  @ManyToOne('Allowance', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'allowance_id', foreignKeyConstraintName: 'folio_lines_allowance_id_fkey' })
  allowance?: unknown;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

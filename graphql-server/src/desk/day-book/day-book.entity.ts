import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Actor } from '../../platform/states/actor';
import type { PlainDate } from '../../platform/time/dates';
import type { Account } from './accounts';
import type { VoucherKind, VoucherParty, VoucherType } from './voucher';

/**
 * A closed day of the day book. Neither the day nor its vouchers ever change (a trigger prevents it). Vouchers name
 * the businesses on invoices, but no other guests. They are kept as long as tax documents.
 */
@Entity('day_book_days')
@Check('day_book_days_counts', 'vouchers >= 0 AND debit_paise >= 0')
@Check('day_book_days_actor_known', "actor_kind IN ('staff')")
export class DayBookDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'day_book_days_pkey' })
  day: PlainDate;

  /** How many vouchers it has. */
  @Column('integer')
  vouchers: number;

  /** The sum of all debits, which equals the sum of all credits. */
  @Column('bigint', { name: 'debit_paise' })
  debitPaise: number;

  /** SHA-256 of the hash of the day before and of all vouchers, in hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('text', { name: 'actor_kind' })
  actorKind: Actor['kind'];

  /** See `Actor`. */
  @Column('text', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('timestamptz', { name: 'closed_at' })
  closedAt: Date;
}

/** A voucher of a closed day. Kept with its day. */
@Entity('day_book_vouchers')
@Check(
  'day_book_vouchers_type_known',
  "type IN ('Sales', 'Credit Note', 'Receipt', 'Payment', 'Journal', 'Contra')",
)
@Index('day_book_vouchers_place_key', ['day', 'place'], { unique: true })
@Index('day_book_vouchers_source_key', ['source', 'revision'], { unique: true })
export class DayBookVoucher {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'day_book_vouchers_pkey' })
  id: string;

  @Column('date')
  day: PlainDate;

  @ManyToOne(() => DayBookDay)
  @JoinColumn({ name: 'day', foreignKeyConstraintName: 'day_book_vouchers_day_fkey' })
  closedDay?: Relation<DayBookDay>;

  /** The place of the voucher on the day: 1, 2, 3 … */
  @Column('integer')
  place: number;

  /** The source of the voucher, such as `payment:` with the id of the payment. */
  @Column('text')
  source: string;

  /** 1 for the first voucher of the source; a later voucher corrects the vouchers before it. */
  @Column('integer')
  revision: number;

  @Column('text')
  kind: VoucherKind;

  @Column('text')
  type: VoucherType;

  /** The number of the tax document, or of the voucher. */
  @Column('text')
  number: string;

  /** The day of the event. It is not after the voucher's day in the book. */
  @Column('date')
  dated: PlainDate;

  @Column('text')
  narration: string;

  /** The booking’s reference; null for a voucher without a booking. */
  @Column('text', { nullable: true })
  reference: string | null;

  /**
   * The business on an invoice or a credit note, or the company or portal that owes or pays; null for other vouchers.
   */
  @Column('jsonb', { nullable: true })
  party: VoucherParty | null;
}

/** A debit or a credit of a voucher. Kept with its voucher. */
@Entity('day_book_lines')
@Check('day_book_lines_amount', 'amount_paise <> 0')
export class DayBookLine {
  @PrimaryColumn('uuid', { name: 'voucher_id', primaryKeyConstraintName: 'day_book_lines_pkey' })
  voucherId: string;

  @ManyToOne(() => DayBookVoucher)
  @JoinColumn({ name: 'voucher_id', foreignKeyConstraintName: 'day_book_lines_voucher_id_fkey' })
  voucher?: Relation<DayBookVoucher>;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'day_book_lines_pkey' })
  place: number;

  @Column('text')
  account: Account;

  /** GST in percent, both halves together; null on a line without a rate. */
  @Column('integer', { name: 'tax_percent', nullable: true })
  taxPercent: number | null;

  /** The name of the ledger when the day was closed. */
  @Column('text')
  ledger: string;

  /** Above 0 for a debit, below 0 for a credit, in paise. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;
}

/** The names of the ledgers, in one row. Without a row, all ledgers have their default names. */
@Entity('day_book_ledgers')
@Check('day_book_ledgers_one_row', 'id = 1')
export class DayBookLedgers {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'day_book_ledgers_pkey' })
  id: number;

  @Column('integer')
  version: number;

  /** The names that the desk wrote, by account. */
  @Column('jsonb')
  names: Partial<Record<Account, string>>;
}

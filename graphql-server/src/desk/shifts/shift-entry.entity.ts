import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { StaffSource } from '../../payments/core/payment.entity';
import { Shift } from './shift.entity';

/** A movement of money in a shift. The first three are about a booking or a company; the others are cash for other ends. */
export const ShiftMove = {
  TAKEN: 'TAKEN',
  COUNTERED: 'COUNTERED',
  GIVEN_BACK: 'GIVEN_BACK',
  PAID_OUT: 'PAID_OUT',
  PUT_BACK: 'PUT_BACK',
} as const;
export type ShiftMove = (typeof ShiftMove)[keyof typeof ShiftMove];

/** One movement of money in a shift. It is written in the transaction of the movement and never changes. */
@Entity('shift_entries')
@Check('shift_entries_move_known', "move IN ('TAKEN', 'COUNTERED', 'GIVEN_BACK', 'PAID_OUT', 'PUT_BACK')")
@Check('shift_entries_source_known', "source IN ('CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL')")
@Check('shift_entries_amount', 'amount_paise > 0')
@Check(
  'shift_entries_cash_paid_out',
  "move NOT IN ('PAID_OUT', 'PUT_BACK') OR (source = 'CASH' AND reason <> '')",
)
@Check('shift_entries_put_back', "(move = 'PUT_BACK') = (reverses IS NOT NULL)")
@Index('shift_entries_idempotency_key', ['shiftId', 'idempotencyKey'], { unique: true })
@Index('shift_entries_company_payment_key', ['companyPaymentId', 'move'], { unique: true })
@Index('shift_entries_shift_index', ['shiftId', 'at'])
@Index('shift_entries_paid_out_index', ['at'], { where: "move IN ('PAID_OUT', 'PUT_BACK')" })
export class ShiftEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'shift_entries_pkey' })
  id: string;

  @Column('uuid', { name: 'shift_id' })
  shiftId: string;

  @ManyToOne(() => Shift)
  @JoinColumn({ name: 'shift_id', foreignKeyConstraintName: 'shift_entries_shift_id_fkey' })
  shift?: Relation<Shift>;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  move: ShiftMove;

  @Column('text')
  source: StaffSource;

  /** Always above 0. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** The payment that was taken; null for other movements, and after the booking was deleted. */
  @Column('uuid', { name: 'payment_id', nullable: true })
  @Index('shift_entries_payment_key', { unique: true })
  paymentId: string | null;

  @ManyToOne('Payment', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'shift_entries_payment_id_fkey' })
  payment?: unknown;

  /** The counter-entry or refund; null for other movements, and after the booking was deleted. */
  @Column('uuid', { name: 'refund_id', nullable: true })
  @Index('shift_entries_refund_key', { unique: true })
  refundId: string | null;

  @ManyToOne('Refund', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'shift_entries_refund_id_fkey' })
  refund?: unknown;

  /** The cash of a company that was taken or taken back; null for other movements. */
  @Column('uuid', { name: 'company_payment_id', nullable: true })
  companyPaymentId: string | null;

  @ManyToOne('CompanyPayment')
  @JoinColumn({
    name: 'company_payment_id',
    foreignKeyConstraintName: 'shift_entries_company_payment_id_fkey',
  })
  companyPayment?: unknown;

  /** Why cash was paid out or put back; the name of a company that paid; empty for the money of bookings. */
  @Column('text', { default: '' })
  reason: string;

  /** The paid-out that was recorded by mistake. */
  @Column('uuid', { nullable: true })
  @Index('shift_entries_reverses_key', { unique: true })
  reverses: string | null;

  @ManyToOne(() => ShiftEntry)
  @JoinColumn({ name: 'reverses', foreignKeyConstraintName: 'shift_entries_reverses_fkey' })
  reversed?: Relation<ShiftEntry> | null;

  /** The idempotency key of the form that paid cash out. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;
}

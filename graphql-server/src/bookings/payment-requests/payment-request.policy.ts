import { z } from 'zod';
import type { BookingRecord } from '../core/booking-record';
import { rupees, writeMoney } from '../../platform/money/money';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { fault } from '../../platform/text/input-faults';
import { lineFaults, lineOfText } from '../../platform/text/text-rules';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { PaymentRequest, RequestPurpose } from './payment-request.entity';
import { isOpen } from './payment-request.states';

/** Published limits: characters of the reason, the lowest amount in paise, and the longest time in days. */
export const PAYMENT_REQUEST_LIMITS = { reason: 120, leastPaise: 100, days: 60 } as const;

/** The rules of the staff's form for a request. */
export const paymentRequestRules = z.object({
  amount: z
    .number()
    .int(fault('AMOUNT_INVALID'))
    .min(PAYMENT_REQUEST_LIMITS.leastPaise, fault('AMOUNT_BELOW_RUPEE')),
  reason: lineOfText(
    PAYMENT_REQUEST_LIMITS.reason,
    lineFaults('reason', 'reason', PAYMENT_REQUEST_LIMITS.reason),
  ),
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

/** The staff's form of a request: an amount in paise, a reason, and the last date on which the guest can pay. */
export interface PaymentRequestForm {
  purpose: RequestPurpose;
  amount: number;
  reason: string;
  until: PlainDate;
  idempotencyKey: string;
}

/** What the booking owes and what the gateway takes, in paise; the last date of the request. */
export interface RequestBounds {
  balancePaise: number;
  maxOrderPaise: number;
  today: PlainDate;
  optionUntil: PlainDate | null;
}

/** Why a form is refused: an amount above the balance, or a date after the end of the option. */
export function requestFaults(
  { purpose, amount, until }: Pick<PaymentRequestForm, 'purpose' | 'amount' | 'until'>,
  { balancePaise, maxOrderPaise, today, optionUntil }: RequestBounds,
): FieldFaultParts[] {
  const last = optionUntil ?? addDays(today, PAYMENT_REQUEST_LIMITS.days);
  return [
    ...(purpose === 'SECURITY_DEPOSIT'
      ? depositFaults(amount, maxOrderPaise)
      : partFaults(amount, Math.min(balancePaise, maxOrderPaise))),
    ...(until < today || until > last
      ? [fieldFault('until', 'REQUEST_DATE_OUTSIDE', { first: today, last })]
      : []),
  ];
}

function partFaults(amount: number, mostPaise: number): FieldFaultParts[] {
  const most = Math.max(0, mostPaise);
  return amount > most
    ? [fieldFault('amount', 'AMOUNT_ABOVE_BALANCE', { balance: writeMoney(rupees(most)) })]
    : [];
}

/**
 * A deposit has no balance as its limit. Deposits are whole rupees, so that the gateway can refund each part that is left.
 */
function depositFaults(amount: number, maxOrderPaise: number): FieldFaultParts[] {
  if (amount % 100 !== 0) return [fieldFault('amount', 'AMOUNT_IN_WHOLE_RUPEES')];
  const most = writeMoney(rupees(maxOrderPaise));
  return amount > maxOrderPaise ? [fieldFault('amount', 'AMOUNT_ABOVE_ORDER', { most })] : [];
}

/**
 * What the guest is asked to pay now, in paise: the whole balance as it is today, or the requested part of it. 0 when nothing
 * can be paid. One order takes at most `maxOrderPaise`, and leaves no rest that the gateway would not take.
 */
export function askedNow(
  { purpose, amountPaise, status, expiresAt }: PaymentRequest,
  { balancePaise, maxOrderPaise }: Pick<RequestBounds, 'balancePaise' | 'maxOrderPaise'>,
  now: Date,
): number {
  if (!isOpen({ status }) || expiresAt <= now) return 0;
  if (purpose === 'SECURITY_DEPOSIT') return amountPaise;
  const most =
    balancePaise <= maxOrderPaise
      ? balancePaise
      : Math.min(maxOrderPaise, balancePaise - PAYMENT_REQUEST_LIMITS.leastPaise);
  const asked = purpose === 'BALANCE' ? most : Math.min(amountPaise, balancePaise);
  return asked >= PAYMENT_REQUEST_LIMITS.leastPaise ? asked : 0;
}

/** States of bookings that owe money by a request. A lapsed option may become firm by late money. */
const PAYABLE: ReadonlySet<BookingRecord['status']> = new Set(['TENTATIVE', 'CONFIRMED', 'CANCELLED']);

/**
 * Whether the booking can owe the money of a request. After a cancellation nothing is left to pay a deposit for, and a
 * security deposit is left by guests who are expected or in the house.
 */
export function mayOwe(
  { status, stays }: Pick<BookingRecord, 'status' | 'stays'>,
  { purpose }: Pick<PaymentRequest, 'purpose'>,
): boolean {
  if (purpose === 'SECURITY_DEPOSIT')
    return (
      status === 'CONFIRMED' && stays.some((stay) => stay.status === 'EXPECTED' || stay.status === 'IN_HOUSE')
    );
  return PAYABLE.has(status) && !(purpose === 'DEPOSIT' && status === 'CANCELLED');
}

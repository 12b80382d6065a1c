import type { EntityManager } from 'typeorm';
import type { FolioRepository } from '../folio/folio.repository';
import { isStaffSource } from '../../payments/core/payment.entity';
import { keptPaise, type KeptPayment } from '../../payments/core/payment.repository';
import type { WaitingRefunds } from '../../payments/core/refund.repository';
import type { RefundService } from '../../payments/core/refund.service';
import type { StaffMoney } from '../../payments/core/staff-money';
import { estimatedFees } from '../../payments/core/estimated-fees';
import type { Logger } from '../../platform/log/log';
import { inWholeRupees } from '../../platform/money/money';
import type { Cause } from '../../platform/states/transition';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { refundShares, type RefundShare } from './refund-shares';

/** What was requested of an amount. */
interface RequestedMoney {
  /** The part that was too small for a refund, in paise. */
  unplaced: number;
  refundIds: string[];
  /** The lines that round refunds in cash. */
  lines: number[];
}

/** Why money goes back. */
interface RefundCause extends Cause {
  /** Who cancelled, a job like the staff, and when; absent for no-shows and for other refunds. */
  cancelled?: { by: 'guest' | 'staff'; at: Date };
}

interface MoneyBackNeeds {
  refunds: RefundService;
  tasks: TaskRepository;
  staffMoney: StaffMoney;
  folio: FolioRepository;
  log: Pick<Logger, 'warn'>;
  /** Minutes in which the staff can take a cancellation back before its refund leaves. */
  waitMinutes: number;
}

/**
 * The number of bookings that may be cancelled with one card or account in 30 days. After that, its refunds are sent
 * later.
 */
const CANCELLED_WITHOUT_WAIT = 2;
const HOURS_TO_WAIT = 24;
const MINUTE = 60_000;

/** Refunds money of a booking to its source. The caller must hold the locks on the booking and its payments. */
export class MoneyBack {
  constructor(private readonly needs: MoneyBackNeeds) {}

  /** Requests the refunds of an amount. */
  async send(
    manager: EntityManager,
    bookingId: string,
    amountPaise: number,
    payments: readonly KeptPayment[],
    cause: RefundCause,
  ): Promise<RequestedMoney> {
    // Money out of a security deposit pays a charge that stays.
    const refundable = companiesFirst(payments.filter(({ source }) => source !== 'SECURITY_DEPOSIT'));
    const { shares, unplaced, writtenOff } = await this.sharesOf(manager, bookingId, amountPaise, {
      payments,
      refundable,
    });
    const requested: RequestedMoney = { unplaced, refundIds: [], lines: [...writtenOff] };
    for (const { payment, amountPaise: amount } of shares) {
      const { id, gatewayPaymentId, source, isDisputed } = payment;
      if (source === 'COMPANY') {
        const lowered = { paymentId: id, amountPaise: amount };
        requested.refundIds.push(await this.needs.staffMoney.lower(manager, lowered, cause));
        continue;
      }
      if (source !== 'GATEWAY' || gatewayPaymentId === null) {
        await this.promise(manager, bookingId, payment, amount, { cause, requested });
        continue;
      }
      const notBefore = this.endOfWait(payment, cause);
      const paid = { id, gatewayPaymentId };
      const refund = await this.needs.refunds.requestAmount(manager, paid, amount, cause, notBefore);
      requested.refundIds.push(refund.id);
      if (!isDisputed) continue;
      const parameters = { amount, payment: gatewayPaymentId };
      await this.needs.tasks.add(manager, {
        kind: 'REFUND_DISPUTED',
        bookingId,
        subject: refund.id,
        parameters,
      });
    }
    // This explains the refunds that were made in the gateway's dashboard. The remainder of a payment includes its failed
    // refunds, which are now sent again with this amount. Returns of security deposits are not.
    const refundIds = await this.needs.refunds.idsOfBooking(manager, bookingId);
    await this.needs.tasks.endAboutAny(manager, refundIds, ['DASHBOARD_REFUND', 'REFUND_FAILED']);
    return requested;
  }

  /**
   * What each payment gives. With several folios, each folio gives what it keeps above its own charges, which are written already,
   * and writes off a rest that is too small for a refund.
   */
  private async sharesOf(
    manager: EntityManager,
    bookingId: string,
    amountPaise: number,
    { payments, refundable }: { payments: readonly KeptPayment[]; refundable: readonly KeptPayment[] },
  ): Promise<ReturnType<typeof refundShares<KeptPayment>> & { writtenOff: number[] }> {
    const charged = await this.needs.folio.chargedByFolio(manager, bookingId);
    const folios = [...new Set(payments.map(({ folioId }) => folioId))];
    if ([...folios, ...charged.keys()].every((folioId) => folioId === null))
      return { ...refundShares(amountPaise, refundable), writtenOff: [] };
    const shares: RefundShare<KeptPayment>[] = [];
    const writtenOff: number[] = [];
    let left = amountPaise;
    for (const folioId of folios.toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))) {
      const isOwn = (payment: KeptPayment) => payment.folioId === folioId;
      const surplus = keptPaise(payments.filter(isOwn)) - (charged.get(folioId) ?? 0);
      const amount = Math.min(left, Math.max(0, surplus));
      const ofFolio = refundShares(amount, refundable.filter(isOwn));
      shares.push(...ofFolio.shares);
      const lines = await this.needs.folio.writeOff(manager, bookingId, ofFolio.unplaced, null, folioId);
      writtenOff.push(...lines);
      left -= amount;
    }
    return { shares, unplaced: left, writtenOff };
  }

  /** The refunds among these that wait before they are sent; null when no refund waits. */
  waiting(refundIds: readonly string[]): Promise<WaitingRefunds | null> {
    return this.needs.refunds.waiting(refundIds);
  }

  /** When the refund may leave; null when it leaves now. */
  private endOfWait(payment: KeptPayment, { cancelled }: RefundCause): Date | null {
    if (!cancelled) return null;
    const minutes = cancelled.by === 'staff' ? this.needs.waitMinutes : this.minutesOfGuest(payment);
    return minutes > 0 ? new Date(cancelled.at.getTime() + minutes * MINUTE) : null;
  }

  /**
   * How long the refund waits if a guest books, pays and cancels with one card or account again and again: the money must
   * not pay for the next booking at once.
   */
  private minutesOfGuest(payment: KeptPayment): number {
    const { cancelledByPayer, cancelledByPayerPaise, amountPaise, gatewayPaymentId } = payment;
    if (cancelledByPayer < CANCELLED_WITHOUT_WAIT) return 0;
    const bookings = cancelledByPayer + 1;
    const feesPaise = estimatedFees(cancelledByPayerPaise + amountPaise);
    this.needs.log.warn(
      { alert: 'paid and cancelled again', bookings, feesPaise, payment: gatewayPaymentId },
      'A card or account pays for bookings that are cancelled again and again: the hotel loses the fees of the gateway',
    );
    return HOURS_TO_WAIT * 60;
  }

  /** Records money that did not come through the gateway and that the staff must pay back, cash in whole rupees. */
  private async promise(
    manager: EntityManager,
    bookingId: string,
    { id: paymentId, source, leftPaise, folioId }: KeptPayment,
    amountPaise: number,
    { cause, requested }: { cause: Cause; requested: RequestedMoney },
  ): Promise<void> {
    if (!isStaffSource(source)) return;
    const amount = source === 'CASH' ? Math.min(leftPaise, inWholeRupees(amountPaise)) : amountPaise;
    const promised = { paymentId, source, amountPaise: amount };
    const subject = await this.needs.staffMoney.promise(manager, promised, cause);
    requested.refundIds.push(subject);
    const rest = amountPaise - amount;
    const line = await this.needs.folio.adjust(manager, bookingId, 'ROUND_OFF', rest, folioId);
    if (line !== null) requested.lines.push(Number(line));
    await this.needs.tasks.add(manager, {
      kind: 'REFUND_BY_HAND',
      bookingId,
      subject,
      parameters: { amount, source },
    });
  }
}

/** What a company owes is lowered before money goes back to anybody. */
const companiesFirst = (payments: readonly KeptPayment[]): KeptPayment[] =>
  payments.toSorted((one, other) => Number(other.source === 'COMPANY') - Number(one.source === 'COMPANY'));

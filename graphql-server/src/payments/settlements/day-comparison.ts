import {
  GatewayError,
  isAway,
  type GatewayPayment,
  type GatewayRefund,
  type GatewaySettlement,
  type PaymentGateway,
  type SettledItem,
} from '../core/payment-gateway';
import type { PlainDate } from '../../platform/time/dates';
import {
  differenceOfPayment,
  differenceOfRefund,
  missingPayment,
  missingRefund,
  type Difference,
  type OurPayment,
} from './difference';
import { timeOfDay } from './gateway-day';
import type { OurMoney } from './our-money.read-model';

/** The gateway's lists of one day in India. */
export interface GatewayDay {
  payments: GatewayPayment[];
  refunds: GatewayRefund[];
  settlements: GatewaySettlement[];
  items: SettledItem[];
}

type Found = Omit<Difference, 'day'>;

const isFound = (found: Found | null): found is Found => found !== null;

/** Reads the lists one after another, because simultaneous requests would be too many for a busy gateway. */
export async function readDay(gateway: PaymentGateway, day: PlainDate): Promise<GatewayDay> {
  const time = timeOfDay(day);
  const payments = await gateway.fetchPaymentsWithin(time);
  const refunds = await gateway.fetchRefundsWithin(time);
  const settlements = await gateway.fetchSettlementsWithin(time);
  return { payments, refunds, settlements, items: await gateway.fetchSettledItems(day) };
}

/** Compares our payments and refunds of one day with the gateway's. */
export class DayComparison {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly ours: OurMoney,
  ) {}

  /** The differences. Records after `before` may still be on their way and are left for a later run. */
  async differences(day: PlainDate, listed: GatewayDay, before: Date): Promise<Difference[]> {
    const payments = await this.ofPayments(day, listed, before);
    const refunds = await this.ofRefunds(day, listed, before);
    return [...payments, ...refunds].map((found) => ({ ...found, day }));
  }

  private async ofPayments(day: PlainDate, { payments }: GatewayDay, before: Date): Promise<Found[]> {
    const settled = payments.filter(({ createdAt }) => createdAt < before);
    const ours = await this.ours.payments(settled.map(({ id }) => id));
    const unknown = settled.filter(({ id }) => !ours.has(id));
    const tests = await this.ours.tests(unknown);
    const differing = settled
      .filter(({ id }) => !tests.has(id))
      .map((payment) => differenceOfPayment(payment, ours.get(payment.id)));
    const listed = new Set(payments.map(({ id }) => id));
    const missing = await this.missing(
      (await this.ours.capturedWithin(endingAt(day, before))).filter(
        ({ gatewayPaymentId }) => !listed.has(gatewayPaymentId),
      ),
      ({ gatewayPaymentId }) => this.gateway.fetchPayment(gatewayPaymentId),
      (payment, found) => (found ? differenceOfPayment(found, payment) : missingPayment(payment)),
    );
    return [...differing.filter(isFound), ...missing];
  }

  private async ofRefunds(day: PlainDate, { refunds }: GatewayDay, before: Date): Promise<Found[]> {
    const settled = refunds.filter((refund) => refund.createdAt < before);
    const { byId, byKey } = await this.ours.refunds(
      settled.map(({ id }) => id),
      settled.flatMap(({ idempotencyKey }) => idempotencyKey ?? []),
    );
    const payments = await this.ours.payments(settled.map(({ paymentId }) => paymentId));
    const unknown = settled.filter(({ paymentId }) => !payments.has(paymentId));
    const tests = await this.ours.tests(unknown.map(({ paymentId }) => ({ id: paymentId, orderId: null })));
    const differing = settled
      .filter(({ paymentId }) => !tests.has(paymentId))
      .map((refund) =>
        differenceOfRefund(
          refund,
          byId.get(refund.id) ?? byKey.get(refund.idempotencyKey ?? ''),
          bookingOf(payments.get(refund.paymentId)),
        ),
      );
    const listed = new Set(refunds.map(({ id }) => id));
    const missing = await this.missing(
      (await this.ours.processedWithin(endingAt(day, before))).filter(
        ({ gatewayRefundId }) => gatewayRefundId === null || !listed.has(gatewayRefundId),
      ),
      ({ gatewayRefundId }) =>
        gatewayRefundId === null ? Promise.resolve(null) : this.gateway.fetchRefund(gatewayRefundId),
      (refund, found) =>
        found ? differenceOfRefund(found, refund, refund.bookingId) : missingRefund(refund),
    );
    return [...differing.filter(isFound), ...missing];
  }

  /**
   * Looks up each missing record at the gateway by its id, because the gateway may have made it on another day than we
   * recorded.
   */
  private async missing<Ours, Listed>(
    ours: readonly Ours[],
    ask: (ours: Ours) => Promise<Listed | null>,
    compare: (ours: Ours, found: Listed | null) => Found | null,
  ): Promise<Found[]> {
    const found: Found[] = [];
    for (const one of ours) {
      const difference = compare(one, await orNull(() => ask(one)));
      if (difference) found.push(difference);
    }
    return found;
  }
}

const bookingOf = (payment: OurPayment | undefined): string | null => payment?.bookingId ?? null;

function endingAt(day: PlainDate, before: Date) {
  const time = timeOfDay(day);
  return { from: time.from, before: before < time.before ? before : time.before };
}

/** The record; null when the gateway does not know it. */
async function orNull<Listed>(ask: () => Promise<Listed>): Promise<Listed | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayError && !isAway(error)) return null;
    throw error;
  }
}

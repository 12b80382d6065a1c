import type { OrderRepository, OrderToReconcile } from '../core/order.repository';
import type { DisputeService } from '../../payments/core/dispute.service';
import { GatewayError, isAway, type PaymentGateway } from '../../payments/core/payment-gateway';
import type { RefundRepository } from '../../payments/core/refund.repository';
import type { RefundService } from '../../payments/core/refund.service';
import { REFUND_OVERDUE_MINUTES } from '../../payments/core/refund.states';
import { runConcurrently } from '../../platform/jobs/bounded-work';
import { isDatabaseAway } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import { jobActor } from '../../platform/states/actor';
import type { Clock, RequestClock } from '../../platform/time/clock';
import type { CaptureService } from './capture.service';
import { gatewayAlert } from './gateway-alerts';

export const RECONCILE_PAYMENTS_JOB = 'reconcile payments';

const RECONCILIATION = jobActor('reconciliation');

/** How many calls to the gateway run at the same time. */
const AT_ONCE = 8;

interface ReconciliationNeeds {
  clock: Clock;
  orders: OrderRepository;
  gateway: PaymentGateway;
  capture: CaptureService;
  refunds: RefundRepository;
  refundService: RefundService;
  disputes: DisputeService;
  log: Logger;
}

/** Finds payments, refunds and disputes that no webhook reported. */
export class Reconciliation {
  constructor(private readonly needs: ReconciliationNeeds) {}

  async run(): Promise<void> {
    const clock = this.needs.clock.forRequest();
    // Disputes first, because the refund of a disputed payment waits.
    const areDisputesKnown = await this.isReachableAfter(() => this.needs.disputes.catchUp(RECONCILIATION), {
      about: 'disputes',
    });
    if (!areDisputesKnown) return;
    // Refunds before orders: anybody can make enough orders to keep the gateway busy for the rest of a run.
    const overdue = await this.needs.refunds.overdue(REFUND_OVERDUE_MINUTES);
    const isGatewayReachable = await runConcurrently(overdue, AT_ONCE, (refundId) =>
      this.isReachableAfter(() => this.needs.refundService.send(refundId), { refundId }),
    );
    if (!isGatewayReachable) return;
    await runConcurrently(await this.needs.orders.toReconcile(await clock.now()), AT_ONCE, (order) =>
      this.isReachableAfter(() => this.reconcileOrder(order, clock), { orderId: order.orderId }),
    );
  }

  /** False when the gateway cannot be reached; the next run starts in a minute. A rejection concerns only one order. */
  private async isReachableAfter(work: () => Promise<void>, about: object): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logFailure(about, error);
      return !(error instanceof GatewayError) || !isAway(error);
    }
  }

  private logFailure(about: object, error: unknown): void {
    const alert = gatewayAlert(error, 'reconciliation failed');
    this.needs.log[alert ? 'error' : 'warn'](
      { alert, ...about, err: error },
      'Payments could not be reconciled',
    );
  }

  private async reconcileOrder(order: OrderToReconcile, clock: RequestClock): Promise<void> {
    // Recorded before the call, so that an order that the gateway rejects does not come first each time.
    if (!(await this.needs.orders.noteReconciled(order))) return;
    for (const payment of await this.needs.gateway.fetchOrderPayments(order.orderId)) {
      if (payment.status !== 'CREATED') await this.needs.capture.apply(payment, RECONCILIATION, clock);
      await this.needs.refundService.catchUp(payment);
    }
  }
}

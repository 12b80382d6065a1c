import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Logger } from '../platform/log/log';
import { findRecord, updateRecord } from '../platform/database/plain-statements';
import { mayMove } from '../platform/states/state-machine';
import { insertWithHistory, transition, type Actor, type Cause } from '../platform/states/transition';
import { Dispute } from './dispute.entity';
import { disputeStates } from './dispute.states';
import type { GatewayDispute } from './payment-gateway';

const LIFE_CYCLE = { machine: disputeStates, entity: Dispute };

/** Records what the gateway reports of disputed payments. The hotel responds to a dispute in the gateway's dashboard. */
export class DisputeService {
  constructor(private readonly log: Logger) {}

  /** Brings our record of a dispute to what the event says, in the caller's transaction. */
  async record(
    manager: EntityManager,
    reported: GatewayDispute,
    eventType: string,
    actor: Actor,
  ): Promise<string> {
    const known = await findRecord(manager, Dispute, 'WHERE gateway_dispute_id = $1 FOR UPDATE', [
      reported.id,
    ]);
    const { status, amountDeducted, respondBy } = reported;
    // The first event says 'open' however late it comes.
    const isOld = known && eventType.endsWith('.created');
    if (known?.status === status && !isOld) return this.update(manager, known, reported);
    if (isOld || (known && !mayMove(disputeStates, known.status, status))) return 'known';
    const cause = { actor, reason: `gateway says ${eventType}` };
    if (known) {
      const changes = { amountDeductedPaise: amountDeducted, respondBy };
      await transition(manager, LIFE_CYCLE, known, status, cause, changes);
    } else await this.insert(manager, reported, cause);
    this.alert(reported);
    return `dispute ${status.toLowerCase().replace('_', ' ')}`;
  }

  /** While a dispute stays open, the bank may ask for more until another day. */
  private async update(manager: EntityManager, known: Dispute, reported: GatewayDispute): Promise<string> {
    await updateRecord(manager, Dispute, known.id, {
      amountPaise: reported.amount,
      amountDeductedPaise: reported.amountDeducted,
      reasonCode: reported.reasonCode,
      phase: reported.phase,
      respondBy: reported.respondBy,
    });
    if (known.respondBy?.getTime() !== reported.respondBy?.getTime()) this.alert(reported);
    return 'dispute updated';
  }

  private insert(manager: EntityManager, reported: GatewayDispute, cause: Cause): Promise<void> {
    const dispute = {
      id: randomUUID(),
      gatewayDisputeId: reported.id,
      gatewayPaymentId: reported.paymentId,
      status: reported.status,
      amountPaise: reported.amount,
      amountDeductedPaise: reported.amountDeducted,
      currency: reported.currency,
      reasonCode: reported.reasonCode,
      phase: reported.phase,
      respondBy: reported.respondBy,
    };
    return insertWithHistory(manager, LIFE_CYCLE, dispute, cause);
  }

  private alert({ id, paymentId, status, amount, respondBy }: GatewayDispute): void {
    if (status !== 'OPEN' && status !== 'LOST') return;
    this.log.error(
      { alert: 'payment disputed', dispute: id, payment: paymentId, status, amount, respondBy },
      status === 'OPEN' ? 'A dispute waits for a response' : 'A dispute was lost',
    );
  }
}

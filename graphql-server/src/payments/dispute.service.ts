import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Logger } from '../platform/log/log';
import { findRecord, insertRecord, updateRecord } from '../platform/database/plain-statements';
import { mayMove } from '../platform/states/state-machine';
import { recordTransition, type Actor } from '../platform/states/transition-history';
import { Dispute } from './dispute.entity';
import { disputeStates } from './dispute.states';
import type { GatewayDispute } from './payment-gateway';

/** Records what the gateway says of disputed payments. Answering a dispute is the hotel's work in the dashboard. */
export class DisputeService {
  constructor(private readonly log: Logger) {}

  /** Brings our record of a dispute to what the event says, in the caller's transaction. */
  async record(
    manager: EntityManager,
    facts: GatewayDispute,
    eventType: string,
    actor: Actor,
  ): Promise<string> {
    const known = await findRecord(manager, Dispute, 'WHERE gateway_dispute_id = $1 FOR UPDATE', [facts.id]);
    const { status, amountDeducted, respondBy } = facts;
    // The first event says 'open' however late it comes.
    const isOld = known && eventType.endsWith('.created');
    if (isOld || (known && !mayMove(disputeStates, known.status, status))) return 'known';
    const id = known?.id ?? (await this.insert(manager, facts));
    if (known) {
      await updateRecord(manager, Dispute, id, { status, amountDeductedPaise: amountDeducted, respondBy });
    }
    const reason = `gateway says ${eventType}`;
    const from = known?.status ?? null;
    await recordTransition(manager, disputeStates, { subjectId: id, from, to: status, actor, reason });
    this.alert(facts);
    return `dispute ${status.toLowerCase().replace('_', ' ')}`;
  }

  private async insert(manager: EntityManager, facts: GatewayDispute): Promise<string> {
    const id = randomUUID();
    await insertRecord(manager, Dispute, {
      id,
      gatewayDisputeId: facts.id,
      gatewayPaymentId: facts.paymentId,
      status: facts.status,
      amountPaise: facts.amount,
      amountDeductedPaise: facts.amountDeducted,
      currency: facts.currency,
      reasonCode: facts.reasonCode,
      phase: facts.phase,
      respondBy: facts.respondBy,
    });
    return id;
  }

  private alert({ id, paymentId, status, amount, respondBy }: GatewayDispute): void {
    if (status !== 'OPEN' && status !== 'LOST') return;
    this.log.error(
      { alert: 'payment disputed', dispute: id, payment: paymentId, status, amount, respondBy },
      status === 'OPEN' ? 'A dispute waits for an answer' : 'A dispute was lost',
    );
  }
}

import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Logger } from '../../platform/log/log';
import { inTransaction } from '../../platform/database/database';
import { findRecord, findRecords, updateRecord } from '../../platform/database/plain-statements';
import { mayMove } from '../../platform/states/state-machine';
import type { Actor } from '../../platform/states/actor';
import { insertWithHistory, transition, type Cause } from '../../platform/states/transition';
import { Dispute } from './dispute.entity';
import { disputeStates, type DisputeStatus } from './dispute.states';
import type { GatewayDispute, GatewayEvent, PaymentGateway } from './payment-gateway';
import type { PaymentRepository } from './payment.repository';

const LIFE_CYCLE = { machine: disputeStates, entity: Dispute };

/** Called when disputes change, in the transaction that records the change. */
export interface DisputeListener {
  moved(manager: EntityManager, dispute: Dispute): Promise<void>;
}

/** The event that reports a dispute. */
type DisputeReport = Pick<GatewayEvent, 'type' | 'createdAt'>;

type DisputeDetails = Pick<
  Dispute,
  'amountPaise' | 'amountDeductedPaise' | 'reasonCode' | 'phase' | 'respondBy' | 'reportedAt'
>;

/**
 * True when the event is older than the record. Events arrive in any order; the event that opens a dispute is always
 * the oldest.
 */
function isOld({ type, createdAt }: DisputeReport, { reportedAt }: Dispute): boolean {
  if (type.endsWith('.created')) return true;
  return createdAt !== null && reportedAt !== null && createdAt < reportedAt;
}

function detailsOf(reported: GatewayDispute, reportedAt: Date | null): DisputeDetails {
  const { amount, amountDeducted, reasonCode, phase, respondBy } = reported;
  return {
    amountPaise: amount,
    amountDeductedPaise: amountDeducted,
    reasonCode,
    phase,
    respondBy,
    reportedAt,
  };
}

/** True when the dispute in the gateway's list equals our record. */
function isKnown(known: Dispute | undefined, reported: GatewayDispute): boolean {
  if (known?.status !== reported.status) return false;
  const { amountPaise, amountDeductedPaise, reasonCode, phase, respondBy } = known;
  return (
    amountPaise === reported.amount &&
    amountDeductedPaise === reported.amountDeducted &&
    reasonCode === reported.reasonCode &&
    phase === reported.phase &&
    respondBy?.getTime() === reported.respondBy?.getTime()
  );
}

const hasMoved = (before: Dispute | undefined, now: Dispute | null): boolean =>
  before?.status !== now?.status || before?.reportedAt?.getTime() !== now?.reportedAt?.getTime();

const LATEST = 'ORDER BY created_at DESC LIMIT 2000';

const outcomeOf = (status: DisputeStatus): string => `dispute ${status.toLowerCase().replace('_', ' ')}`;

/** Records the disputes that the gateway reports. The hotel responds to a dispute in the gateway's dashboard. */
export class DisputeService {
  constructor(
    private readonly database: DataSource,
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly listener: DisputeListener,
    private readonly log: Logger,
  ) {}

  /** Asks the gateway for its disputes, and records changes about our payments that no event reported. */
  async catchUp(actor: Actor): Promise<void> {
    const before = await findRecords(this.database.manager, Dispute, LATEST, []);
    const known = new Map(before.map((dispute) => [dispute.gatewayDisputeId, dispute]));
    const listed = await this.gateway.fetchDisputes();
    const untold = listed.filter((dispute) => !isKnown(known.get(dispute.id), dispute));
    if (untold.length === 0) return;
    const ours = await this.payments.knownOf(untold.map(({ paymentId }) => paymentId));
    for (const dispute of untold)
      if (ours.has(dispute.paymentId)) await this.recordListed(dispute, known.get(dispute.id), actor);
  }

  /** Updates our record of a dispute from an event, in the caller's transaction. Locks the booking, the payment, then the dispute. */
  async record(
    manager: EntityManager,
    reported: GatewayDispute,
    event: DisputeReport,
    actor: Actor,
  ): Promise<string> {
    await this.payments.lock(manager, reported.paymentId);
    const known = await findRecord(manager, Dispute, 'WHERE gateway_dispute_id = $1 FOR UPDATE', [
      reported.id,
    ]);
    if (known && isOld(event, known)) return 'known';
    const cause = { actor, reason: `gateway says ${event.type}` };
    const details = detailsOf(reported, event.createdAt ?? known?.reportedAt ?? null);
    const outcome = known
      ? await this.bringUpToDate(manager, known, reported.status, details, cause)
      : await this.insert(manager, reported, details, cause);
    if (outcome === 'known') return outcome;
    const recorded = await findRecord(manager, Dispute, 'WHERE gateway_dispute_id = $1', [reported.id]);
    if (recorded) await this.listener.moved(manager, recorded);
    this.alert(reported);
    return outcome;
  }

  private recordListed(listed: GatewayDispute, before: Dispute | undefined, actor: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      // An event about this dispute waits for the payment's lock, too.
      await this.payments.lock(manager, listed.paymentId);
      const now = await findRecord(manager, Dispute, 'WHERE gateway_dispute_id = $1 FOR UPDATE', [listed.id]);
      // An event arrived in the meantime and may be newer than the list.
      if (hasMoved(before, now)) return;
      await this.record(manager, listed, { type: listed.status.toLowerCase(), createdAt: null }, actor);
    });
  }

  private async bringUpToDate(
    manager: EntityManager,
    known: Dispute,
    status: DisputeStatus,
    details: DisputeDetails,
    cause: Cause,
  ): Promise<string> {
    if (known.status === status) {
      // The bank asks for something else, or by another day.
      await updateRecord(manager, Dispute, known.id, details);
      return 'dispute updated';
    }
    if (!mayMove(disputeStates, known.status, status)) return 'known';
    await transition(manager, LIFE_CYCLE, known, status, cause, details);
    return outcomeOf(status);
  }

  private async insert(
    manager: EntityManager,
    { id, paymentId, status, currency }: GatewayDispute,
    details: DisputeDetails,
    cause: Cause,
  ): Promise<string> {
    const dispute = { id: randomUUID(), gatewayDisputeId: id, gatewayPaymentId: paymentId, status, currency };
    await insertWithHistory(manager, LIFE_CYCLE, { ...dispute, ...details }, cause);
    return outcomeOf(status);
  }

  private alert({ id, paymentId, status, amount, respondBy }: GatewayDispute): void {
    if (status !== 'OPEN' && status !== 'LOST') return;
    this.log.error(
      { alert: 'payment disputed', dispute: id, payment: paymentId, status, amount, respondBy },
      status === 'OPEN' ? 'A dispute waits for a response' : 'A dispute was lost',
    );
  }
}

import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { findRecord, updateRecord } from '../../platform/database/plain-statements';
import { insertWithHistory, transition, type Cause } from '../../platform/states/transition';
import { Payment, type SourceWithoutMoney, type StaffSource } from './payment.entity';
import { paymentStates } from './payment.states';
import { Refund } from './refund.entity';
import { refundStates, type RefundStatus } from './refund.states';

/** Money that the staff take, in paise. */
export interface TakenMoney {
  /** The booking whose price the money pays; null for a security deposit. */
  bookingId: string | null;
  /** The booking whose guest leaves a security deposit. */
  depositBookingId?: string;
  /** The folio of the booking that it pays; left out for the first one. */
  folioId?: string | null;
  /** `SECURITY_DEPOSIT` turns a part of a deposit into money of the booking; `COMPANY` lets a company owe the amount. */
  source: StaffSource | SourceWithoutMoney;
  amountPaise: number;
  /** The account of the person who took it. */
  takenBy: string;
  at: Date;
}

/** Who paid money back by hand, how and when. */
export interface GivenMoney {
  source: StaffSource;
  /** The account of the person who paid it back. */
  givenBy: string;
  at: Date;
}

const PAYMENTS = { machine: paymentStates, entity: Payment };
const REFUNDS = { machine: refundStates, entity: Refund };

/**
 * Payments and refunds that the staff handle, not the gateway. The caller must hold the locks on the booking and its
 * payments. Refunds count from the moment of the promise, like the gateway's refunds.
 */
export class StaffMoney {
  /** Records a captured payment and returns its id. */
  async take(manager: EntityManager, money: TakenMoney, cause: Cause): Promise<string> {
    const { bookingId, depositBookingId = null, folioId = null, source, amountPaise, takenBy, at } = money;
    const payment = {
      id: randomUUID(),
      bookingId,
      depositBookingId,
      folioId,
      orderId: null,
      source,
      takenBy,
      gatewayPaymentId: null,
      status: 'CAPTURED' as const,
      amountPaise,
      currency: 'INR',
      method: null,
      failure: null,
      capturedAt: at,
      createdAt: at,
    };
    await insertWithHistory(manager, PAYMENTS, payment, cause);
    return payment.id;
  }

  /**
   * Reverses a payment that was recorded by mistake, or taken out of a security deposit by mistake, by a counter-entry of its
   * whole amount. Returns the id of the entry.
   */
  async counter(
    manager: EntityManager,
    { id: paymentId, amountPaise }: { id: string; amountPaise: number },
    given: Omit<GivenMoney, 'source'> & { source: GivenMoney['source'] | SourceWithoutMoney },
    cause: Cause,
  ): Promise<string> {
    const { source, givenBy, at } = given;
    const entry = {
      ...this.refundOf(paymentId, source, amountPaise, cause),
      status: 'PROCESSED' as const,
      isCounterEntry: true,
      givenBy,
      givenAt: at,
      createdAt: at,
    };
    await insertWithHistory(manager, REFUNDS, entry, cause);
    return entry.id;
  }

  /** Lowers what a company owes for the booking, without money. Returns the id of the entry. */
  async lower(
    manager: EntityManager,
    { paymentId, amountPaise }: { paymentId: string; amountPaise: number },
    cause: Cause,
  ): Promise<string> {
    const entry = {
      ...this.refundOf(paymentId, 'COMPANY', amountPaise, cause),
      status: 'PROCESSED' as const,
    };
    await insertWithHistory(manager, REFUNDS, entry, cause);
    return entry.id;
  }

  /** Lowers what a portal collected for the booking: the portal gives the guest the money back. Returns the id of the entry. */
  async lowerOfPortal(
    manager: EntityManager,
    { paymentId, amountPaise }: { paymentId: string; amountPaise: number },
    { givenBy, at }: Omit<GivenMoney, 'source'>,
    cause: Cause,
  ): Promise<string> {
    const entry = {
      ...this.refundOf(paymentId, 'PORTAL', amountPaise, cause),
      status: 'PROCESSED' as const,
      givenBy,
      givenAt: at,
    };
    await insertWithHistory(manager, REFUNDS, entry, cause);
    return entry.id;
  }

  /** Records a refund that the staff promise to pay by hand, and returns its id. */
  async promise(
    manager: EntityManager,
    { paymentId, source, amountPaise }: { paymentId: string; source: StaffSource; amountPaise: number },
    cause: Cause,
  ): Promise<string> {
    const refund = this.refundOf(paymentId, source, amountPaise, cause);
    await insertWithHistory(manager, REFUNDS, refund, cause);
    return refund.id;
  }

  /**
   * Records that a promised refund was paid by hand, or by which means a failed refund was paid. A second call does
   * nothing. Without a source, a promised refund was paid as promised. Returns the amount in paise, or 0 if nothing was done.
   */
  async give(
    manager: EntityManager,
    refundId: string,
    { source, givenBy, at }: Omit<GivenMoney, 'source'> & { source: StaffSource | null },
    cause: Cause,
  ): Promise<number> {
    const refund = await findRecord(manager, Refund, 'WHERE id = $1 FOR UPDATE', [refundId]);
    if (!refund || refund.givenAt !== null) return 0;
    const given = { ...(source && { source }), givenBy, givenAt: at };
    if (refund.status === 'PENDING' && refund.source !== 'GATEWAY')
      await transition(manager, REFUNDS, refund, 'PROCESSED', cause, given);
    if (refund.status === 'PAID_OTHERWISE' && source) await updateRecord(manager, Refund, refundId, given);
    return refund.amountPaise;
  }

  private refundOf(
    paymentId: string,
    source: StaffSource | SourceWithoutMoney,
    amountPaise: number,
    { reason }: Cause,
  ) {
    const id = randomUUID();
    const status: RefundStatus = 'PENDING';
    const sentAt = null;
    return { id, paymentId, source, status, amountPaise, reason, sentAt, idempotencyKey: `by-hand-${id}` };
  }
}

import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { KeptPayment, PaymentRepository } from '../../payments/core/payment.repository';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import { rupees, writeMoney } from '../../platform/money/money';
import { sentence } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { HotelTime } from '../../platform/time/clock';
import type { BillingDetails } from '../billing-details/billing-details.repository';
import type { MoneyBack } from '../cancellations/money-back';
import { balanceOfFolio, isInFolio } from '../core/booking-record';
import type { FolioRepository } from '../folio/folio.repository';
import { FOLIO_LIMITS } from './folio.policy';
import type { FolioLines } from './folio-lines.service';
import { kindsOf, type FolioShare } from './folio-shares';
import { hasFolio, refused, type FolioOutcome, type FolioWork, type LockedFolios } from './folio-work';
import type { FoliosRepository } from './folios.repository';

/** A folio that the staff open. */
export interface OpenedFolio {
  name: string;
  payer: BillingDetails | null;
  takes: readonly FolioShare[];
  idempotencyKey: string;
}

interface FolioServiceNeeds {
  folios: FoliosRepository;
  folio: FolioRepository;
  payments: Pick<PaymentRepository, 'lockKeptOf'>;
  moneyBack: Pick<MoneyBack, 'send'>;
  documents: {
    /** Whether the folio has an invoice that was not credited in full. */
    isFolioInvoiced(manager: EntityManager, bookingId: string, folioId: string): Promise<boolean>;
    issueMissing(manager: EntityManager, bookingId: string): Promise<void>;
  };
  bounds: Pick<BoundsService, 'note'>;
}

/** Opens further folios of bookings, names who pays them, closes them, and pays back what is too much. Locks the booking first. */
export class FolioService {
  constructor(
    private readonly work: FolioWork,
    private readonly lines: Pick<FolioLines, 'takeByRule'>,
    private readonly needs: FolioServiceNeeds,
  ) {}

  /** Opens a folio. What it takes by rule moves into it from the first folio. A repeated key opens it once. */
  async open(who: Staff, reference: string, form: OpenedFolio, time: HotelTime): Promise<FolioOutcome> {
    return this.work.withReference(reference, async (manager, locked): Promise<FolioOutcome> => {
      const { booking, folios } = locked;
      const { name, payer, takes, idempotencyKey } = form;
      const sent = folios.find((folio) => folio.idempotencyKey === idempotencyKey);
      if (sent)
        return sent.name === name ? this.work.stored(manager, booking) : { kind: 'IdempotencyConflict' };
      if (booking.status !== 'CONFIRMED') return refused('BOOKING_NOT_CONFIRMED');
      if (folios.length >= FOLIO_LIMITS.folios) return refused('TOO_MANY_FOLIOS');
      const place = Math.max(1, ...folios.map((folio) => folio.place)) + 1;
      const opened = { openedBy: who.uid, openedAt: time.now, idempotencyKey };
      const id = randomUUID();
      const folio = { id, bookingId: booking.id, place, name, payer, takes: kindsOf(takes) };
      await this.needs.folios.add(manager, { ...folio, ...opened });
      await this.work.note(manager, who, booking, 'openFolio', { folio: id, place, takes: takes.join(', ') });
      await this.lines.takeByRule(manager, who, locked, { folioId: id, takes, time });
      return this.work.stored(manager, booking);
    });
  }

  /** Names a folio and its payer, until its invoice is issued. */
  async setPayer(
    who: Staff,
    folioId: string,
    payer: { name: string; payer: BillingDetails | null },
  ): Promise<FolioOutcome> {
    return this.work.withFolio(folioId, async (manager, { booking }, folio): Promise<FolioOutcome> => {
      const isInvoiced = await this.needs.documents.isFolioInvoiced(manager, booking.id, folio.id);
      if (isInvoiced) return refused('ALREADY_INVOICED');
      // Its invoice follows in a moment, and is what the company owes.
      if (await this.needs.folios.isOnAccount(manager, folio.id)) return refused('FOLIO_ON_ACCOUNT');
      await this.needs.folios.setPayer(manager, folio.id, payer);
      await this.work.note(manager, who, booking, 'setFolioPayer', { folio: folio.id });
      await this.needs.documents.issueMissing(manager, booking.id);
      return this.work.stored(manager, booking);
    });
  }

  /** Decides what a folio takes by rule, now and later. Lines of the first folio move into it. */
  async setRule(
    who: Staff,
    folioId: string,
    takes: readonly FolioShare[],
    time: HotelTime,
  ): Promise<FolioOutcome> {
    return this.work.withFolio(folioId, async (manager, locked, folio): Promise<FolioOutcome> => {
      if (folio.closedAt !== null) return refused('FOLIO_CLOSED');
      await this.needs.folios.setTakes(manager, folio.id, kindsOf(takes));
      await this.work.note(manager, who, locked.booking, 'setFolioRule', {
        folio: folio.id,
        takes: takes.join(', '),
      });
      await this.lines.takeByRule(manager, who, locked, { folioId: folio.id, takes, time });
      return this.work.stored(manager, locked.booking);
    });
  }

  /** Closes a folio whose payer owes nothing, or with a reason. Does nothing when it was closed before. */
  async close(
    who: Staff,
    folioId: string,
    { despiteBalance, reason }: { despiteBalance: boolean; reason: string | null },
    time: HotelTime,
  ): Promise<FolioOutcome> {
    return this.work.withFolio(folioId, async (manager, { booking }, folio): Promise<FolioOutcome> => {
      if (folio.closedAt !== null) return this.work.stored(manager, booking);
      const kept = await this.needs.payments.lockKeptOf(manager, booking.id);
      const balance = balanceOfFolio(booking, kept, folio.id);
      const open = Math.abs(balance) < SMALLEST_REFUND_PAISE ? 0 : balance;
      if (open !== 0 && !(despiteBalance && reason)) {
        const amount = writeMoney(rupees(Math.abs(open)));
        const obstacle = sentence(open > 0 ? 'BALANCE_DUE' : 'BALANCE_IN_FAVOUR', { amount });
        return { kind: 'FolioUnbalanced', obstacle };
      }
      const given = { kind: 'departure that owes', amountPaise: open, bookingId: booking.id } as const;
      await this.needs.bounds.note(manager, who, given);
      if (open === 0) await this.needs.folio.writeOff(manager, booking.id, -balance, null, folio.id);
      await this.needs.folios.setClosed(manager, folio.id, {
        ...{ by: who.uid, at: time.now },
        reason: open === 0 ? null : reason,
      });
      await this.work.note(manager, who, booking, 'closeFolio', { folio: folio.id, owesPaise: open });
      await this.needs.documents.issueMissing(manager, booking.id);
      return this.work.stored(manager, booking);
    });
  }

  /** Opens a closed folio again. */
  async reopen(who: Staff, folioId: string): Promise<FolioOutcome> {
    return this.work.withFolio(folioId, async (manager, { booking }, folio): Promise<FolioOutcome> => {
      if (folio.closedAt === null) return this.work.stored(manager, booking);
      await this.needs.folios.setClosed(manager, folio.id, null);
      await this.work.note(manager, who, booking, 'reopenFolio', { folio: folio.id });
      return this.work.stored(manager, booking);
    });
  }

  /**
   * Pays back what the hotel keeps above the charges of a folio, to the payments of this folio. As far as the charges are now
   * with a payer who has not paid them, the money counts for the bound of the role.
   */
  async refund(who: Staff, reference: string, folioId: string | null): Promise<FolioOutcome> {
    return this.work.withReference(reference, async (manager, locked): Promise<FolioOutcome> => {
      const { booking } = locked;
      if (!hasFolio(locked, folioId)) return { kind: 'RecordNotFound' };
      const kept = await this.needs.payments.lockKeptOf(manager, booking.id);
      const owedPaise = -balanceOfFolio(booking, kept, folioId);
      if (owedPaise <= 0) return refused('FOLIO_OWES_NOTHING_BACK');
      const unsecured = await this.unsecuredPaise(manager, locked, kept);
      const amountPaise = Math.min(owedPaise, unsecured);
      await this.needs.bounds.note(manager, who, {
        kind: 'refund by hand',
        amountPaise,
        bookingId: booking.id,
      });
      const own = kept.filter((payment) => isInFolio(payment, folioId));
      const cause = { actor: staffActor(who.uid), reason: 'lines moved to another folio' };
      const { unplaced } = await this.needs.moneyBack.send(manager, booking.id, owedPaise, own, cause);
      await this.needs.folio.writeOff(manager, booking.id, unplaced, null, folioId);
      await this.work.note(manager, who, booking, 'refundFolio', { folio: folioId ?? 'first', owedPaise });
      await this.needs.documents.issueMissing(manager, booking.id);
      return this.work.stored(manager, booking);
    });
  }

  /** What the payers of the booking owe, in paise, without companies that may owe money. */
  private async unsecuredPaise(
    manager: EntityManager,
    { booking, folios }: Pick<LockedFolios, 'booking' | 'folios'>,
    kept: readonly KeptPayment[],
  ): Promise<number> {
    const onCredit = await this.needs.folios.onCredit(manager, booking.id);
    return [null, ...folios.map(({ id }) => id)]
      .filter((id) => !onCredit.has(id))
      .reduce((sum, id) => sum + Math.max(0, balanceOfFolio(booking, kept, id)), 0);
  }
}

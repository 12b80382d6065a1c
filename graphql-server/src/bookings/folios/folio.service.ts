import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { KeptPayment, PaymentRepository } from '../../payments/core/payment.repository';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import { inTransaction } from '../../platform/database/database';
import { rupees, writeMoney } from '../../platform/money/money';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, sentence } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { HotelTime } from '../../platform/time/clock';
import type { BillingDetails, BillingDetailsRepository } from '../billing-details/billing-details.repository';
import type { MoneyBack } from '../cancellations/money-back';
import {
  balanceOfFolio,
  grossOf,
  isInFolio,
  type BookedLine,
  type BookingRecord,
} from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { FolioRepository } from '../folio/folio.repository';
import type { PostedChargeRepository } from '../posted-charges/posted-charge.repository';
import type { Folio } from './folio.entity';
import {
  FOLIO_LIMITS,
  isSplittable,
  obstacleOfLine,
  obstacleOfMove,
  type LineObstacle,
  type LinesOfBooking,
} from './folio.policy';
import { isMovable, kindsOf, sharesOf, type FolioShare } from './folio-shares';
import type { FoliosRepository } from './folios.repository';
import { splitLine, type SplitOff } from './split-line';

/** A line of a folio that is still charged. */
export interface FolioLineRecord {
  line: BookedLine & { id: number };
  isInvoiced: boolean;
  /** Whether the staff can move it now. */
  canMove: boolean;
  canSplit: boolean;
}

/** A folio with its lines and what its payer owes, in paise. */
export interface FolioRecord {
  /** Null for the first folio. */
  id: string | null;
  place: number;
  name: string | null;
  payer: BillingDetails | null;
  companyId: string | null;
  takes: FolioShare[];
  closedAt: Date | null;
  chargedPaise: number;
  balancePaise: number;
  lines: FolioLineRecord[];
}

/** Why nothing can be done with a folio. */
export type FolioObstacle =
  | LineObstacle
  | 'BOOKING_NOT_CONFIRMED'
  | 'TOO_MANY_FOLIOS'
  | 'FOLIO_OWES_NOTHING_BACK'
  | 'ALREADY_INVOICED'
  | 'FOLIO_ON_ACCOUNT';

export type FolioOutcome =
  | { kind: 'FoliosStored'; folios: FolioRecord[] }
  | { kind: 'FolioRefused'; obstacle: FolioObstacle }
  | { kind: 'FolioUnbalanced'; obstacle: ReturnType<typeof sentence<'BALANCE_DUE' | 'BALANCE_IN_FAVOUR'>> }
  | { kind: 'IdempotencyConflict' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** A folio that the staff open. */
export interface OpenedFolio {
  name: string;
  payer: BillingDetails | null;
  takes: readonly FolioShare[];
  idempotencyKey: string;
}

/** What this folder needs to know about tax documents. */
interface FolioDocuments {
  /** The lines of the booking that are on documents, by id. */
  linesOnDocuments(manager: EntityManager, bookingId: string): Promise<ReadonlySet<number>>;
  /** Whether the folio has an invoice that was not credited in full. */
  isFolioInvoiced(manager: EntityManager, bookingId: string, folioId: string): Promise<boolean>;
  issueMissing(manager: EntityManager, bookingId: string): Promise<void>;
}

interface FolioServiceNeeds {
  database: DataSource;
  bookings: BookingRepository;
  folios: FoliosRepository;
  folio: FolioRepository;
  charges: Pick<PostedChargeRepository, 'split'>;
  billingDetails: Pick<BillingDetailsRepository, 'find' | 'ofCompany'>;
  payments: Pick<PaymentRepository, 'keptOf' | 'lockKeptOf'>;
  moneyBack: Pick<MoneyBack, 'send'>;
  documents: FolioDocuments;
  audit: AuditService;
  bounds: Pick<BoundsService, 'note'>;
}

/** A booking that is locked, with everything that folios depend on. */
interface LockedFolios extends LinesOfBooking {
  booking: BookingRecord;
  folios: Folio[];
}

const refused = (obstacle: FolioObstacle): FolioOutcome => ({ kind: 'FolioRefused', obstacle });

/**
 * Opens further folios of bookings, and moves and splits the lines of bills among them. Locks the booking first. A move changes
 * only the folio of a line; a split reverses a line and charges two lines that add up to it.
 */
export class FolioService {
  constructor(private readonly needs: FolioServiceNeeds) {}

  /** The folios of a booking, the first one first; none for an unknown booking. */
  async ofBooking(reference: string): Promise<FolioRecord[]> {
    const booking = await this.needs.bookings.findByReference(reference);
    return booking ? this.recordsOf(this.needs.database.manager, booking) : [];
  }

  /** Opens a folio. What it takes by rule moves into it from the first folio. A repeated key opens it once. */
  async open(who: Staff, reference: string, form: OpenedFolio, time: HotelTime): Promise<FolioOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return this.withBooking(found.id, async (manager, locked): Promise<FolioOutcome> => {
      const { booking, folios } = locked;
      const { name, payer, takes, idempotencyKey } = form;
      const sent = folios.find((folio) => folio.idempotencyKey === idempotencyKey);
      if (sent) return sent.name === name ? this.stored(manager, booking) : { kind: 'IdempotencyConflict' };
      if (booking.status !== 'CONFIRMED') return refused('BOOKING_NOT_CONFIRMED');
      if (folios.length >= FOLIO_LIMITS.folios) return refused('TOO_MANY_FOLIOS');
      const place = Math.max(1, ...folios.map((folio) => folio.place)) + 1;
      const opened = { openedBy: who.uid, openedAt: time.now, idempotencyKey };
      const id = randomUUID();
      const folio = { id, bookingId: booking.id, place, name, payer, takes: kindsOf(takes) };
      await this.needs.folios.add(manager, { ...folio, ...opened });
      await this.note(manager, who, booking, 'openFolio', { folio: id, place, takes: takes.join(', ') });
      await this.takeByRule(manager, who, locked, { folioId: id, takes, time });
      return this.stored(manager, booking);
    });
  }

  /** Names a folio and its payer, until its invoice is issued. */
  async setPayer(
    who: Staff,
    folioId: string,
    payer: { name: string; payer: BillingDetails | null },
  ): Promise<FolioOutcome> {
    return this.withFolio(folioId, async (manager, { booking }, folio): Promise<FolioOutcome> => {
      const isInvoiced = await this.needs.documents.isFolioInvoiced(manager, booking.id, folio.id);
      if (isInvoiced) return refused('ALREADY_INVOICED');
      // Its invoice follows in a moment, and is what the company owes.
      if (await this.needs.folios.isOnAccount(manager, folio.id)) return refused('FOLIO_ON_ACCOUNT');
      await this.needs.folios.setPayer(manager, folio.id, payer);
      await this.note(manager, who, booking, 'setFolioPayer', { folio: folio.id });
      await this.needs.documents.issueMissing(manager, booking.id);
      return this.stored(manager, booking);
    });
  }

  /** Decides what a folio takes by rule, now and later. Lines of the first folio move into it. */
  async setRule(
    who: Staff,
    folioId: string,
    takes: readonly FolioShare[],
    time: HotelTime,
  ): Promise<FolioOutcome> {
    return this.withFolio(folioId, async (manager, locked, folio): Promise<FolioOutcome> => {
      if (folio.closedAt !== null) return refused('FOLIO_CLOSED');
      await this.needs.folios.setTakes(manager, folio.id, kindsOf(takes));
      await this.note(manager, who, locked.booking, 'setFolioRule', {
        folio: folio.id,
        takes: takes.join(', '),
      });
      await this.takeByRule(manager, who, locked, { folioId: folio.id, takes, time });
      return this.stored(manager, locked.booking);
    });
  }

  /** Moves lines into a folio of the same booking; null is the first one. All lines move, or none. */
  async move(
    who: Staff,
    reference: string,
    { lines: lineIds, to }: { lines: readonly number[]; to: string | null },
    time: HotelTime,
  ): Promise<FolioOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return this.withBooking(found.id, async (manager, locked): Promise<FolioOutcome> => {
      if (!hasFolio(locked, to)) return { kind: 'RecordNotFound' };
      const obstacle = obstacleOfMove(lineIds, to, locked);
      if (obstacle) return refused(obstacle);
      await this.put(manager, who, locked, { lineIds, to, time });
      return this.stored(manager, locked.booking);
    });
  }

  /** Splits a line in two, and moves the part that is split off into a folio if one is named. */
  async split(
    who: Staff,
    reference: string,
    { line: lineId, to, ...off }: { line: number; to: string | null | undefined } & SplitOff,
    time: HotelTime,
  ): Promise<FolioOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return this.withBooking(found.id, async (manager, locked): Promise<FolioOutcome> => {
      const { booking } = locked;
      if (to !== undefined && !hasFolio(locked, to)) return { kind: 'RecordNotFound' };
      const obstacle =
        obstacleOfLine(lineId, locked) ?? (to === undefined ? null : obstacleOfMove([], to, locked));
      if (obstacle) return refused(obstacle);
      const line = booking.lines.find(({ id }) => id === lineId);
      if (!line || !isSplittable(line)) return refused('FOLIO_LINE_STAYS');
      const parts = splitLine(line, off);
      if (!parts) {
        const most = writeMoney(rupees(grossOf(line)));
        return { kind: 'InvalidInput', faults: [fieldFault('amount', 'SPLIT_OUTSIDE_LINE', { most })] };
      }
      const ids = await this.needs.folio.split(manager, booking.id, lineId, parts);
      const [firstLineId, secondLineId] = ids;
      if (line.kind === 'POSTED_CHARGE') await this.needs.charges.split(manager, lineId, ids);
      const at = { splitBy: who.uid, splitAt: time.now };
      await this.needs.folios.noteSplit(manager, {
        ...{ bookingId: booking.id, lineId, firstLineId, secondLineId },
        ...at,
      });
      await this.note(manager, who, booking, 'splitFolioLine', { line: lineId });
      await this.needs.bookings.readAgain(manager, booking);
      if (to !== undefined)
        await this.put(
          manager,
          who,
          { ...locked, lines: booking.lines },
          { lineIds: [firstLineId], to, time },
        );
      return this.stored(manager, booking);
    });
  }

  /** Closes a folio whose payer owes nothing, or with a reason. Does nothing when it was closed before. */
  async close(
    who: Staff,
    folioId: string,
    { despiteBalance, reason }: { despiteBalance: boolean; reason: string | null },
    time: HotelTime,
  ): Promise<FolioOutcome> {
    return this.withFolio(folioId, async (manager, { booking }, folio): Promise<FolioOutcome> => {
      if (folio.closedAt !== null) return this.stored(manager, booking);
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
      await this.needs.folios.setClosed(manager, folio.id, { by: who.uid, at: time.now });
      await this.note(manager, who, booking, 'closeFolio', { folio: folio.id, owesPaise: open });
      await this.needs.documents.issueMissing(manager, booking.id);
      return this.stored(manager, booking);
    });
  }

  /** Opens a closed folio again. */
  async reopen(who: Staff, folioId: string): Promise<FolioOutcome> {
    return this.withFolio(folioId, async (manager, { booking }, folio): Promise<FolioOutcome> => {
      if (folio.closedAt === null) return this.stored(manager, booking);
      await this.needs.folios.setClosed(manager, folio.id, null);
      await this.note(manager, who, booking, 'reopenFolio', { folio: folio.id });
      return this.stored(manager, booking);
    });
  }

  /** Pays back what the hotel keeps above the charges of a folio, to the payments of this folio. */
  async refund(who: Staff, reference: string, folioId: string | null): Promise<FolioOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return this.withBooking(found.id, async (manager, locked): Promise<FolioOutcome> => {
      const { booking } = locked;
      if (!hasFolio(locked, folioId)) return { kind: 'RecordNotFound' };
      const kept = await this.needs.payments.lockKeptOf(manager, booking.id);
      const owedPaise = -balanceOfFolio(booking, kept, folioId);
      if (owedPaise <= 0) return refused('FOLIO_OWES_NOTHING_BACK');
      const own = kept.filter((payment) => isInFolio(payment, folioId));
      const cause = { actor: staffActor(who.uid), reason: 'lines moved to another folio' };
      const { unplaced } = await this.needs.moneyBack.send(manager, booking.id, owedPaise, own, cause);
      await this.needs.folio.writeOff(manager, booking.id, unplaced, null, folioId);
      await this.note(manager, who, booking, 'refundFolio', { folio: folioId ?? 'first', owedPaise });
      await this.needs.documents.issueMissing(manager, booking.id);
      return this.stored(manager, booking);
    });
  }

  private async takeByRule(
    manager: EntityManager,
    who: Staff,
    locked: LockedFolios,
    { folioId, takes, time }: { folioId: string; takes: readonly FolioShare[]; time: HotelTime },
  ): Promise<void> {
    const kinds = new Set(kindsOf(takes));
    const lineIds = locked.lines
      .filter((line) => kinds.has(line.kind) && isInFolio(line, null))
      .flatMap(({ id }) => id ?? [])
      .filter((id) => obstacleOfLine(id, locked) === null);
    await this.put(manager, who, locked, { lineIds, to: folioId, time });
  }

  /** Puts lines into a folio and keeps the history. Lines that are there already stay. */
  private async put(
    manager: EntityManager,
    who: Staff,
    { booking, lines }: Pick<LockedFolios, 'booking' | 'lines'>,
    { lineIds, to, time }: { lineIds: readonly number[]; to: string | null; time: HotelTime },
  ): Promise<void> {
    const moved = lines.filter(({ id, folioId }) => {
      return id !== null && lineIds.includes(id) && (folioId ?? null) !== to;
    });
    if (moved.length === 0) return;
    const ids = moved.flatMap(({ id }) => id ?? []);
    await this.needs.folio.putInto(manager, booking.id, ids, to);
    for (const { id: lineId, folioId = null } of moved)
      if (lineId !== null)
        await this.needs.folios.noteMove(manager, {
          ...{ bookingId: booking.id, lineId, fromFolioId: folioId, toFolioId: to },
          ...{ movedBy: who.uid, movedAt: time.now },
        });
    await this.note(manager, who, booking, 'moveFolioLines', {
      to: to ?? 'first',
      lines: ids.length,
      paise: moved.reduce((sum, line) => sum + grossOf(line), 0),
    });
    await this.needs.documents.issueMissing(manager, booking.id);
  }

  /** The audit entry outlives the booking, so it contains no name. */
  private async note(
    manager: EntityManager,
    who: Staff,
    { id, reference }: BookingRecord,
    action: FolioAction,
    details: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    const noted = { who, action, details: { reference, ...details } } as const;
    await this.needs.audit.noteChange(manager, noted, { recordId: id, before: {}, after: details });
  }

  private async withFolio(
    folioId: string,
    work: (manager: EntityManager, locked: LockedFolios, folio: Folio) => Promise<FolioOutcome>,
  ): Promise<FolioOutcome> {
    const found = await this.needs.folios.find(folioId);
    if (!found) return { kind: 'RecordNotFound' };
    return this.withBooking(found.bookingId, async (manager, locked) => {
      const folio = locked.folios.find(({ id }) => id === folioId);
      return folio ? work(manager, locked, folio) : { kind: 'RecordNotFound' };
    });
  }

  private withBooking(
    bookingId: string,
    work: (manager: EntityManager, locked: LockedFolios) => Promise<FolioOutcome>,
  ): Promise<FolioOutcome> {
    return inTransaction(this.needs.database, async (manager): Promise<FolioOutcome> => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      if (!booking) return { kind: 'RecordNotFound' };
      const folios = await this.needs.folios.ofBooking(bookingId, manager);
      const closed = new Set(folios.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id));
      const onDocuments = await this.needs.documents.linesOnDocuments(manager, bookingId);
      return work(manager, { booking, folios, closed, onDocuments, lines: booking.lines });
    });
  }

  private async stored(manager: EntityManager, booking: BookingRecord): Promise<FolioOutcome> {
    await this.needs.bookings.readAgain(manager, booking);
    return { kind: 'FoliosStored', folios: await this.recordsOf(manager, booking) };
  }

  private async recordsOf(manager: EntityManager, booking: BookingRecord): Promise<FolioRecord[]> {
    const stored = await this.needs.folios.ofBooking(booking.id, manager);
    const folios = await Promise.all(
      stored.map(async ({ companyId, ...folio }) => {
        const payer = companyId && (await this.needs.billingDetails.ofCompany(companyId, manager));
        return { ...folio, companyId, payer: payer || folio.payer };
      }),
    );
    const kept = await this.needs.payments.keptOf(booking.id, manager);
    const onDocuments = await this.needs.documents.linesOnDocuments(manager, booking.id);
    const closed = new Set(folios.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id));
    const around = { lines: booking.lines, onDocuments, closed };
    const first = {
      ...{ id: null, place: 1, name: null, companyId: null, takes: [], closedAt: null },
      payer: await this.needs.billingDetails.find(booking.id, manager),
    };
    return [first, ...folios].map((folio) => recordOf(folio, booking, kept, around));
  }
}

type FolioAction =
  | 'openFolio'
  | 'setFolioPayer'
  | 'setFolioRule'
  | 'moveFolioLines'
  | 'splitFolioLine'
  | 'closeFolio'
  | 'reopenFolio'
  | 'refundFolio';

const hasFolio = ({ folios }: Pick<LockedFolios, 'folios'>, folioId: string | null): boolean =>
  folioId === null || folios.some(({ id }) => id === folioId);

function recordOf(
  {
    id,
    place,
    name,
    payer,
    companyId,
    takes,
    closedAt,
  }: Pick<Folio, 'place' | 'payer' | 'companyId' | 'takes' | 'closedAt'> & {
    id: string | null;
    name: string | null;
  },
  booking: BookingRecord,
  kept: readonly KeptPayment[],
  around: LinesOfBooking,
): FolioRecord {
  const own = booking.lines.filter((line) => isInFolio(line, id));
  const reversed = new Set(booking.lines.map(({ reverses }) => reverses));
  const isCharged = (line: BookedLine): line is BookedLine & { id: number } =>
    line.id !== null && line.reverses === null && !reversed.has(line.id);
  return {
    ...{ id, place, name, payer, companyId, takes: sharesOf(takes), closedAt },
    chargedPaise: own.reduce((sum, line) => sum + grossOf(line), 0),
    balancePaise: balanceOfFolio(booking, kept, id),
    lines: own.filter(isCharged).map((line) => {
      const canMove = obstacleOfLine(line.id, around) === null;
      const isInvoiced = isMovable(line.kind) && around.onDocuments.has(line.id);
      return { line, isInvoiced, canMove, canSplit: canMove && isSplittable(line) };
    }),
  };
}

import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { recordedDayFaults } from '../../platform/refusals/recorded-days';
import { fieldFault } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import { addMonths, type PlainDate } from '../../platform/time/dates';
import type { PortalBookingRepository, PortalBookingRow } from './portal-booking.repository';
import { portalDues, type PortalDues } from './portal-dues';
import type { Portal } from './portal.entity';
import { portalNumberKey, type PortalReceiptsForm } from './portal.policy';
import type { PortalRepository } from './portal.repository';
import {
  compareStatement,
  type StatementAmount,
  type StatementComparison,
  type StatementLine,
} from './portal-statement';

/** A stay that a portal sold, with what the portal owes for it, in paise. */
export type PortalStayDues = PortalBookingRow & PortalDues;

/** The stays of a portal whose last guests leave in a month. */
export interface PortalMonthDues {
  portal: Portal;
  month: PlainDate;
  stays: PortalStayDues[];
}

type ReceiptsOutcome =
  | { kind: 'PortalReceiptsRecorded'; amountPaise: number }
  | { kind: 'IdempotencyConflict' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** A cancelled stay without money needs no settlement. */
const isToSettle = ({ status, collectedPaise, owedPaise, receivedPaise }: PortalStayDues): boolean =>
  (status === 'CONFIRMED' || status === 'CANCELLED') &&
  (status === 'CONFIRMED' || collectedPaise !== 0 || owedPaise !== 0 || receivedPaise !== 0);

/** What a portal owes for the booking, in paise. */
export function duesOf(row: PortalBookingRow): PortalStayDues {
  const { collectedPaise, stayValuePaise, stayTotalPaise } = row;
  const { commissionBasisPoints, commissionPaise, gstBasisPoints, tcsBasisPoints, tdsBasisPoints } = row;
  const terms = { commissionBasisPoints, commissionPaise, gstBasisPoints, tcsBasisPoints, tdsBasisPoints };
  return { ...row, ...portalDues({ collectedPaise, stayValuePaise, stayTotalPaise }, terms) };
}

interface PortalMoneyNeeds {
  database: DataSource;
  portals: PortalRepository;
  portalBookings: PortalBookingRepository;
  bookings: BookingRepository;
  audit: AuditService;
}

/** The debts of portals, their statements, and money from portals. */
export class PortalMoney {
  constructor(private readonly needs: PortalMoneyNeeds) {}

  /** The stays of the portal whose last guests leave in the month of that day; null for an unknown portal. */
  async ofMonth(portalId: number, day: PlainDate): Promise<PortalMonthDues | null> {
    const portal = await this.needs.portals.find(portalId);
    if (!portal) return null;
    const month = `${day.slice(0, 7)}-01`;
    const rows = await this.needs.portalBookings.leavingIn(portalId, {
      from: month,
      until: addMonths(month, 1),
    });
    return { portal, month, stays: rows.map(duesOf).filter(isToSettle) };
  }

  /** Compares the portal's statement of a month with the hotel's stays; null for an unknown portal. */
  async compare(
    portalId: number,
    day: PlainDate,
    { lines, amountIs }: { lines: readonly StatementLine[]; amountIs: StatementAmount },
  ): Promise<StatementComparison<PortalStayDues> | null> {
    const month = await this.ofMonth(portalId, day);
    if (!month) return null;
    const keys = lines.map(({ number }) => portalNumberKey(number));
    const known = (await this.needs.portalBookings.withNumbers(portalId, keys)).map(duesOf);
    return compareStatement(lines, { ofMonth: month.stays, known }, amountIs);
  }

  /** Records money of the portal for its stays: all of them or none. A repeated key records nothing. */
  async receive(
    who: Staff,
    portalId: number,
    { receivedOn, form }: { receivedOn: PlainDate; form: PortalReceiptsForm },
    time: HotelTime,
  ): Promise<ReceiptsOutcome> {
    if (receivedOn > time.today)
      return { kind: 'InvalidInput', faults: [fieldFault('receivedOn', 'PORTAL_MONEY_IN_FUTURE')] };
    const never = recordedDayFaults('receivedOn', receivedOn);
    if (never.length > 0) return { kind: 'InvalidInput', faults: never };
    if (!(await this.needs.portals.find(portalId))) return { kind: 'RecordNotFound' };
    const unknown: number[] = [];
    const found = await Promise.all(
      form.stays.map(({ reference }) => this.needs.portalBookings.find(reference)),
    );
    found.forEach((row, index) => {
      if (row?.portalId !== portalId) unknown.push(index);
    });
    const references = form.stays.map(({ reference }) => reference);
    if (unknown.length > 0 || new Set(references).size < references.length)
      return {
        kind: 'InvalidInput',
        faults: [fieldFault(`stays.${unknown[0] ?? 0}.reference`, 'PORTAL_STAY_UNKNOWN')],
      };
    return inTransaction(this.needs.database, async (manager): Promise<ReceiptsOutcome> => {
      const outcomes = new Set<'recorded' | 'same'>();
      // Always locks in one order, so that two forms never wait for each other.
      for (const { reference, amountPaise } of form.stays.toSorted((a, b) =>
        a.reference < b.reference ? -1 : 1,
      )) {
        const { note, idempotencyKey: key, despiteSame } = form;
        const entry = { portalId, receivedOn, amountPaise, note, key, despiteSame };
        const outcome = await this.receiveOne(manager, who, reference, entry, time);
        if (outcome === 'other') throw new OtherForm();
        if (outcome === 'known')
          throw new KnownMoney(form.stays.findIndex((stay) => stay.reference === reference));
        outcomes.add(outcome);
      }
      // The key was used for some of the stays only.
      if (outcomes.size > 1) throw new OtherForm();
      const amountPaise = form.stays.reduce((sum, stay) => sum + stay.amountPaise, 0);
      return { kind: 'PortalReceiptsRecorded', amountPaise };
    }).catch((error: unknown): ReceiptsOutcome => {
      if (error instanceof OtherForm) return { kind: 'IdempotencyConflict' };
      if (error instanceof KnownMoney)
        return {
          kind: 'InvalidInput',
          faults: [
            fieldFault(`stays.${error.place}.amountPaise`, 'PORTAL_MONEY_KNOWN', { date: receivedOn }),
          ],
        };
      throw error;
    });
  }

  private async receiveOne(
    manager: EntityManager,
    who: Staff,
    reference: string,
    entry: {
      portalId: number;
      receivedOn: PlainDate;
      amountPaise: number;
      note: string;
      key: string;
      despiteSame: boolean;
    },
    time: HotelTime,
  ): Promise<'recorded' | 'same' | 'known' | 'other'> {
    const { portalBookings } = this.needs;
    const booking = await this.needs.bookings.findByReference(reference);
    if (!booking) return 'other';
    await this.needs.bookings.lockById(manager, booking.id);
    const sent = await portalBookings.receiptOf(manager, booking.id, entry.key);
    if (sent)
      return sent.amountPaise === entry.amountPaise && sent.receivedOn === entry.receivedOn
        ? 'same'
        : 'other';
    const row = await portalBookings.find(reference, manager);
    // Somebody may have chosen another portal meanwhile.
    if (row?.portalId !== entry.portalId) return 'other';
    // Two people may have seen one transfer on the bank's statement.
    if (!entry.despiteSame && (await portalBookings.hasReceipt(manager, { ...entry, bookingId: booking.id })))
      return 'known';
    const { collectedPaise, stayValuePaise, stayTotalPaise, terms, ...further } = duesOf(row);
    const { commissionPaise, commissionGstPaise, tcsPaise, tdsPaise, owedPaise } = further;
    await portalBookings.addReceipt(manager, {
      id: randomUUID(),
      bookingId: booking.id,
      amountPaise: entry.amountPaise,
      receivedOn: entry.receivedOn,
      note: entry.note,
      dues: {
        ...{ collectedPaise, stayValuePaise, stayTotalPaise, terms },
        ...{ commissionPaise, commissionGstPaise, tcsPaise, tdsPaise, owedPaise },
      },
      recordedBy: who.uid,
      recordedAt: time.now,
      idempotencyKey: entry.key,
    });
    const details = { reference, amountPaise: entry.amountPaise, receivedOn: entry.receivedOn };
    const change = {
      recordId: booking.id,
      before: {},
      after: { receivedPaise: entry.amountPaise, owedPaise },
    };
    const audited = { who, action: 'recordPortalReceipts', details } as const;
    await this.needs.audit.noteChange(manager, audited, change);
    return 'recorded';
  }
}

/** Undoes the transaction: money of one stay is recorded already. */
class KnownMoney extends Error {
  constructor(readonly place: number) {
    super();
  }
}

/** Undoes the transaction: the key belongs to a form with other values. */
class OtherForm extends Error {}

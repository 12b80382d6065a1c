import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { lockByName } from '../../platform/database/database';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import {
  fieldFault,
  sentence,
  type FieldFaultParts,
  type SentenceParts,
} from '../../platform/refusals/sentence';
import type { RefusalCode } from '../../platform/refusals/sentence-codes';
import { recordedDayFaults } from '../../platform/refusals/recorded-days';
import { staffActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import { addDays, addMonths, type PlainDate } from '../../platform/time/dates';
import { deskMoment } from '../check-ins/stay-steps.service';
import type { DayBookDay } from './day-book.entity';
import type { ClosedDay, DayBookRepository, StoredLedgers } from './day-book.repository';
import { readLedgerNames } from './ledger-names.policy';
import type { OpenEventsReadModel } from './open-events.read-model';
import { debitOf, groupedByDay, vouchersOf, type Voucher } from './voucher';

/** The first day of which the hotel can have records. */
const FIRST_DAY = '2000-01-01';
const DAY_BOOK = 'day book';
const MONTHS_OF_A_BOOK = 12;
/** So many days are closed in one request at most, so that no statement takes longer than it may. */
const DAYS_CLOSED_AT_ONCE = 92;

/** The vouchers of a period: stored on closed days, derived on open days. Plain dates of the hotel, both included. */
export interface BookedPeriod {
  from: PlainDate;
  to: PlainDate;
  businessDay: PlainDate;
  /** Null before the first closed day. */
  lastClosed: PlainDate | null;
  /** The latest day that could be closed now; null when there is none. */
  closable: PlainDate | null;
  days: ClosedDay[];
  vouchers: Voucher[];
}

type PeriodOutcome = { kind: 'DayBook'; book: BookedPeriod } | InvalidInputOutcome;
interface DayBookRefusal {
  kind: 'DayBookRefused';
  reason: SentenceParts<RefusalCode>;
}
type CloseOutcome =
  { kind: 'DayBookClosed'; through: PlainDate; days: ClosedDay[] } | DayBookRefusal | InvalidInputOutcome;
type ClosingOutcome =
  | { closed: Pick<DayBookDay, 'day' | 'sha256'>[] }
  | { refused: SentenceParts<RefusalCode> | 'closed before' };
type LedgersOutcome =
  | { kind: 'LedgersSaved'; stored: StoredLedgers }
  | { kind: 'LedgersChanged'; stored: StoredLedgers }
  | InvalidInputOutcome;

interface DayBookNeeds {
  database: DataSource;
  book: DayBookRepository;
  events: OpenEventsReadModel;
  audit: AuditService;
}

/** The day book: vouchers with debits and credits, which are derived from events, and the closing of days. */
export class DayBookService {
  constructor(private readonly needs: DayBookNeeds) {}

  /** The vouchers of these days, at most a year; without days, the vouchers of the first open day that has ended. */
  async period(
    asked: { from: PlainDate | null; to: PlainDate | null },
    clock: RequestClock,
  ): Promise<PeriodOutcome> {
    const { businessDay } = await deskMoment(clock);
    const last = await this.needs.book.lastDay();
    const yesterday = addDays(businessDay, -1);
    const next = last && last.day < yesterday ? addDays(last.day, 1) : yesterday;
    const from = asked.from ?? asked.to ?? next;
    const to = asked.to ?? from;
    const faults = periodFaults(from, to);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const lastClosed = last?.day ?? null;
    const audited = await this.needs.book.lastAudited(yesterday);
    const closable = audited !== null && audited > (lastClosed ?? '') ? audited : null;
    const days = await this.needs.book.days(from, to);
    const vouchers = await this.vouchers(from, to, lastClosed);
    return { kind: 'DayBook', book: { from, to, businessDay, lastClosed, closable, days, vouchers } };
  }

  /**
   * Closes open days up to this one, in their order, at most a quarter of a year: the outcome says up to which day, and a
   * further request goes on from there. A closed day never changes. Of two people who close at once, one closes, and both
   * see the same days.
   */
  async close(who: Staff, wanted: PlainDate, clock: RequestClock): Promise<CloseOutcome> {
    const faults = recordedDayFaults('through', wanted);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const { now, businessDay } = await deskMoment(clock);
    if (wanted >= businessDay) return refused(sentence('DAY_BOOK_DAY_NOT_OVER', { date: wanted }));
    const audited = { who, action: 'closeDayBook', details: { through: wanted } } as const;
    const closing = { wanted, actor: staffActor(who.uid), now };
    let through = wanted;
    const reason = await this.needs.audit.performUnlessRefused<SentenceParts<RefusalCode> | 'closed before'>(
      audited,
      async (manager) => {
        const outcome = await this.closeThrough(manager, closing);
        if ('closed' in outcome) through = outcome.closed.at(-1)?.day ?? wanted;
        return 'closed' in outcome ? { after: { days: outcome.closed } } : outcome;
      },
    );
    if (reason !== null && reason !== 'closed before') return refused(reason);
    return { kind: 'DayBookClosed', through, days: await this.needs.book.days(through, through) };
  }

  /** The names of the ledgers. */
  ledgers(): Promise<StoredLedgers> {
    return this.needs.book.ledgers();
  }

  /** Renames ledgers, if they still have the version that the form was opened with. Closed days keep their names. */
  async nameLedgers(who: Staff, input: unknown, version: number): Promise<LedgersOutcome> {
    const audited = { who, action: 'editDayBookLedgers' } as const;
    let saved: StoredLedgers | null = null;
    const refusal = await this.needs.audit.performUnlessRefused<LedgersOutcome>(audited, async (manager) => {
      await lockByName(manager, DAY_BOOK);
      const before = await this.needs.book.ledgers(manager);
      if (before.version !== version) return { refused: { kind: 'LedgersChanged', stored: before } };
      const form = readLedgerNames(before.names, input);
      if (!form.ok) return { refused: { kind: 'InvalidInput', faults: form.faults } };
      saved = { names: form.value, version: version + 1 };
      await this.needs.book.saveLedgers(manager, saved);
      return { before: before.names, after: form.value };
    });
    if (refusal) return refusal;
    if (!saved) throw new Error('The ledgers were not stored.');
    return { kind: 'LedgersSaved', stored: saved };
  }

  /** Closed days as they were stored, then open days as they are now, read at one moment. */
  private vouchers(from: PlainDate, to: PlainDate, lastClosed: PlainDate | null): Promise<Voucher[]> {
    return this.needs.database.transaction('REPEATABLE READ', async (manager) => {
      const stored = await this.needs.book.vouchers(from, to, manager);
      if (lastClosed !== null && to <= lastClosed) return stored;
      const firstOpen = lastClosed === null ? FIRST_DAY : addDays(lastClosed, 1);
      // Late events belong to the first open day, so only that day needs the days before it.
      const since = from > firstOpen ? from : FIRST_DAY;
      const events = await this.needs.events.between(manager, { from: since, to });
      const { names } = await this.needs.book.ledgers(manager);
      const open = vouchersOf(events, { firstOpen, names }).filter(({ day }) => day >= from);
      return [...stored, ...open];
    });
  }

  private async closeThrough(
    manager: EntityManager,
    { wanted, actor, now }: Closing,
  ): Promise<ClosingOutcome> {
    await lockByName(manager, DAY_BOOK);
    const last = await this.needs.book.lastDay(manager);
    if (last && wanted <= last.day) return { refused: 'closed before' };
    const firstOpen = last ? addDays(last.day, 1) : await this.firstDayUpTo(manager, wanted);
    const missing = await this.needs.book.firstNotAudited(manager, firstOpen, wanted);
    if (missing !== null) return { refused: sentence('DAY_BOOK_NOT_AUDITED', { date: missing }) };
    const through = earlierOf(wanted, addDays(firstOpen, DAYS_CLOSED_AT_ONCE - 1));
    const events = await this.needs.events.between(manager, { from: FIRST_DAY, to: through });
    const { names } = await this.needs.book.ledgers(manager);
    const byDay = groupedByDay(vouchersOf(events, { firstOpen, names }), ({ day }) => day);
    const closed: DayBookDay[] = [];
    for (let day = firstOpen; day <= through; day = addDays(day, 1)) {
      const vouchers = byDay.get(day) ?? [];
      const before = closed.at(-1)?.sha256 ?? last?.sha256 ?? '';
      const stored = closedDay({ day, vouchers, before }, { actor, now });
      await this.needs.book.add(manager, stored, vouchers);
      closed.push(stored);
    }
    return { closed: closed.map(({ day, sha256 }) => ({ day, sha256 })) };
  }

  /** The day on which the book of a hotel without closed days begins. */
  private async firstDayUpTo(manager: EntityManager, wanted: PlainDate): Promise<PlainDate> {
    const first = await this.needs.events.firstDay(manager);
    return first === null ? wanted : earlierOf(first, wanted);
  }
}

const earlierOf = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? one : other);

/** The person who closes, the time, and the last day to close. */
interface Closing {
  wanted: PlainDate;
  actor: ReturnType<typeof staffActor>;
  now: Date;
}

function closedDay(
  { day, vouchers, before }: { day: PlainDate; vouchers: readonly Voucher[]; before: string },
  { actor: { kind: actorKind, id: actorId }, now }: Pick<Closing, 'actor' | 'now'>,
): DayBookDay {
  return {
    day,
    vouchers: vouchers.length,
    debitPaise: vouchers.reduce((sum, voucher) => sum + debitOf(voucher), 0),
    sha256: hashOf(before, day, vouchers),
    actorKind,
    actorId,
    closedAt: now,
  };
}

const refused = (reason: SentenceParts<RefusalCode>): DayBookRefusal => ({ kind: 'DayBookRefused', reason });

/** The hash of a day. It contains the hash of the day before, so that no closed day can be exchanged. */
export function hashOf(before: string, day: PlainDate, vouchers: readonly Voucher[]): string {
  const written = vouchers.map((voucher) => [
    ...[voucher.place, voucher.source, voucher.revision, voucher.type, voucher.number, voucher.dated],
    ...[voucher.narration, voucher.reference, voucher.party?.name ?? null, voucher.party?.gstin ?? null],
    voucher.lines.map(({ account, taxPercent, ledger, amountPaise }) => [
      account,
      taxPercent,
      ledger,
      amountPaise,
    ]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([before, day, written]))
    .digest('hex');
}

function periodFaults(from: PlainDate, to: PlainDate): FieldFaultParts[] {
  const wrong = [...recordedDayFaults('from', from), ...recordedDayFaults('to', to)];
  if (wrong.length > 0) return wrong;
  if (to < from) return [fieldFault('to', 'DATE_TOO_EARLY', { first: from })];
  const last = addDays(addMonths(from, MONTHS_OF_A_BOOK), -1);
  return to > last ? [fieldFault('to', 'DATE_TOO_LATE', { last })] : [];
}

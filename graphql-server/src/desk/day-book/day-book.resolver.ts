import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { AuditService } from '../../access/audit/audit.service';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { csvFile } from '../../platform/text/csv-file';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { dayBookTable } from './day-book-table';
import {
  CloseDayBookResult,
  DayBook,
  DayBookClosed,
  DayBookLedgers,
  DayBookLedgersChanged,
  DayBookLedgersSaved,
  DayBookRefused,
  DayBookResult,
  DayBookTableResult,
  DayBookTallyResult,
  EditDayBookLedgersResult,
  LedgerNameInput,
  TallyFile,
} from './day-book.results';
import type { DayBookService } from './day-book.service';
import { tallyText } from './tally-file';

const FIRST = 'The first day; left out, the first open day that has ended.';
const LAST = 'The last day, at most a year after the first; left out, the first day.';
const FIRST_OF_FILE = 'The first day.';
const LAST_OF_FILE = 'The last day, at most a year after the first.';

/** The day book, for the hotel's accountant. */
@Resolver()
export class DayBookResolver {
  constructor(
    private readonly dayBookService: DayBookService,
    private readonly audit: AuditService,
  ) {}

  @Needs('payments.read')
  @Query(() => DayBookResult, {
    description: 'For the administrator: the vouchers of a period, with debits and credits.',
  })
  async dayBook(
    @Arg('from', () => PlainDateScalar, { nullable: true, description: FIRST }) from: string | null,
    @Arg('to', () => PlainDateScalar, { nullable: true, description: LAST }) to: string | null,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof DayBookResult> {
    return resultOf(await this.dayBookService.period({ from, to }, clock), {
      DayBook: ({ book }) => DayBook.of(book),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('figures.export')
  @Query(() => DayBookTableResult, {
    description: 'For the administrator: one row for each debit and credit. Open days are marked.',
  })
  async exportDayBook(
    @Arg('from', () => PlainDateScalar, { description: FIRST_OF_FILE }) from: string,
    @Arg('to', () => PlainDateScalar, { description: LAST_OF_FILE }) to: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof DayBookTableResult> {
    const outcome = await this.dayBookService.period({ from, to }, context.clock);
    if (outcome.kind === 'InvalidInput') return new InvalidInput(outcome.faults);
    const { vouchers, lastClosed } = outcome.book;
    const { rows, columns } = dayBookTable(vouchers, lastClosed);
    const audited = { who: staffOf(context), action: 'exportDayBook', details: { from, to } } as const;
    await this.audit.noteExport(audited, rows.length);
    return csvFile(`day-book-${from}-to-${to}.csv`, rows, columns);
  }

  @Needs('figures.export')
  @Query(() => DayBookTallyResult, {
    description:
      'For the administrator: the vouchers of the closed days of a period for Tally. Open days may still change, so they are left out.',
  })
  async exportDayBookToTally(
    @Arg('from', () => PlainDateScalar, { description: FIRST_OF_FILE }) from: string,
    @Arg('to', () => PlainDateScalar, { description: LAST_OF_FILE }) to: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof DayBookTallyResult> {
    const outcome = await this.dayBookService.period({ from, to }, context.clock);
    if (outcome.kind === 'InvalidInput') return new InvalidInput(outcome.faults);
    const { vouchers, lastClosed } = outcome.book;
    const closed = vouchers.filter(({ day }) => lastClosed !== null && day <= lastClosed);
    const audited = { who: staffOf(context), action: 'exportDayBookToTally', details: { from, to } } as const;
    await this.audit.noteExport(audited, closed.length);
    return Object.assign(new TallyFile(), {
      filename: `day-book-${from}-to-${to}.xml`,
      content: tallyText(closed),
      vouchers: closed.length,
    });
  }

  @Needs('figures.export')
  @Mutation(() => CloseDayBookResult, {
    description:
      'For the administrator: closes open days up to this one, in their order, at most 92 in a request. Each must have ended and be closed by the night audit. A closed day never changes; what concerns it later goes to the first open day.',
  })
  async closeDayBook(
    @Arg('through', () => PlainDateScalar, { description: 'The last day to close.' }) through: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof CloseDayBookResult> {
    const outcome = await this.dayBookService.close(staffOf(context), through, context.clock);
    return resultOf(outcome, {
      DayBookClosed: ({ through: closed, days }) =>
        Object.assign(new DayBookClosed(), { through: closed, sha256: days.at(-1)?.sha256 ?? '' }),
      DayBookRefused: ({ reason }) => new DayBookRefused(reason),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('payments.read')
  @Query(() => DayBookLedgers, {
    description: 'For the administrator: the name of the ledger of each account.',
  })
  async dayBookLedgers(): Promise<DayBookLedgers> {
    return DayBookLedgers.of(await this.dayBookService.ledgers());
  }

  @Needs('figures.export')
  @Mutation(() => EditDayBookLedgersResult, {
    description: 'For the administrator: renames ledgers. Accounts that are left out keep their names.',
  })
  async editDayBookLedgers(
    @Arg('ledgers', () => [LedgerNameInput], { description: 'The new names.' }) ledgers: LedgerNameInput[],
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditDayBookLedgersResult> {
    return resultOf(await this.dayBookService.nameLedgers(staffOf(context), ledgers, version), {
      LedgersSaved: ({ stored }) => new DayBookLedgersSaved(stored),
      LedgersChanged: ({ stored }) => new DayBookLedgersChanged(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}

import { DEFAULT_LEDGERS, type Account } from '../../../src/desk/day-book/accounts';
import { DayBookRepository } from '../../../src/desk/day-book/day-book.repository';
import { hashOf } from '../../../src/desk/day-book/day-book.service';
import { OpenEventsReadModel } from '../../../src/desk/day-book/open-events.read-model';
import { groupedByDay, sumOfPostings, vouchersOf, type Voucher } from '../../../src/desk/day-book/voucher';
import type { PeriodOfFigures } from '../../../src/desk/figures/figures.service';
import type { ReturnedAmount } from '../../../src/invoices/gstr1/gstr1.read-model';
import { addDays, addMonths, type PlainDate } from '../../../src/platform/time/dates';
import type { TestServer } from '../test-server';

// The day book against the documents, the return, the figures and the money, each added up separately.

const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31'];
const MONTH = 'YYYY-MM'.length;

/** What happened and is not in the book, as vouchers of their own days. */
export async function openVouchers({ installation }: TestServer): Promise<Voucher[]> {
  const events = await new OpenEventsReadModel().between(installation.database.manager, {
    from: FIRST_DAY,
    to: LAST_DAY,
  });
  return vouchersOf(events, { firstOpen: FIRST_DAY, names: DEFAULT_LEDGERS });
}

/** All vouchers of closed days. */
export const closedVouchers = ({ installation }: TestServer): Promise<Voucher[]> =>
  new DayBookRepository(installation.database).vouchers(FIRST_DAY, LAST_DAY);

/** A line with its voucher. */
type Posted = Voucher & Voucher['lines'][number];

const postedIn = (vouchers: readonly Voucher[]): Posted[] =>
  vouchers.flatMap((voucher) => voucher.lines.map((line) => ({ ...voucher, ...line })));

/** Amounts by name, in paise. */
class Sums {
  private readonly sums = new Map<string, number>();

  add(name: string, paise: number): this {
    this.sums.set(name, (this.sums.get(name) ?? 0) + paise);
    return this;
  }

  /** The sums as text that can be compared, without zeros. */
  words(): string {
    return [...this.sums]
      .filter(([, paise]) => paise !== 0)
      .map(([name, paise]) => `${name} ${paise}`)
      .toSorted()
      .join(', ');
  }
}

/** What the book says by rate: supplies, tax, and advances with tax. */
function booksByRate(posted: readonly Posted[]): Sums {
  const sums = new Sums();
  for (const { account, taxPercent, amountPaise } of posted) {
    if (account.endsWith('_REVENUE')) sums.add(`value at ${taxPercent}`, -amountPaise);
    if (account === 'OUTPUT_CGST' || account === 'OUTPUT_SGST' || account === 'ADVANCES')
      sums.add(`${account} at ${taxPercent}`, -amountPaise);
  }
  return sums;
}

/** What the return says by rate. */
async function returnByRate({ installation }: TestServer, from: PlainDate): Promise<Sums> {
  const tables = await installation.services.gstr1.tables({ from, until: addMonths(from, 1) });
  const sums = new Sums();
  const addTax = (rows: readonly ReturnedAmount[], sign: 1 | -1): void => {
    for (const { taxPercent, cgstPaise, sgstPaise } of rows)
      sums
        .add(`OUTPUT_CGST at ${taxPercent}`, sign * cgstPaise)
        .add(`OUTPUT_SGST at ${taxPercent}`, sign * sgstPaise);
  };
  const addSupply = (rows: readonly ReturnedAmount[], sign: 1 | -1): void => {
    addTax(rows, sign);
    for (const { taxPercent, valuePaise } of rows) sums.add(`value at ${taxPercent}`, sign * valuePaise);
  };
  const addAdvance = (rows: readonly ReturnedAmount[], sign: 1 | -1): void => {
    addTax(rows, sign);
    for (const { taxPercent, valuePaise, cgstPaise, sgstPaise } of rows)
      sums.add(`ADVANCES at ${taxPercent}`, sign * (valuePaise + cgstPaise + sgstPaise));
  };
  addSupply([...tables.toBusinesses, ...tables.toOthers], 1);
  addSupply(tables.creditNotes, -1);
  addAdvance(tables.advances, 1);
  addAdvance(tables.usedAdvances, -1);
  return sums;
}

const SOURCES: Partial<Record<Account, string>> = {
  CASH: 'CASH',
  CARD_MACHINE: 'CARD_MACHINE',
  UPI: 'UPI',
  BANK: 'BANK_TRANSFER',
  PORTAL: 'PORTAL',
  GATEWAY: 'GATEWAY',
};
const MOVES: Partial<Record<Voucher['kind'], string>> = {
  PAYMENT: 'captured',
  REFUND: 'refunded',
  COUNTER_ENTRY: 'countered',
};

/** The money of bookings by method. Security deposits are no takings. */
function booksByMethod(vouchers: readonly Voucher[]): Sums {
  const sums = new Sums();
  const ofBookings = vouchers.filter(
    ({ lines }) => !lines.some(({ account }) => account === 'SECURITY_DEPOSITS'),
  );
  for (const { kind, account, amountPaise } of postedIn(ofBookings)) {
    const [move, source] = [MOVES[kind], SOURCES[account]];
    if (move && source) sums.add(`${source} ${move}`, move === 'captured' ? amountPaise : -amountPaise);
  }
  return sums;
}

function figuresByMethod({ methods }: PeriodOfFigures): Sums {
  const sums = new Sums();
  for (const { source, capturedPaise, counteredPaise, refundedPaise } of methods)
    sums
      .add(`${source} captured`, capturedPaise)
      .add(`${source} countered`, counteredPaise)
      .add(`${source} refunded`, refundedPaise);
  return sums;
}

/** The revenue by department, and what evens balances. */
function booksByDepartment(posted: readonly Posted[]): Sums {
  const sums = new Sums();
  for (const { account, amountPaise } of posted) {
    if (account === 'ROOM_REVENUE') sums.add('rooms', -amountPaise);
    if (account === 'FOOD_REVENUE') sums.add('food', -amountPaise);
    if (account === 'OTHER_REVENUE') sums.add('other', -amountPaise);
    if (account === 'CANCELLATION_REVENUE') sums.add('cancellations', -amountPaise);
    if (account === 'ROUND_OFF' || account === 'WRITTEN_OFF') sums.add('adjustments', -amountPaise);
  }
  return sums;
}

function figuresByDepartment({ total }: PeriodOfFigures): Sums {
  return new Sums()
    .add('rooms', total.roomRevenuePaise + total.roomFeesPaise)
    .add('food', total.foodPaise)
    .add('other', total.otherSalesPaise)
    .add(
      'cancellations',
      total.cancellationsPaise + total.noShowsPaise + total.changesPaise + total.earlyDeparturesPaise,
    )
    .add('adjustments', total.adjustmentsPaise);
}

const monthOf = (day: PlainDate): PlainDate => `${day.slice(0, MONTH)}-01`;

/**
 * What is wrong with the day book, once every booking has ended and has its documents: closed days and what is not
 * closed, by the dates that the vouchers concern.
 */
export async function wrongDayBook(testServer: TestServer): Promise<string[]> {
  const vouchers = [...(await closedVouchers(testServer)), ...(await openVouchers(testServer))];
  const wrong: string[] = [];
  const expectSame = (what: string, books: Sums, other: Sums): void => {
    if (books.words() !== other.words()) wrong.push(`${what}: ${books.words()}; ${other.words()}`);
  };
  for (const { source, lines } of vouchers)
    if (sumOfPostings(lines) !== 0) wrong.push(`the voucher of ${source} does not balance`);
  const months = groupedByDay(vouchers, ({ dated }) => monthOf(dated));
  for (const [month, ofMonth] of months)
    expectSame(
      `day book and return of ${month}`,
      booksByRate(postedIn(ofMonth)),
      await returnByRate(testServer, month),
    );
  const known = [...months.keys()].toSorted();
  const [from, last] = [known[0], known.at(-1)];
  if (!from || !last) return wrong;
  const { figures } = testServer.installation.services;
  // The figures count nights on their own dates, which may be after the last document.
  const outcome = await figures.figures({ from: addMonths(from, -3), to: addDays(addMonths(last, 4), -1) });
  if (outcome.kind !== 'Figures') throw new Error('There are no figures.');
  const { period } = outcome.figures;
  expectSame('day book and figures by method', booksByMethod(vouchers), figuresByMethod(period));
  expectSame(
    'day book and figures by department',
    booksByDepartment(postedIn(vouchers)),
    figuresByDepartment(period),
  );
  return wrong;
}

const netOf = (vouchers: readonly Voucher[]): string => {
  const sums = new Sums();
  for (const { source, account, taxPercent, amountPaise } of postedIn(vouchers))
    sums.add(`${source} ${account} ${taxPercent}`, amountPaise);
  return sums.words();
};

/** What is wrong with the closed days: their order, their hashes, and what they have against a book that is derived anew. */
export async function wrongClosedDays(testServer: TestServer): Promise<string[]> {
  const closed = await closedVouchers(testServer);
  const days = await new DayBookRepository(testServer.installation.database).days(FIRST_DAY, LAST_DAY);
  const byDay = groupedByDay(closed, ({ day }) => day);
  const wrong = days.flatMap(({ day, sha256 }, index) => {
    const before = days[index - 1];
    return [
      ...(before && addDays(before.day, 1) !== day ? [`${day} was not closed after the day before it`] : []),
      ...(hashOf(before?.sha256 ?? '', day, byDay.get(day) ?? []) === sha256 ? [] : [`${day} was changed`]),
    ];
  });
  const booked = netOf([...closed, ...(await openVouchers(testServer))]);
  await testServer.query('TRUNCATE day_book_days CASCADE');
  const anew = netOf(await openVouchers(testServer));
  return booked === anew
    ? wrong
    : [...wrong, `closed and open days differ from what happened: ${booked}; ${anew}`];
}

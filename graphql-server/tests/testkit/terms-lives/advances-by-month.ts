import { addMonths, type PlainDate } from '../../../src/platform/time/dates';
import type { Gstr1Tables, ReturnedAmount } from '../../../src/invoices/gstr1/gstr1.read-model';
import type { TestServer } from '../test-server';
import type { LivedTerms } from './lived-terms';

// Tables 11A and 11B, and the supplies of each month, from the ledger of the gateway and from what the lives did. Amounts are
// paise with tax.

/** The first day of a month, such as 2027-01-01. */
export type Month = PlainDate;

export const monthOf = (day: PlainDate): Month => `${day.slice(0, 7)}-01`;

/** A payment that is not on an invoice, with the month in which it came. */
interface OpenAdvance {
  cameIn: Month;
  amount: number;
}

/** What the lives had at the end of each month. */
export class MonthEnds {
  /** The month in which each payment came. */
  private readonly cameIn = new Map<string, Month>();
  private readonly openAt = new Map<Month, OpenAdvance[]>();
  private readonly supplied = new Map<Month, number>();
  private readonly isCounted = new Set<LivedTerms>();

  /** Notes, at the end of a day, which payments have come and which bookings have ended with a charge. */
  noteDay(today: PlainDate, lives: readonly LivedTerms[]): void {
    const month = monthOf(today);
    for (const lived of lives) {
      for (const { id, captured } of lived.payments)
        if (captured && !this.cameIn.has(id)) this.cameIn.set(id, month);
      if (lived.account.atDesk > 0) this.noteDesk(lived, month);
      if (!isOver(lived) || this.isCounted.has(lived)) continue;
      this.isCounted.add(lived);
      this.supplied.set(month, (this.supplied.get(month) ?? 0) + lived.account.charges);
    }
    this.openAt.set(
      month,
      lives.flatMap((lived) => this.openOf(lived)),
    );
  }

  /** Where the returns of all months differ from the ledger. */
  async wrongReturns({ installation }: TestServer): Promise<string[]> {
    const wrong: string[] = [];
    const months = [...this.openAt.keys()].toSorted();
    for (const month of months) {
      const tables = await installation.services.gstr1.tables({ from: month, until: addMonths(month, 1) });
      const compare = (table: string, returned: number, due: number): void => {
        if (returned !== due)
          wrong.push(`table ${table} of ${month} has ${returned} paise, the ledger ${due}`);
      };
      const now = this.openAt.get(month) ?? [];
      const before = this.openAt.get(addMonths(month, -1)) ?? [];
      const sumOf = (advances: readonly OpenAdvance[], isOf: (cameIn: Month) => boolean): number =>
        advances.reduce((sum, { cameIn, amount }) => sum + (isOf(cameIn) ? amount : 0), 0);
      compare(
        '11A',
        grossOf(tables.advances),
        sumOf(now, (cameIn) => cameIn === month),
      );
      const used = sumOf(before, () => true) - sumOf(now, (cameIn) => cameIn < month);
      compare('11B', grossOf(tables.usedAdvances), used);
      compare('4, 7 and 9B', signedGrossOf(tables), this.supplied.get(month) ?? 0);
    }
    return wrong;
  }

  private readonly atDesk = new Map<LivedTerms, OpenAdvance[]>();

  private noteDesk(lived: LivedTerms, month: Month): void {
    const noted = this.atDesk.get(lived) ?? [];
    const before = noted.reduce((sum, { amount }) => sum + amount, 0);
    const more = lived.account.atDesk - before;
    if (more > 0) this.atDesk.set(lived, [...noted, { cameIn: month, amount: more }]);
  }

  /** The money of a booking that is not on an invoice yet. */
  private openOf(lived: LivedTerms): OpenAdvance[] {
    if (isOver(lived) || lived.account.standing !== 'firm') return [];
    const atGateway = lived.payments
      .filter(({ captured }) => captured)
      .map(({ id, amount, amount_refunded }) => ({
        cameIn: this.cameIn.get(id) ?? '',
        amount: amount - amount_refunded - lived.lostOf(id),
      }));
    return [...atGateway, ...(this.atDesk.get(lived) ?? [])].filter(({ amount }) => amount > 0);
  }
}

/** Whether the charge of the booking is on an invoice. */
const isOver = ({ account: { standing } }: LivedTerms): boolean =>
  standing === 'left' || standing === 'cancelled';

const grossOf = (amounts: readonly ReturnedAmount[]): number =>
  amounts.reduce((sum, { valuePaise, cgstPaise, sgstPaise }) => sum + valuePaise + cgstPaise + sgstPaise, 0);

const signedGrossOf = ({ toBusinesses, toOthers, creditNotes }: Gstr1Tables): number =>
  grossOf(toBusinesses) + grossOf(toOthers) - grossOf(creditNotes);

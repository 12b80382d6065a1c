import { createUnionType, Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, Refusal } from '../../platform/refusals/refusal.type';
import { sentence, type SentenceParts } from '../../platform/refusals/sentence';
import type { RefusalCode } from '../../platform/refusals/sentence-codes';
import { CsvFile } from '../../platform/text/csv-file';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { Account, ACCOUNT_ORDER, ACCOUNTS, DEFAULT_LEDGERS } from './accounts';
import type { ClosedDay, StoredLedgers } from './day-book.repository';
import type { BookedPeriod } from './day-book.service';
import { debitOf, type Voucher, type VoucherLine } from './voucher';

const DEBIT = 'In INR; null on a credit.';
const CREDIT = 'In INR; null on a debit.';

@ObjectType({ description: 'A debit or a credit of a voucher.' })
export class DayBookLine {
  @Field({ description: 'The name of the ledger.' })
  ledger: string;

  @Field(() => Money, { nullable: true, description: DEBIT })
  debit: Money | null;

  @Field(() => Money, { nullable: true, description: CREDIT })
  credit: Money | null;

  static of({ ledger, amountPaise }: VoucherLine): DayBookLine {
    return Object.assign(new DayBookLine(), {
      ledger,
      debit: amountPaise > 0 ? rupees(amountPaise) : null,
      credit: amountPaise < 0 ? rupees(-amountPaise) : null,
    });
  }
}

@ObjectType({ description: 'A voucher of the day book. Its debits equal its credits.' })
export class DayBookVoucher {
  @Field(() => PlainDateScalar, { description: 'Its day in the book.' })
  day: string;

  @Field(() => Int, { description: 'Its place on the day: 1, 2, 3 …' })
  place: number;

  @Field({
    description: 'The type, as Tally names it: Sales, Credit Note, Receipt, Payment, Journal or Contra.',
  })
  type: string;

  @Field({
    description: 'The number of the tax document, or of the voucher. Of an open day it may still change.',
  })
  number: string;

  @Field({ description: 'What it records, in English.' })
  narration: string;

  @Field(() => String, { nullable: true, description: 'The booking’s reference; null without a booking.' })
  reference: string | null;

  @Field(() => Money, { description: 'The sum of its debits, in INR.' })
  total: Money;

  @Field(() => [DayBookLine], { description: 'Debits first.' })
  lines: DayBookLine[];

  static of(voucher: Voucher): DayBookVoucher {
    const { day, place, type, number, narration, reference, lines } = voucher;
    return Object.assign(new DayBookVoucher(), {
      ...{ day, place, type, number, narration, reference },
      total: rupees(debitOf(voucher)),
      lines: lines.map((line) => DayBookLine.of(line)),
    });
  }
}

@ObjectType({ description: 'A closed day of the day book. It never changes.' })
export class ClosedDayOfBook {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  day: string;

  @Field(() => Int, { description: 'How many vouchers it has.' })
  vouchers: number;

  @Field(() => Money, { description: 'The sum of its debits, in INR.' })
  total: Money;

  @Field({ description: 'SHA-256 of its vouchers and of the day before, in hexadecimal.' })
  sha256: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was closed.' })
  closedAt: Date;

  @Field(() => String, { nullable: true, description: 'The name of the person who closed it.' })
  closedBy: string | null;

  static of({ day, vouchers, debitPaise, sha256, closedAt, closedBy }: ClosedDay): ClosedDayOfBook {
    const total = rupees(debitPaise);
    return Object.assign(new ClosedDayOfBook(), { day, vouchers, total, sha256, closedAt, closedBy });
  }
}

@ObjectType({ description: 'The sums of a ledger in a period.' })
export class LedgerOfBook {
  @Field({ description: 'The name of the ledger.' })
  ledger: string;

  @Field(() => Money, { description: 'In INR.' })
  debit: Money;

  @Field(() => Money, { description: 'In INR.' })
  credit: Money;
}

/** The sums of each ledger, in the order in which the ledgers appear. */
function ledgersOf(vouchers: readonly Voucher[]): LedgerOfBook[] {
  const sums = new Map<string, { debit: number; credit: number }>();
  for (const { ledger, amountPaise } of vouchers.flatMap(({ lines }) => lines)) {
    const sum = sums.get(ledger) ?? { debit: 0, credit: 0 };
    sums.set(ledger, sum);
    sum[amountPaise > 0 ? 'debit' : 'credit'] += Math.abs(amountPaise);
  }
  return [...sums].map(([ledger, { debit, credit }]) =>
    Object.assign(new LedgerOfBook(), { ledger, debit: rupees(debit), credit: rupees(credit) }),
  );
}

@ObjectType({
  description: 'The day book of a period: days of the hotel, which end at 06:00; documents by their date.',
})
export class DayBook {
  @Field(() => PlainDateScalar, { description: 'The first day.' })
  from: string;

  @Field(() => PlainDateScalar, { description: 'The last day.' })
  to: string;

  @Field(() => PlainDateScalar, { description: 'The present business day of the desk.' })
  businessDay: string;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The latest closed day of the book.' })
  lastClosed: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The latest day up to which the book can be closed now; null when there is none.',
  })
  closable: string | null;

  @Field(() => [ClosedDayOfBook], { description: 'The closed days of the period, the earliest first.' })
  closedDays: ClosedDayOfBook[];

  @Field(() => [DayBookVoucher], {
    description: 'By day and place. Vouchers of open days are derived from the present records.',
  })
  vouchers: DayBookVoucher[];

  @Field(() => [LedgerOfBook], { description: 'The sums of the period by ledger.' })
  ledgers: LedgerOfBook[];

  @Field(() => Money, { description: 'The sum of all debits, which equals the sum of all credits, in INR.' })
  total: Money;

  static of({ days, vouchers, ...period }: BookedPeriod): DayBook {
    return Object.assign(new DayBook(), {
      ...period,
      closedDays: days.map((day) => ClosedDayOfBook.of(day)),
      vouchers: vouchers.map((voucher) => DayBookVoucher.of(voucher)),
      ledgers: ledgersOf(vouchers),
      total: rupees(vouchers.reduce((sum, voucher) => sum + debitOf(voucher), 0)),
    });
  }
}

export const DayBookResult = createUnionType({
  name: 'DayBookResult',
  description: 'The day book of a period, or the faults of its days.',
  types: () => [DayBook, InvalidInput] as const,
});

@ObjectType({ description: 'A file for Tally.' })
export class TallyFile {
  @Field({ description: 'The name of the file.' })
  filename: string;

  @Field({ description: 'XML in UTF-8: the ledgers and the vouchers of the closed days.' })
  content: string;

  @Field(() => Int, { description: 'How many vouchers it has.' })
  vouchers: number;
}

export const DayBookTableResult = createUnionType({
  name: 'DayBookTableResult',
  description: 'The table, or the faults of its days.',
  types: () => [CsvFile, InvalidInput] as const,
});

export const DayBookTallyResult = createUnionType({
  name: 'DayBookTallyResult',
  description: 'The file, or the faults of its days.',
  types: () => [TallyFile, InvalidInput] as const,
});

@ObjectType({ description: 'The day and all days before it are closed.' })
export class DayBookClosed {
  @Field(() => PlainDateScalar, {
    description:
      'The last day that is closed now. It is earlier than the wanted day when many days were open: send the wanted day again.',
  })
  through: string;

  @Field({ description: 'SHA-256 of the day, in hexadecimal. Equal for everybody who closed the day.' })
  sha256: string;
}

@ObjectType({ implements: Refusal, description: 'The day cannot be closed yet; nothing was stored.' })
export class DayBookRefused extends Refusal {
  constructor(reason: SentenceParts<RefusalCode>) {
    super(reason, 'through');
  }
}

export const CloseDayBookResult = createUnionType({
  name: 'CloseDayBookResult',
  description: 'The closed day, or a refusal.',
  types: () => [DayBookClosed, DayBookRefused, InvalidInput] as const,
});

@ObjectType({ description: 'An account with the name of its ledger.' })
export class NamedLedger {
  @Field(() => Account, { description: 'The account.' })
  account: Account;

  @Field({
    description:
      'The name; {rate} and {half} stand for the rate of GST and for half of it, {party} for the company or the portal.',
  })
  name: string;

  @Field({ description: 'The first name, before anybody changed it.' })
  firstName: string;

  @Field({ description: 'The group to which the ledger belongs in Tally.' })
  group: string;

  @Field({ description: 'Whether the name may contain a rate.' })
  hasRate: boolean;

  @Field({ description: 'Whether the name may contain the company or the portal.' })
  hasParty: boolean;
}

@ObjectType({ description: 'The ledgers of the day book.' })
export class DayBookLedgers {
  @Field(() => [NamedLedger], { description: 'All accounts.' })
  ledgers: NamedLedger[];

  @Field(() => Int, { description: 'The version that the form sends back.' })
  version: number;

  static of({ names, version }: StoredLedgers): DayBookLedgers {
    const ledgers = ACCOUNT_ORDER.map((account) =>
      Object.assign(new NamedLedger(), {
        account,
        name: names[account],
        firstName: DEFAULT_LEDGERS[account],
        group: ACCOUNTS[account].group,
        hasRate: ACCOUNTS[account].hasRate ?? false,
        hasParty: ACCOUNTS[account].withoutParty !== undefined,
      }),
    );
    return Object.assign(new DayBookLedgers(), { ledgers, version });
  }
}

@InputType({ description: 'The new name of a ledger.' })
export class LedgerNameInput {
  @Field(() => Account, { description: 'The account.' })
  account: Account;

  @Field({
    description:
      'At most 80 characters; {rate} and {half} stand for the rate of GST and for half of it, {party} for the company or the portal.',
  })
  name: string;
}

@ObjectType({ description: 'The ledgers are stored. Closed days keep their names.' })
export class DayBookLedgersSaved {
  @Field(() => DayBookLedgers, { description: 'The stored ledgers.' })
  stored: DayBookLedgers;

  constructor(stored: StoredLedgers) {
    this.stored = DayBookLedgers.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The ledgers were changed since the form was opened; nothing was stored.',
})
export class DayBookLedgersChanged extends Refusal {
  @Field(() => DayBookLedgers, { description: 'The ledgers as they are stored now.' })
  stored: DayBookLedgers;

  constructor(stored: StoredLedgers) {
    super(sentence('SETTINGS_CHANGED'));
    this.stored = DayBookLedgers.of(stored);
  }
}

export const EditDayBookLedgersResult = createUnionType({
  name: 'EditDayBookLedgersResult',
  description: 'The stored ledgers, or a refusal.',
  types: () => [DayBookLedgersSaved, DayBookLedgersChanged, InvalidInput] as const,
});

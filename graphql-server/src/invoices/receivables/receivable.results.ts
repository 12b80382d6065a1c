import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { CompanySource } from './company-payment.entity';
import type { CompanyObstacle } from './company-payments.service';
import { daysOverdue, RECEIVABLE_LIMITS } from './receivable.policy';
import type { AgedCompany, CompanyTotals, ListedPayment, ListedReceivable } from './receivable.repository';

registerEnumType(CompanySource, {
  name: 'CompanySource',
  description: 'How a company pays.',
  valuesConfig: {
    BANK_TRANSFER: { description: 'A transfer to the hotel’s account.' },
    UPI: { description: 'UPI to the hotel’s own address.' },
    CARD_MACHINE: { description: 'A card on the machine of the desk.' },
    CHEQUE: { description: 'A cheque.' },
    CASH: { description: 'Cash, which the shift of the person who takes it counts.' },
  },
});

const KEY =
  'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice acts once.';

@InputType({ description: 'A part of a payment for an invoice.' })
export class ApplicationInput {
  @Field(() => ID, { description: 'The invoice, of the company that paid.' })
  invoiceId: string;

  @Field(() => MinorUnits, { description: 'In paise, at most what is open of the invoice.' })
  amount: number;
}

@InputType({ description: 'Which invoices a payment pays.' })
export class ApplyCompanyPaymentInput {
  @Field(() => [ApplicationInput], {
    description: `Parts for single invoices, at most ${RECEIVABLE_LIMITS.applications}; none to apply by age only.`,
  })
  applications: ApplicationInput[];

  @Field({
    description: 'Whether the rest pays the oldest open invoices. Otherwise the rest stays on the account.',
  })
  oldestFirst: boolean;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@InputType({ description: 'A payment of a company, also in advance.' })
export class CompanyPaymentInput extends ApplyCompanyPaymentInput {
  @Field(() => ID, { description: 'The company that paid.' })
  companyId: string;

  @Field(() => CompanySource, { description: 'How it paid.' })
  source: CompanySource;

  @Field(() => MinorUnits, { description: 'In paise.' })
  amount: number;

  @Field(() => PlainDateScalar, { description: 'The day on which the money came, today at the latest.' })
  paidOn: PlainDate;

  @Field(() => String, {
    nullable: true,
    description: `A note, such as the number of the transfer, in at most ${RECEIVABLE_LIMITS.note} characters.`,
  })
  note?: string | null;
}

@ObjectType({ description: 'What a company owes, in INR.' })
export class CompanyBalance {
  @Field(() => Money, { description: 'Open of its invoices.' })
  open: Money;

  @Field(() => Money, { description: 'For guests who have left, of whom no invoice is issued yet.' })
  notInvoiced: Money;

  @Field(() => Money, { description: 'What it paid and what pays no invoice yet.' })
  unapplied: Money;

  static of({ openPaise, notInvoicedPaise, unappliedPaise }: CompanyTotals): CompanyBalance {
    return Object.assign(new CompanyBalance(), {
      open: rupees(openPaise),
      notInvoiced: rupees(notInvoicedPaise),
      unapplied: rupees(unappliedPaise),
    });
  }
}

@ObjectType('Receivable', { description: 'An invoice of a company with what is open. Amounts are in INR.' })
export class ReceivableView {
  @Field(() => ID, { description: 'The id of the invoice, with which its file is requested.' })
  invoiceId: string;

  @Field({ description: 'The number of the invoice.' })
  number: string;

  @Field({ description: 'The reference of the booking.' })
  reference: string;

  @Field(() => PlainDateScalar, { description: 'The date of the invoice.' })
  dated: PlainDate;

  @Field(() => PlainDateScalar, { description: 'The last day on which the company pays in time.' })
  dueOn: PlainDate;

  @Field(() => Int, {
    description: 'Days after the due day; 0 while it is not overdue, and when nothing is open.',
  })
  daysOverdue: number;

  @Field(() => Money, { description: 'What the company took on of the invoice.' })
  amount: Money;

  @Field(() => Money, {
    description: 'What credit notes, and bills that the guest paid after all, took off the amount.',
  })
  lowered: Money;

  @Field(() => Money, { description: 'What payments were applied.' })
  applied: Money;

  @Field(() => Money, { description: 'What is open.' })
  open: Money;

  static of(listed: ListedReceivable, today: PlainDate): ReceivableView {
    const { invoiceId, number, reference, dated, dueOn, openPaise } = listed;
    return Object.assign(new ReceivableView(), {
      ...{ invoiceId, number, reference, dated, dueOn },
      daysOverdue: openPaise > 0 ? Math.max(0, daysOverdue(dueOn, today)) : 0,
      amount: rupees(listed.amountPaise),
      lowered: rupees(listed.loweredPaise),
      applied: rupees(listed.appliedPaise),
      open: rupees(openPaise),
    });
  }
}

@ObjectType({ description: 'A part of a payment that pays an invoice.' })
export class PaymentApplicationView {
  @Field(() => ID, { description: 'Its id, with which it is taken back.' })
  id: string;

  @Field({ description: 'The number of the invoice.' })
  number: string;

  @Field(() => Money, { description: 'The part, in INR.' })
  amount: Money;

  @Field(() => String, { nullable: true, description: 'Why it was taken back; null while it counts.' })
  takenBackReason: string | null;
}

@ObjectType('CompanyPayment', { description: 'A payment of a company. Amounts are in INR.' })
export class CompanyPaymentView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => CompanySource, { description: 'How the company paid.' })
  source: CompanySource;

  @Field(() => Money, { description: 'The payment.' })
  amount: Money;

  @Field(() => Money, { description: 'What pays no invoice yet.' })
  left: Money;

  @Field(() => PlainDateScalar, { description: 'The day on which the money came.' })
  paidOn: PlainDate;

  @Field({ description: 'A note; may be empty.' })
  note: string;

  @Field(() => String, { nullable: true, description: 'Who recorded it.' })
  takenBy: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken back; null while it counts.' })
  counterReason: string | null;

  @Field(() => [PaymentApplicationView], { description: 'What it pays, the earliest first.' })
  applications: PaymentApplicationView[];

  static of({ amountPaise, leftPaise, applications, ...payment }: ListedPayment): CompanyPaymentView {
    return Object.assign(new CompanyPaymentView(), {
      ...payment,
      amount: rupees(amountPaise),
      left: rupees(leftPaise),
      applications: applications.map(({ amountPaise: part, ...application }) => {
        return Object.assign(new PaymentApplicationView(), { ...application, amount: rupees(part) });
      }),
    });
  }
}

@ObjectType({ description: 'For the staff: what a company owes and what it paid.' })
export class CompanyAccount {
  @Field(() => ID, { description: 'The id of the company.' })
  companyId: string;

  @Field(() => CompanyBalance, { description: 'The sums.' })
  balance: CompanyBalance;

  @Field(() => [ReceivableView], { description: 'Its invoices, the oldest first.' })
  invoices: ReceivableView[];

  @Field(() => [CompanyPaymentView], { description: 'Its last 200 payments, the newest first.' })
  payments: CompanyPaymentView[];
}

@ObjectType({ description: 'What a company owes, by how long it is overdue, in INR.' })
export class AgedReceivables {
  @Field(() => ID, { description: 'The id of the company.' })
  companyId: string;

  @Field({ description: 'The name of the company.' })
  name: string;

  @Field(() => CompanyBalance, { description: 'The sums.' })
  balance: CompanyBalance;

  @Field(() => Money, { description: 'Not due yet.' })
  notDue: Money;

  @Field(() => Money, { description: '1 to 30 days after the due day.' })
  days1To30: Money;

  @Field(() => Money, { description: '31 to 60 days after the due day.' })
  days31To60: Money;

  @Field(() => Money, { description: '61 to 90 days after the due day.' })
  days61To90: Money;

  @Field(() => Money, { description: 'More than 90 days after the due day.' })
  over90Days: Money;

  @Field(() => Date, { nullable: true, description: 'When the last reminder was sent; null when none was.' })
  remindedAt: Date | null;

  static of(aged: AgedCompany): AgedReceivables {
    const { companyId, name, remindedAt } = aged;
    return Object.assign(new AgedReceivables(), {
      ...{ companyId, name, remindedAt },
      balance: CompanyBalance.of(aged),
      notDue: rupees(aged.notDue),
      days1To30: rupees(aged.days1To30),
      days31To60: rupees(aged.days31To60),
      days61To90: rupees(aged.days61To90),
      over90Days: rupees(aged.over90Days),
    });
  }
}

@ObjectType({ description: 'The change is stored.' })
export class CompanyAccountStored {
  @Field(() => CompanyAccount, { description: 'The account afterwards.' })
  account: CompanyAccount;
}

@ObjectType({
  implements: Refusal,
  description: 'The payment, or its part for an invoice, cannot be changed.',
})
export class CompanyAccountRefused extends Refusal {
  constructor(obstacle: CompanyObstacle) {
    super(sentence(obstacle));
  }
}

@ObjectType({ description: 'The guest owes the bill again.' })
export class CompanyDebtTakenBack {
  @Field(() => Money, { description: 'What no company owes any more, in INR; 0 when none owed.' })
  amount: Money;
}

export const ChangeCompanyAccountResult = createUnionType({
  name: 'ChangeCompanyAccountResult',
  description: 'The account after the change, or a refusal.',
  types: () =>
    [CompanyAccountStored, CompanyAccountRefused, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});

export const TakeBackCompanyDebtResult = createUnionType({
  name: 'TakeBackCompanyDebtResult',
  description: 'What was taken back, or a refusal.',
  types: () => [CompanyDebtTakenBack, InvalidInput, RecordNotFound] as const,
});

import {
  Arg,
  Ctx,
  createUnionType,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { fieldFault, sentence } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { CompanyService } from '../companies/company.service';
import type { CompanyMailOutcome, CompanyMails } from './company-mails.service';
import { mailKeyRules } from './receivable.policy';
import type { Statements } from './statements.service';

const KEY =
  'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice sends one mail.';

@ObjectType({ description: 'A statement of account as a file.' })
export class StatementFileView {
  @Field({ description: 'The name of the file.' })
  filename: string;

  @Field({ description: 'Its media type (RFC 6838): application/pdf.' })
  type: string;

  @Field({ description: 'Its bytes in Base64 (RFC 4648).' })
  content: string;
}

@InputType({ description: 'A reminder of overdue invoices.' })
export class CompanyReminderInput {
  @Field(() => ID, { description: 'The company.' })
  companyId: string;

  @Field({ description: 'An address of a person of the company.' })
  email: string;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@InputType({ description: 'A statement of account by mail.' })
export class CompanyStatementInput extends CompanyReminderInput {
  @Field(() => PlainDateScalar, { description: 'The first day.' })
  from: PlainDate;

  @Field(() => PlainDateScalar, { description: 'The last day.' })
  to: PlainDate;
}

@ObjectType({ description: 'The mail is queued, or was sent before with this key.' })
export class CompanyMailSent {
  @Field({ description: 'The address.' })
  email: string;
}

@ObjectType({
  implements: Refusal,
  description: 'No invoice of the company is overdue, so nothing was sent.',
})
export class NothingOverdue extends Refusal {
  constructor() {
    super(sentence('NOTHING_OVERDUE'));
  }
}

export const CompanyStatementResult = createUnionType({
  name: 'CompanyStatementResult',
  description: 'The file, or a refusal.',
  types: () => [StatementFileView, InvalidInput, RecordNotFound] as const,
});

export const CompanyMailResult = createUnionType({
  name: 'CompanyMailResult',
  description: 'That the mail is sent, or a refusal.',
  types: () => [CompanyMailSent, NothingOverdue, InvalidInput, RecordNotFound] as const,
});

const isId = (id: string): boolean => z.uuid().safeParse(id).success;

const endsBefore = ({ from, to }: { from: PlainDate; to: PlainDate }) =>
  to < from ? new InvalidInput([fieldFault('to', 'PERIOD_ENDS_BEFORE')]) : null;

/** Statements of account and reminders of companies, for the desk. */
@Resolver()
export class StatementResolver {
  constructor(
    private readonly companies: CompanyService,
    private readonly statements: Statements,
    private readonly mails: CompanyMails,
  ) {}

  @Needs('companies.read')
  @Query(() => CompanyStatementResult, {
    description:
      'For the staff: the account of a company in a period as PDF, with opening balance, invoices, credit notes, payments and closing balance.',
  })
  async companyStatement(
    @Arg('companyId', () => ID, { description: 'The company.' }) companyId: string,
    @Arg('from', () => PlainDateScalar, { description: 'The first day.' }) from: PlainDate,
    @Arg('to', () => PlainDateScalar, { description: 'The last day.' }) to: PlainDate,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof CompanyStatementResult> {
    const wrong = endsBefore({ from, to });
    if (wrong) return wrong;
    const company = isId(companyId) ? await this.companies.find(companyId) : null;
    if (!company) return new RecordNotFound();
    const { today } = await clock.time();
    const { filename, bytes } = await this.statements.file(company, { from, to }, today);
    const file = { filename, type: 'application/pdf', content: bytes.toString('base64') };
    return Object.assign(new StatementFileView(), file);
  }

  @Needs('companies.write')
  @Mutation(() => CompanyMailResult, { description: 'For the staff: sends a statement of account by mail.' })
  async sendCompanyStatement(
    @Arg('input', () => CompanyStatementInput, { description: 'The company, the period and the address.' })
    input: CompanyStatementInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CompanyMailResult> {
    const { from, to } = input;
    const form = readInput(mailKeyRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const wrong = endsBefore({ from, to });
    if (wrong) return wrong;
    if (!isId(input.companyId)) return new RecordNotFound();
    return mailResult(await this.mails.sendStatement(staffOf(context), input, { from, to }), input.email);
  }

  @Needs('companies.write')
  @Mutation(() => CompanyMailResult, {
    description: 'For the staff: reminds a company of its overdue invoices by mail, once for each press.',
  })
  async sendCompanyReminder(
    @Arg('input', () => CompanyReminderInput, { description: 'The company and the address.' })
    input: CompanyReminderInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CompanyMailResult> {
    const form = readInput(mailKeyRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(input.companyId)) return new RecordNotFound();
    return mailResult(await this.mails.sendReminder(staffOf(context), input), input.email);
  }
}

const mailResult = (outcome: CompanyMailOutcome, email: string): typeof CompanyMailResult =>
  resultOf(outcome, {
    CompanyMailSent: () => Object.assign(new CompanyMailSent(), { email }),
    NothingOverdue: () => new NothingOverdue(),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });

import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';

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

import { createUnionType, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { BillingDetailsInput } from '../../bookings/billing-details/billing-details.results';
import type { IssuedDocument } from '../documents/document.repository';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { REISSUE_LIMITS, type ReissueObstacle } from './reissue.policy';
import type { ReissuableInvoices } from './reissue.service';

@InputType({ description: 'The new recipient of an invoice, and the reason.' })
export class IssueInvoiceAgainInput extends BillingDetailsInput {
  @Field(() => ID, { description: 'The id of the invoice to replace.' })
  id: string;

  @Field({
    description: `The reason for the history: 1 to ${REISSUE_LIMITS.reason} characters. No document shows it.`,
  })
  reason: string;
}

@ObjectType({ description: 'An invoice that can be issued again, with its recipient.' })
export class ReissuableInvoice {
  @Field(() => ID, { description: 'The id with which it is issued again.' })
  id: string;

  @Field({ description: 'The number, such as SC/2627/000001.' })
  number: string;

  @Field({ description: 'The name of the business or of the guest.' })
  name: string;

  @Field(() => [String], { description: 'The lines of the address; empty when the guest gave none.' })
  address: string[];

  @Field(() => String, { nullable: true, description: 'Six digits; null when none were entered.' })
  pinCode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first two digits of the GSTINs of the state; null when the guest gave none.',
  })
  stateCode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The GSTIN or UIN of a business or an office; null for any other guest.',
  })
  gstin: string | null;

  @Field(() => String, { nullable: true, description: 'The country of a company abroad; null for others.' })
  country: string | null;

  @Field(() => String, { nullable: true, description: 'The number of a company abroad; null for others.' })
  companyNumber: string | null;

  static of({ id, number, recipient }: IssuedDocument): ReissuableInvoice {
    const { name, address, pinCode, state, gstin, country, companyNumber } = recipient;
    return Object.assign(new ReissuableInvoice(), {
      id,
      number,
      name,
      address: address ?? [],
      pinCode: pinCode ?? null,
      stateCode: state?.code ?? null,
      gstin,
      country: country ?? null,
      companyNumber: companyNumber ?? null,
    });
  }
}

@ObjectType('InvoiceReissueRequest', { description: 'Who asked to issue an invoice again, and why.' })
export class ReissueRequestView {
  @Field({ description: 'The number of the replaced invoice.' })
  number: string;

  @Field({ description: 'The reason that the person entered.' })
  reason: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person; null for an account that is unknown.',
  })
  by: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;
}

@ObjectType({ description: 'The invoices of a booking that can be issued again with other billing details.' })
export class BookingReissues {
  @Field(() => [ReissuableInvoice], {
    description:
      'The oldest first. Invoices that were replaced or fully credited, or have no PDF yet, are left out.',
  })
  invoices: ReissuableInvoice[];

  @Field({
    description: 'True while a credit note and a new invoice are being issued: ask again in a moment.',
  })
  isUnderWay: boolean;

  static of({ invoices, isUnderWay }: ReissuableInvoices): BookingReissues {
    const shown = invoices.map((invoice) => ReissuableInvoice.of(invoice));
    return Object.assign(new BookingReissues(), { invoices: shown, isUnderWay });
  }
}

@ObjectType({
  description: 'The invoice will be credited in full, and issued again with these details.',
})
export class InvoiceIssuedAgain {
  @Field(() => BookingReissues, {
    description: 'The invoices as they are now; the new documents follow in a moment.',
  })
  reissues: BookingReissues;
}

@ObjectType({ implements: Refusal, description: 'The invoice cannot be issued again; nothing was issued.' })
export class ReissueRefused extends Refusal {
  constructor(obstacle: ReissueObstacle | { code: 'INVOICE_DETAILS_SAME' }) {
    if (obstacle.code === 'INVOICE_TOO_OLD') super(sentence(obstacle.code, { date: obstacle.lastDay }), 'id');
    else super(sentence(obstacle.code), obstacle.code === 'INVOICE_DETAILS_SAME' ? 'name' : 'id');
  }
}

export const IssueInvoiceAgainResult = createUnionType({
  name: 'IssueInvoiceAgainResult',
  description: 'The present invoices, or a refusal.',
  types: () => [InvoiceIssuedAgain, ReissueRefused, InvalidInput, RecordNotFound] as const,
});

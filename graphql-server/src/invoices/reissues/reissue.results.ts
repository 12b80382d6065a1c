import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { BillingDetailsInput } from '../../bookings/billing-details/billing-details.results';
import type { IssuedDocument } from '../documents/document.repository';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { REISSUE_LIMITS, type ReissueObstacle } from './reissue.policy';
import type { ReissuableInvoices } from './reissue.service';

@InputType({ description: 'To whom an invoice is issued again, and why.' })
export class IssueInvoiceAgainInput extends BillingDetailsInput {
  @Field(() => ID, { description: 'Of the invoice that is replaced.' })
  id: string;

  @Field({ description: `For the history: 1 to ${REISSUE_LIMITS.reason} characters. It is on no document.` })
  reason: string;
}

@ObjectType({ description: 'An invoice that can be issued again, with to whom it is made out.' })
export class ReissuableInvoice {
  @Field(() => ID, { description: 'Names it when it is issued again.' })
  id: string;

  @Field({ description: 'Such as SC/2627/000001.' })
  number: string;

  @Field({ description: 'The business, or the guest.' })
  name: string;

  @Field(() => [String], { description: 'The lines of the address; empty when the guest gave none.' })
  address: string[];

  @Field(() => String, { nullable: true, description: 'Six digits; null when nobody has said.' })
  pinCode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first two digits of the GSTINs of the state; null when the guest gave none.',
  })
  stateCode: string | null;

  @Field(() => String, { nullable: true, description: 'Of a business; null for any other guest.' })
  gstin: string | null;

  static of({ id, number, recipient }: IssuedDocument): ReissuableInvoice {
    const { name, address, pinCode, state, gstin } = recipient;
    return Object.assign(new ReissuableInvoice(), {
      id,
      number,
      name,
      address: address ?? [],
      pinCode: pinCode ?? null,
      stateCode: state?.code ?? null,
      gstin,
    });
  }
}

@ObjectType({ description: 'The invoices of a booking that can be issued again with other billing details.' })
export class BookingReissues {
  @Field(() => [ReissuableInvoice], {
    description: 'The oldest first. None that was replaced or credited in full, or is not written yet.',
  })
  invoices: ReissuableInvoice[];

  @Field({ description: 'A credit note and a new invoice are on their way, so ask again in a moment.' })
  isUnderWay: boolean;

  static of({ invoices, isUnderWay }: ReissuableInvoices): BookingReissues {
    const shown = invoices.map((invoice) => ReissuableInvoice.of(invoice));
    return Object.assign(new BookingReissues(), { invoices: shown, isUnderWay });
  }
}

@ObjectType({
  description:
    'A credit note for all that is left of the invoice is issued, and an invoice as this one says.',
})
export class InvoiceIssuedAgain {
  @Field(() => BookingReissues, { description: 'As it is now: the documents follow in a moment.' })
  reissues: BookingReissues;
}

@ObjectType({ implements: Refusal, description: 'The invoice stays as it is; nothing was issued.' })
export class ReissueRefused extends Refusal {
  constructor(obstacle: ReissueObstacle | { code: 'INVOICE_DETAILS_SAME' }) {
    if (obstacle.code === 'INVOICE_TOO_OLD') super(sentence(obstacle.code, { date: obstacle.lastDay }), 'id');
    else super(sentence(obstacle.code), obstacle.code === 'INVOICE_DETAILS_SAME' ? 'name' : 'id');
  }
}

export const IssueInvoiceAgainResult = createUnionType({
  name: 'IssueInvoiceAgainResult',
  description: 'The invoices as they are now, or a refusal.',
  types: () => [InvoiceIssuedAgain, ReissueRefused, InvalidInput, RecordNotFound] as const,
});

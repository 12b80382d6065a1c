import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { BookingNotFound, BookingView } from '../core/booking.results';
import { InvalidInput, RateLimited, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { BILLING_LIMITS } from './billing-details.policy';
import type { BillingDetails } from './billing-details.repository';

@InputType({ description: 'To whom the invoice is made out.' })
export class BillingDetailsInput {
  @Field({
    description: `The name of the business, or of the guest: 1 to ${BILLING_LIMITS.name} characters.`,
  })
  name: string;

  @Field({ description: `At most 6 lines and ${BILLING_LIMITS.address} characters.` })
  address: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Six digits; the first is not 0. Required with a GSTIN of a business in India while `Property.asksPinCode` is true; otherwise optional.',
  })
  pinCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The GSTIN or UIN of a business or an office, 15 characters; left out for any other guest.',
  })
  gstin?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The state by the first two digits of its GSTINs, such as 08; 96 for another country. Required without a GSTIN.',
  })
  stateCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The country of a company abroad, in words, at most ${BILLING_LIMITS.country} characters. It needs no state.`,
  })
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The number of a company abroad in its country, at most ${BILLING_LIMITS.companyNumber} characters. Required with a country.`,
  })
  companyNumber?: string | null;
}

@InputType({ description: 'To whom the invoice of a booking is made out.' })
export class SetBillingDetailsInput extends BillingDetailsInput {
  @Field({ description: 'The booking’s token.' })
  token: string;
}

@InputType({ description: 'To whom the invoice of a guest’s booking is made out.' })
export class SetGuestBillingDetailsInput extends BillingDetailsInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;
}

@ObjectType('BillingDetails', { description: 'To whom an invoice is made out.' })
export class BillingDetailsView {
  @Field({ description: 'The name of the business, or of the guest.' })
  name: string;

  @Field(() => [String], { description: 'The lines of the address.' })
  address: string[];

  @Field(() => String, { nullable: true, description: 'Six digits; null when none were entered.' })
  pinCode: string | null;

  @Field({ description: 'The first two digits of the GSTINs of the state; 96 for another country.' })
  stateCode: string;

  @Field({ description: 'The name of the state.' })
  stateName: string;

  @Field(() => String, {
    nullable: true,
    description: 'The GSTIN or UIN of a business or an office; null for any other guest.',
  })
  gstin: string | null;

  @Field(() => String, { nullable: true, description: 'The country of a company abroad; null for others.' })
  country: string | null;

  @Field(() => String, { nullable: true, description: 'The number of a company abroad; null for others.' })
  companyNumber: string | null;

  static of({ state, country = null, companyNumber = null, ...details }: BillingDetails): BillingDetailsView {
    const stateFields = { stateCode: state.code, stateName: state.name };
    return Object.assign(new BillingDetailsView(), { ...details, country, companyNumber, ...stateFields });
  }
}

@ObjectType({
  description: 'To whom the invoice of a booking is made out, and whether this can still be changed.',
})
export class BookingBilling {
  @Field(() => BillingDetailsView, {
    nullable: true,
    description: 'Null when no details were entered: the invoice is made out to the person who booked.',
  })
  details: BillingDetailsView | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the company that pays for the booking; null when no company pays.',
  })
  companyName: string | null;

  @Field(() => [String], { description: 'The names of all companies that pay folios of the booking.' })
  companyNames: string[];

  @Field({ description: 'The invoice is issued, so the details cannot change any more.' })
  isInvoiced: boolean;

  @Field({
    description:
      'The law requires address and state on this invoice of ₹50,000 or more, and they have not been entered.',
  })
  isAddressNeeded: boolean;
}

@ObjectType({ description: 'The details are stored for the invoice.' })
export class BillingDetailsSet {
  @Field(() => BookingView, { description: 'The booking after the change.' })
  booking: BookingView;
}

@ObjectType({ description: 'The details are stored for the invoice.' })
export class GuestBillingDetailsSet {
  @Field(() => BookingBilling, { description: 'The details after the change.' })
  billing: BookingBilling;
}

@ObjectType({ implements: Refusal, description: 'The invoice is issued, and issued documents never change.' })
export class AlreadyInvoiced extends Refusal {
  constructor() {
    super(sentence('ALREADY_INVOICED'));
  }
}

@ObjectType({
  implements: Refusal,
  description: 'A company pays for the booking, so only the staff change to whom the invoice is made out.',
})
export class CompanyPays extends Refusal {
  constructor(company: string) {
    super(sentence('COMPANY_PAYS', { company }));
  }
}

export const SetBillingDetailsResult = createUnionType({
  name: 'SetBillingDetailsResult',
  description: 'The booking, or a refusal.',
  types: () =>
    [BillingDetailsSet, AlreadyInvoiced, CompanyPays, InvalidInput, BookingNotFound, RateLimited] as const,
});

export const GuestBillingResult = createUnionType({
  name: 'GuestBillingResult',
  description: 'To whom the invoice is made out, or a refusal.',
  types: () => [BookingBilling, RecordNotFound] as const,
});

export const SetGuestBillingDetailsResult = createUnionType({
  name: 'SetGuestBillingDetailsResult',
  description: 'The details, or a refusal.',
  types: () => [GuestBillingDetailsSet, AlreadyInvoiced, InvalidInput, RecordNotFound] as const,
});

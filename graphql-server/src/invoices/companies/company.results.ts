import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BillingDetailsInput, AlreadyInvoiced } from '../../bookings/billing-details/billing-details.results';
import { gstStateOf } from '../../bookings/billing-details/gst-states';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees, writeMoney } from '../../platform/money/money';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { Company as StoredCompany } from './company.entity';
import { COMPANY_LIMITS } from './company.policy';

const LIMIT = 'What the company may owe at most when a guest checks out, in paise.';
const DAYS = `Days from the date of an invoice until it is due: ${COMPANY_LIMITS.daysToPay.minimum} to ${COMPANY_LIMITS.daysToPay.maximum}.`;

@InputType({ description: 'A person of a company.' })
export class CompanyContactInput {
  @Field({ description: `The name: 1 to ${COMPANY_LIMITS.contactName} characters.` })
  name: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address, for statements and reminders.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The phone number.' })
  phone?: string | null;
}

@InputType({
  description:
    'The form of a company. Every field is replaced. Name, address and registration obey the rules of the details on an invoice.',
})
export class CompanyInput extends BillingDetailsInput {
  @Field(() => [CompanyContactInput], { description: `At most ${COMPANY_LIMITS.contacts} persons.` })
  contacts: CompanyContactInput[];

  @Field(() => MinorUnits, { description: `${LIMIT} To change it needs the permission companies.credit.` })
  creditLimitPaise: number;

  @Field(() => Int, { description: DAYS })
  daysToPay: number;

  @Field(() => String, {
    nullable: true,
    description: `For the staff, at most ${COMPANY_LIMITS.note} characters.`,
  })
  note?: string | null;
}

@ObjectType({ description: 'A person of a company.' })
export class CompanyContact {
  @Field({ description: 'The name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'The phone number.' })
  phone: string | null;
}

@ObjectType({ description: 'For the staff: a company that pays for guests after they have left.' })
export class Company {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'The name on invoices.' })
  name: string;

  @Field(() => [String], { description: 'The lines of the address.' })
  address: string[];

  @Field(() => String, { nullable: true, description: 'Six digits; null when none were entered.' })
  pinCode: string | null;

  @Field({ description: 'The first two digits of the GSTINs of the state; 96 for another country.' })
  stateCode: string;

  @Field({ description: 'The name of the state.' })
  stateName: string;

  @Field(() => String, { nullable: true, description: 'The GSTIN or UIN; null for a company without one.' })
  gstin: string | null;

  @Field(() => String, { nullable: true, description: 'The country of a company abroad; null for others.' })
  country: string | null;

  @Field(() => String, { nullable: true, description: 'The number of a company abroad; null for others.' })
  companyNumber: string | null;

  @Field(() => [CompanyContact], { description: 'The persons of the company.' })
  contacts: CompanyContact[];

  @Field(() => MinorUnits, { description: LIMIT })
  creditLimitPaise: number;

  @Field(() => Int, { description: DAYS })
  daysToPay: number;

  @Field({ description: 'For the staff; may be empty.' })
  note: string;

  @Field({ description: 'Whether no booking can choose the company any more.' })
  isArchived: boolean;

  static of({ archivedAt, searchedName: _searched, ...company }: StoredCompany): Company {
    const stateName = gstStateOf(company.stateCode)?.name ?? company.stateCode;
    return Object.assign(new Company(), { ...company, stateName, isArchived: archivedAt !== null });
  }
}

@ObjectType({ description: 'The company is stored. Invoices that were issued stay as they are.' })
export class CompanySaved {
  @Field(() => Company, { description: 'The stored company.' })
  company: Company;

  constructor(stored: StoredCompany) {
    this.company = Company.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The company was changed since the form was opened; nothing was stored.',
})
export class CompanyChanged extends Refusal {
  @Field(() => Company, { description: 'The company as it is stored now.' })
  company: Company;

  constructor(stored: StoredCompany) {
    super(sentence('SETTINGS_CHANGED'));
    this.company = Company.of(stored);
  }
}

@ObjectType({ implements: Refusal, description: 'The company has open invoices, so it is not archived.' })
export class CompanyOwes extends Refusal {
  constructor(openPaise: number) {
    super(sentence('COMPANY_OWES', { amount: writeMoney(rupees(openPaise)) }));
  }
}

@ObjectType({ description: 'The payer of the booking is stored.' })
export class CompanyOfBookingSet {
  @Field(() => Company, { nullable: true, description: 'The company that pays; null when no company pays.' })
  company: Company | null;
}

export const AddCompanyResult = createUnionType({
  name: 'AddCompanyResult',
  description: 'The stored company, or the faults of the form.',
  types: () => [CompanySaved, InvalidInput] as const,
});

export const EditCompanyResult = createUnionType({
  name: 'EditCompanyResult',
  description: 'The stored company, or a refusal.',
  types: () => [CompanySaved, CompanyChanged, InvalidInput, RecordNotFound] as const,
});

export const ArchiveCompanyResult = createUnionType({
  name: 'ArchiveCompanyResult',
  description: 'The stored company, or a refusal.',
  types: () => [CompanySaved, CompanyChanged, CompanyOwes, RecordNotFound] as const,
});

export const CompanyOfBookingResult = createUnionType({
  name: 'CompanyOfBookingResult',
  description: 'The payer of the booking, or a refusal.',
  types: () => [CompanyOfBookingSet, AlreadyInvoiced, InvalidInput, RecordNotFound] as const,
});

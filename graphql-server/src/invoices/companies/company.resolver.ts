import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { AlreadyInvoiced } from '../../bookings/billing-details/billing-details.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { LISTED_COMPANIES } from './company.repository';
import {
  AddCompanyResult,
  ArchiveCompanyResult,
  Company,
  CompanyChanged,
  CompanyInput,
  CompanyOfBookingResult,
  CompanyOfBookingSet,
  CompanyOwes,
  CompanySaved,
  EditCompanyResult,
} from './company.results';
import type { CompanyService } from './company.service';

const isId = (id: string): boolean => z.uuid().safeParse(id).success;

/** The companies that pay for guests, for the desk. */
@Resolver()
export class CompanyResolver {
  constructor(private readonly service: CompanyService) {}

  @Needs('companies.read')
  @Query(() => [Company], {
    description: `For the staff: companies by name, at most ${LISTED_COMPANIES}.`,
  })
  async companies(
    @Arg('search', { defaultValue: '', description: 'A part of the name or of the registration.' })
    search: string,
    @Arg('archived', { defaultValue: false, description: 'Whether only archived companies are listed.' })
    archived: boolean,
  ): Promise<Company[]> {
    return (await this.service.search(search, archived)).map((company) => Company.of(company));
  }

  @Needs('companies.read')
  @Query(() => Company, { nullable: true, description: 'For the staff: a company; null when there is none.' })
  async company(
    @Arg('id', () => ID, { description: 'The company’s id.' }) id: string,
  ): Promise<Company | null> {
    const found = isId(id) ? await this.service.find(id) : null;
    return found && Company.of(found);
  }

  @Needs('companies.write')
  @Mutation(() => AddCompanyResult, { description: 'For the staff: adds a company.' })
  async addCompany(
    @Arg('input', () => CompanyInput, { description: 'The form.' }) input: CompanyInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddCompanyResult> {
    return resultOf(await this.service.add(staffOf(context), input), {
      CompanySaved: ({ stored }) => new CompanySaved(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('companies.write')
  @Mutation(() => EditCompanyResult, {
    description: 'For the staff: replaces a company. Invoices that were issued stay as they are.',
  })
  async editCompany(
    @Arg('id', () => ID, { description: 'The company’s id.' }) id: string,
    @Arg('input', () => CompanyInput, { description: 'The whole form.' }) input: CompanyInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditCompanyResult> {
    if (!isId(id)) return new RecordNotFound();
    return resultOf(await this.service.edit(staffOf(context), id, input, version), {
      CompanySaved: ({ stored }) => new CompanySaved(stored),
      CompanyChanged: ({ stored }) => new CompanyChanged(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('companies.write')
  @Mutation(() => ArchiveCompanyResult, {
    description:
      'For the staff: takes a company out of the lists from which bookings choose, or puts it back. Refused while it owes.',
  })
  async archiveCompany(
    @Arg('id', () => ID, { description: 'The company’s id.' }) id: string,
    @Arg('archived', { description: 'Whether it is in the archive from now on.' }) archived: boolean,
    @Arg('version', () => Int, { description: 'The version that the page shows.' }) version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof ArchiveCompanyResult> {
    if (!isId(id)) return new RecordNotFound();
    return resultOf(await this.service.archive(staffOf(context), id, archived, version), {
      CompanySaved: ({ stored }) => new CompanySaved(stored),
      CompanyChanged: ({ stored }) => new CompanyChanged(stored),
      CompanyOwes: ({ openPaise }) => new CompanyOwes(openPaise),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('companies.write')
  @Mutation(() => CompanyOfBookingResult, {
    description:
      'For the staff: makes a company the payer of a folio of a booking, or no company any more. Possible until the invoice is issued.',
  })
  async setCompanyOfBooking(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
    @Arg('companyId', () => ID, { nullable: true, description: 'The company; null when no company pays.' })
    companyId: string | null,
    @Arg('folioId', () => ID, { nullable: true, description: 'The folio; null for the first one.' })
    folioId: string | null,
    @Ctx() context: RequestContext,
  ): Promise<typeof CompanyOfBookingResult> {
    const asked = { reference: reference.replaceAll('\0', ''), folioId: folioId ?? null };
    if ([companyId, folioId].some((id) => typeof id === 'string' && !isId(id))) return new RecordNotFound();
    return resultOf(await this.service.setOfBooking(staffOf(context), asked, companyId ?? null), {
      CompanyOfBookingSet: ({ company }) =>
        Object.assign(new CompanyOfBookingSet(), { company: company && Company.of(company) }),
      AlreadyInvoiced: () => new AlreadyInvoiced(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}

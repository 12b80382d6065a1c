import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { BookingRepository } from '../core/booking.repository';
import { BookingNotFound, BookingView } from '../core/booking.results';
import type { BookingService } from '../core/booking.service';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import type { PropertySource } from '../../selling/property/property.service';
import { billingRulesOf } from './billing-details.policy';
import {
  AlreadyInvoiced,
  BillingDetailsSet,
  BillingDetailsView,
  BookingBilling,
  CompanyPays,
  GuestBillingDetailsSet,
  GuestBillingResult,
  SetBillingDetailsInput,
  SetBillingDetailsResult,
  SetGuestBillingDetailsInput,
  SetGuestBillingDetailsResult,
} from './billing-details.results';
import type { BillingDetailsService } from './billing-details.service';

/** To whom invoices are made out, as guests and staff enter it. */
@Resolver(() => BookingView)
export class BillingDetailsResolver {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
    private readonly billingDetails: BillingDetailsService,
    private readonly rateLimits: RateLimits,
    private readonly property: PropertySource,
  ) {}

  @FieldResolver(() => BookingBilling, { description: 'To whom the invoice is made out.' })
  billing(@Root() { record }: BookingView): Promise<BookingBilling> {
    return this.billingOf(record.id);
  }

  @ForEverybody()
  @Mutation(() => SetBillingDetailsResult, {
    description: 'Sets to whom the invoice is made out. Possible until the invoice is issued.',
  })
  async setBillingDetails(
    @Arg('input', () => SetBillingDetailsInput, { description: 'Name, address, GSTIN or state.' })
    { token, ...form }: SetBillingDetailsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof SetBillingDetailsResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.paymentSteps, caller);
    if (wait !== null) return new RateLimited(wait);
    const input = readInput(billingRulesOf(this.property.current), form);
    if (!input.ok) return new InvalidInput(input.faults);
    const booking = await this.bookingService.findByToken(token);
    if (!booking) return new BookingNotFound();
    return resultOf(await this.billingDetails.set(booking.id, input.value), {
      BillingDetailsSet: ({ booking: current }) =>
        Object.assign(new BillingDetailsSet(), { booking: BookingView.of(current) }),
      AlreadyInvoiced: () => new AlreadyInvoiced(),
      CompanyPays: ({ company }) => new CompanyPays(company),
    });
  }

  @Needs('bookings.read')
  @Query(() => GuestBillingResult, {
    description: 'For the administrator: to whom the invoice of a booking is made out.',
  })
  async guestBilling(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
  ): Promise<typeof GuestBillingResult> {
    const booking = await this.bookings.findByReference(reference.replaceAll('\0', ''));
    return booking ? this.billingOf(booking.id) : new RecordNotFound();
  }

  @Needs('bookings.change')
  @Mutation(() => SetGuestBillingDetailsResult, {
    description:
      'For the administrator: sets to whom the invoice of a booking is made out. Possible until the invoice is issued.',
  })
  async setGuestBillingDetails(
    @Arg('input', () => SetGuestBillingDetailsInput, { description: 'Name, address, GSTIN or state.' })
    { reference, ...form }: SetGuestBillingDetailsInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SetGuestBillingDetailsResult> {
    const who = staffOf(context);
    const input = readInput(billingRulesOf(this.property.current), form);
    if (!input.ok) return new InvalidInput(input.faults);
    const booking = await this.bookings.findByReference(reference.replaceAll('\0', ''));
    if (!booking) return new RecordNotFound();
    const outcome = await this.billingDetails.setAtDesk(who, booking.id, input.value);
    if (outcome.kind === 'AlreadyInvoiced') return new AlreadyInvoiced();
    return Object.assign(new GuestBillingDetailsSet(), { billing: await this.billingOf(booking.id) });
  }

  private async billingOf(bookingId: string): Promise<BookingBilling> {
    const [details, company, companyNames, isInvoiced, isAddressNeeded] = await Promise.all([
      this.billingDetails.find(bookingId),
      this.billingDetails.companyOf(bookingId),
      this.billingDetails.companiesOf(bookingId),
      this.billingDetails.isInvoiced(bookingId),
      this.billingDetails.isAddressNeeded(bookingId),
    ]);
    const shown = details && BillingDetailsView.of(details);
    const companyFields = { companyName: company?.name ?? null, companyNames };
    return Object.assign(new BookingBilling(), {
      details: shown,
      ...companyFields,
      isInvoiced,
      isAddressNeeded,
    });
  }
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../accounts/access';
import { staffOf } from '../accounts/authorisation';
import type { RequestContext } from '../accounts/request-context';
import { billingRulesOf } from '../billing-details/billing-details.policy';
import { resultOf } from '../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../platform/refusals/refusal.type';
import { readInput } from '../platform/text/input-faults';
import { reissueRules } from './reissue.policy';
import {
  BookingReissues,
  InvoiceIssuedAgain,
  IssueInvoiceAgainInput,
  IssueInvoiceAgainResult,
  ReissueRefused,
} from './reissue.results';
import type { ReissueService } from './reissue.service';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Invoices that the staff issue again with other billing details. */
@Resolver()
export class ReissueResolver {
  constructor(
    private readonly service: ReissueService,
    /** Whether the hotel registers its invoices. */
    private readonly property: Readonly<{ current: { eInvoicing: boolean } }>,
  ) {}

  @Needs('bookings.read')
  @Query(() => BookingReissues, {
    description:
      'For the administrator: the invoices of a booking that can be issued again; none for an unknown one.',
  })
  async reissues(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
  ): Promise<BookingReissues> {
    return BookingReissues.of(await this.service.reissuable(reference.replaceAll('\0', '')));
  }

  @Needs('documents.correct')
  @Mutation(() => IssueInvoiceAgainResult, {
    description:
      'For the administrator: takes an invoice back by a credit note, and issues it again with other billing details.',
  })
  async issueInvoiceAgain(
    @Arg('input', () => IssueInvoiceAgainInput, { description: 'The invoice, the right details, and why.' })
    { id, reason, ...form }: IssueInvoiceAgainInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof IssueInvoiceAgainResult> {
    const who = staffOf(context);
    const recipient = readInput(billingRulesOf(this.property.current), form);
    const why = readInput(reissueRules, { reason });
    if (!recipient.ok || !why.ok)
      return new InvalidInput([recipient, why].flatMap((read) => (read.ok ? [] : read.faults)));
    if (!UUID.test(id)) return new RecordNotFound();
    const asked = { invoiceId: id, recipient: recipient.value, reason: why.value.reason };
    return resultOf(await this.service.issueAgain(who, asked), {
      InvoiceIssuedAgain: ({ reissuable }) =>
        Object.assign(new InvoiceIssuedAgain(), { reissues: BookingReissues.of(reissuable) }),
      ReissueRefused: ({ obstacle }) => new ReissueRefused(obstacle),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}

import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { billingRulesOf } from '../../bookings/billing-details/billing-details.policy';
import { BookingTaxDocuments } from '../documents/document.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { reissueRules } from './reissue.policy';
import {
  BookingReissues,
  InvoiceIssuedAgain,
  IssueInvoiceAgainInput,
  IssueInvoiceAgainResult,
  ReissueRefused,
  ReissueRequestView,
} from './reissue.results';
import type { ReissueService } from './reissue.service';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Invoices that the staff issue again with other billing details. */
@Resolver(() => BookingTaxDocuments)
export class ReissueResolver {
  constructor(
    private readonly service: ReissueService,
    /** Tells whether the hotel registers its invoices. */
    private readonly property: Readonly<{ current: { eInvoicing: boolean } }>,
  ) {}

  @FieldResolver(() => BookingReissues, { description: 'Which invoices can be issued again.' })
  async reissues(@Root() { reference, documents }: BookingTaxDocuments): Promise<BookingReissues> {
    const listed = documents.map(({ id }) => id);
    return BookingReissues.of(await this.service.reissuable(reference, listed));
  }

  @FieldResolver(() => [ReissueRequestView], {
    description: 'Who asked to issue an invoice of the booking again, the oldest first.',
  })
  reissueRequests(@Root() { reference }: BookingTaxDocuments): Promise<ReissueRequestView[]> {
    return this.service.requests(reference);
  }

  @Needs('documents.correct')
  @Mutation(() => IssueInvoiceAgainResult, {
    description:
      'For the administrator: reverses an invoice by a credit note, and issues it again with other billing details.',
  })
  async issueInvoiceAgain(
    @Arg('input', () => IssueInvoiceAgainInput, {
      description: 'The invoice, the right details, and the reason.',
    })
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

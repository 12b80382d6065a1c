import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { BookingView } from '../../bookings/core/booking.results';
import type { BookingService } from '../../bookings/core/booking.service';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { RateLimited, RecordNotFound } from '../../platform/refusals/refusal.type';
import type { DocumentIssue } from './document-issue.service';
import type { DocumentRepository, ListedDocument } from './document.repository';
import {
  BookingTaxDocuments,
  TaxDocumentFile,
  TaxDocumentFileResult,
  TaxDocumentView,
} from './document.results';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tax documents of bookings, for their guests and for the desk. */
@Resolver(() => BookingView)
export class DocumentResolver {
  constructor(
    private readonly issued: DocumentRepository,
    private readonly issue: Pick<DocumentIssue, 'isReady' | 'readersOf'>,
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
    private readonly rateLimits: RateLimits,
  ) {}

  @FieldResolver(() => [TaxDocumentView], {
    description: 'The tax documents of the booking, the oldest first.',
  })
  async documents(@Root() { record }: BookingView): Promise<TaxDocumentView[]> {
    // Others pay the further folios, so their documents are not the guest's.
    return this.viewsOf(record.id, ({ folioId }) => folioId === null);
  }

  @ForEverybody()
  @Query(() => TaxDocumentFileResult, {
    description:
      'A tax document of the booking that a token opens. Send the token by POST, never in an address.',
  })
  async documentFile(
    @Arg('token', () => String, { description: 'From the booking’s link: the text after the #.' })
    token: string,
    @Arg('id', () => ID, { description: 'The id of the document.' }) id: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof TaxDocumentFileResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookingLookUps, caller);
    if (wait !== null) return new RateLimited(wait);
    const booking = await this.bookingService.findByToken(token);
    const file = UUID.test(id) ? await this.issued.file(id) : null;
    // The response does not reveal that another guest's document exists.
    if (!booking || file?.bookingId !== booking.id || file.folioId !== null) return new RecordNotFound();
    return TaxDocumentFile.of(file);
  }

  @Needs('bookings.read')
  @Query(() => BookingTaxDocuments, {
    description: 'For the administrator: the tax documents of a booking; empty for an unknown booking.',
  })
  async taxDocuments(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
  ): Promise<BookingTaxDocuments> {
    const asked = reference.replaceAll('\0', '');
    const booking = await this.bookings.findByReference(asked);
    return Object.assign(new BookingTaxDocuments(), {
      reference: asked,
      documents: booking ? await this.viewsOf(booking.id) : [],
      areIssued: this.issue.isReady,
      notMailed: booking ? await this.notMailedOf(booking.id) : [],
    });
  }

  @Needs('bookings.read')
  @Query(() => TaxDocumentFileResult, { description: 'For the administrator: a tax document as a file.' })
  async taxDocumentFile(
    @Arg('id', () => ID, { description: 'The id of the document.' }) id: string,
  ): Promise<typeof TaxDocumentFileResult> {
    const file = UUID.test(id) ? await this.issued.file(id) : null;
    return file ? TaxDocumentFile.of(file) : new RecordNotFound();
  }

  private async notMailedOf(bookingId: string): Promise<string[]> {
    const documents = await this.issued.list([bookingId]);
    const readers = documents.some(({ folioId }) => folioId !== null)
      ? await this.issue.readersOf(bookingId)
      : [];
    return readers
      .filter(({ folioId, reader }) => reader === null && documents.some((one) => one.folioId === folioId))
      .map(({ name }) => name);
  }

  private async viewsOf(
    bookingId: string,
    isShown: (document: ListedDocument) => boolean = () => true,
  ): Promise<TaxDocumentView[]> {
    const documents = await this.issued.list([bookingId]);
    return documents.filter(isShown).map((document) => TaxDocumentView.of(document));
  }
}

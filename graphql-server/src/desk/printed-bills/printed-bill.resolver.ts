import { Arg, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { billLines } from './bill-lines';
import { BillLineView } from './printed-bill.results';

/** The charges of a booking as a bill on paper lists them. */
@Resolver()
export class PrintedBillResolver {
  constructor(private readonly bookings: Pick<BookingRepository, 'findByReference'>) {}

  @Needs('bookings.read')
  @Query(() => [BillLineView], {
    description:
      'For the administrator: what the guest is charged for in the first folio, by stay and day, without what was reversed. Empty for an unknown booking.',
  })
  async billLines(
    @Arg('reference', () => String, { description: 'The booking’s reference.' }) reference: string,
  ): Promise<BillLineView[]> {
    const booking = await this.bookings.findByReference(reference.replaceAll('\0', ''));
    return booking ? billLines(booking).map((line) => BillLineView.of(line)) : [];
  }
}

import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Needs } from '../accounts/access';
import type { AuditService } from '../audit/audit.service';
import { addDays } from '../platform/time/dates';
import type { DayReadModel } from './day.read-model';
import type { DeskReadModel } from './desk.read-model';
import { staffOf } from '../accounts/authorisation';
import { refundStateOf } from '../bookings/refund-state';
import type { RequestContext } from '../accounts/request-context';
import { CsvFile, csvFile, EXPORTED_ROWS } from '../platform/text/csv-file';
import { rupees } from '../platform/money/money';
import { PageArguments, pageInfo, skipAndTake } from '../platform/database/paging';
import { RecordNotFound } from '../platform/refusals/refusal.type';
import { sumsOfQuote } from '../rooms/quote';
import { Quote } from '../rooms/room.results';
import { bookingTable } from './booking-table';
import {
  FrontDesk,
  GuestBooking,
  GuestBookingDetails,
  GuestBookingFilter,
  GuestBookingPage,
  GuestBookingResult,
} from './desk.results';
import { GuestPayment } from './payment.results';
import type { DeskFilter, DeskRow, DisputeRow, PaymentRow, RefundRow } from './desk.read-model';

const OCCUPANCY_NIGHTS = 14;

const FILTER = 'Which bookings; all when left out.';

function filterFrom(filter: GuestBookingFilter | null): DeskFilter {
  return {
    search: filter?.search ?? '',
    status: filter?.status ?? null,
    from: filter?.from ?? null,
    to: filter?.to ?? null,
  };
}

function viewOf(row: DeskRow): GuestBooking {
  const { quote, paid, refunded } = row;
  const { total } = sumsOfQuote(quote);
  return Object.assign(new GuestBooking(), {
    ...row,
    stays: row.stays.map((stay) => ({
      ...stay,
      cancellationCharge: stay.keptPaise === null ? null : rupees(stay.keptPaise),
    })),
    total: rupees(total),
    amountPaid: rupees(paid),
    amountRefunded: rupees(refunded),
    refundState: refundStateOf({ paid, refunded, total }),
    isDisputed: row.disputeState !== 'NONE',
  });
}

function paymentView(payment: PaymentRow, refunds: RefundRow[], disputes: DisputeRow[]): GuestPayment {
  return Object.assign(new GuestPayment(), {
    ...payment,
    amount: rupees(payment.amount),
    refunds: refunds
      .filter(({ paymentId }) => paymentId === payment.id)
      .map((refund) => ({ ...refund, amount: rupees(refund.amount) })),
    disputes: disputes
      .filter(({ gatewayPaymentId }) => gatewayPaymentId === payment.gatewayPaymentId)
      .map((dispute) => ({
        ...dispute,
        amount: rupees(dispute.amount),
        amountDeducted: rupees(dispute.amountDeducted),
      })),
  });
}

@Resolver()
export class DeskResolver {
  constructor(
    private readonly auditService: AuditService,
    private readonly desk: DeskReadModel,
    private readonly day: DayReadModel,
  ) {}

  @Needs('bookings.read')
  @Query(() => FrontDesk, { description: 'For the administrator: who comes, who goes and who stays today.' })
  async frontDesk(@Ctx() { clock }: RequestContext): Promise<FrontDesk> {
    const today = await clock.today();
    const [{ arrivals, departures, inHouse }, tomorrow, occupancy] = await Promise.all([
      this.desk.today(today),
      this.day.comingAndGoing(addDays(today, 1)),
      this.day.occupancy(today, OCCUPANCY_NIGHTS),
    ]);
    return Object.assign(new FrontDesk(), {
      ...{ today, tomorrow, occupancy },
      arrivals: arrivals.map(viewOf),
      departures: departures.map(viewOf),
      inHouse: inHouse.map(viewOf),
    });
  }

  @Needs('bookings.read')
  @Query(() => GuestBookingPage, { description: 'For the administrator: the bookings, newest first.' })
  async guestBookings(
    @Arg('filter', () => GuestBookingFilter, { nullable: true, description: FILTER })
    filter: GuestBookingFilter | null,
    @Args() page: PageArguments,
  ): Promise<GuestBookingPage> {
    const { bookings, totalCount } = await this.desk.find(filterFrom(filter), skipAndTake(page));
    return Object.assign(new GuestBookingPage(), {
      bookings: bookings.map(viewOf),
      ...pageInfo(page, totalCount),
    });
  }

  @Needs('bookings.read')
  @Query(() => GuestBookingResult, {
    description: 'For the administrator: one booking with its price, its history and its payments.',
  })
  async guestBooking(
    @Arg('reference', () => String, { description: 'Such as SC-7K3M9Q2X.' }) reference: string,
  ): Promise<typeof GuestBookingResult> {
    const row = await this.desk.byReference(reference);
    if (!row) return new RecordNotFound();
    const [history, { payments, refunds, disputes }] = await Promise.all([
      this.desk.historyOf(row),
      this.desk.paymentsOf(row),
    ]);
    return Object.assign(new GuestBookingDetails(), {
      booking: viewOf(row),
      quote: Quote.of(row.quote),
      history,
      payments: payments.map((payment) => paymentView(payment, refunds, disputes)),
    });
  }

  @Needs('bookings.export')
  @Query(() => CsvFile, {
    description:
      'For the administrator: the same bookings as a table, with GST apart. Times are the hotel’s; a last row has the totals of the confirmed ones.',
  })
  async exportGuestBookings(
    @Arg('filter', () => GuestBookingFilter, { nullable: true, description: FILTER })
    filter: GuestBookingFilter | null,
    @Ctx() context: RequestContext,
  ): Promise<CsvFile> {
    const deskFilter = filterFrom(filter);
    const { bookings } = await this.desk.find(deskFilter, EXPORTED_ROWS);
    await this.auditService.noteExport(
      { who: staffOf(context), action: 'exportGuestBookings', details: { filter } },
      bookings.length,
    );
    const { rows, columns } = bookingTable(bookings, context.clock.timeZone, deskFilter);
    return csvFile('bookings.csv', rows, columns);
  }
}

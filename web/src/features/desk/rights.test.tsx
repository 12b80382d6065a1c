import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { sampleResponse, type Samples } from '../../../tests/sample-data';
import { allLoaded, renderServed, Server } from '../../../tests/served';
import { RightsProvider } from '../../lib/rights/rights';
import BookingDetailsPage from './day/bookings/booking-details-page';
import BookingsPage from './day/bookings/bookings-page';
import NightAuditPage from './day/check-ins/night-audit-page';
import NewBookingPage from './day/new-booking/new-booking-page';
import SubscribersPage from './day/subscribers/subscribers-page';
import TodayPage from './day/today/today-page';
import ContentDocumentPage from './hotel/content/content-document-page';
import NavigationPage from './hotel/content/navigation-page';
import PicturesPage from './hotel/pictures/pictures-page';
import StaffPage from './hotel/staff/staff-page';
import FiguresPage from './money/figures/figures-page';
import CashUpPage from './money/folio/cash-up-page';
import SettlementsPage from './money/settlements/settlements-page';
import ExtrasPage from './prices/extras/extras-page';
import PromotionsPage from './prices/promotions/promotions-page';
import RateBookPage from './prices/rate-book/rate-book-page';
import RateGridPage from './prices/rate-grid/rate-grid-page';
import RatePlansPage from './prices/rate-plans/rate-plans-page';

/** A booking that was cancelled, and a booking whose guest is expected. */
const CANCELLED: Samples = { BookingStatus: 'CANCELLED', StayStatus: 'CANCELLED' };
const EXPECTED: Samples = { BookingStatus: 'CONFIRMED', StayStatus: 'EXPECTED', StayStep: 'CHECK_IN' };
const OWED: Samples = { TaskKind: 'REFUND_BY_HAND', PaymentSource: 'CASH' };

/** What a page shows to people with a permission alone. */
interface Row {
  page: string;
  Page: ComponentType;
  permission: string;
  buttons: readonly (string | RegExp)[];
  samples?: Samples;
}

const ROWS: readonly Row[] = [
  {
    page: 'a cancelled booking',
    Page: BookingDetailsPage,
    permission: 'bookings.cancel',
    buttons: ['Take the cancellation back'],
    samples: CANCELLED,
  },
  {
    page: 'a cancelled booking',
    Page: BookingDetailsPage,
    permission: 'bookings.create',
    buttons: ['Book again'],
    samples: CANCELLED,
  },
  {
    page: 'a booking',
    Page: BookingDetailsPage,
    permission: 'bookings.cancel',
    buttons: ['Cancel this booking'],
    samples: EXPECTED,
  },
  {
    page: 'a booking',
    Page: BookingDetailsPage,
    permission: 'bookings.change',
    buttons: ['Change dates or rooms', 'Correct the details', 'Replace the link', 'Details for the invoice'],
    samples: EXPECTED,
  },
  {
    page: 'a booking',
    Page: BookingDetailsPage,
    permission: 'stays.check-in',
    buttons: ['Check in', 'Check in under this name'],
    samples: EXPECTED,
  },
  {
    page: 'a booking',
    Page: BookingDetailsPage,
    permission: 'stays.move',
    buttons: [/another room/],
    samples: EXPECTED,
  },
  {
    page: 'a booking',
    Page: BookingDetailsPage,
    permission: 'bookings.note',
    buttons: ['Add the note'],
    samples: EXPECTED,
  },
  {
    page: 'a booking',
    Page: BookingDetailsPage,
    permission: 'payments.take',
    buttons: [/^Take ₹/],
    samples: EXPECTED,
  },
  {
    page: 'a booking',
    Page: BookingDetailsPage,
    permission: 'documents.correct',
    buttons: [/^Issue .* again/],
    samples: EXPECTED,
  },
  {
    page: 'the bookings',
    Page: BookingsPage,
    permission: 'bookings.export',
    buttons: ['Export as CSV'],
  },
  { page: 'Today', Page: TodayPage, permission: 'bookings.cancel', buttons: ['Done'], samples: OWED },
  { page: 'Today', Page: TodayPage, permission: 'stays.check-in', buttons: ['Check in'], samples: EXPECTED },
  {
    page: 'the night audit',
    Page: NightAuditPage,
    permission: 'stays.check-in',
    buttons: ['Arrived after all'],
  },
  {
    page: 'the subscribers',
    Page: SubscribersPage,
    permission: 'subscribers.export',
    buttons: ['Export as CSV'],
  },
  {
    page: 'a text',
    Page: ContentDocumentPage,
    permission: 'content.write',
    buttons: ['Save Changes', /^Restore/],
  },
  {
    page: 'a text',
    Page: ContentDocumentPage,
    permission: 'content.publish',
    buttons: ['Publish the saved draft'],
  },
  {
    page: 'the navigation',
    Page: NavigationPage,
    permission: 'content.write',
    buttons: ['Save Changes', 'Add an entry', /^Move up/, /^Remove/],
  },
  {
    page: 'the pictures',
    Page: PicturesPage,
    permission: 'content.write',
    buttons: [/^Describe/, /^Delete/],
  },
  {
    page: 'the staff',
    Page: StaffPage,
    permission: 'staff.write',
    buttons: ['Send the invitation', /^Change/, /^Copy the role/],
  },
  {
    page: 'the figures',
    Page: FiguresPage,
    permission: 'figures.export',
    buttons: ['Monthly report (PDF)', 'Monthly report (CSV)', /^Charges and payments/],
  },
  {
    page: 'the cash-up',
    Page: CashUpPage,
    permission: 'payments.take',
    buttons: ['Save the count'],
  },
  {
    page: 'the settlements',
    Page: SettlementsPage,
    permission: 'payments.take',
    buttons: ['Compare now'],
  },
  { page: 'the extras', Page: ExtrasPage, permission: 'rates.write', buttons: ['Save Changes'] },
  { page: 'the rate plans', Page: RatePlansPage, permission: 'rates.write', buttons: ['Save Changes'] },
  {
    page: 'the promotions',
    Page: PromotionsPage,
    permission: 'rates.write',
    buttons: ['Add the promotion', /^Change/, /^Delete/],
  },
  {
    page: 'seasons and rules',
    Page: RateBookPage,
    permission: 'rates.write',
    buttons: ['Save the change', /^Change/, /^Delete/],
  },
  {
    page: 'the rates by day',
    Page: RateGridPage,
    permission: 'rates.write',
    buttons: ['Save the change', 'Undo the last change'],
  },
];

/** Responds to each query with sample data. */
class SampleServer extends Server {
  constructor(private readonly samples: Samples) {
    super({});
  }

  protected override respondTo(_name: string, query: DocumentNode, variables: Record<string, unknown>) {
    return Promise.resolve(sampleResponse(query, variables, this.samples));
  }
}

async function show(
  { Page, samples = {} }: Pick<Row, 'Page' | 'samples'>,
  may: (permission: string) => boolean,
  boundPaise: number | null = null,
) {
  const rights = { name: '', role: 'Reception', isAdmin: false, boundPaise, may };
  const server = new SampleServer({ RoomTypeName: 'Single', ...samples });
  const shown = renderServed(
    <RightsProvider value={rights}>
      <Routes>
        <Route path="/desk/:kind/:key/:reference" element={<Page />} />
      </Routes>
    </RightsProvider>,
    server,
    '/desk/page/home/SC-TEST2345',
  );
  await allLoaded(server);
  await waitFor(() => expect(screen.queryByText(/^(Loading|Calculating)/)).not.toBeInTheDocument());
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  return shown;
}

test.each(ROWS)('$page without $permission: $buttons are not shown', async (row) => {
  const { permission, buttons } = row;
  const whole = await show(row, () => true);
  for (const name of buttons) expect(screen.queryAllByRole('button', { name })).not.toEqual([]);
  whole.unmount();
  await show(row, (asked) => asked !== permission);
  for (const name of buttons) expect(screen.queryAllByRole('button', { name })).toEqual([]);
});

const BOUND = 'Your role may give away ₹5,000.00 on one business day, all bookings together.';

test('a task says how much the role may give away, but not for money that the gateway refunded', async () => {
  await show(
    { Page: TodayPage, samples: { TaskKind: 'REFUND_FAILED', PaymentSource: 'CASH' } },
    () => true,
    500_000,
  );
  expect(screen.getByText(BOUND)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Given by'), 'The gateway’s dashboard');
  expect(screen.queryByText(BOUND)).not.toBeInTheDocument();
});

test('a new booking says how much the role may give away once it has a rate of its own', async () => {
  await show({ Page: NewBookingPage }, () => true, 500_000);
  expect(screen.queryByText(BOUND)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Room number, rate and extras' }));
  await userEvent.type(screen.getByLabelText(/^Rate per night/), '1');
  expect(screen.getByText(BOUND)).toBeVisible();
});

import { SelectField } from '../../../../components/form/field';
import { SearchField } from '../../../../components/form/search-field';
import { GuestBookingsDocument, useGuestBookingsQuery } from '../../../../generated/desk-bookings';
import type { BalanceState, GuestBookingFilter } from '../../../../generated/graphql';
import { BOOKING_LABELS, isBookingStatus } from '../../../../lib/bookings/booking-labels';
import { CHANNEL_LABELS } from '../../../../lib/bookings/channel-labels';
import { fetchFile } from '../../../../lib/files/fetch-file';
import { useIdentity } from '../../../../lib/identity/identity-context';
import { plural, t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DeskPage } from '../../frame/layout/desk-page';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { BookingsTable } from './bookings-table';
import { ExportButton } from '../../frame/lists/export-button';
import { type ListTexts, PagedList } from '../../frame/lists/paged-list';
import { useListAddress } from '../../frame/lists/use-list-address';

const TEXTS: ListTexts = {
  loading: t`Loading bookings`,
  failed: t`The bookings could not be loaded.`,
  none: t`No bookings found.`,
  pages: t`Pages of bookings`,
  count: (totalCount) => plural(totalCount, { one: '# booking', other: '# bookings' }),
};

const NAMES = ['search', 'status', 'balance', 'channel', 'from', 'to'] as const;

const BALANCES: Readonly<Record<BalanceState, string>> = {
  OWES: t`Something to pay`,
  UNSECURED: t`Pays at the hotel`,
  SETTLED: t`Settled`,
  GETS_BACK: t`Something to give back`,
};

/** The text as one of the choices; null for any other text. */
const choiceOf = <Choice extends string>(
  choices: Readonly<Record<Choice, unknown>>,
  text = '',
): Choice | null => (Object.hasOwn(choices, text) ? (text as Choice) : null);

function filterFrom(filters: Record<string, string>): GuestBookingFilter {
  const status = filters['status'] ?? '';
  return {
    search: filters['search'] || null,
    status: isBookingStatus(status) ? status : null,
    balance: choiceOf(BALANCES, filters['balance']),
    channel: choiceOf(CHANNEL_LABELS, filters['channel']),
    from: filters['from'] || null,
    to: filters['to'] || null,
  };
}

/** All bookings, with a search by what a guest may say on the phone. */
export default function BookingsPage() {
  const identity = useIdentity();
  const { filters, page, filter, turn } = useListAddress(NAMES);
  const bookingFilter = filterFrom(filters);
  const query = useGuestBookingsQuery({
    variables: { filter: bookingFilter, page },
    fetchPolicy: 'cache-and-network',
  });
  useLiveQuery(['BOOKING', 'STAY'], GuestBookingsDocument, { filter: bookingFilter, page });
  const shown = (query.data ?? query.previousData)?.guestBookings;
  const exported = async () => {
    const given = Object.entries(bookingFilter).filter(([, value]) => value !== null) as [string, string][];
    const path = `/api/bookings.csv?${new URLSearchParams(given).toString()}`;
    const content = await fetchFile(path, () => identity.token());
    return content && { filename: 'bookings.csv', content };
  };
  return (
    <DeskPage
      wide
      title={t`Bookings`}
      actions={
        <May permission="bookings.export">
          <ExportButton load={exported} />
        </May>
      }
    >
      <section aria-label={t`All bookings`} className="grid gap-6">
        <BookingSearch filters={filters} onChange={filter} />
        <PagedList texts={TEXTS} page={page} query={query} found={shown} onTurn={turn}>
          <BookingsTable bookings={shown?.bookings ?? []} />
        </PagedList>
      </section>
    </DeskPage>
  );
}

interface BookingSearchProps {
  filters: Record<string, string>;
  onChange: (change: Record<string, string>) => void;
}

function BookingSearch({ filters, onChange }: BookingSearchProps) {
  const searchBy = (name: (typeof NAMES)[number]) => ({
    value: filters[name] ?? '',
    onRest: (text: string) => onChange({ [name]: text }),
  });
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4">
      <SearchField
        label={t`Reference, name, e-mail, phone, room, GSTIN or payment`}
        {...searchBy('search')}
      />
      <SelectField
        label={t`Status`}
        unmarked
        value={filters['status'] ?? ''}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <option value="">{t`All`}</option>
        {Object.entries(BOOKING_LABELS).map(([status, { desk }]) => (
          <option key={status} value={status}>
            {desk}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Balance`}
        unmarked
        value={filters['balance'] ?? ''}
        onChange={({ target }) => onChange({ balance: target.value })}
      >
        <option value="">{t`All`}</option>
        {Object.entries(BALANCES).map(([balance, label]) => (
          <option key={balance} value={balance}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Channel`}
        unmarked
        value={filters['channel'] ?? ''}
        onChange={({ target }) => onChange({ channel: target.value })}
      >
        <option value="">{t`All`}</option>
        {Object.entries(CHANNEL_LABELS).map(([channel, label]) => (
          <option key={channel} value={channel}>
            {label}
          </option>
        ))}
      </SelectField>
      <SearchField label={t`Stays from`} type="date" {...searchBy('from')} />
      <SearchField label={t`Stays until`} type="date" {...searchBy('to')} />
    </search>
  );
}

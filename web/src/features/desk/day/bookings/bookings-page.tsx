import { SelectField } from '../../../../components/form/field';
import { SearchField } from '../../../../components/form/search-field';
import { useGuestBookingsQuery } from '../../../../generated/desk';
import type { GuestBookingFilter } from '../../../../generated/graphql';
import { BOOKING_LABELS, isBookingStatus } from '../../../../lib/bookings/booking-labels';
import { fetchFile } from '../../../../lib/files/fetch-file';
import { useIdentity } from '../../../../lib/identity/identity-context';
import { plural, t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
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

const NAMES = ['search', 'status', 'from', 'to'] as const;

function filterFrom(filters: Record<string, string>): GuestBookingFilter {
  const status = filters['status'] ?? '';
  return {
    search: filters['search'] || null,
    status: isBookingStatus(status) ? status : null,
    from: filters['from'] || null,
    to: filters['to'] || null,
  };
}

/** All bookings, with a search for what a guest says on the phone. */
export default function BookingsPage() {
  const identity = useIdentity();
  const { filters, page, filter, turn } = useListAddress(NAMES);
  const bookingFilter = filterFrom(filters);
  const { data, previousData, error, loading, refetch } = useGuestBookingsQuery({
    variables: { filter: bookingFilter, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.guestBookings;
  const exported = async () => {
    const given = Object.entries(bookingFilter).filter(([, value]) => value !== null) as [string, string][];
    const path = `/api/bookings.csv?${new URLSearchParams(given).toString()}`;
    const content = await fetchFile(path, () => identity.token());
    return content && { filename: 'bookings.csv', content };
  };
  return (
    <DeskPage wide title={t`Bookings`}>
      <section aria-label={t`All bookings`} className="grid gap-6">
        <div className="flex flex-wrap items-center justify-end gap-4">
          <ExportButton load={exported} />
        </div>
        <BookingSearch filters={filters} onChange={filter} />
        <PagedList
          texts={TEXTS}
          page={page}
          found={shown}
          failed={Boolean(error) && !loading}
          onRetry={() => void refetch()}
          onTurn={turn}
        >
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
    <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <SearchField label={t`Reference, name, e-mail, phone or room`} {...searchBy('search')} />
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
      <SearchField label={t`Stays from`} type="date" {...searchBy('from')} />
      <SearchField label={t`Stays until`} type="date" {...searchBy('to')} />
    </search>
  );
}

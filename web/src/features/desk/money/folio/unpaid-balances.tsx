import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Link } from '../../../../components/page/link';
import { UnpaidBalancesDocument, useUnpaidBalancesQuery } from '../../../../generated/desk-folio';
import type { GuestWhereabouts, UnpaidBalancesQuery } from '../../../../generated/graphql';
import { writeDay } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { deskBookingPath, paths } from '../../../../lib/paths';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { plural, t } from '../../../../lib/texts/texts';

const WHERE: Readonly<Record<GuestWhereabouts, string>> = {
  ARRIVING: t`arrives today`,
  IN_HOUSE: t`in house`,
  LEAVING: t`leaves today`,
  COMING: t`comes`,
  GONE: t`no longer in house`,
};

/** The number of bookings that are shown at first. */
const SHOWN_AT_FIRST = 10;

/** Bookings with an open balance, of guests who are in house, arrive soon or left recently. */
export function UnpaidBalances() {
  const { data } = useUnpaidBalancesQuery({ fetchPolicy: 'cache-and-network' });
  useLiveQuery(['BOOKING', 'STAY'], UnpaidBalancesDocument, {});
  const [showsAll, setShowsAll] = useState(false);
  const unpaid = data?.unpaidBalances ?? [];
  if (unpaid.length === 0) return null;
  const bookings = plural(unpaid.length, { one: '# booking', other: '# bookings' });
  const balances = unpaid.flatMap(({ balance, folios }) => [
    balance,
    ...folios.map((folio) => folio.balance),
  ]);
  const owed = balances.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const shown = showsAll ? unpaid : unpaid.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="unpaid" className="border-t-2 border-brass pt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2
          id="unpaid"
          className="flex flex-wrap items-baseline gap-x-3 font-sans text-base leading-normal font-semibold"
        >
          {t`Unpaid balances`}
          <span className="tabular font-normal text-quiet">
            {t`${bookings}, ${writeMoney({ amount: owed, currency: 'INR' })}`}
          </span>
        </h2>
        <p className="text-sm">
          <Link
            to={`${paths.deskBookings}?balance=OWES`}
            className="inline-flex min-h-(--desk-target) items-center text-action underline underline-offset-4"
          >
            {t`All bookings with something to pay`}
          </Link>
        </p>
      </div>
      <ul className="grid gap-x-6 lg:grid-cols-2">
        {shown.map((booking) => (
          <UnpaidItem key={booking.reference} booking={booking} />
        ))}
      </ul>
      {shown.length < unpaid.length ? (
        <Button look="quiet" className="mt-3" onClick={() => setShowsAll(true)}>
          {t`Show all ${unpaid.length}`}
          <span className="sr-only">{`: ${t`Unpaid balances`}`}</span>
        </Button>
      ) : null}
    </section>
  );
}

/** The open amount; with 'gets' when the hotel owes it. */
function owedText({ amount, currency }: UnpaidBalancesQuery['unpaidBalances'][number]['balance']): string {
  return amount > 0 ? writeMoney({ amount, currency }) : t`gets ${writeMoney({ amount: -amount, currency })}`;
}

function UnpaidItem({ booking }: { booking: UnpaidBalancesQuery['unpaidBalances'][number] }) {
  const { reference, guestName, roomNumber, checkin, checkout, where, balance, folios, dueOn, payableUntil } =
    booking;
  const room = roomNumber ? t`Room ${roomNumber}` : null;
  const owes = balance.amount > 0;
  const due = dueOn && owes ? t`to pay by ${writeDay(dueOn)}` : null;
  const end = payableUntil && owes ? t`cancelled if unpaid after ${writeDay(payableUntil)}` : null;
  const whereabouts: Partial<Record<GuestWhereabouts, string>> = {
    IN_HOUSE: t`in house, until ${writeDay(checkout)}`,
    COMING: t`comes on ${writeDay(checkin)}`,
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-px">
      <Link
        to={deskBookingPath(reference)}
        className="inline-flex min-h-(--desk-target) min-w-11 items-center font-semibold text-action underline underline-offset-4"
      >
        {guestName}
      </Link>
      <span className="min-w-40 flex-1 text-sm text-quiet">
        {[room, whereabouts[where] ?? WHERE[where], due, end].filter(Boolean).join(', ')}
      </span>
      <span className="tabular grid justify-items-end">
        {balance.amount !== 0 || folios.length === 0 ? <span>{owedText(balance)}</span> : null}
        {folios.map((folio) => (
          <span key={`${folio.name} ${folio.balance.amount}`} className="wrap-anywhere">
            {t`${folio.name}: ${owedText(folio.balance)}`}
          </span>
        ))}
      </span>
    </li>
  );
}

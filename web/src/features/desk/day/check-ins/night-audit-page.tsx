import { useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useCloseBusinessDayMutation, useNightAuditQuery } from '../../../../generated/desk-check-ins';
import type {
  CloseBusinessDayMutation,
  NightAudit_DayFragment,
  OpenStay_RowFragment,
} from '../../../../generated/graphql';
import { BOOKING_LABELS } from '../../../../lib/bookings/booking-labels';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { addDays, writeDate } from '../../../../lib/dates/plain-dates';
import { deskBookingPath } from '../../../../lib/paths';
import { usePageReading } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { StepButtons } from './step-buttons';
import { useSending } from '../../frame/form/use-sending';

/** The end of a business day: who did not arrive, who did not leave, and whether everything is settled. */
export default function NightAuditPage() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('day');
  const query = useNightAuditQuery({
    variables: { day: asked },
    fetchPolicy: 'cache-and-network',
  });
  const { data } = query;
  const day = data?.nightAudit;
  const [outcome, setOutcome] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const pageReading = usePageReading();
  const moved = async (sentence: string) => {
    await pageReading();
    setOutcome(sentence);
    // The row of a settled stay is removed with its buttons. The page of a closed day is replaced when another day
    // waits.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
  };
  const goTo = (other: string) => {
    setOutcome('');
    setAddress({ day: other });
  };
  return (
    <DeskPage
      title={t`Night audit`}
      note={t`The business day ends at 06:00. Settle the guests who did not arrive or did not leave, then close the day.`}
      actions={
        day ? (
          <>
            <Button look="quiet" size="small" onClick={() => goTo(addDays(day.day, -1))}>
              {t`The day before`}
            </Button>
            {day.day < day.businessDay ? (
              <Button look="quiet" size="small" onClick={() => goTo(addDays(day.day, 1))}>
                {t`The day after`}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {day ? (
        <>
          <div role="status">{outcome ? <Message tone="good" text={outcome} /> : null}</div>
          <AuditedDay key={day.day} day={day} heading={heading} onMoved={moved} />
        </>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The night audit could not be loaded.`}
          label={t`Loading the night audit`}
        />
      )}
    </DeskPage>
  );
}

interface AuditedDayProps {
  day: NightAudit_DayFragment;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Shows a sentence about the step, and reads the day again. */
  onMoved: (sentence: string) => Promise<void>;
}

function AuditedDay({ day, heading, onMoved }: AuditedDayProps) {
  const { send, isBusy, problem } = useSending<CloseBusinessDayMutation['closeBusinessDay']>('NightAuditDay');
  const [closeDay] = useCloseBusinessDayMutation();
  const writeInstant = useWriteInstant();
  const { arrivals, departures, closedAt } = day;
  const isSettled = arrivals.length + departures.length === 0;
  const close = async () => {
    const variables = { day: day.day };
    const sent = await send(variables, async () => (await closeDay({ variables })).data?.closeBusinessDay);
    if (sent?.__typename === 'NightAuditDay') await onMoved(t`${writeDate(day.day)} is closed.`);
  };
  return (
    <section aria-labelledby="audited-day">
      <h2 id="audited-day" ref={heading} tabIndex={-1} className="text-3xl">
        {writeDate(day.day)}
      </h2>
      <p className="mt-1 text-quiet">
        {closedAt ? t`Closed ${writeInstant(closedAt)}.` : t`Not closed yet.`}
      </p>
      <Figures figures={day.figures} />
      <div className="mt-6 grid gap-8">
        <OpenList title={t`Not arrived`} stays={arrivals} onMoved={onMoved} />
        <OpenList title={t`Not departed`} stays={departures} onMoved={onMoved} />
      </div>
      {closedAt ? null : (
        <div className="mt-8 grid justify-items-start gap-3">
          <p className={isSettled ? 'font-semibold text-good' : 'text-quiet'}>
            {isSettled
              ? t`Everything is settled. The day can be closed.`
              : t`The day can be closed once everything above is settled.`}
          </p>
          <May permission="stays.check-in">
            <Button disabled={!isSettled || isBusy} onClick={() => void close()}>{t`Close the day`}</Button>
          </May>
          <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
        </div>
      )}
    </section>
  );
}

function Figures({ figures }: Pick<NightAudit_DayFragment, 'figures'>) {
  const rows = [
    [t`Arrived`, figures.arrivals],
    [t`Left`, figures.departures],
    [t`In house`, figures.inHouse],
    [t`No-shows`, figures.noShows],
  ] as const;
  return (
    <dl className="tabular mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-4">
      {rows.map(([label, count]) => (
        <div key={label}>
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="text-2xl font-semibold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OpenListProps {
  title: string;
  stays: readonly OpenStay_RowFragment[];
  onMoved: (sentence: string) => Promise<void>;
}

function OpenList({ title, stays, onMoved }: OpenListProps) {
  return (
    <section aria-label={title} className="border-t-2 border-brass pt-3">
      <h3 className="flex items-baseline justify-between font-sans text-base font-semibold">
        {title} <span className="tabular text-quiet">{stays.length}</span>
      </h3>
      {stays.length === 0 ? <p className="mt-2 text-quiet">{t`Nobody.`}</p> : null}
      <ul>
        {stays.map((stay) => (
          <li key={stay.id} className="border-b border-line py-3">
            <p>
              <Link
                to={deskBookingPath(stay.reference)}
                className="font-semibold text-action underline underline-offset-4"
              >
                {stay.guestName}
              </Link>{' '}
              <span className="text-sm text-quiet">{stay.reference}</span>
            </p>
            <p className="tabular text-sm text-quiet">
              {stay.roomNumber ? t`Room ${stay.roomNumber}, ${stay.roomTitle}` : stay.roomTitle},{' '}
              {writeDate(stay.checkin)} – {writeDate(stay.checkout)}
            </p>
            {stay.bookingStatus === 'TENTATIVE' ? (
              <p className="text-sm text-warning">
                {t`${BOOKING_LABELS.TENTATIVE.desk}: confirm or end the booking first.`}
              </p>
            ) : null}
            {stay.status === 'IN_HOUSE' ? (
              <p className="text-sm">
                {t`If the guest stays on, extend the stay on the page of the booking.`}
              </p>
            ) : null}
            <StepButtons reference={stay.reference} guest={stay.guestName} stay={stay} onMoved={onMoved} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import { Spinner } from '../../../../components/status/spinner';
import { useFrontDeskQuery } from '../../../../generated/desk-today';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { NEW_BOOKING_PATH, PRINTED_ARRIVALS_PATH, PRINTED_HOUSE_PATH } from '../../../../lib/desk-paths';
import { plural, t } from '../../../../lib/texts/texts';
import { UnpaidBalances } from '../../money/folio/unpaid-balances';
import { DeskPage } from '../../frame/layout/desk-page';
import { NightAuditLink } from '../check-ins/night-audit-link';
import { UnreadMessages } from '../../frame/layout/unread-count';
import { Occupancy } from './occupancy';
import { TaskList } from './task-list';
import { TodayLists } from './today-lists';

/** The page of the day: arrivals and departures, tasks, and the occupancy of the next nights. */
export default function TodayPage() {
  const client = useApolloClient();
  const { data, error, refetch } = useFrontDeskQuery({ fetchPolicy: 'cache-and-network' });
  // A check-in or check-out also changes the lists below.
  const readAgain = () => client.refetchQueries({ include: 'active' });
  const [outcome, setOutcome] = useState('');
  const moved = async (sentence: string) => {
    await readAgain();
    setOutcome(sentence);
  };
  const desk = data?.frontDesk;
  return (
    <DeskPage wide title={t`Today`} note={desk ? writeDate(desk.today) : undefined}>
      <p className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={NEW_BOOKING_PATH}>{t`New booking`}</Link>
        </Button>
        <Button asChild look="quiet">
          <Link to={PRINTED_ARRIVALS_PATH}>{t`Print arrivals`}</Link>
        </Button>
        <Button asChild look="quiet">
          <Link to={PRINTED_HOUSE_PATH}>{t`Print who is in the house`}</Link>
        </Button>
      </p>
      {data && desk ? (
        <>
          <NightAuditLink today={desk.today} />
          {data.openTasks.length > 0 ? (
            <TaskList tasks={data.openTasks} onFinished={() => refetch().then(() => undefined)} />
          ) : null}
          <UnreadMessages />
          <div>
            <div role="status">
              {outcome ? <Message tone="good" text={outcome} className="mb-6" /> : null}
            </div>
            <TodayLists desk={desk} onMoved={moved} />
          </div>
          <UnpaidBalances />
          <section aria-labelledby="occupancy">
            <h2 id="occupancy" className="text-2xl">{t`The next 14 nights`}</h2>
            <p className="mt-1 text-quiet">{tomorrowLabel(desk.tomorrow)}</p>
            <Occupancy nights={desk.occupancy} />
          </section>
        </>
      ) : error ? (
        <FailedState problem={t`Today’s list could not be loaded.`} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t`Loading today`} />
      )}
    </DeskPage>
  );
}

function tomorrowLabel({ arrivals, departures }: { arrivals: number; departures: number }): string {
  const coming = plural(arrivals, { one: '# arrival', other: '# arrivals' });
  const going = plural(departures, { one: '# departure', other: '# departures' });
  return t`Tomorrow: ${coming}, ${going}.`;
}

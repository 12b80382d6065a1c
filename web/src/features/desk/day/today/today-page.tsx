import { useState } from 'react';
import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { FrontDeskDocument, useFrontDeskQuery } from '../../../../generated/desk-today';
import {
  NEW_BOOKING_PATH,
  PRINTED_ARRIVALS_PATH,
  PRINTED_DEPARTURES_PATH,
  PRINTED_HOUSE_PATH,
} from '../../../../lib/desk-paths';
import { usePageReading } from '../../../../lib/desk/use-desk-mutation';
import { plural, t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { UnpaidBalances } from '../../money/folio/unpaid-balances';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { DayBeside } from '../../frame/layout/day-beside';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { NightAuditLink } from '../check-ins/night-audit-link';
import { UnreadMessages } from '../../frame/layout/unread-count';
import { RoomStates } from '../housekeeping/room-states';
import { Occupancy } from './occupancy';
import { TaskList } from './task-list';
import { TodayLists } from './today-lists';

/** The page of the day: arrivals and departures, tasks, and the occupancy of the next nights. */
export default function TodayPage() {
  const query = useFrontDeskQuery({ fetchPolicy: 'cache-and-network' });
  const { data } = query;
  useLiveQuery(['GUEST', 'BOOKING', 'STAY', 'TASK', 'BLOCK', 'ROOM'], FrontDeskDocument, {});
  const pageReading = usePageReading();
  const [outcome, setOutcome] = useState('');
  const moved = async (sentence: string) => {
    await pageReading();
    setOutcome(sentence);
  };
  const desk = data?.frontDesk;
  return (
    <DeskPage wide title={t`Today`} beside={<DayBeside day={desk?.today} />} actions={<TodayActions />}>
      {data && desk ? (
        <>
          <div className="grid gap-3">
            {data.openTasks.length > 0 ? <TaskList tasks={data.openTasks} today={desk.today} /> : null}
            <div role="status" className="empty:hidden">
              {outcome ? <Message tone="good" text={outcome} /> : null}
            </div>
            <RoomStates>
              <TodayLists
                desk={desk}
                beside={
                  <>
                    <NightAuditLink today={desk.today} />
                    <UnreadMessages />
                  </>
                }
                below={<UnpaidBalances />}
                onMoved={moved}
              />
            </RoomStates>
          </div>
          <section aria-labelledby="occupancy" className="border-t-2 border-brass pt-1">
            <h2
              id="occupancy"
              className="font-sans text-base leading-normal font-semibold"
            >{t`The next 14 nights`}</h2>
            <p className="mt-1 text-quiet">{tomorrowLabel(desk.tomorrow)}</p>
            <Occupancy nights={desk.occupancy} />
          </section>
        </>
      ) : (
        <NotLoaded query={query} failed={t`Today’s list could not be loaded.`} label={t`Loading today`} />
      )}
    </DeskPage>
  );
}

function TodayActions() {
  return (
    <>
      <Button asChild look="quiet" size="small">
        <Link to={PRINTED_ARRIVALS_PATH}>{t`Print arrivals`}</Link>
      </Button>
      <Button asChild look="quiet" size="small">
        <Link to={PRINTED_DEPARTURES_PATH}>{t`Print departures`}</Link>
      </Button>
      <Button asChild look="quiet" size="small">
        <Link to={PRINTED_HOUSE_PATH}>{t`Print who is in the house`}</Link>
      </Button>
      <May permission="bookings.create">
        <Button asChild size="small">
          <Link to={NEW_BOOKING_PATH}>{t`New booking`}</Link>
        </Button>
      </May>
    </>
  );
}

function tomorrowLabel({ arrivals, departures }: { arrivals: number; departures: number }): string {
  const coming = plural(arrivals, { one: '# arrival', other: '# arrivals' });
  const going = plural(departures, { one: '# departure', other: '# departures' });
  return t`Tomorrow: ${coming}, ${going}.`;
}

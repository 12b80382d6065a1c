import { FailedState } from '../../../components/list/failed-state';
import { Spinner } from '../../../components/status/spinner';
import { useFrontDeskQuery } from '../../../generated/desk';
import { writeDate } from '../../../lib/dates/plain-dates';
import { plural, t } from '../../../lib/texts/texts';
import { DeskPage } from '../layout/desk-page';
import { Occupancy } from './occupancy';
import { TaskList } from './task-list';
import { TodayLists } from './today-lists';

/** What the day brings: who comes and goes, what somebody must do, and how full the next nights are. */
export default function TodayPage() {
  const { data, error, refetch } = useFrontDeskQuery({ fetchPolicy: 'cache-and-network' });
  const desk = data?.frontDesk;
  return (
    <DeskPage wide title={t`Today`} note={desk ? writeDate(desk.today) : undefined}>
      {data && desk ? (
        <>
          {data.openTasks.length > 0 ? (
            <TaskList tasks={data.openTasks} onFinished={() => refetch().then(() => undefined)} />
          ) : null}
          <TodayLists desk={desk} />
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

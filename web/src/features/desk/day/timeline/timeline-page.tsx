import { useMemo, useRef, useState } from 'react';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import { Spinner } from '../../../../components/status/spinner';
import { TimelineDocument, useTimelineQuery } from '../../../../generated/desk-timeline';
import type { TimelinePage_TimelineFragment } from '../../../../generated/graphql';
import { addDays } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { useWideScreen } from '../../../../lib/browser/wide-screen';
import { useRights } from '../../../../lib/rights/rights';
import { DeskPage } from '../../frame/layout/desk-page';
import { cellActions, cellDetails, cellTitle, type ChosenCell } from './cell-actions';
import { RoomStates } from '../housekeeping/room-states';
import { CellMenu } from './cell-menu';
import { DayList } from './day-list';
import { useNewest } from '../../frame/live/live-desk-context';
import { ShownDays } from '../../frame/lists/shown-days';
import type { Drop } from './drag';
import { TimelineGrid } from './timeline-grid';
import { TimelineLegend } from './timeline-legend';
import { rowsOf } from './timeline-rows';
import { daysOf } from './timeline-words';
import { LENGTHS, useTimelineAddress } from './use-timeline-address';
import { useTimelineWork } from './use-timeline-work';

type Timeline = TimelinePage_TimelineFragment;
type Address = ReturnType<typeof useTimelineAddress>;

/** A date before all bookings. */
const FIRST_DAY = '2000-01-01';
const WEEK = 7;
/** The night before and the night after the day, so that a phone also shows who leaves. */
const NIGHTS_OF_A_DAY = 2;

/** Who has which room, day by day. */
export default function TimelinePage() {
  const address = useTimelineAddress();
  const isWide = useWideScreen();
  const variables = isWide
    ? { from: address.from, nights: address.nights }
    : { from: address.from && addDays(address.from, -1), nights: NIGHTS_OF_A_DAY };
  const { data, previousData, error, loading, refetch } = useTimelineQuery({
    variables,
    // Rooms may have been sold since the last request, and filling the cache takes longer than rendering the grid.
    fetchPolicy: 'no-cache',
  });
  const newest = useNewest(['BLOCK', 'BOOKING', 'ROOM', 'STAY'], TimelineDocument, variables, data);
  const result = (newest ?? previousData)?.timeline;
  return (
    <DeskPage
      wide
      title={t`Timeline`}
      actions={
        isWide && result?.__typename === 'Timeline' && result.rooms.length > 0 ? (
          <ShownDays
            {...{ from: result.from, first: FIRST_DAY, days: result.nights, lengths: LENGTHS }}
            onFrom={address.showFrom}
            onDays={address.showNights}
            onToday={() => address.showFrom(null)}
          />
        ) : null
      }
    >
      {error && !loading ? (
        <FailedState problem={t`The timeline could not be loaded.`} onRetry={() => void refetch()} />
      ) : result?.__typename === 'Timeline' ? (
        <RoomStates>
          <RoomsByDay timeline={result} busy={loading} address={address} isWide={isWide} />
        </RoomStates>
      ) : result ? (
        <Message tone="bad" text={result.message} />
      ) : (
        <>
          <Spinner label={t`Loading the timeline`} />
          {/* ₹ needs a font of its own. Rendering it early loads the font, so that the grid is painted only once. */}
          <b aria-hidden className="invisible absolute">
            ₹
          </b>
        </>
      )}
    </DeskPage>
  );
}

interface RoomsByDayProps {
  timeline: Timeline;
  busy: boolean;
  address: Address;
  isWide: boolean;
}

/** The cell, or its new cell after the page was loaded again: the guest may have got another room. */
function placeOf(cell: HTMLElement | null): HTMLElement | null {
  if (!cell || cell.isConnected) return cell;
  const stay = cell.dataset['stay'];
  return document.querySelector(
    stay ? `[data-stay="${stay}"]` : '[role="grid"] [role="gridcell"][tabindex="0"]',
  );
}

/** The rooms with their menu and its dialogs: a grid, or on a phone the list of one day. */
function RoomsByDay({ timeline, busy, address, isWide }: RoomsByDayProps) {
  const { from, nights, businessDay } = timeline;
  const rows = useMemo(() => rowsOf(timeline), [timeline]);
  const days = useMemo(() => daysOf(from, nights, businessDay), [from, nights, businessDay]);
  const { may } = useRights();
  const [chosen, setChosen] = useState<ChosenCell | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const focusOpener = () => placeOf(opener.current)?.focus({ preventScroll: true });
  const { work, changeTo, moveTo, dialog, outcome } = useTimelineWork(focusOpener);
  const choose = (cell: ChosenCell) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setChosen(cell);
  };
  const close = () => {
    setChosen(null);
    focusOpener();
  };
  const drop = (dropped: Drop, at: DOMRect) => {
    if (dropped.kind === 'dates') return changeTo(dropped.stay, dropped.dates);
    if (dropped.kind === 'move') return moveTo(dropped.stay, dropped.row.room.number);
    const { column, span } = dropped.ghost;
    choose({ row: dropped.row, cell: { kind: 'free', column, span }, at });
  };
  const move = (direction: number) => address.showFrom(addDays(from, direction * WEEK));
  const chosenDay = addDays(from, chosen?.cell.column ?? 0);
  if (rows.length === 0) return <p>{t`There is no room yet.`}</p>;
  return (
    <div className="grid gap-2">
      <div aria-live="polite" className="empty:hidden">
        {outcome ? <Message tone="good" text={outcome} /> : null}
      </div>
      {isWide ? (
        <>
          <TimelineGrid rows={rows} days={days} busy={busy} onChoose={choose} onDrop={drop} onPage={move} />
          <TimelineLegend />
        </>
      ) : (
        <DayList day={addDays(from, 1)} rows={rows} busy={busy} onDay={address.showFrom} onChoose={choose} />
      )}
      {chosen ? (
        <CellMenu
          at={chosen.at}
          title={cellTitle(chosen)}
          details={cellDetails(chosen, chosenDay)}
          actions={cellActions(chosen, chosenDay, work, may)}
          onClose={close}
        />
      ) : null}
      {dialog}
    </div>
  );
}

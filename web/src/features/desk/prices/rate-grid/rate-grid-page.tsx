import { useRef, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import { Spinner } from '../../../../components/status/spinner';
import { RateGridDocument, useHotelTodayQuery, useRateGridQuery } from '../../../../generated/desk-rate-grid';
import type { HotelTodayQuery, RateGridTable_GridFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { weekdayIndex } from '../../../../lib/dates/months';
import { addDays, nightsBetween, writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { ChangedMeanwhile } from '../../frame/form/changed-meanwhile';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useSecondPress } from '../../frame/form/second-press';
import { useDraftOver } from '../../frame/form/use-draft-over';
import { questionOfRates, type RateBefore } from '../rate-book/asked-rates';
import { editOf, emptyForm, type RateForm } from '../rate-book/rate-edit';
import { RateEditForm } from '../rate-book/rate-edit-form';
import { datesInWords } from '../rate-book/rate-words';
import { useRateChanges } from '../rate-book/use-rate-changes';
import { shownVersion } from '../rate-book/use-rule-draft';
import { ShownDays } from '../../frame/lists/shown-days';
import { SlabWarningList } from '../slab-warnings/slab-warning-list';
import { between, FIRST_CELL, type Selection } from './grid-selection';
import { priceInWords } from './night-words';
import { lastFirstDay, withinRange } from './rate-dates';
import { RateGridTable } from './rate-grid-table';

type Grid = RateGridTable_GridFragment;

const LENGTHS = [14, 28] as const;
const TWO_WEEKS: number = LENGTHS[0];
const WEEK = 7;
/** The longest sample stay. */
const SAMPLE_NIGHTS = 30;

/** The rate of each room type on each day, with its source. */
export default function RateGridPage() {
  const query = useHotelTodayQuery();
  const { data } = query;
  return (
    <DeskPage
      wide
      title={t`Rates`}
      note={t`The price of a night before tax, day by day. Select nights and give them their own rate. Booked nights keep their price.`}
    >
      {data ? (
        <RatesByDay property={data.property} />
      ) : (
        <NotLoaded query={query} failed={t`The rates could not be loaded.`} label={t`Loading the rates`} />
      )}
    </DeskPage>
  );
}

function RatesByDay({ property }: { property: HotelTodayQuery['property'] }) {
  const { today } = property;
  const [shown, setShown] = useState({ from: today, days: TWO_WEEKS });
  const { data, previousData, error, loading, refetch } = useRateGridQuery({
    variables: shown,
    // Rooms may have been sold since the last request.
  });
  useLiveQuery(['RATE'], RateGridDocument, shown);
  const result = (data ?? previousData)?.rateGrid;
  const retry = () => void refetch();
  return (
    <>
      <ShownDays
        {...shown}
        {...{ lengths: LENGTHS, first: today, last: lastFirstDay(today) }}
        onFrom={(from) => setShown({ ...shown, from })}
        onDays={(days) => setShown({ ...shown, days })}
      />
      {error && !loading ? (
        <FailedState problem={t`The rates could not be loaded.`} onRetry={retry} />
      ) : result?.__typename === 'RateGrid' ? (
        <GridEditor
          grid={result}
          property={property}
          busy={loading}
          readAgain={async () => {
            const read = (await refetch()).data?.rateGrid;
            return read?.__typename === 'RateGrid' ? read.version : undefined;
          }}
          onPage={(direction) =>
            setShown({ ...shown, from: withinRange(addDays(shown.from, direction * WEEK), today) })
          }
        />
      ) : result ? (
        <Message tone="bad" text={result.message} />
      ) : (
        <Spinner label={t`Loading the rates`} />
      )}
    </>
  );
}

interface GridEditorProps {
  grid: Grid;
  property: HotelTodayQuery['property'];
  busy: boolean;
  readAgain: () => Promise<number | undefined>;
  onPage: (direction: number) => void;
}

/** The form with the dates and room types of the selection. */
function formOf(form: RateForm, { days, rows }: Grid, { anchor, focus }: Selection): RateForm {
  const [from = form.from, to = from] = [anchor.column, focus.column]
    .toSorted((one, other) => one - other)
    .map((column) => days[column] ?? form.from);
  const types = between(rows, anchor.row, focus.row).map(({ roomType }) => roomType);
  return { ...form, from, to, weekdays: [], roomTypes: types };
}

const isOn = ({ from, to, weekdays }: RateForm, date: PlainDate) =>
  from <= date && date <= to && (weekdays.length === 0 || weekdays.includes(weekdayIndex(date) + 1));

function GridEditor({ grid, property, busy, readAgain, onPage }: GridEditorProps) {
  const [selection, setSelection] = useState(FIRST_CELL);
  const [first] = useState(() => formOf(emptyForm('fill', property.today), grid, FIRST_CELL));
  const changes = useRateChanges(grid.version, readAgain);
  const draft = useDraftOver({
    name: 'rates by day',
    stored: { form: first, version: grid.version },
    valuesOf: (stored) => stored.form,
    shownOf: ({ version }) => shownVersion(changes.versionOfOthers(version)),
    isEmpty: ({ amount, rate }) => amount === '' && rate !== 'NONE',
    isNew: true,
  });
  const { values: form, edit: setForm } = draft;
  const section = useRef<HTMLElement>(null);
  const select = (selected: Selection) => {
    setSelection(selected);
    setForm(formOf(form, grid, selected));
  };
  const page = (direction: number) => {
    onPage(direction);
    const date = grid.days[selection.focus.column] ?? form.from;
    const moved = withinRange(addDays(date, direction * WEEK), property.today);
    setSelection({ anchor: selection.focus, focus: selection.focus });
    setForm({ ...form, from: moved, to: moved, weekdays: [] });
  };
  const fill = () => section.current?.querySelector<HTMLElement>('[name="amount"]')?.focus();
  const { ask, dialog } = useSecondPress();
  const save = async () => {
    if (!(await ask(questionOfRates(form, ratesBefore(grid, form))))) return;
    if (!(await changes.change(editOf(form), draft.opened.version))) return;
    draft.forget();
    setForm({ amount: '', rate: 'AMOUNT' });
  };
  const preview = () => {
    const nights = Math.min(nightsBetween(form.from, form.to) + 1, SAMPLE_NIGHTS);
    void changes.preview(form, form.roomTypes[0] ?? grid.rows[0]?.roomType ?? '', Math.max(nights, 1));
  };
  if (grid.rows.length === 0) return <p>{t`There is no room type yet.`}</p>;
  return (
    <>
      <section aria-label={t`Rates by day`} className="grid gap-5">
        <p className="max-w-prose text-sm text-quiet">
          {t`Select with the mouse, or with the arrow keys and Shift; Enter moves on to the rate. Page Up and Page Down move by a week. ‘Own’ marks the rate of a single date.`}
          {grid.planName ? ` ${t`The rates are for the plan ${grid.planName}.`}` : ''}
        </p>
        <RateGridTable
          grid={grid}
          selection={selection}
          busy={busy}
          isChosen={(roomType, date) =>
            isOn(form, date) && (form.roomTypes.length === 0 || form.roomTypes.includes(roomType))
          }
          onSelect={select}
          onFill={fill}
          onPage={page}
        />
        <NightDetails grid={grid} selection={selection} />
      </section>
      <May permission="rates.write">
        <section ref={section} aria-labelledby="fill">
          <h2 id="fill" className="mb-2 font-display text-3xl">{t`Change these nights`}</h2>
          <p role="status" className="mb-5">
            {datesInWords(form)}
          </p>
          <div className="mb-5 grid gap-4 empty:hidden">
            <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
            <ChangedMeanwhile
              changes={busy || changes.busy ? [] : draft.changes}
              onUse={null}
              onKeep={draft.keepMine}
            />
          </div>
          <RateEditForm
            form={form}
            roomTypes={grid.rows.map(({ roomType, title }) => ({ name: roomType, title }))}
            currency={property.rateCurrency}
            onlyFills
            faults={changes.faults}
            busy={changes.busy}
            notice={changes.notice}
            warnings={changes.warnings}
            onChange={setForm}
            onPreview={preview}
            onSave={() => void save()}
          />
          <UndoButton lastChange={grid.lastChange} busy={changes.busy} onUndo={() => void changes.undo()} />
        </section>
      </May>
      {dialog}
    </>
  );
}

/**
 * The present rates of the chosen nights. If the grid shows no chosen night, the rates of the shown nights of their
 * types.
 */
function ratesBefore({ rows }: Grid, form: RateForm): RateBefore[] {
  const nights = rows
    .filter(({ roomType }) => form.roomTypes.length === 0 || form.roomTypes.includes(roomType))
    .flatMap((row) => row.nights.map(({ date, rate }) => ({ label: row.title, date, rate })));
  const chosen = nights.filter(({ date }) => isOn(form, date));
  return (chosen.length > 0 ? chosen : nights).map(({ label, date, rate }) => ({
    label: t`${label}, ${writeDate(date)}`,
    rate,
  }));
}

/** The details of the focused night. */
function NightDetails({ grid, selection: { focus } }: { grid: Grid; selection: Selection }) {
  const row = grid.rows[focus.row];
  const night = row?.nights[focus.column];
  if (!row || !night) return null;
  return (
    <div className="min-h-16">
      <p>
        <span className="font-semibold">{t`${row.title}, ${writeDate(night.date)}:`}</span>{' '}
        {priceInWords(night)}
      </p>
      {night.slabWarning ? <SlabWarningList warnings={[night.slabWarning]} className="mt-3" /> : null}
    </div>
  );
}

/** The names of changes, by the field of the form that was sent. */
const CHANGES: Readonly<Record<string, string>> = {
  fill: t`rates of single dates`,
  season: t`a season`,
  deleteSeason: t`a deleted season`,
  restriction: t`a rule for stays`,
  deleteRestriction: t`a deleted rule`,
  promotion: t`a promotion`,
  deletePromotion: t`a deleted promotion`,
};

interface UndoButtonProps {
  lastChange: Grid['lastChange'];
  busy: boolean;
  onUndo: () => void;
}

function UndoButton({ lastChange, busy, onUndo }: UndoButtonProps) {
  const writeInstant = useWriteInstant();
  if (!lastChange) return null;
  const { kind, changedBy, changedAt } = lastChange;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="quiet" disabled={busy} onClick={onUndo}>
        {t`Undo the last change`}
      </Button>
      <p className="text-sm text-quiet">
        {t`${CHANGES[kind] ?? kind}, ${writeInstant(changedAt)}, ${changedBy}`}
      </p>
    </div>
  );
}

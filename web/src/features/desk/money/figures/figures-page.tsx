import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import { FiguresOfHotelDocument, useFiguresOfHotelQuery } from '../../../../generated/desk-figures';
import type { FiguresOfHotelQuery } from '../../../../generated/graphql';
import { writeDay, type PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DeskPage } from '../../frame/layout/desk-page';
import { useNewest } from '../../frame/live/live-desk-context';
import { FigureChart } from './figure-chart';
import { FigureTable } from './figure-table';
import { writePaise, writePercent } from './figure-words';
import { KeyFigures } from './key-figures';
import { DepartmentTable, GatewayTable, MethodTable, TaxTable } from './money-tables';
import { PeriodPicker } from './period-picker';
import { isByDay } from './periods';
import { Gstr1ReturnOfMonth } from './gstr1-return';
import { ReportDownloads } from './report-downloads';
import { useFiguresAddress } from './use-figures-address';

type Result = FiguresOfHotelQuery['figures'];
type Figures = Extract<Result, { __typename: 'Figures' }>;

/** The figures of a year take the server up to a second, and a live day changes them every few seconds. */
const REST_MILLISECONDS = 30_000;

// The days of the picker while nobody sees it.
const ANY_DAY: PlainDate = '2026-09-30';

/** What the hotel sold and earned in a period, compared with the year before. */
export default function FiguresPage() {
  const { period, show } = useFiguresAddress();
  const variables = {
    from: period?.from ?? null,
    to: period?.to ?? null,
    byDay: !period || isByDay(period),
  };
  const { data, previousData, error, loading, refetch } = useFiguresOfHotelQuery({
    variables,
    fetchPolicy: 'no-cache',
  });
  const newest = useNewest(
    ['BLOCK', 'BOOKING', 'PAYMENT', 'ROOM', 'STAY'],
    FiguresOfHotelDocument,
    variables,
    data,
    REST_MILLISECONDS,
  );
  const result = newest?.figures;
  const known = figuresOf(result) ?? figuresOf(previousData?.figures);
  return (
    <DeskPage
      wide
      title={t`Figures`}
      actions={
        // It takes its place before the days are known, so that nothing below moves.
        <div className={known || period ? undefined : 'invisible'}>
          <PeriodPicker
            period={period ?? known?.period ?? { from: ANY_DAY, to: ANY_DAY }}
            today={known?.businessDay ?? period?.to ?? ANY_DAY}
            faults={faultsOf(result)}
            onChoose={show}
          />
        </div>
      }
      note={t`A night counts on its own date, even in the future. A correction after the end of a month counts on the day of the correction. Amounts are without GST.`}
    >
      {error && !loading ? (
        <FailedState problem={t`The figures could not be loaded.`} onRetry={() => void refetch()} />
      ) : known ? (
        <ShownFigures figures={known} busy={loading} />
      ) : result ? null : (
        <Spinner label={t`Loading the figures`} />
      )}
    </DeskPage>
  );
}

const figuresOf = (result: Result | undefined): Figures | undefined =>
  result?.__typename === 'Figures' ? result : undefined;

function faultsOf(result: Result | undefined): Record<string, string> {
  if (result?.__typename !== 'InvalidInput') return {};
  return Object.fromEntries(result.faults.map(({ field, message }) => [field, message]));
}

function ShownFigures({ figures: { period, yearBefore }, busy }: { figures: Figures; busy: boolean }) {
  const [steps, stepsBefore] = [
    period.days ?? period.months ?? [],
    yearBefore.days ?? yearBefore.months ?? [],
  ];
  const { total } = period;
  return (
    <>
      <section aria-labelledby="shown-period" aria-busy={busy}>
        <h2 id="shown-period" className="mb-3 text-2xl" aria-live="polite">
          {t`${writeDay(period.from)} to ${writeDay(period.to)}`}
        </h2>
        <KeyFigures period={period} yearBefore={yearBefore} />
      </section>
      <div className="grid gap-10 xl:grid-cols-2">
        <FigureChart
          title={t`Occupancy`}
          figures={steps}
          yearBefore={stepsBefore}
          valueOf={({ occupancyPercent }) => occupancyPercent}
          write={writePercent}
        />
        <FigureChart
          title={t`Room revenue`}
          figures={steps}
          yearBefore={stepsBefore}
          valueOf={({ roomRevenuePaise }) => roomRevenuePaise}
          write={writePaise}
        />
      </div>
      <FigureTable
        title={period.days ? t`By day` : t`By month`}
        heading={period.days ? t`Day` : t`Month`}
        figures={steps}
        total={total}
      />
      <FigureTable title={t`By room type`} heading={t`Room type`} figures={period.roomTypes} total={total} />
      <FigureTable title={t`By rate plan`} heading={t`Rate plan`} figures={period.ratePlans} total={total} />
      <FigureTable title={t`By channel`} heading={t`Channel`} figures={period.channels} total={total} />
      <DepartmentTable departments={period.departments} />
      <TaxTable taxRates={period.taxRates} />
      <MethodTable methods={period.methods} />
      <GatewayTable period={period} yearBefore={yearBefore} />
      <May permission="figures.export">
        <ReportDownloads key={period.from} period={period} />
      </May>
      <May permission="payments.read">
        <Gstr1ReturnOfMonth key={`return ${period.from}`} from={period.from} />
      </May>
    </>
  );
}

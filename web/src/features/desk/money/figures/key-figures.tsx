import { writeDay } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';
import {
  otherCharges,
  writeChange,
  writeCount,
  writePaise,
  writePercent,
  type Period,
  type Total,
  type YearBefore,
} from './figure-words';

interface KeyFiguresProps {
  period: Pick<Period, 'to' | 'total' | 'leadTime' | 'securityDepositsHeldPaise'>;
  yearBefore: Pick<YearBefore, 'total'>;
}

interface KeyFigure {
  name: string;
  valueOf: (figure: Total) => number | null;
  write: (value: number | null) => string;
  note?: string;
}

const KEY_FIGURES: readonly KeyFigure[] = [
  { name: t`Occupancy`, valueOf: ({ occupancyPercent }) => occupancyPercent, write: writePercent },
  { name: t`Room nights sold`, valueOf: ({ roomsSold }) => roomsSold, write: writeCount },
  { name: t`Room revenue`, valueOf: ({ roomRevenuePaise }) => roomRevenuePaise, write: writePaise },
  {
    name: t`ADR`,
    note: t`Room revenue per night sold`,
    valueOf: ({ averageDailyRatePaise }) => averageDailyRatePaise,
    write: writePaise,
  },
  {
    name: t`RevPAR`,
    note: t`Room revenue per available night`,
    valueOf: ({ revenuePerRoomPaise }) => revenuePerRoomPaise,
    write: writePaise,
  },
  {
    name: t`Food and drinks`,
    note: t`Restaurant, minibar, meals as extras`,
    valueOf: ({ foodPaise }) => foodPaise,
    write: writePaise,
  },
  {
    name: t`Other sales`,
    note: t`Laundry, transfers, room fees, other extras`,
    valueOf: ({ otherSalesPaise, roomFeesPaise }) => otherSalesPaise + roomFeesPaise,
    write: writePaise,
  },
  {
    name: t`Other charges`,
    note: t`Cancellations, no-shows, changes, early departures, round-off`,
    valueOf: otherCharges,
    write: writePaise,
  },
];

/** The main figures, each with the year before. */
export function KeyFigures({ period, yearBefore }: KeyFiguresProps) {
  const { stays, meanDays, medianDays } = period.leadTime;
  const { roomsSold, roomsSoldBefore } = period.total;
  const pickUp = roomsSold - roomsSoldBefore;
  return (
    <dl className="tabular grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      {KEY_FIGURES.map(({ name, note, valueOf, write }) => (
        <KeyFigureItem
          key={name}
          name={name}
          note={note}
          value={write(valueOf(period.total))}
          before={compared(valueOf(period.total), valueOf(yearBefore.total), write)}
        />
      ))}
      <KeyFigureItem
        name={t`Pick-up in seven days`}
        value={pickUp > 0 ? `+${writeCount(pickUp)}` : writeCount(pickUp)}
        before={plural(roomsSoldBefore, {
          one: '# night was sold seven days ago.',
          other: '# nights were sold seven days ago.',
        })}
      />
      <KeyFigureItem
        name={t`Lead time`}
        value={stays > 0 ? t`${writeCount(medianDays)} days` : writeCount(null)}
        before={
          stays > 0
            ? t`Median of ${plural(stays, { one: '# arrival', other: '# arrivals' })}; the mean is ${writeCount(meanDays)} days.`
            : t`No arrivals.`
        }
      />
      <KeyFigureItem
        name={t`Security deposits held`}
        note={t`Refundable, no revenue`}
        value={writePaise(period.securityDepositsHeldPaise)}
        before={t`At the end of ${writeDay(period.to)}.`}
      />
    </dl>
  );
}

function compared(
  now: number | null,
  before: number | null,
  write: (value: number | null) => string,
): string {
  const change = writeChange(now, before);
  return change ? t`Year before: ${write(before)} (${change})` : t`Year before: ${write(before)}`;
}

function KeyFigureItem(item: { name: string; note?: string | undefined; value: string; before: string }) {
  return (
    <div className="border-t-2 border-brass pt-1.5">
      <dt className="font-semibold">
        {item.name}
        {item.note ? <span className="block text-sm font-normal text-quiet">{item.note}</span> : null}
      </dt>
      <dd className="mt-1">
        <span className="block font-display text-3xl">{item.value}</span>
        <span className="text-sm text-quiet">{item.before}</span>
      </dd>
    </div>
  );
}

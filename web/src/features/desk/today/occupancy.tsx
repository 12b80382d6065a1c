import type { FrontDeskQuery } from '../../../generated/graphql';
import { writeDate, writeWeekday } from '../../../lib/dates/plain-dates';
import { t } from '../../../lib/texts/texts';

type Night = FrontDeskQuery['frontDesk']['occupancy'][number];

const CHART_HEIGHT = 120;
const BAR_WIDTH = 34;
const BAR_GAP = 10;

/** The rooms of a night as they are stacked: sold below, kept for the owner or a tentative booking above. */
function partsOf({ rooms, sold, kept }: Night): { sold: number; kept: number } {
  const share = (count: number) => (rooms === 0 ? 0 : (count / rooms) * CHART_HEIGHT);
  return { sold: share(sold), kept: share(kept) };
}

/** How full the next nights are, as a chart that the table below says in words. */
export function Occupancy({ nights }: { nights: readonly Night[] }) {
  return (
    <div className="mt-5 grid gap-6">
      <div className="overflow-x-auto" aria-hidden="true">
        <svg
          viewBox={`0 0 ${nights.length * (BAR_WIDTH + BAR_GAP)} ${CHART_HEIGHT + 44}`}
          className="h-auto w-full max-w-3xl min-w-[34rem]"
        >
          {nights.map((night, place) => (
            <Bar key={night.night} night={night} x={place * (BAR_WIDTH + BAR_GAP)} />
          ))}
        </svg>
      </div>
      <OccupancyTable nights={nights} />
    </div>
  );
}

function Bar({ night, x }: { night: Night; x: number }) {
  const { sold, kept } = partsOf(night);
  return (
    <g transform={`translate(${x} 0)`}>
      <rect y={0} width={BAR_WIDTH} height={CHART_HEIGHT} className="fill-line" />
      <rect y={CHART_HEIGHT - sold} width={BAR_WIDTH} height={sold} className="fill-action" />
      <rect
        y={CHART_HEIGHT - sold - kept}
        width={BAR_WIDTH}
        height={kept}
        className="fill-raised stroke-control"
        strokeDasharray="3 3"
      />
      <text x={BAR_WIDTH / 2} y={CHART_HEIGHT + 16} textAnchor="middle" className="fill-ink text-[12px]">
        {writeWeekday(night.night)}
      </text>
      <text x={BAR_WIDTH / 2} y={CHART_HEIGHT + 34} textAnchor="middle" className="fill-quiet text-[12px]">
        {Number(night.night.slice(-2))}
      </text>
    </g>
  );
}

function OccupancyTable({ nights }: { nights: readonly Night[] }) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={t`Rooms by night`} tabIndex={0}>
      <table className="tabular w-full max-w-3xl text-left text-[0.9375rem]">
        <thead>
          <tr className="border-b-2 border-brass">
            <th scope="col" className="py-2 pr-2 sm:pr-4">{t`Night`}</th>
            <th scope="col" className="py-2 pr-2 sm:pr-4 text-right">{t`Sold`}</th>
            <th scope="col" className="py-2 pr-2 sm:pr-4 text-right">{t`Owner or tentative`}</th>
            <th scope="col" className="py-2 pr-2 sm:pr-4 text-right">{t`Out of order`}</th>
            <th scope="col" className="py-2 pr-2 sm:pr-4 text-right">{t`Free`}</th>
            <th scope="col" className="py-2 text-right">{t`Occupancy`}</th>
          </tr>
        </thead>
        <tbody>
          {nights.map(({ night, rooms, sold, kept, outOfOrder }) => (
            <tr key={night} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 sm:pr-4 font-normal sm:whitespace-nowrap">
                {writeDate(night)}
              </th>
              <td className="py-2 pr-2 sm:pr-4 text-right">{sold}</td>
              <td className="py-2 pr-2 sm:pr-4 text-right">{kept}</td>
              <td className="py-2 pr-2 sm:pr-4 text-right">{outOfOrder}</td>
              <td className="py-2 pr-2 sm:pr-4 text-right">{Math.max(0, rooms - sold - kept)}</td>
              <td className="py-2 text-right">
                {rooms === 0 ? '–' : `${Math.round((sold / rooms) * 100)} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { FrontDeskQuery } from '../../../../generated/graphql';
import { writeNearDate, writeWeekday } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';

type Night = FrontDeskQuery['frontDesk']['occupancy'][number];

/**
 * The stacked parts of a night in percent: sold rooms, and above them rooms kept for the owner or a tentative booking.
 */
function partsOf({ rooms, sold, kept }: Night): { sold: number; kept: number } {
  const share = (count: number) => (rooms === 0 ? 0 : (count / rooms) * 100);
  return { sold: share(sold), kept: share(kept) };
}

/** The occupancy of the next nights as a chart. The table below has the same numbers. */
export function Occupancy({ nights }: { nights: readonly Night[] }) {
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,32rem),1fr))] items-start gap-6">
      <div className="grid max-w-3xl auto-cols-fr grid-flow-col gap-1 sm:gap-2.5" aria-hidden="true">
        {nights.map((night) => (
          <Bar key={night.night} night={night} />
        ))}
      </div>
      <OccupancyTable nights={nights} />
    </div>
  );
}

function Bar({ night }: { night: Night }) {
  const { sold, kept } = partsOf(night);
  return (
    <div className="grid justify-items-center text-[0.6875rem] leading-tight sm:text-xs">
      <div className="mb-1.5 flex h-28 w-full flex-col justify-end border border-line">
        <div
          className="border-t border-dashed border-control bg-raised"
          style={{ height: `${kept}%` }}
          hidden={kept === 0}
        />
        <div className="forced-color-adjust-none bg-action" style={{ height: `${sold}%` }} />
      </div>
      <span>{writeWeekday(night.night)}</span>
      <span className="text-quiet">{Number(night.night.slice(-2))}</span>
    </div>
  );
}

function OccupancyTable({ nights }: { nights: readonly Night[] }) {
  return (
    <div className="scrolls-sideways" role="region" aria-label={t`Rooms by night`} tabIndex={0}>
      <table className="tabular w-full max-w-3xl text-left text-sm sm:text-base">
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
              <th scope="row" className="py-2 pr-2 sm:pr-4 font-normal whitespace-nowrap">
                {writeNearDate(night)}
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

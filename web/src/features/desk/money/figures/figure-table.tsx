import { useId } from 'react';
import { t } from '../../../../lib/texts/texts';
import { figureName, otherCharges, writeCount, writePaise, writePercent, type Figure } from './figure-words';

interface FigureTableProps {
  title: string;
  /** What the first column says, such as 'Room type'. */
  heading: string;
  figures: readonly Figure[];
  total: Figure;
}

const AMOUNT = 'py-2 pl-4 text-right whitespace-nowrap';

const COLUMNS: readonly { title: string; write: (figure: Figure) => string }[] = [
  { title: t`Available`, write: ({ roomsAvailable }) => writeCount(roomsAvailable) },
  { title: t`Sold`, write: ({ roomsSold }) => writeCount(roomsSold) },
  { title: t`Occupancy`, write: ({ occupancyPercent }) => writePercent(occupancyPercent) },
  { title: t`Room revenue`, write: ({ roomRevenuePaise }) => writePaise(roomRevenuePaise) },
  { title: t`ADR`, write: ({ averageDailyRatePaise }) => writePaise(averageDailyRatePaise) },
  { title: t`RevPAR`, write: ({ revenuePerRoomPaise }) => writePaise(revenuePerRoomPaise) },
  { title: t`Room fees`, write: ({ roomFeesPaise }) => writePaise(roomFeesPaise) },
  { title: t`Food and drinks`, write: ({ foodPaise }) => writePaise(foodPaise) },
  { title: t`Other sales`, write: ({ otherSalesPaise }) => writePaise(otherSalesPaise) },
  { title: t`Cancellations`, write: ({ cancellationsPaise }) => writePaise(cancellationsPaise) },
  { title: t`No-shows`, write: ({ noShowsPaise }) => writePaise(noShowsPaise) },
  {
    title: t`Changes, early departures, round-off`,
    write: (figure) => writePaise(otherCharges(figure) - figure.cancellationsPaise - figure.noShowsPaise),
  },
  { title: t`GST`, write: ({ taxPaise }) => writePaise(taxPaise) },
];

/** Figures by day, month, type, plan or channel. Amounts are without GST. */
export function FigureTable({ title, heading, figures, total }: FigureTableProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 scrolls-sideways" role="region" aria-labelledby={id} tabIndex={0}>
        <table className="tabular w-full min-w-280 text-left text-base">
          <thead className="border-b-2 border-brass text-sm text-quiet">
            <tr>
              <th scope="col" className="sticky left-0 bg-ground py-2 align-bottom font-semibold">
                {heading}
              </th>
              {COLUMNS.map((column) => (
                <th
                  key={column.title}
                  scope="col"
                  className="py-2 pl-4 text-right align-bottom font-semibold"
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <FigureRow key={figure.key} name={figureName(figure)} figure={figure} />
            ))}
          </tbody>
          <tfoot className="font-semibold">
            <FigureRow name={t`Total`} figure={total} />
          </tfoot>
        </table>
      </div>
    </div>
  );
}

function FigureRow({ name, figure }: { name: string; figure: Figure }) {
  return (
    <tr className="border-b border-line">
      <th
        scope="row"
        className="sticky left-0 min-w-36 bg-ground py-2 pr-2 whitespace-nowrap [font-weight:inherit]"
      >
        {name}
      </th>
      {COLUMNS.map(({ title, write }) => (
        <td key={title} className={AMOUNT}>
          {write(figure)}
        </td>
      ))}
    </tr>
  );
}

import type { ChangeFigures_PreviewFragment } from '../../generated/graphql';
import { writeMoney } from '../money';
import { plural, t } from '../texts/texts';

type StayChange = ChangeFigures_PreviewFragment['stays'][number];
type Row = readonly [label: string, value: string];

/** How a page names the rows of the price: guests read 'kept', the staff 'as sold'. */
interface ChangeWords<Stay> {
  nightsKept: (stay: Stay, nights: string) => string;
  nightsAdded: (stay: Stay, nights: string) => string;
  extraKept: (extra: string) => string;
  /** The label of what is paid or refunded. */
  outcome: string;
  /** The label of what is paid later; null where it is not shown. */
  balance: string | null;
}

interface PriceOfChangeProps<Stay> {
  preview: Omit<ChangeFigures_PreviewFragment, 'stays'> & { stays: readonly Stay[] };
  words: ChangeWords<Stay>;
}

const nightsIn = (count: number) => plural(count, { one: '# night', other: '# nights' });

const namedIn = ({ name, quantity }: StayChange['extrasKept'][number]) => `${name} × ${quantity}`;

function stayRows<Stay extends StayChange>(stay: Stay, words: ChangeWords<Stay>): Row[] {
  const { nightsKept, nightsAdded, nightsGivenUp, extrasKept, extrasAdded, extrasGivenUp } = stay;
  const rows: (Row | false)[] = [
    nightsKept > 0 && [words.nightsKept(stay, nightsIn(nightsKept)), writeMoney(stay.kept)],
    nightsAdded > 0 && [words.nightsAdded(stay, nightsIn(nightsAdded)), `+ ${writeMoney(stay.added)}`],
    nightsGivenUp > 0 && [t`${nightsIn(nightsGivenUp)} given up`, `− ${writeMoney(stay.givenUp)}`],
    ...extrasKept.map((extra): Row => [words.extraKept(namedIn(extra)), writeMoney(extra.total)]),
    ...extrasAdded.map((extra): Row => [t`${namedIn(extra)} new`, `+ ${writeMoney(extra.total)}`]),
    ...extrasGivenUp.map((extra): Row => [t`${namedIn(extra)} removed`, `− ${writeMoney(extra.total)}`]),
  ];
  return rows.filter((row) => row !== false);
}

function FigureRow({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular text-right">{value}</dd>
    </div>
  );
}

/** The price of a change of a booking: kept, new and given-up nights, the charge, the totals, and what is paid or refunded. */
export function PriceOfChange<Stay extends StayChange>({ preview, words }: PriceOfChangeProps<Stay>) {
  const { stays, leftOut, charge, totalBefore, totalAfter, toPay, refund, balanceAfter } = preview;
  const rows: Row[] = [
    ...stays.flatMap((stay) => stayRows(stay, words)),
    ...leftOut.map(({ roomTitle, price }): Row => [t`${roomTitle}: cancelled`, `− ${writeMoney(price)}`]),
    ...(charge.amount > 0 ? [[t`Late change charge`, `+ ${writeMoney(charge)}`] satisfies Row] : []),
    [t`Total before`, writeMoney(totalBefore)],
    [t`Total after`, writeMoney(totalAfter)],
  ];
  return (
    <dl>
      {rows.map(([label, value], place) => (
        <FigureRow key={place} label={label} value={value} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-brass/60 pt-3">
        <dt className="font-semibold">{words.outcome}</dt>
        <dd className="tabular text-right text-xl font-semibold">
          {writeMoney(refund.amount > 0 ? refund : toPay)}
        </dd>
      </div>
      {words.balance !== null && balanceAfter.amount > 0 ? (
        <FigureRow label={words.balance} value={writeMoney(balanceAfter)} />
      ) : null}
    </dl>
  );
}

import type { GuestChange_PreviewFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { plural, t } from '../../../../lib/texts/texts';

type Row = readonly [label: string, value: string];
type StayChange = GuestChange_PreviewFragment['stays'][number];

const nightsIn = (count: number) => plural(count, { one: '# night', other: '# nights' });

const namedIn = ({ name, quantity }: StayChange['extrasKept'][number]) => `${name} × ${quantity}`;

function extraRows({ extrasKept, extrasAdded, extrasGivenUp }: StayChange): Row[] {
  return [
    ...extrasKept.map((extra): Row => [t`${namedIn(extra)} as sold`, writeMoney(extra.total)]),
    ...extrasAdded.map((extra): Row => [t`${namedIn(extra)} new`, `+ ${writeMoney(extra.total)}`]),
    ...extrasGivenUp.map((extra): Row => [t`${namedIn(extra)} removed`, `− ${writeMoney(extra.total)}`]),
  ];
}

function stayRows(stay: StayChange): Row[] {
  const { roomTitle, keptRoomTitle, nightsKept, nightsAdded, nightsGivenUp } = stay;
  const rows: (Row | false)[] = [
    nightsKept > 0 && [t`${keptRoomTitle}: ${nightsIn(nightsKept)} as sold`, writeMoney(stay.kept)],
    nightsAdded > 0 && [
      t`${roomTitle}: ${nightsIn(nightsAdded)} at today’s rate`,
      `+ ${writeMoney(stay.added)}`,
    ],
    nightsGivenUp > 0 && [t`${nightsIn(nightsGivenUp)} given up`, `− ${writeMoney(stay.givenUp)}`],
  ];
  return [...rows.filter((row) => row !== false), ...extraRows(stay)];
}

function rowsOf({ stays, leftOut, charge, totalBefore, totalAfter }: GuestChange_PreviewFragment): Row[] {
  return [
    ...stays.flatMap(stayRows),
    ...leftOut.map(({ roomTitle, price }): Row => [t`${roomTitle}: cancelled`, `− ${writeMoney(price)}`]),
    ...(charge.amount > 0 ? [[t`Late change charge`, `+ ${writeMoney(charge)}`] satisfies Row] : []),
    [t`Total before`, writeMoney(totalBefore)],
    [t`Total after`, writeMoney(totalAfter)],
  ];
}

/** The price of a change of a guest's booking, and what the guest pays or gets back. */
export function GuestChangeFigures({
  preview,
  isPaidAtHotel,
  isTentative = false,
}: {
  preview: GuestChange_PreviewFragment;
  isPaidAtHotel: boolean;
  /** Cancelling costs nothing before the booking is firm. */
  isTentative?: boolean;
}) {
  const writeInstant = useWriteInstant();
  const { toPay, refund, freeUntil, balanceAfter, balanceDueOn } = preview;
  const [label, amount] = refund.amount > 0 ? [t`Refund to the guest`, refund] : [t`The guest pays`, toPay];
  return (
    <>
      <dl>
        {rowsOf(preview).map(([name, value], place) => (
          <div key={place} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="text-quiet">{name}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-brass/60 pt-3">
          <dt className="font-semibold">{label}</dt>
          <dd className="tabular text-right text-xl font-semibold">{writeMoney(amount)}</dd>
        </div>
        {balanceAfter.amount > 0 && !isTentative ? (
          <div className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="text-quiet">
              {balanceDueOn === null
                ? t`Then to pay at the hotel`
                : t`Then to pay by ${writeDate(balanceDueOn)}`}
            </dt>
            <dd className="tabular text-right">{writeMoney(balanceAfter)}</dd>
          </div>
        ) : null}
      </dl>
      <p className="mt-3 text-sm text-quiet">
        {isTentative
          ? t`The booking stays tentative. Nothing is charged before it is confirmed.`
          : freeUntil
            ? t`After this change the guest can cancel free of charge until ${writeInstant(freeUntil)}, hotel time.`
            : t`After this change, cancelling is no longer free for the guest: the deadline has passed.`}
      </p>
      {toPay.amount > 0 ? (
        <p className="mt-1 text-sm text-quiet">
          {isPaidAtHotel
            ? t`The change is made at once, and the guest pays it at the hotel.`
            : t`The new nights are held for 15 minutes, and the guest gets a mail with the link to pay. Without the payment the booking stays as it is.`}
        </p>
      ) : null}
    </>
  );
}

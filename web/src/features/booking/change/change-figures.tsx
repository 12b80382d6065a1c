import type { ReactNode } from 'react';
import type { ChangeFigures_PreviewFragment } from '../../../generated/graphql';
import { useWriteInstant } from '../../../lib/dates/instants';
import { writeDate } from '../../../lib/dates/plain-dates';
import { writeMoney } from '../../../lib/money';
import { plural, t } from '../../../lib/texts/texts';

type Stay = ChangeFigures_PreviewFragment['stays'][number];

function FigureRow({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular text-right">{value}</dd>
    </div>
  );
}

type Extra = Stay['extrasKept'][number];

/** The extras that a change keeps, adds or gives up. */
function ExtraRows({
  extras,
  write,
}: {
  extras: readonly Extra[];
  write: (extra: Extra) => [string, string];
}) {
  return extras.map((extra) => {
    const [label, value] = write(extra);
    return <FigureRow key={extra.code} label={label} value={value} />;
  });
}

const namedIn = ({ name, quantity }: Extra) => `${name} × ${quantity}`;

const nightsIn = (count: number) => plural(count, { one: '# night', other: '# nights' });

/** The kept, new and given-up nights of a room. */
function StayRows({ stay }: { stay: Stay }) {
  const { roomTitle, nightsKept, nightsAdded, nightsGivenUp } = stay;
  return (
    <>
      {nightsKept > 0 ? (
        <FigureRow label={t`${roomTitle}: ${nightsIn(nightsKept)} kept`} value={writeMoney(stay.kept)} />
      ) : null}
      {nightsAdded > 0 ? (
        <FigureRow
          label={t`${roomTitle}: ${nightsIn(nightsAdded)} new`}
          value={`+ ${writeMoney(stay.added)}`}
        />
      ) : null}
      {nightsGivenUp > 0 ? (
        <FigureRow label={t`${nightsIn(nightsGivenUp)} given up`} value={`− ${writeMoney(stay.givenUp)}`} />
      ) : null}
      <ExtraRows
        extras={stay.extrasKept}
        write={(extra) => [t`${namedIn(extra)} kept`, writeMoney(extra.total)]}
      />
      <ExtraRows
        extras={stay.extrasAdded}
        write={(extra) => [t`${namedIn(extra)} new`, `+ ${writeMoney(extra.total)}`]}
      />
      <ExtraRows
        extras={stay.extrasGivenUp}
        write={(extra) => [t`${namedIn(extra)} removed`, `− ${writeMoney(extra.total)}`]}
      />
    </>
  );
}

function Outcome({ preview }: { preview: ChangeFigures_PreviewFragment }) {
  const { toPay, refund, balanceAfter, balanceDueOn } = preview;
  const [label, amount] = refund.amount > 0 ? [t`Your refund`, refund] : [t`To pay now`, toPay];
  return (
    <>
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-brass/60 pt-3">
        <dt className="font-semibold">{label}</dt>
        <dd className="tabular text-right text-xl font-semibold">{writeMoney(amount)}</dd>
      </div>
      {balanceAfter.amount > 0 ? (
        <FigureRow
          label={balanceDueOn === null ? t`To pay at the hotel` : t`To pay by ${writeDate(balanceDueOn)}`}
          value={writeMoney(balanceAfter)}
        />
      ) : null}
    </>
  );
}

/**
 * The price of the change: kept amount, charge, payment or refund, and until when the booking can be cancelled free of
 * charge.
 */
export function ChangeFigures({ preview }: { preview: ChangeFigures_PreviewFragment }) {
  const writeInstant = useWriteInstant();
  const { stays, leftOut, totalBefore, totalAfter, charge, refund, freeUntil } = preview;
  return (
    <>
      <dl>
        {stays.map((stay, place) => (
          <StayRows key={stay.stayId ?? `further ${place}`} stay={stay} />
        ))}
        {leftOut.map(({ stayId, roomTitle, price }) => (
          <FigureRow key={stayId} label={t`${roomTitle}: cancelled`} value={`− ${writeMoney(price)}`} />
        ))}
        {charge.amount > 0 ? (
          <FigureRow label={t`Late change charge`} value={`+ ${writeMoney(charge)}`} />
        ) : null}
        <FigureRow label={t`Total before`} value={writeMoney(totalBefore)} />
        <FigureRow label={t`Total after`} value={writeMoney(totalAfter)} />
        <Outcome preview={preview} />
      </dl>
      <p className="mt-3 text-sm text-quiet">
        {freeUntil
          ? t`After this change you can still cancel free of charge until ${writeInstant(freeUntil)}, hotel time.`
          : t`After this change, cancelling is no longer free: the deadline has passed.`}
      </p>
      {refund.amount > 0 ? (
        <p className="mt-1 text-sm text-quiet">{t`We send your refund to the card or account that you paid with. Banks usually take 5 to 7 working days.`}</p>
      ) : null}
    </>
  );
}

import { PriceOfChange } from '../../../lib/bookings/price-of-change';
import type { ChangeFigures_PreviewFragment } from '../../../generated/graphql';
import { useWriteInstant } from '../../../lib/dates/instants';
import { writeDate } from '../../../lib/dates/plain-dates';
import { t } from '../../../lib/texts/texts';

/** The price of the change, and until when the booking can be cancelled free of charge. */
export function ChangeFigures({ preview }: { preview: ChangeFigures_PreviewFragment }) {
  const writeInstant = useWriteInstant();
  const { refund, balanceDueOn, freeUntil } = preview;
  return (
    <>
      <PriceOfChange
        preview={preview}
        words={{
          nightsKept: ({ roomTitle }, nights) => t`${roomTitle}: ${nights} kept`,
          nightsAdded: ({ roomTitle }, nights) => t`${roomTitle}: ${nights} new`,
          extraKept: (extra) => t`${extra} kept`,
          outcome: refund.amount > 0 ? t`Your refund` : t`To pay now`,
          balance: balanceDueOn === null ? t`To pay at the hotel` : t`To pay by ${writeDate(balanceDueOn)}`,
        }}
      />
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

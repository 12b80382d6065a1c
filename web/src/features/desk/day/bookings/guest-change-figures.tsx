import { PriceOfChange } from '../../../../lib/bookings/price-of-change';
import type { GuestChange_PreviewFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';

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
  const { toPay, refund, freeUntil, balanceDueOn } = preview;
  const balance =
    balanceDueOn === null ? t`Then to pay at the hotel` : t`Then to pay by ${writeDate(balanceDueOn)}`;
  return (
    <>
      <PriceOfChange
        preview={preview}
        words={{
          nightsKept: ({ keptRoomTitle }, nights) => t`${keptRoomTitle}: ${nights} as sold`,
          nightsAdded: ({ roomTitle }, nights) => t`${roomTitle}: ${nights} at today’s rate`,
          extraKept: (extra) => t`${extra} as sold`,
          outcome: refund.amount > 0 ? t`Refund to the guest` : t`The guest pays`,
          balance: isTentative ? null : balance,
        }}
      />
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

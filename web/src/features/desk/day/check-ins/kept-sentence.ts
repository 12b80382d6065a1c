import { writeMoney, type Money } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';

interface EndedStay {
  /** What ending the stay costs. */
  charge: Money;
  refund: Money;
  /** The part of the charge that the guest has not paid. */
  unpaid: Money;
}

/** The sentence about the money of a stay that does not take place. The hotel keeps only money that was paid. */
export function keptSentence({ charge, refund, unpaid }: EndedStay): string {
  if (unpaid.amount === 0)
    return t`The hotel keeps ${writeMoney(charge)}; ${writeMoney(refund)} goes back to the guest.`;
  const paid = charge.amount - unpaid.amount;
  if (paid === 0)
    return t`${writeMoney(charge)} is charged. The guest has paid nothing, so all of it is still to be paid.`;
  return t`${writeMoney(charge)} is charged. The hotel keeps ${writeMoney({ ...charge, amount: paid })} of what was paid; ${writeMoney(unpaid)} is still to be paid.`;
}

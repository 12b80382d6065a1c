import type { GatewayDifferenceKind } from '../../../generated/graphql';
import { t } from '../../../lib/texts/texts';

interface DifferenceWords {
  title: string;
  advice: string;
}

/** For each kind of difference: a title, and what to do. */
export const DIFFERENCE_WORDS: Readonly<Record<GatewayDifferenceKind, DifferenceWords>> = {
  PAYMENT_UNKNOWN: {
    title: t`A payment at the gateway is unknown here`,
    advice: t`Find out in the gateway’s dashboard who paid and for what. If it is for a booking, take it there as a payment at the desk; if it is for nothing, refund it in the dashboard. Then say here what it was.`,
  },
  PAYMENT_DIFFERS: {
    title: t`A payment differs from the gateway’s`,
    advice: t`Compare amount and state on the booking with the gateway’s dashboard. The gateway’s record counts: correct the booking by a payment or a counter-entry, or ask the gateway’s support.`,
  },
  PAYMENT_MISSING: {
    title: t`The gateway does not know a payment`,
    advice: t`The booking counts as paid, but the gateway has no such payment. Check that the keys belong to the same account as before, and ask the gateway’s support.`,
  },
  REFUND_UNKNOWN: {
    title: t`A refund at the gateway is unknown here`,
    advice: t`Find out in the gateway’s dashboard who sent it and why. If the booking is off, cancel it; if it was a mistake, ask the guest for the money again. Then say here what it was.`,
  },
  REFUND_DIFFERS: {
    title: t`A refund differs from the gateway’s`,
    advice: t`Compare amount and state on the booking with the gateway’s dashboard. If the guest has the money twice, ask for it back; if the guest has nothing, send it again.`,
  },
  REFUND_MISSING: {
    title: t`The gateway does not know a refund`,
    advice: t`The refund counts as sent, but the gateway has none. Look into the dashboard; if the guest has no money, refund it there or pay it by other means.`,
  },
  DISPUTE_UNKNOWN: {
    title: t`A dispute is about an unknown payment`,
    advice: t`Open Disputes in the gateway’s dashboard, find out what was paid, and answer the bank there.`,
  },
  DISPUTE_DIFFERS: {
    title: t`A dispute differs from the gateway’s`,
    advice: t`Open the dispute in the gateway’s dashboard. The bank has decided otherwise than we recorded, so the booking’s balance may be wrong.`,
  },
  SETTLEMENT_DIFFERS: {
    title: t`A settlement is not the sum of its lines`,
    advice: t`Download the settlement in the gateway’s dashboard, compare it with the bank’s statement by its UTR, and ask the gateway’s support about the rest.`,
  },
  NOT_SETTLED: {
    title: t`A payment was not settled within seven days`,
    advice: t`Look into the gateway’s dashboard whether it is held back, and ask the gateway’s support. The task ends by itself once the money is settled.`,
  },
};

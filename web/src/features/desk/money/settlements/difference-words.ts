import type { GatewayDifferenceKind } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

interface DifferenceWords {
  title: string;
  advice: string;
}

/** For each kind of difference: a title, and what to do. */
const DIFFERENCE_WORDS: Readonly<Record<GatewayDifferenceKind, DifferenceWords>> = {
  PAYMENT_UNKNOWN: {
    title: t`The gateway has a payment that is not recorded here`,
    advice: t`Find out in the gateway’s dashboard who paid and for what. If the payment is for a booking, record it on that booking as a desk payment; otherwise refund it in the dashboard. Then say here what it was.`,
  },
  PAYMENT_DIFFERS: {
    title: t`A payment does not match the gateway’s record`,
    advice: t`Compare amount and state on the booking with the gateway’s dashboard. The gateway’s record counts: correct the booking by a payment or a counter-entry, or ask the gateway’s support.`,
  },
  PAYMENT_MISSING: {
    title: t`A payment is missing at the gateway`,
    advice: t`The booking counts as paid, but the gateway does not have the payment. Check that the keys belong to the same account as before, and ask the gateway’s support.`,
  },
  REFUND_UNKNOWN: {
    title: t`The gateway made a refund that is not recorded here`,
    advice: t`Find out in the gateway’s dashboard who sent the refund and why. If the guest no longer comes, cancel the booking; if it was a mistake, ask the guest for the money again. Then say here what it was.`,
  },
  REFUND_DIFFERS: {
    title: t`A refund does not match the gateway’s record`,
    advice: t`Compare amount and state on the booking with the gateway’s dashboard. If the guest has the money twice, ask for it back; if the guest has nothing, send it again.`,
  },
  REFUND_MISSING: {
    title: t`A refund is missing at the gateway`,
    advice: t`The refund counts as sent, but the gateway does not have it. Check the dashboard. If the guest got no money, refund it there or pay it in another way.`,
  },
  DISPUTE_UNKNOWN: {
    title: t`A dispute is about an unknown payment`,
    advice: t`Open Disputes in the gateway’s dashboard, find out what was paid, and answer the bank there.`,
  },
  DISPUTE_DIFFERS: {
    title: t`A dispute does not match the gateway’s record`,
    advice: t`Open the dispute in the gateway’s dashboard. The bank’s decision differs from our record, so the booking’s balance may be wrong.`,
  },
  SETTLEMENT_DIFFERS: {
    title: t`A settlement does not equal the sum of its lines`,
    advice: t`Download the settlement in the gateway’s dashboard, compare it with the bank’s statement by its UTR, and ask the gateway’s support about the rest.`,
  },
  NOT_SETTLED: {
    title: t`A payment was not settled within seven days`,
    advice: t`Check in the gateway’s dashboard whether the payment is held back, and ask the gateway’s support. The task ends automatically once the payment is settled.`,
  },
};

/** For kinds that only a later version of the server has. */
const UNNAMED_DIFFERENCE: DifferenceWords = {
  title: t`Our records and the gateway’s differ`,
  advice: t`Compare the settlements with the gateway’s dashboard.`,
};

/** The title of a difference, and what to do. */
export function wordsOfDifference(kind: GatewayDifferenceKind | null): DifferenceWords {
  const named: Readonly<Partial<Record<string, DifferenceWords>>> = DIFFERENCE_WORDS;
  return named[kind ?? ''] ?? UNNAMED_DIFFERENCE;
}

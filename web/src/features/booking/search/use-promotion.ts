import { usePromotionOfCodeQuery, useStayOptionsQuery } from '../../../generated/search';
import type { PromotionTermsFragment } from '../../../generated/graphql';
import { useRememberedHold } from '../../../lib/bookings/remembered-hold';
import { hasUnknownAges, type SearchedStay } from '../../../lib/stays/stay-address';
import { stayOptionsVariables } from './use-stay-options';

/** What is known about the code in an address. */
interface PromotionOfAddress {
  /** Null without a code, until it is known, and when the hotel does not have the code. */
  promotion: PromotionTermsFragment | null;
  /** Why the code is not valid; null when it is. Once dates are chosen, the search shows it. */
  fault: string | null;
}

const NONE: PromotionOfAddress = { promotion: null, fault: null };

/**
 * The promotion of the code in the address. Once dates are chosen, the search has already looked it up, so an unknown
 * code counts as one try instead of two.
 */
export function usePromotion(stay: SearchedStay): PromotionOfAddress {
  const { checkin, checkout, code } = stay;
  const hold = useRememberedHold();
  const hasDates = checkin !== null && checkout !== null && !hasUnknownAges(stay);
  const { data: found } = useStayOptionsQuery(
    code && hasDates
      ? { variables: stayOptionsVariables({ ...stay, checkin, checkout }, hold) }
      : { skip: true },
  );
  const { data: ofCode } = usePromotionOfCodeQuery(
    code && !hasDates ? { variables: { code } } : { skip: true },
  );
  if (!code) return NONE;
  if (hasDates) {
    const options = found?.stayOptions;
    return { ...NONE, promotion: options?.__typename === 'StayOptions' ? options.promotion : null };
  }
  const result = ofCode?.promotionOfCode;
  if (result?.__typename === 'OfferPromotion') return { promotion: result, fault: null };
  return { promotion: null, fault: result?.faults.map(({ message }) => message).join(' ') ?? null };
}

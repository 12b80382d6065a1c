import { joinClasses } from '../../../lib/joined-classes';
import { closedInWords, conditionsInWords } from '../../../lib/stays/promotion-terms';
import type { SearchedStay } from '../../../lib/stays/stay-address';
import { t } from '../../../lib/texts/texts';
import { usePromotion } from './use-promotion';

/**
 * The promotion of the code in the address: its conditions, or why it does not change the price. Renders nothing
 * without a code.
 */
export function PromotionOfAddress({ stay, className }: { stay: SearchedStay; className?: string }) {
  const { promotion, fault } = usePromotion(stay);
  if (fault) return <p className={joinClasses('font-medium text-bad', className)}>{fault}</p>;
  if (!promotion) return null;
  const closed = closedInWords(promotion);
  return (
    <section aria-label={t`Your offer`} className={className}>
      <p className="font-semibold">{promotion.name}</p>
      {closed ? <p className="font-medium text-bad">{closed}</p> : null}
      <p className="text-quiet">{conditionsInWords(promotion)}</p>
    </section>
  );
}

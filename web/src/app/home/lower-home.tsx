import { Newsletter } from '../../features/site/newsletter/newsletter';
import { WithoutScripts } from '../../features/site/property/without-scripts';
import { RoomsWithPrices } from '../../features/site/rooms/rooms-with-prices';
import { Testimonials } from '../../features/site/testimonials/testimonials';
import type { Texts } from '../../lib/hotel/hotel';
import { t } from '../../lib/texts/texts';
import { WhereWeAre } from './where-we-are';

/** The landing page below the services. */
export default function LowerHome({ texts }: { texts: Texts }) {
  return (
    <>
      <RoomsWithPrices />
      <Testimonials />
      <WhereWeAre />
      <Newsletter title={texts['newsletter.heading'] ?? ''} sentence={texts['newsletter.sentence'] ?? ''}>
        <WithoutScripts sentence={t`To subscribe, switch on JavaScript.`} />
      </Newsletter>
    </>
  );
}

import { Newsletter } from '../../features/newsletter/newsletter';
import { WithoutScripts } from '../../features/property/without-scripts';
import { Testimonials } from '../../features/testimonials/testimonials';
import type { Texts } from '../../lib/hotel';
import { t } from '../../lib/texts/texts';

/** The landing page below the first screen. */
export default function LowerHome({ texts }: { texts: Texts }) {
  return (
    <>
      <Testimonials />
      <Newsletter title={texts['newsletter.heading'] ?? ''} sentence={texts['newsletter.sentence'] ?? ''}>
        <WithoutScripts sentence={t`To subscribe, switch on JavaScript.`} />
      </Newsletter>
    </>
  );
}

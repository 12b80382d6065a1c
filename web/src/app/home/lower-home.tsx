import { Newsletter } from '../../features/newsletter/newsletter';
import { WithoutScripts } from '../../features/property/without-scripts';
import { SampleTestimonials } from '../../features/testimonials/sample-testimonials';
import { t } from '../../lib/texts/texts';

/** The landing page below the first screen. */
export default function LowerHome() {
  return (
    <>
      <SampleTestimonials />
      <Newsletter>
        <WithoutScripts sentence={t`To subscribe, switch on JavaScript.`} />
      </Newsletter>
    </>
  );
}

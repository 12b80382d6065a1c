import { Newsletter } from '../../features/newsletter/newsletter';
import { SampleTestimonials } from '../../features/testimonials/sample-testimonials';

/** The landing page below the first screen. */
export default function LowerHome() {
  return (
    <>
      <SampleTestimonials />
      <Newsletter />
    </>
  );
}

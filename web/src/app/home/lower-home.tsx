import { Newsletter } from '../../features/newsletter/newsletter';
import { Testimonials } from '../../features/testimonials/testimonials';

/** The landing page below the first screen. */
export default function LowerHome() {
  return (
    <>
      <Testimonials />
      <Newsletter />
    </>
  );
}

import { SampleTestimonials } from '../../features/testimonials/sample-testimonials';
import { PartPage } from './part-page';

/** The testimonials as a page of their own. */
export default function TestimonialsPart() {
  return (
    <PartPage title="Testimonials">
      <SampleTestimonials />
    </PartPage>
  );
}

import { SampleTestimonials } from '../../features/testimonials/sample-testimonials';
import { SectionPage } from './section-page';

/** The testimonials as a page of their own. */
export default function TestimonialsSection() {
  return (
    <SectionPage title="Testimonials">
      <SampleTestimonials />
    </SectionPage>
  );
}

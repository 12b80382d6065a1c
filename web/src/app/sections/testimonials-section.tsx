import { SampleTestimonials } from '../../features/testimonials/sample-testimonials';
import { SectionPage } from './section-page';
import { t } from '../../lib/texts/texts';

/** The testimonials as a page of their own. */
export default function TestimonialsSection() {
  return (
    <SectionPage title={t`Testimonials`}>
      <SampleTestimonials />
    </SectionPage>
  );
}

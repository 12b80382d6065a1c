import { Testimonials } from '../../features/site/testimonials/testimonials';
import { SectionPage } from './section-page';
import { t } from '../../lib/texts/texts';

/** The testimonials as a separate page. */
export default function TestimonialsSection() {
  return (
    <SectionPage title={t`Testimonials`}>
      <Testimonials />
    </SectionPage>
  );
}

import { Testimonials } from '../../features/testimonials/testimonials';
import { PartPage } from './part-page';

/** The guests' words as a page of their own. */
export default function TestimonialsPart() {
  return (
    <PartPage title="Testimonials">
      <Testimonials />
    </PartPage>
  );
}

import { useSampleContentQuery } from '../../generated/testimonials';
import { Testimonials } from './testimonials';

/** The sample testimonials, only when the server has sample content: real guests never see invented ones. */
export function SampleTestimonials() {
  const { data } = useSampleContentQuery();
  return data?.property.sampleContent ? <Testimonials /> : null;
}

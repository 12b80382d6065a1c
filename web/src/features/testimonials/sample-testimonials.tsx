import { useSampleContentQuery } from '../../generated/testimonials';
import { Testimonials } from './testimonials';

/** The sample words of guests, where the server shows samples: real guests are shown no invented ones. */
export function SampleTestimonials() {
  const { data } = useSampleContentQuery();
  return data?.property.sampleContent ? <Testimonials /> : null;
}

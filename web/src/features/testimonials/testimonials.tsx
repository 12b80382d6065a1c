import { Carousel } from '../../components/list/carousel';
import { TestimonialCard } from './testimonial-card';
import { testimonialSamples, type Testimonial } from './testimonial-samples';
import { t } from '../../lib/texts/texts';

const CARDS_PER_SLIDE = 2;

const slides: readonly (readonly Testimonial[])[] = Array.from(
  { length: Math.ceil(testimonialSamples.length / CARDS_PER_SLIDE) },
  (_, slide) => testimonialSamples.slice(slide * CARDS_PER_SLIDE, (slide + 1) * CARDS_PER_SLIDE),
);

/** The carousel 'What Our Guests Say', two cards at a time. */
export function Testimonials() {
  return (
    <Carousel
      title={t`What Our Guests Say`}
      slides={slides.map((cards) =>
        cards.map((testimonial) => <TestimonialCard key={testimonial.id} testimonial={testimonial} />),
      )}
    />
  );
}

import { Carousel } from '../../../components/list/carousel';
import type { TestimonialCard_TestimonialFragment } from '../../../generated/graphql';
import { useTestimonialsQuery } from '../../../generated/testimonials';
import { TestimonialCard } from './testimonial-card';
import { t } from '../../../lib/texts/texts';

const CARDS_PER_SLIDE = 2;

type Testimonial = TestimonialCard_TestimonialFragment;

function slidesOf(testimonials: readonly Testimonial[]): Testimonial[][] {
  return Array.from({ length: Math.ceil(testimonials.length / CARDS_PER_SLIDE) }, (_, slide) =>
    testimonials.slice(slide * CARDS_PER_SLIDE, (slide + 1) * CARDS_PER_SLIDE),
  );
}

/** The carousel 'What Our Guests Say', two cards at a time. Renders nothing for a hotel without testimonials. */
export function Testimonials() {
  const { data } = useTestimonialsQuery();
  if (!data || data.testimonials.length === 0) return null;
  return (
    <Carousel
      title={t`What Our Guests Say`}
      slides={slidesOf(data.testimonials).map((cards) =>
        cards.map((testimonial, place) => <TestimonialCard key={place} testimonial={testimonial} />),
      )}
    />
  );
}

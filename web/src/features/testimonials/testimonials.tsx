import { Pause, Play } from 'lucide-react';
import { joinClasses } from '../../lib/joined-classes';
import { TestimonialCard } from './testimonial-card';
import { testimonialSamples, type Testimonial } from './testimonial-samples';
import { useRotation } from './use-rotation';

const CARDS_PER_SLIDE = 2;

const slides: readonly (readonly Testimonial[])[] = Array.from(
  { length: Math.ceil(testimonialSamples.length / CARDS_PER_SLIDE) },
  (_, slide) => testimonialSamples.slice(slide * CARDS_PER_SLIDE, (slide + 1) * CARDS_PER_SLIDE),
);

/** 'What Our Guests Say': two cards at a time, the next two every five seconds. */
export function Testimonials() {
  const { current, paused, rotating, hold, release, togglePause } = useRotation(slides.length);
  const Icon = paused ? Play : Pause;
  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby="testimonials-title"
      className="on-dusk bg-dusk text-on-dusk"
      onMouseEnter={() => hold('pointer')}
      onMouseLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
    >
      <div className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-28">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h2 id="testimonials-title" className="section-title">
            What Our Guests Say
          </h2>
          <button
            type="button"
            onClick={togglePause}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-on-dusk/50 px-4 text-sm font-semibold hover:border-on-dusk"
          >
            <Icon aria-hidden strokeWidth={1.5} className="size-4" />
            {paused ? 'Play' : 'Pause'}
          </button>
        </div>
        <div aria-live={rotating ? 'off' : 'polite'} className="mt-12 grid">
          {slides.map((cards, slide) => (
            <Slide
              key={slide}
              cards={cards}
              place={`${slide + 1} of ${slides.length}`}
              shown={slide === current}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface SlideProps {
  cards: readonly Testimonial[];
  place: string;
  shown: boolean;
}

/** All slides lie in one place, so that the tallest one sets the height and nothing below ever moves. */
function Slide({ cards, place, shown }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      aria-hidden={!shown}
      inert={!shown}
      className={joinClasses(
        'col-start-1 row-start-1 grid gap-12 transition-opacity duration-700 md:grid-cols-2 md:gap-16',
        shown ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      {cards.map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} />
      ))}
    </div>
  );
}

import { Pause, Play } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { joinClasses } from '../../lib/joined-classes';
import { t } from '../../lib/texts/texts';
import { useRotation } from './use-rotation';

interface CarouselProps {
  title: string;
  /** The slides, at least one. */
  slides: readonly ReactNode[];
}

/**
 * Slides that follow each other, with a button that pauses them (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/).
 */
export function Carousel({ title, slides }: CarouselProps) {
  const titleId = useId();
  const { current, paused, rotating, hold, release, togglePause } = useRotation(slides.length);
  const Icon = paused ? Play : Pause;
  return (
    <section
      aria-roledescription={t`carousel`}
      aria-labelledby={titleId}
      className="on-dusk bg-dusk text-on-dusk"
      onMouseEnter={() => hold('pointer')}
      onMouseLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
    >
      <div className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-28">
        <div className="flex items-center justify-between gap-8">
          <h2 id={titleId} className="section-title">
            {title}
          </h2>
          <button
            type="button"
            onClick={togglePause}
            className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control border border-on-dusk/50 px-4 text-sm font-semibold hover:border-on-dusk"
          >
            <Icon aria-hidden strokeWidth={1.5} className="size-4" />
            {paused ? t`Play` : t`Pause`}
          </button>
        </div>
        <div aria-live={rotating ? 'off' : 'polite'} className="mt-12 grid">
          {slides.map((content, slide) => (
            <Slide key={slide} place={placeOf(slide + 1, slides.length)} shown={slide === current}>
              {content}
            </Slide>
          ))}
        </div>
      </div>
    </section>
  );
}

const placeOf = (place: number, count: number) => t`${place} of ${count}`;

interface SlideProps {
  place: string;
  shown: boolean;
  children: ReactNode;
}

/** All slides share one grid cell, so the tallest slide sets the height and nothing below moves. */
function Slide({ place, shown, children }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription={t`slide`}
      aria-label={place}
      aria-hidden={!shown}
      inert={!shown}
      className={joinClasses(
        'carousel-slide col-start-1 row-start-1 grid gap-12 transition-opacity duration-700 md:grid-cols-2 md:gap-16',
        shown ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      {children}
    </div>
  );
}

import { StarRating } from '../../../components/list/star-rating';
import type { TestimonialCard_TestimonialFragment } from '../../../generated/graphql';

const MAXIMUM_RATING = 5;
const NEUTRAL_PORTRAIT = '/portraits/default.svg';

/** The card of a testimonial. */
export function TestimonialCard({ testimonial }: { testimonial: TestimonialCard_TestimonialFragment }) {
  const { name, message, rating, location, image } = testimonial;
  return (
    <figure className="flex h-full flex-col justify-between gap-8 border-t border-brass/60 pt-6">
      <div>
        <StarRating stars={rating} of={MAXIMUM_RATING} className="text-[#d4a861]" />
        <blockquote className="mt-4 font-display text-2xl leading-snug sm:text-[1.75rem]">
          <p>{message}</p>
        </blockquote>
      </div>
      <figcaption className="flex items-center gap-4">
        <img
          src={image ?? NEUTRAL_PORTRAIT}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 rounded-full"
        />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm opacity-80">{location}</span>
        </span>
      </figcaption>
    </figure>
  );
}

import { Star } from 'lucide-react';
import { joinClasses } from '../lib/joined-classes';

interface StarRatingProps {
  stars: number;
  of?: number;
  className?: string;
}

/** Filled and empty stars; a screen reader hears the number. */
export function StarRating({ stars, of = 5, className }: StarRatingProps) {
  return (
    <span
      role="img"
      aria-label={`${stars} out of ${of} stars`}
      className={joinClasses('inline-flex gap-1', className)}
    >
      {Array.from({ length: of }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          data-filled={index < stars}
          strokeWidth={1.5}
          className={joinClasses('size-4.5', index < stars && 'fill-current')}
        />
      ))}
    </span>
  );
}

import { Star, StarHalf } from 'lucide-react';
import { joinClasses } from '../../lib/joined-classes';

interface StarRatingProps {
  stars: number;
  of?: number;
  className?: string;
}

/** Filled, half and empty stars. Screen readers hear the number. */
export function StarRating({ stars, of = 5, className }: StarRatingProps) {
  return (
    <span
      role="img"
      aria-label={`${stars} out of ${of} stars`}
      className={joinClasses('inline-flex gap-1', className)}
    >
      {Array.from({ length: of }, (_, index) => (
        <OneStar key={index} filled={Math.min(1, Math.max(0, stars - index))} />
      ))}
    </span>
  );
}

/** `filled` is 1, 0.5 or 0. */
function OneStar({ filled }: { filled: number }) {
  return (
    <span className="relative" data-filled={filled === 1} data-half={filled > 0 && filled < 1}>
      <Star
        aria-hidden
        strokeWidth={1.5}
        className={joinClasses('size-4.5', filled === 1 && 'fill-current')}
      />
      {filled > 0 && filled < 1 ? (
        <StarHalf aria-hidden strokeWidth={1.5} className="absolute inset-0 size-4.5 fill-current" />
      ) : null}
    </span>
  );
}

import type { ReactNode } from 'react';
import { useRememberedHold } from '../../lib/bookings/remembered-hold';
import { joinClasses } from '../../lib/joined-classes';
import { useIsBookSeen } from './seen-book';

interface BookBarProps {
  price: ReactNode;
  /** A smaller line below the price. */
  note?: ReactNode;
  /** The button or link that books. */
  children: ReactNode;
}

/**
 * On phones: the price and the booking button at the bottom of the window. It is the last element of the page, so it
 * covers nothing at the end of the page. It is hidden while a guest has a hold, whose strip is shown there, and while
 * another booking button of the page is visible.
 */
export function BookBar({ price, note, children }: BookBarProps) {
  const hold = useRememberedHold();
  const isBookSeen = useIsBookSeen();
  if (hold) return null;
  return (
    <div className={joinClasses('book-bar', isBookSeen && 'invisible')}>
      <p className="tabular min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{price}</span>
        {note ? <span className="block text-sm text-quiet">{note}</span> : null}
      </p>
      {children}
    </div>
  );
}

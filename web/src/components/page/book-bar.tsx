import type { ReactNode } from 'react';
import { useRememberedHold } from '../../lib/bookings/remembered-hold';
import { joinClasses } from '../../lib/joined-classes';
import { useIsBookSeen } from './seen-book';

interface BookBarProps {
  price: ReactNode;
  /** In a smaller line below the price. */
  note?: ReactNode;
  /** The button or link that books. */
  children: ReactNode;
}

/**
 * On phones, the price and the way to book at the window's lower edge. It stands last in the page, where it covers
 * nothing at the end. A guest with a hold has the strip of that hold there. While a button of the page that books is in
 * view, one is enough.
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

import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { RoomTypeName } from '../../generated/graphql';

// Nobody pays for the booking form before asking for it.
const BookingDialog = lazy(() => import('../../features/booking/booking-dialog'));

interface BookingDialogHandle {
  /** Opens the booking form, with a room type chosen or without. */
  book: (roomType?: RoomTypeName) => void;
  /** Stands in the page once; nothing is loaded before the form was asked for. */
  dialog: ReactNode;
}

/** The booking form for pages that lead to it. */
export function useBookingDialog(): BookingDialogHandle {
  const [asked, setAsked] = useState<{ roomType?: RoomTypeName } | null>(null);
  const [open, setOpen] = useState(false);
  const book = useCallback((roomType?: RoomTypeName) => {
    setAsked({ roomType });
    setOpen(true);
  }, []);
  const dialog = asked ? (
    <Suspense fallback={null}>
      <BookingDialog open={open} onOpenChange={setOpen} roomType={asked.roomType} />
    </Suspense>
  ) : null;
  return { book, dialog };
}

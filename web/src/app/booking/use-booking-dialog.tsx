import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { RoomTypeName } from '../../lib/room-type-name';

// The booking form is large, so it loads only when a guest opens it.
const BookingDialog = lazy(() => import('../../features/booking/booking-dialog'));

interface BookingDialogHandle {
  /** Opens the booking form, with a room type chosen or without. */
  book: (roomType?: RoomTypeName) => void;
  /** Rendered once in the page. It loads nothing before the form is opened. */
  dialog: ReactNode;
}

/** The booking form, for pages with a button that opens it. */
export function useBookingDialog(): BookingDialogHandle {
  const [request, setRequest] = useState<{ roomType?: RoomTypeName } | null>(null);
  const [open, setOpen] = useState(false);
  const book = useCallback((roomType?: RoomTypeName) => {
    setRequest({ roomType });
    setOpen(true);
  }, []);
  const dialog = request ? (
    <Suspense fallback={null}>
      <BookingDialog open={open} onOpenChange={setOpen} roomType={request.roomType} />
    </Suspense>
  ) : null;
  return { book, dialog };
}

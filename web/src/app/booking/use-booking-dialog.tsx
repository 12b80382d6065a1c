import { useState, type ReactNode } from 'react';
import { LazyDialog } from '../../components/lazy/lazy-dialog';
import { lazyComponent } from '../../lib/loading/lazy-component';
import type { ChosenRoom } from '../../lib/stays/room-type-name';
import { t } from '../../lib/texts/texts';
import { useOpenInHistory } from '../../lib/browser/use-open-in-history';
import { useTakenOver } from '../../lib/browser/use-taken-over';

// The booking form is large, so it loads only when a guest opens it.
const BookingDialog = lazyComponent(() => import('../../features/booking/booking-dialog'));

interface BookingDialogHandle {
  /** Opens the booking form, with or without a chosen room. */
  book: (room?: ChosenRoom) => void;
  /** Rendered once in the page. It loads nothing before the form is opened. */
  dialog: ReactNode;
}

/** The booking form for pages with a button that opens it. */
export function useBookingDialog(): BookingDialogHandle {
  const [chosen, setChosen] = useState<ChosenRoom>();
  const [open, setOpen] = useOpenInHistory('booking');
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  const book = (room?: ChosenRoom) => {
    setChosen(room);
    setOpen(true);
  };
  return { book, dialog: wasOpen ? <OpenedDialog open={open} setOpen={setOpen} chosen={chosen} /> : null };
}

interface OpenedDialogProps {
  open: boolean;
  setOpen: (open: boolean) => void;
  chosen: ChosenRoom | undefined;
}

/** The server does not render it. After a reload it opens once React has taken over the page. */
function OpenedDialog({ open, setOpen, chosen }: OpenedDialogProps) {
  if (!useTakenOver()) return null;
  return (
    <LazyDialog problem={t`The booking form could not be loaded.`} open={open} onClose={() => setOpen(false)}>
      <BookingDialog open={open} onOpenChange={setOpen} chosen={chosen} />
    </LazyDialog>
  );
}

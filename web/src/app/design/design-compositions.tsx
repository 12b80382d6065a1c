import { useState } from 'react';
import { AlertDialog } from '../../components/dialog/alert-dialog';
import { Button } from '../../components/form/button';
import { Card } from '../../components/list/card';
import { CardSkeletons } from '../../components/list/card-skeleton';
import { Carousel } from '../../components/list/carousel';
import { Dialog, DialogActions, DialogBody } from '../../components/dialog/dialog';
import { EmptyState } from '../../components/list/empty-state';
import { FailedState } from '../../components/list/failed-state';
import { Spinner } from '../../components/status/spinner';
import { useToast } from '../../components/status/toast';

type Overlay = 'dialog' | 'alert' | 'confirmation' | null;

/** Dialogs and toasts. */
export function Overlays() {
  const [open, setOpen] = useState<Overlay>(null);
  const showToast = useToast();
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-4">
      <Button look="quiet" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button look="quiet" onClick={() => setOpen('alert')}>
        Open an alert
      </Button>
      <Button look="quiet" onClick={() => setOpen('confirmation')}>
        Ask for confirmation
      </Button>
      <Button look="quiet" onClick={() => showToast('The offer has been saved.')}>
        Show a toast
      </Button>
      <Dialog open={open === 'dialog'} onOpenChange={close} title="Book Your Perfect Stay">
        <DialogBody>
          <p>The content scrolls between the title and the buttons.</p>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button onClick={close}>Proceed</Button>
        </DialogActions>
      </Dialog>
      <AlertDialog open={open === 'alert'} title="Payment successful!" onClose={close} />
      <AlertDialog
        open={open === 'confirmation'}
        title="Are you sure?"
        closeLabel="Cancel"
        onClose={close}
        actions={<Button onClick={close}>Delete</Button>}
      >
        <p>“Monsoon nights” will be permanently deleted.</p>
      </AlertDialog>
    </div>
  );
}

/** Loading, empty and failed states. */
export function States() {
  return (
    <div className="grid gap-8">
      <Spinner label="A spinner" />
      <CardSkeletons label="On their way" count={3} className="grid gap-8 sm:grid-cols-3" />
      <EmptyState text="Nothing is listed here at the moment." />
      <FailedState problem="The offers could not be loaded." onRetry={() => undefined} />
    </div>
  );
}

/** A card with a picture of the site, and a card without a picture. */
export function Cards() {
  return (
    <div className="grid gap-x-8 gap-y-14 md:grid-cols-2 xl:grid-cols-3">
      <Card title="Deluxe Lake Room" picture="/pictures/deluxe-800.webp">
        <p className="mt-2 text-quiet">Wake up facing the lake.</p>
      </Card>
      <Card title="A Long Weekend" picture={null} shape="tall">
        <p className="mt-2 text-quiet">No picture, so the hotel’s colours.</p>
      </Card>
    </div>
  );
}

/** A carousel that moves by itself. */
export function CarouselSample() {
  return (
    <Carousel
      title="Sample slides"
      slides={[<p key="one">The first slide.</p>, <p key="two">The second slide.</p>]}
    />
  );
}

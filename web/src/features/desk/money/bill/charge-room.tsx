import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { t } from '../../../../lib/texts/texts';

const PostChargeDialog = lazyComponent(() => import('./post-charge-dialog'));

interface ChargeRoomProps {
  stay: string;
  roomNumber: string;
  /** The guest of the room. */
  guest: string;
}

/** The number of a room with a guest. A press on the number opens the dialog that charges the guest. */
export function ChargeRoom({ stay, roomNumber, guest }: ChargeRoomProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="row"
        look="quiet"
        className="tabular px-1! md:min-w-9!"
        title={t`Put on the bill`}
        aria-label={t`Room ${roomNumber}: put on the bill of ${guest}`}
        onClick={() => setOpen(true)}
      >
        {roomNumber}
      </Button>
      <LazyDialog problem={t`The form could not be loaded.`} open={isOpen} onClose={close}>
        {isOpen ? (
          <PostChargeDialog stay={stay} guest={t`${guest}, room ${roomNumber}`} onClose={close} />
        ) : null}
      </LazyDialog>
    </>
  );
}

import { Dialog, DialogBody } from '../../../../components/dialog/dialog';
import { t } from '../../../../lib/texts/texts';
import { BlockItem } from '../blocks/block-item';
import type { TimelineBlock } from './timeline-rows';

interface BlockDialogProps {
  block: TimelineBlock;
  room: { roomNumber: string; roomTitle: string };
  onClose: () => void;
  onDone: (sentence: string) => void;
}

/** The dialog that changes the end of a block, or puts the room back on sale. */
export function BlockDialog({ block, room, onClose, onDone }: BlockDialogProps) {
  const { id, firstNight, endsOn, reason, note, takenBy } = block;
  return (
    <Dialog open onOpenChange={onClose} title={t`Out of sale`} subtitle={t`Room ${room.roomNumber}`}>
      <DialogBody>
        <ul>
          <BlockItem
            block={{ id, ...room, firstNight, until: endsOn, reason, note, takenBy, by: null }}
            onDone={onDone}
          />
        </ul>
      </DialogBody>
    </Dialog>
  );
}

import { Dialog, DialogBody } from '../../../../components/dialog/dialog';
import { useBlockableRoomsQuery } from '../../../../generated/desk-blocks';
import { t } from '../../../../lib/texts/texts';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { BlockForm, type BlockProposal } from './block-form';

interface BlockRoomProps {
  /** The initial values of the form. */
  proposed?: BlockProposal;
  /** The task about a repair, which ends with the block. */
  repairTask?: string;
  onClose: () => void;
  /** Called with a sentence that says which room is out of sale. */
  onBlocked: (sentence: string) => void;
}

/** The dialog with which staff take a room out of sale. */
export default function BlockRoom({ proposed, repairTask, onClose, onBlocked }: BlockRoomProps) {
  const query = useBlockableRoomsQuery();
  const { data } = query;
  return (
    <Dialog open onOpenChange={onClose} title={t`Take a room out of sale`}>
      <DialogBody>
        {data ? (
          <BlockForm
            rooms={data.roomSettings}
            proposed={proposed}
            repairTask={repairTask}
            onBlocked={onBlocked}
          />
        ) : (
          <NotLoaded query={query} failed={t`The rooms could not be loaded.`} label={t`Loading the rooms`} />
        )}
      </DialogBody>
    </Dialog>
  );
}

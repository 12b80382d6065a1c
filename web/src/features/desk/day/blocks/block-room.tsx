import { Dialog, DialogBody } from '../../../../components/dialog/dialog';
import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import { useBlockableRoomsQuery } from '../../../../generated/desk-blocks';
import { t } from '../../../../lib/texts/texts';
import { BlockForm, type BlockProposal } from './block-form';

interface BlockRoomProps {
  /** The initial values of the form. */
  proposed?: BlockProposal;
  onClose: () => void;
  /** Called with a sentence that says which room is out of sale. */
  onBlocked: (sentence: string) => void;
}

/** The dialog with which staff take a room out of sale. */
export function BlockRoom({ proposed, onClose, onBlocked }: BlockRoomProps) {
  const { data, error, refetch } = useBlockableRoomsQuery();
  return (
    <Dialog open onOpenChange={onClose} title={t`Take a room out of sale`}>
      <DialogBody>
        {data ? (
          <BlockForm rooms={data.roomSettings} proposed={proposed} onBlocked={onBlocked} />
        ) : error ? (
          <FailedState problem={t`The rooms could not be loaded.`} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={t`Loading the rooms`} />
        )}
      </DialogBody>
    </Dialog>
  );
}

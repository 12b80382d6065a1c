import { useState } from 'react';
import { Dialog, DialogBody } from '../../../../components/dialog/dialog';
import { Message } from '../../../../components/status/message';
import { useRoomsForStayQuery } from '../../../../generated/desk-moves';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { OF_THE_FORM } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { MoveForm } from './move-form';

interface MoveStayProps {
  stayId: string;
  /** The initially chosen room, such as the room onto which a stay was dragged. */
  proposedRoom?: string;
  onClose: () => void;
  /** Called with a sentence that says who has which room now. */
  onMoved: (sentence: string) => void;
}

/** The dialog with which staff move a guest to another room. The price never changes. */
export function MoveStay({ stayId, proposedRoom, onClose, onMoved }: MoveStayProps) {
  const [from, setFrom] = useState('');
  const query = useRoomsForStayQuery({
    variables: { stayId, from: from || null },
    context: OF_THE_FORM,
  });
  const { data, previousData, refetch } = query;
  const result = (data ?? previousData)?.roomsForStay;
  const found = result?.__typename === 'RoomsForStay' ? result : null;
  const subtitle = found
    ? t`${found.guestName}, ${found.reference}: room ${found.currentRoom}, ${writeDate(found.firstNight)} to ${writeDate(found.until)}`
    : undefined;
  return (
    <Dialog open onOpenChange={onClose} title={t`Another room`} subtitle={subtitle}>
      {found ? (
        <MoveForm
          stayId={stayId}
          found={found}
          proposedRoom={proposedRoom}
          from={from}
          onFrom={setFrom}
          onClose={onClose}
          onMoved={onMoved}
          onRefused={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <DialogBody>
          {result ? (
            <div role="alert">
              <Message tone="bad" text={result.__typename === 'RoomsForStay' ? '' : result.message} />
            </div>
          ) : (
            <NotLoaded
              query={query}
              failed={t`The rooms could not be loaded.`}
              label={t`Loading the rooms`}
            />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

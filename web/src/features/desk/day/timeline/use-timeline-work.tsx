import { useEffect, useRef, useState, type ReactNode } from 'react';
import BlockRoom from '../blocks/block-room';
import type { ProposedStay } from '../bookings/edited-stay';
import { MoveStay } from '../moves/move-stay';
import { BlockDialog } from './block-dialog';
import type { CellWork } from './cell-actions';
import { ChangeStay } from './change-stay';
import { StayStepsDialog } from './stay-steps-dialog';
import type { TimelineStay } from './timeline-rows';

/** Renders a dialog of the timeline. */
type OpenDialog = (ends: { onClose: () => void; onDone: (sentence: string) => void }) => ReactNode;

/**
 * The dialogs that the timeline opens. After each dialog a sentence says what was done, and `onClosed` returns the focus,
 * because the menu that opened the dialog was removed.
 */
export function useTimelineWork(onClosed: () => void) {
  const [open, setOpen] = useState<{ dialog: OpenDialog } | null>(null);
  const [outcome, setOutcome] = useState('');
  const isOpen = open !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // A dialog keeps the focus until it is removed, and then moves the focus itself.
    if (isClosed) setTimeout(onClosed);
  }, [isOpen, onClosed]);
  const close = () => setOpen(null);
  const finish = (sentence: string) => {
    close();
    setOutcome(sentence);
  };
  const show = (dialog: OpenDialog) => {
    setOutcome('');
    setOpen({ dialog });
  };
  const changeTo = ({ reference, id }: TimelineStay, dates: Omit<ProposedStay, 'id'>) =>
    show((ends) => (
      <ChangeStay
        reference={reference}
        proposed={{ id, ...dates }}
        onClose={ends.onClose}
        onChanged={ends.onDone}
      />
    ));
  const moveTo = ({ id }: TimelineStay, roomNumber?: string) =>
    show((ends) => (
      <MoveStay
        stayId={id}
        {...(roomNumber ? { proposedRoom: roomNumber } : {})}
        onClose={ends.onClose}
        onMoved={ends.onDone}
      />
    ));
  const work: CellWork = {
    change: (stay) => changeTo(stay, {}),
    move: (stay) => moveTo(stay),
    step: (stay) =>
      show((ends) => <StayStepsDialog stay={stay} onClose={ends.onClose} onMoved={ends.onDone} />),
    block: (proposed) =>
      show((ends) => <BlockRoom proposed={proposed} onClose={ends.onClose} onBlocked={ends.onDone} />),
    endBlock: (block, room) =>
      show((ends) => <BlockDialog block={block} room={room} onClose={ends.onClose} onDone={ends.onDone} />),
  };
  const dialog = open?.dialog({ onClose: close, onDone: finish }) ?? null;
  return { work, changeTo, moveTo, dialog, outcome };
}

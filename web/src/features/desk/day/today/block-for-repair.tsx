import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import type { TaskList_TaskFragment } from '../../../../generated/graphql';
import { addDays } from '../../../../lib/dates/plain-dates';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { t } from '../../../../lib/texts/texts';

const BlockRoom = lazyComponent(() => import('../blocks/block-room'));

interface BlockForRepairProps {
  task: Pick<TaskList_TaskFragment, 'id' | 'roomNumber' | 'repairNote'>;
  today: string;
}

/**
 * Takes the room of a repair out of order. The form begins with the room, the nights and the note. The task ends when
 * the block is made.
 */
export function BlockForRepair({ task: { id, roomNumber, repairNote }, today }: BlockForRepairProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const number = roomNumber ?? '';
  return (
    <>
      <Button size="small" className="mt-3" onClick={() => setIsOpen(true)}>
        {t`Take room ${number} out of order…`}
      </Button>
      <LazyDialog problem={t`The form could not be loaded.`} open={isOpen} onClose={close}>
        {isOpen ? (
          <BlockRoom
            proposed={{
              ...{ roomNumber: number, firstNight: today, until: addDays(today, 1) },
              note: repairNote ?? '',
            }}
            repairTask={id}
            onClose={close}
            onBlocked={close}
          />
        ) : null}
      </LazyDialog>
    </>
  );
}

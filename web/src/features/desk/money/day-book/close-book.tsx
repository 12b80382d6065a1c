import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { DayBookDocument, useCloseDayBookMutation } from '../../../../generated/desk-day-book';
import type { CloseDayBookMutation } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { useSecondPress } from '../../frame/form/second-press';
import { useSending } from '../../frame/form/use-sending';

interface CloseBookProps {
  lastClosed: string | null;
  /** The latest day up to which the book can be closed; null when there is none. */
  closable: string | null;
}

/** Says up to which day the book is closed, and closes further days. */
export function CloseBook({ lastClosed, closable }: CloseBookProps) {
  const { ask, dialog } = useSecondPress();
  const [isClosing, setClosing] = useState(false);
  const { send, problem } = useSending<CloseDayBookMutation['closeDayBook']>('DayBookClosed');
  const [closeBook] = useCloseDayBookMutation({
    refetchQueries: [DayBookDocument],
    awaitRefetchQueries: true,
  });
  const close = async (through: string) => {
    const isSure = await ask({
      title: t`Close the day book up to ${writeDate(through)}?`,
      text: t`Closed days never change and cannot be opened again. Later corrections of them are entered on the first open day.`,
      button: t`Close the days`,
    });
    if (!isSure) return;
    setClosing(true);
    // The server closes a quarter of a year at a time. A response without a later day ends the loop.
    for (let reached = ''; reached < through;) {
      const variables = { through };
      const closed = await send(variables, async () => (await closeBook({ variables })).data?.closeDayBook);
      if (closed?.__typename !== 'DayBookClosed' || closed.through <= reached) break;
      reached = closed.through;
    }
    setClosing(false);
  };
  return (
    <section aria-labelledby="closing" className="grid justify-items-start gap-3">
      <h2 id="closing" className="text-2xl">{t`Closing`}</h2>
      <p role="status">{lastClosed ? t`Closed up to ${writeDate(lastClosed)}.` : t`No day is closed yet.`}</p>
      {closable ? (
        <May permission="figures.export">
          <Button disabled={isClosing} aria-busy={isClosing} onClick={() => void close(closable)}>
            {t`Close up to ${writeDate(closable)}`}
          </Button>
        </May>
      ) : (
        <p className="max-w-prose text-quiet">
          {t`A day can be closed once it is over and the night audit has closed it.`}
        </p>
      )}
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      {dialog}
    </section>
  );
}

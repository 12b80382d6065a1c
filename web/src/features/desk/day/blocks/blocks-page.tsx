import { useRef, useState } from 'react';
import { EmptyState } from '../../../../components/list/empty-state';
import { Message } from '../../../../components/status/message';
import {
  DeskBlocksDocument,
  useBlockableRoomsQuery,
  useDeskBlocksQuery,
} from '../../../../generated/desk-blocks';
import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';
import { useHasBeenTrue } from '../../../../lib/loading/use-has-been-true';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { BlockForm } from './block-form';
import { BlockItem } from './block-item';

/** Longer than any block is. */
const DAYS_SHOWN = 3_660;

/** Rooms that are out of sale: current and future blocks, and a form for a new block. */
export default function BlocksPage() {
  const query = useBlockableRoomsQuery();
  const { data } = query;
  return (
    <DeskPage
      title={t`Out of sale`}
      note={t`Rooms that guests cannot book for some nights, because something is broken, the owner uses them, or a portal sells them.`}
    >
      {data ? (
        <Blocks today={data.property.today} rooms={data.roomSettings} />
      ) : (
        <NotLoaded query={query} failed={t`The rooms could not be loaded.`} label={t`Loading the rooms`} />
      )}
    </DeskPage>
  );
}

interface BlocksProps {
  today: PlainDate;
  rooms: Parameters<typeof BlockForm>[0]['rooms'];
}

function Blocks({ today, rooms }: BlocksProps) {
  // The last night ends at six in the morning.
  const variables = { from: addDays(today, -1), until: addDays(today, DAYS_SHOWN) };
  const query = useDeskBlocksQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { data } = query;
  useLiveQuery(['BLOCK'], DeskBlocksDocument, variables);
  const isListKnown = useHasBeenTrue(Boolean(data ?? query.error));
  const [outcome, setOutcome] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <section aria-labelledby="coming-blocks">
        <h2
          id="coming-blocks"
          ref={heading}
          tabIndex={-1}
          className="text-3xl outline-none"
        >{t`Current and future`}</h2>
        <div aria-live="polite">
          {outcome ? <Message tone="good" text={outcome} className="mt-4" /> : null}
        </div>
        <div className="mt-4">
          {data ? (
            data.blocks.length > 0 ? (
              <ul className="border-t border-line">
                {data.blocks.map((block) => (
                  <BlockItem
                    key={block.id}
                    block={block}
                    onDone={(sentence) => {
                      // The pressed button may have been removed.
                      heading.current?.focus();
                      setOutcome(sentence);
                    }}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState text={t`All rooms are on sale.`} />
            )
          ) : (
            <NotLoaded query={query} failed={t`The list could not be loaded.`} label={t`Loading the list`} />
          )}
        </div>
      </section>
      {isListKnown ? (
        <section aria-labelledby="new-block">
          <h2 id="new-block" className="mb-4 text-3xl">{t`Take a room out of sale`}</h2>
          <BlockForm rooms={rooms} onBlocked={setOutcome} />
        </section>
      ) : null}
    </>
  );
}

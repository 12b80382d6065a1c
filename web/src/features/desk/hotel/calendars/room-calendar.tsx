import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import {
  useMakeRoomCalendarMutation,
  useReadCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
  useRevokeRoomCalendarMutation,
} from '../../../../generated/desk-calendars';
import type { MakeRoomCalendarMutation, RoomCalendarOfListFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useMay } from '../../../../lib/rights/rights';
import { plural, t } from '../../../../lib/texts/texts';
import { useSecondPress, type Question } from '../../frame/form/second-press';
import { problemOf, refusalIn } from '../../frame/form/use-sending';
import { isLoss, PROBLEM_WORDS } from './feed-problems';

/** An address that was made just now. */
export interface MadeAddress {
  roomNumber: string;
  address: string;
}

type Feed = RoomCalendarOfListFragment['feeds'][number];

/** Something that a button does, after a second press if there is a question. */
interface Act {
  question?: Question;
  done: string;
  request: () => Promise<MakeRoomCalendarMutation['result'] | undefined>;
}

interface RoomCalendarProps {
  room: RoomCalendarOfListFragment;
  onMade: (made: MadeAddress) => void;
}

/** A room with its own address, the portals' calendars, and what can be done about them. */
export function RoomCalendar({ room, onMade }: RoomCalendarProps) {
  const { roomNumber, roomTitle, feeds } = room;
  const mayWrite = useMay('programs.write');
  const [notice, setNotice] = useState('');
  const [problem, setProblem] = useState('');
  const { ask, dialog } = useSecondPress();
  const tell = (good: string, bad = '') => {
    setNotice(good);
    setProblem(bad);
  };
  const act = async ({ question, done, request }: Act) => {
    if (!(await ask(question ?? null))) return;
    tell('');
    const answer = await request().catch(refusalIn);
    if (answer?.__typename !== 'CalendarsSaved') return tell('', problemOf(answer));
    if (answer.problem !== null) return tell('', PROBLEM_WORDS[answer.problem]);
    tell(done);
    if (answer.address !== null) onMade({ roomNumber, address: answer.address });
  };
  return (
    <li className="grid gap-3 border-b border-line py-3">
      <h3 className="font-sans text-base font-semibold">
        {roomNumber} <span className="font-normal text-quiet">{roomTitle}</span>
      </h3>
      <OwnAddress room={room} onAct={mayWrite ? act : null} />
      <ul className="grid gap-3 empty:hidden">
        {feeds.map((feed) => (
          <FeedItem key={feed.id} feed={feed} roomNumber={roomNumber} onAct={mayWrite ? act : null} />
        ))}
      </ul>
      <div className="empty:hidden">
        <div role="status">{notice ? <Message tone="good" text={notice} /> : null}</div>
        <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      </div>
      {dialog}
    </li>
  );
}

type OnAct = ((act: Act) => Promise<void>) | null;

function OwnAddress({ room, onAct }: { room: RoomCalendarOfListFragment; onAct: OnAct }) {
  const { roomNumber, madeAt, madeByName, lastReadAt } = room;
  const writeInstant = useWriteInstant();
  const [make] = useMakeRoomCalendarMutation();
  const [revoke] = useRevokeRoomCalendarMutation();
  const making = {
    done: t`The address is made.`,
    request: async () => (await make({ variables: { roomNumber } })).data?.result,
  };
  const details = [
    madeAt === null ? t`no address for portals` : t`address made ${writeInstant(madeAt)}`,
    madeByName === null ? null : t`by ${madeByName}`,
    madeAt === null ? null : lastReadAt === null ? t`not read yet` : t`last read ${writeInstant(lastReadAt)}`,
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-sm text-quiet">{details.filter(Boolean).join(' · ')}</span>
      {onAct && madeAt === null ? (
        <Button
          look="quiet"
          size="row"
          aria-label={t`Make an address for room ${roomNumber}`}
          onClick={() => void onAct(making)}
        >
          {t`Make an address`}
        </Button>
      ) : null}
      {onAct && madeAt !== null ? (
        <>
          <Button
            look="quiet"
            size="row"
            aria-label={t`New address for room ${roomNumber}`}
            onClick={() =>
              void onAct({
                ...making,
                question: {
                  title: t`A new address for room ${roomNumber}?`,
                  text: t`The present address ends at once. Portals that read it learn nothing more until they have the new address.`,
                  button: t`Make a new address`,
                },
              })
            }
          >
            {t`New address`}
          </Button>
          <Button
            look="danger"
            size="row"
            aria-label={t`End the address of room ${roomNumber}`}
            onClick={() =>
              void onAct({
                question: {
                  title: t`End the address of room ${roomNumber}?`,
                  text: t`Portals that read it do not learn any more which nights are sold here.`,
                  button: t`End the address`,
                },
                done: t`The address of room ${roomNumber} has ended.`,
                request: async () => (await revoke({ variables: { roomNumber } })).data?.result,
              })
            }
          >
            {t`End the address`}
          </Button>
        </>
      ) : null}
    </div>
  );
}

interface FeedItemProps {
  feed: Feed;
  roomNumber: string;
  onAct: OnAct;
}

function FeedItem({ feed, roomNumber, onAct }: FeedItemProps) {
  const { id, name, host, problem, failingSince, lastReadAt, lastChangedAt, events } = feed;
  const writeInstant = useWriteInstant();
  const details = [
    host,
    plural(events, { one: '# entry', other: '# entries' }),
    lastReadAt === null ? t`not read yet` : t`last read ${writeInstant(lastReadAt)}`,
    lastChangedAt === null ? null : t`last change ${writeInstant(lastChangedAt)}`,
    failingSince === null ? null : t`not read since ${writeInstant(failingSince)}`,
  ];
  return (
    <li className="grid gap-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-sm text-quiet">{details.filter(Boolean).join(' · ')}</span>
      </p>
      {problem === null ? null : <Message tone="bad" text={PROBLEM_WORDS[problem]} />}
      {onAct ? <FeedActions {...{ id, name, problem, roomNumber, onAct }} /> : null}
    </li>
  );
}

interface FeedActionsProps extends Pick<Feed, 'id' | 'name' | 'problem'> {
  roomNumber: string;
  onAct: (act: Act) => Promise<void>;
}

function FeedActions({ id, name, problem, roomNumber, onAct }: FeedActionsProps) {
  const [read] = useReadCalendarFeedMutation();
  const [remove] = useRemoveCalendarFeedMutation();
  const done = t`The calendar ‘${name}’ of room ${roomNumber} is read.`;
  const reading = (acceptLoss: boolean) => async () =>
    (await read({ variables: { id, acceptLoss } })).data?.result;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        size="row"
        aria-label={t`Read ‘${name}’ of room ${roomNumber} now`}
        onClick={() => void onAct({ done, request: reading(false) })}
      >
        {t`Read now`}
      </Button>
      {isLoss(problem) ? (
        <Button
          look="quiet"
          size="row"
          aria-label={t`It is right: ‘${name}’ of room ${roomNumber}`}
          onClick={() =>
            void onAct({
              question: {
                title: t`Is the calendar ‘${name}’ right?`,
                text: t`Nights that it does not name any more come back on sale with its next reading. Tonight stays taken.`,
                button: t`It is right`,
              },
              done,
              request: reading(true),
            })
          }
        >
          {t`It is right`}
        </Button>
      ) : null}
      <Button
        look="danger"
        size="row"
        aria-label={t`Remove ‘${name}’ of room ${roomNumber}`}
        onClick={() =>
          void onAct({
            question: {
              title: t`Remove ‘${name}’ of room ${roomNumber}?`,
              text: t`Its nights after tonight come back on sale. Bookings at the portal are not cancelled.`,
              button: t`Remove`,
            },
            done: t`‘${name}’ is removed.`,
            request: async () => (await remove({ variables: { id } })).data?.result,
          })
        }
      >
        {t`Remove`}
      </Button>
    </div>
  );
}

import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField } from '../../../../components/form/field';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { Spinner } from '../../../../components/status/spinner';
import { Message } from '../../../../components/status/message';
import { Link } from '../../../../components/page/link';
import {
  HousekeepingDocument,
  useHousekeepingQuery,
  useMinibarItemsQuery,
  useRoomMakersQuery,
} from '../../../../generated/desk-housekeeping';
import type { Housekeeping_RoomFragment, RoomNeed } from '../../../../generated/graphql';
import { useWriteTimeToday } from '../../../../lib/dates/instants';
import { addDays } from '../../../../lib/dates/plain-dates';
import { LOST_PROPERTY_PATH } from '../../../../lib/desk-paths';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { useMay } from '../../../../lib/rights/rights';
import { useHasBeenTrue } from '../../../../lib/loading/use-has-been-true';
import { plural, t } from '../../../../lib/texts/texts';
import { DayBeside } from '../../frame/layout/day-beside';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { floorOf, floorsOf } from './floors';
import { RoomItem } from './room-item';
import { NEEDS } from './room-words';
import { useKeptPage } from './use-kept-page';
import { usePressQueue, withPresses } from './use-press-queue';

const BlockRoom = lazyComponent(() => import('../blocks/block-room'));

const BY_URGENCY: readonly RoomNeed[] = ['ARRIVAL_DUE', 'DEPARTURE', 'STAY_OVER', 'VACANT_DIRTY', 'NOTHING'];

/** Whose rooms are listed. */
const PEOPLE = ['all', 'mine', 'nobody'] as const;
type Person = (typeof PEOPLE)[number];
const PERSON_WORDS: Readonly<Record<Person, string>> = {
  all: t`Everybody’s rooms`,
  mine: t`My rooms`,
  nobody: t`Rooms that nobody has taken`,
};

/** The rooms of today in the order of their need, for a phone with a bad line. */
export default function HousekeepingPage() {
  const query = useHousekeepingQuery({ fetchPolicy: 'cache-and-network' });
  // Without a connection, the page keeps the rooms that were loaded last.
  const data = query.data ?? query.previousData;
  useLiveQuery(['HOUSE'], HousekeepingDocument, {});
  const presses = usePressQueue();
  const keptAt = useKeptPage(query.data);
  const writeTime = useWriteTimeToday();
  return (
    <DeskPage
      title={t`Housekeeping`}
      beside={<DayBeside day={data?.housekeeping.businessDay} />}
      actions={
        <Button asChild look="quiet" size="small">
          <Link to={LOST_PROPERTY_PATH}>{t`Lost property`}</Link>
        </Button>
      }
    >
      {data ? (
        <div className="grid gap-4">
          {keptAt === null ? null : (
            <Message
              tone="warning"
              text={t`No connection: the rooms are as they were at ${writeTime(new Date(keptAt).toISOString())}.`}
            />
          )}
          <WaitingNote {...presses} />
          <Rooms {...data.housekeeping} presses={presses} />
        </div>
      ) : (
        <NotLoaded query={query} failed={t`The rooms could not be loaded.`} label={t`Loading the rooms`} />
      )}
    </DeskPage>
  );
}

type Presses = ReturnType<typeof usePressQueue>;

/** Says what waits for a connection, and what was refused. */
function WaitingNote(presses: Presses) {
  const { waiting, problem, refused, discardFirst, forgetRefused, pictures, discardPicture } = presses;
  const [first] = waiting;
  const [picture] = pictures.waiting;
  const count = plural(waiting.length, { one: '# press waits', other: '# presses wait' });
  const pictureCount = plural(pictures.waiting.length, {
    one: '# picture waits',
    other: '# pictures wait',
  });
  return (
    <>
      <div role="status" className="grid gap-1 empty:hidden">
        {first ? (
          <Message
            tone="warning"
            text={problem ? `${count}: ${problem}` : t`${count} to be sent. Go on: nothing is lost.`}
          />
        ) : null}
        {picture ? (
          <Message
            tone="warning"
            text={pictures.problem ? `${pictureCount}: ${pictures.problem}` : t`${pictureCount} to be sent.`}
          />
        ) : null}
        {refused.map(({ key, roomNumber, about, message }) => (
          <Message
            key={key}
            tone="bad"
            text={about ? t`Room ${roomNumber}, ${about}: ${message}` : t`Room ${roomNumber}: ${message}`}
          />
        ))}
      </div>
      {first && problem ? (
        <Button look="quiet" size="small" className="justify-self-start" onClick={discardFirst}>
          {t`Give up the press about room ${first.roomNumber}`}
        </Button>
      ) : null}
      {picture && pictures.problem ? (
        <Button look="quiet" size="small" className="justify-self-start" onClick={discardPicture}>
          {t`Give up the picture of room ${picture.roomNumber}`}
        </Button>
      ) : null}
      {refused.length > 0 ? (
        <Button look="quiet" size="small" className="justify-self-start" onClick={forgetRefused}>
          {t`I have read this`}
        </Button>
      ) : null}
    </>
  );
}

interface RoomsProps {
  businessDay: string;
  rooms: readonly Housekeeping_RoomFragment[];
  presses: Presses;
}

function Rooms({ businessDay, rooms, presses }: RoomsProps) {
  const [floor, setFloor] = useState('');
  const [person, setPerson] = useState<Person>('all');
  const [blocked, setBlocked] = useState<string | null>(null);
  const [outcome, setOutcome] = useState('');
  const closeForm = () => setBlocked(null);
  const people = useRoomMakersQuery({ skip: !useMay('house.assign') });
  const makers = people.data?.roomMakers ?? [];
  const catalogue = useMinibarItemsQuery({ skip: !useMay('house.minibar') });
  const minibar = catalogue.data?.minibarItems ?? [];
  // They add buttons to each room, which would move the rooms below.
  const areButtonsKnown = useHasBeenTrue(![people, catalogue].some(({ data, loading }) => loading && !data));
  if (!areButtonsKnown) return <Spinner label={t`Loading the rooms`} />;
  const floors = floorsOf(rooms);
  const isOfPerson = ({ isMine, takenBy }: Housekeeping_RoomFragment) =>
    person === 'all' || (person === 'mine' ? isMine : takenBy === null);
  const shown = rooms
    .map((room) => withPresses(room, presses.waiting))
    .filter((room) => (floor === '' || floorOf(room.number) === floor) && isOfPerson(room));
  const groups = BY_URGENCY.map((need) => ({ need, rooms: shown.filter((room) => room.need === need) }));
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {floors.length > 1 ? (
          <SelectField
            unmarked
            label={t`Floor`}
            value={floor}
            onChange={({ target }) => setFloor(target.value)}
          >
            <option value="">{t`All floors`}</option>
            {floors.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        ) : null}
        <SelectField
          unmarked
          label={t`Whose rooms`}
          value={person}
          onChange={({ target }) => setPerson(PEOPLE.find((one) => one === target.value) ?? 'all')}
        >
          {PEOPLE.map((one) => (
            <option key={one} value={one}>
              {PERSON_WORDS[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {shown.length === 0 ? (
        <p className="text-quiet">
          {rooms.length === 0 ? t`The hotel has no rooms yet.` : t`No such room today.`}
        </p>
      ) : null}
      {groups.map((group) =>
        group.rooms.length === 0 ? null : (
          <section key={group.need} aria-label={NEEDS[group.need]} className="border-t-2 border-brass pt-1">
            <h2 className="flex items-baseline justify-between font-sans text-base font-semibold">
              {NEEDS[group.need]}
              <span className="tabular font-normal text-quiet">{group.rooms.length}</span>
            </h2>
            <ul>
              {group.rooms.map((room) => (
                <RoomItem
                  key={room.number}
                  room={room}
                  waiting={
                    [...presses.waiting, ...presses.pictures.waiting].filter(
                      ({ roomNumber }) => roomNumber === room.number,
                    ).length
                  }
                  minibar={minibar}
                  makers={makers}
                  onPress={(pressed, picture) => presses.press(room.number, pressed, picture ?? null)}
                  onBlock={() => setBlocked(room.number)}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      <div role="status" className="empty:hidden">
        {outcome ? <Message tone="good" text={outcome} /> : null}
      </div>
      <LazyDialog problem={t`The form could not be loaded.`} open={blocked !== null} onClose={closeForm}>
        {blocked === null ? null : (
          <BlockRoom
            proposed={{ roomNumber: blocked, firstNight: businessDay, until: addDays(businessDay, 1) }}
            onClose={closeForm}
            onBlocked={(sentence) => {
              closeForm();
              setOutcome(sentence);
            }}
          />
        )}
      </LazyDialog>
    </>
  );
}

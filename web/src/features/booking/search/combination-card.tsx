import { StoredPicture } from '../../../components/picture/stored-picture';
import type { CombinationCard_CombinationFragment } from '../../../generated/graphql';
import { guestsInWords } from '../../../lib/stays/guest-words';
import { EndOfBlock } from '../../../components/page/end-of-block';
import { joinClasses } from '../../../lib/joined-classes';
import { bookPath, type FurtherParty } from '../../../lib/stays/stay-address';
import { writeCounted } from '../../../lib/lists';
import { t } from '../../../lib/texts/texts';
import type { CompleteStay } from './complete-stay';
import { RateList } from './rate-list';

type Room = CombinationCard_CombinationFragment['rooms'][number];

interface CombinationCardProps {
  combination: CombinationCard_CombinationFragment;
  stay: CompleteStay;
}

/** Who stays in which room; rooms with equal guests are one line. */
function guestsOfRooms(rooms: readonly Room[]): string[] {
  const words = rooms.map(({ roomType, guests, children }) => ({
    title: roomType.title,
    guests: guestsInWords(guests, children),
  }));
  const lines = words.map((room) => {
    const count = words.filter(({ title, guests }) => title === room.title && guests === room.guests).length;
    return count > 1 ? t`${count} × ${room.title}: ${room.guests} each` : t`${room.title}: ${room.guests}`;
  });
  return [...new Set(lines)];
}

const partyOf = ({ roomType, guests, children }: Room): FurtherParty => ({
  guests,
  children: [...children],
  room: roomType.name,
});

/**
 * A picture of each type: in a row on phones; on wide screens in a column next to the rates. Three or more pictures
 * are in two columns. With an odd number, the first picture is wide.
 */
function PicturesOfTypes({ types }: { types: readonly Room['roomType'][] }) {
  const isMosaic = types.length > 2;
  return (
    <ul className={joinClasses('h-fit', isMosaic ? 'grid grid-cols-2 gap-1' : 'flex gap-1 sm:flex-col')}>
      {types.map(({ name, title, pictures, uploadedPictures }, place) => (
        <li
          key={name}
          className={joinClasses(
            'shown-whole relative min-w-0 flex-1',
            isMosaic && place === 0 && types.length % 2 === 1 && 'col-span-2',
          )}
        >
          <StoredPicture
            address={pictures[0]}
            uploads={uploadedPictures}
            sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 14rem, 92vw"
            className="aspect-[16/10]"
          />
          {types.length > 1 ? (
            <span
              aria-hidden
              className="absolute bottom-0 left-0 bg-raised/90 px-2 py-0.5 text-sm font-medium text-ink"
            >
              {title}
            </span>
          ) : null}
          <EndOfBlock />
        </li>
      ))}
    </ul>
  );
}

/** Several free rooms that sleep all guests, booked by one press. */
export function CombinationCard({ combination: { rooms, plans }, stay }: CombinationCardProps) {
  const title = writeCounted(rooms.map(({ roomType }) => roomType.title));
  const [first, ...further] = rooms.map(partyOf);
  if (!first) return null;
  const types = rooms.filter(
    ({ roomType }, place) => rooms.findIndex((other) => other.roomType.name === roomType.name) === place,
  );
  return (
    <article className="grid gap-4 border-t border-brass pt-5 sm:grid-cols-[14rem_1fr] sm:gap-5 lg:grid-cols-[18rem_1fr]">
      <PicturesOfTypes types={types.map(({ roomType }) => roomType)} />
      <div>
        <h4 className="text-[1.75rem]">{title}</h4>
        <ul className="mt-1 mb-3 text-quiet">
          {guestsOfRooms(rooms).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <RateList
          {...{ plans, stay, title }}
          rooms={rooms.length}
          offered="makesOffer"
          addressOf={(plan) => bookPath({ ...stay, ...first, further, plan })}
        />
      </div>
    </article>
  );
}

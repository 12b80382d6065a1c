import { BedDouble, Eye, Scaling, Users, type LucideIcon } from 'lucide-react';
import { useRoomsAtAGlanceQuery } from '../../../generated/search';
import type { RoomAtAGlance_RoomTypeFragment } from '../../../generated/graphql';
import { EndOfBlock } from '../../../components/page/end-of-block';
import { joinClasses } from '../../../lib/joined-classes';
import type { RoomTypeName } from '../../../lib/stays/room-type-name';
import { plural, t } from '../../../lib/texts/texts';

interface RoomAtAGlanceProps {
  roomType: RoomAtAGlance_RoomTypeFragment;
  className?: string;
}

type Detail = [Icon: LucideIcon, words: string | null, label?: string];

function detailsOf({ mostGuests, beds, sizeSquareMetres, view }: RoomAtAGlance_RoomTypeFragment): Detail[] {
  const guests = plural(mostGuests, { one: '# guest', other: '# guests' });
  return [
    [Users, t`Up to ${guests}`],
    [BedDouble, beds],
    [Scaling, sizeSquareMetres === null ? null : t`${sizeSquareMetres} m²`],
    [Eye, view, t`View`],
  ];
}

/** The facts of a room at a glance: a line of icons with labels. */
export function RoomAtAGlance({ roomType, className }: RoomAtAGlanceProps) {
  return (
    <ul
      className={joinClasses(
        'shown-whole flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-quiet',
        className,
      )}
    >
      {detailsOf(roomType).map(([Icon, words, label], place) =>
        words ? (
          <li key={place} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden strokeWidth={1.5} className="size-4.5 shrink-0 text-ink" />
            {label ? <span className="sr-only">{label}: </span> : null}
            {words}
          </li>
        ) : null,
      )}
      <EndOfBlock />
    </ul>
  );
}

/** {@link RoomAtAGlance} by the code of the room type, for the cards of listings. */
export function RoomTypeAtAGlance({ code }: { code: RoomTypeName }) {
  const { data } = useRoomsAtAGlanceQuery();
  const roomType = data?.roomTypes.find(({ name }) => name === code);
  return roomType ? <RoomAtAGlance roomType={roomType} /> : null;
}

import type { ReactNode } from 'react';
import { CardSkeletons } from '../../../components/list/card-skeleton';
import { FailedState } from '../../../components/list/failed-state';
import { NothingHere } from '../../../components/list/nothing-here';
import { useCategoryItemsQuery } from '../../../generated/listings';
import { ListingCard } from './listing-card';
import type { ChosenRoom, RoomTypeName } from '../../../lib/stays/room-type-name';
import { t } from '../../../lib/texts/texts';

interface ListingProps {
  category: string;
  /** Opens the booking form for the item's room. */
  onBook: (room: ChosenRoom) => void;
  /** The facts of a room type at a glance, for its card. */
  atAGlance?: (roomType: RoomTypeName) => ReactNode;
  /** The price of the chosen stay in a room type, for its card. */
  priceOf?: ((roomType: RoomTypeName) => ReactNode) | undefined;
  /** The path of a room type's page, with the chosen stay. */
  pathOf?: (roomType: RoomTypeName) => string;
}

const COLUMNS = 'grid gap-x-8 md:grid-cols-2';
const THREE = 'xl:grid-cols-3';

// Cards side by side share their rows, so that titles, texts and details line up.
const GRID = `${COLUMNS} gap-y-14 md:-mb-14 md:gap-y-0`;
const CARD = 'grid grid-cols-1 md:row-span-6 md:grid-rows-subgrid md:pb-14';

/** Two or four cards are laid out in pairs, so that no card is alone in a row. */
function gridFor(count: number): string {
  return count % 3 === 1 || count === 2 ? GRID : `${GRID} ${THREE}`;
}

/** The items of one category. */
export function Listing({ category, ...ofCard }: ListingProps) {
  const { data, error, refetch } = useCategoryItemsQuery({ variables: { category } });
  const result = data?.categoryItems;
  if (result?.__typename === 'CategoryItems') {
    if (result.items.length === 0)
      return <NothingHere text={t`There is nothing to show here at the moment.`} />;
    return (
      <ul className={gridFor(result.items.length)}>
        {result.items.map((item) => (
          <li key={item.id} className={CARD}>
            <ListingCard item={item} {...ofCard} />
          </li>
        ))}
      </ul>
    );
  }
  if (error || result)
    return <FailedState problem={t`This page could not be loaded.`} onRetry={() => void refetch()} />;
  return <CardSkeletons label={t`Loading`} count={3} className={`${COLUMNS} gap-y-14 ${THREE}`} />;
}

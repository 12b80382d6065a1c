import { EmptyState } from '../../components/empty-state';
import { FailedState } from '../../components/failed-state';
import type { RoomTypeName } from '../../generated/graphql';
import { useCategoryItemsQuery } from '../../generated/listings';
import { ListingCard } from './listing-card';

interface ListingProps {
  category: string;
  /** Books the room type of an item. */
  onBook: (roomType: RoomTypeName) => void;
}

const GRID = 'grid gap-x-8 gap-y-14 md:grid-cols-2';
const THREE = 'xl:grid-cols-3';

/** Two or four stand better in twos: no card is left alone. */
function gridFor(count: number): string {
  return count % 3 === 1 || count === 2 ? GRID : `${GRID} ${THREE}`;
}

/** Everything of one category. */
export function Listing({ category, onBook }: ListingProps) {
  const { data, error, refetch } = useCategoryItemsQuery({ variables: { category } });
  const result = data?.categoryItems;
  if (result?.__typename === 'CategoryItems') {
    if (result.items.length === 0) return <EmptyState text="Nothing is listed here at the moment." />;
    return (
      <ul className={gridFor(result.items.length)}>
        {result.items.map((item) => (
          <li key={item.id} className="flex">
            <ListingCard item={item} onBook={onBook} />
          </li>
        ))}
      </ul>
    );
  }
  if (error || result) return <FailedState what="This page" onRetry={() => void refetch()} />;
  return <ListingSkeleton />;
}

function ListingSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={`${GRID} ${THREE}`}>
      {[1, 2, 3].map((card) => (
        <div key={card} aria-hidden className="animate-pulse">
          <div className="aspect-[16/10] rounded-picture bg-line" />
          <div className="mt-5 h-7 w-2/3 bg-line" />
          <div className="mt-4 h-20 bg-line/60" />
        </div>
      ))}
    </div>
  );
}

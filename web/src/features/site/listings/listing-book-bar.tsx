import type { ReactNode } from 'react';
import { Button } from '../../../components/form/button';
import { BookBar } from '../../../components/page/book-bar';
import { NightWithTax } from '../../../components/price/night-with-tax';
import { useCategoryItemsQuery } from '../../../generated/listings';
import type { ListingCard_ItemFragment } from '../../../generated/graphql';
import { writeRate } from '../../../lib/money';
import type { ChosenRoom, RoomTypeName } from '../../../lib/stays/room-type-name';
import { t } from '../../../lib/texts/texts';

interface ListingBookBarProps {
  category: string;
  onBook: (room: ChosenRoom) => void;
  /** The price of the chosen stay, or of a night. */
  priceOf?: (roomType: RoomTypeName, ofNight: string) => ReactNode;
  /** The bar for a page without rooms. */
  instead?: ReactNode;
}

/** The bookable room with the lowest price. */
function cheapestOf(items: readonly ListingCard_ItemFragment[]): ListingCard_ItemFragment | undefined {
  const amountOf = ({ price }: ListingCard_ItemFragment) => price?.amount ?? Number.POSITIVE_INFINITY;
  const [cheapest] = items
    .filter(({ roomType, available, price }) => roomType && available && price)
    .sort((one, other) => amountOf(one) - amountOf(other));
  return cheapest;
}

/** On phones: the lowest price of the listed rooms, and the button 'Book'. */
export function ListingBookBar({ category, onBook, priceOf, instead = null }: ListingBookBarProps) {
  const { data } = useCategoryItemsQuery({ variables: { category } });
  const result = data?.categoryItems;
  const cheapest = result?.__typename === 'CategoryItems' ? cheapestOf(result.items) : undefined;
  if (!cheapest?.price || !cheapest.roomType) return instead;
  const { price, oneNight, roomType } = cheapest;
  const ofNight = t`from ${writeRate(price)}`;
  return (
    <BookBar
      price={priceOf?.(roomType, ofNight) ?? ofNight}
      note={oneNight ? <NightWithTax price={oneNight} /> : undefined}
    >
      <Button onClick={() => onBook({ roomType })}>{t`Book`}</Button>
    </BookBar>
  );
}

import { createUnionType, Field, Float, ID, ObjectType } from 'type-graphql';
import { inCurrency, rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { RoomTypeNameScalar } from '../../selling/rooms/room.results';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import type { ShownItem } from './listed-rooms.service';

@ObjectType('CategoryItem', { description: 'One item of a listing page.' })
export class CategoryItemView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field({ description: 'The category that it is listed under.' })
  category: string;

  @Field({ description: 'Its name.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'A description for guests.' })
  description: string | null;

  @Field(() => [String], { description: 'Addresses of its pictures; the first is shown.' })
  images: string[];

  @Field(() => Money, {
    nullable: true,
    description:
      'The price in the currency of rates, for a room the rate of its type; null when the item has no price.',
  })
  price: Money | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The price in whole dollars and cents, such as 199, for the documented /api/data.',
  })
  priceInDollars: number | null;

  @Field({ description: 'Whether it is available at present.' })
  available: boolean;

  @Field(() => [String], { description: 'What is included.' })
  amenities: string[];

  @Field(() => String, { nullable: true, description: 'The opening hours, such as "7:00 am to 10:30 am".' })
  timing: string | null;

  @Field(() => String, { nullable: true, description: 'The place in the hotel.' })
  location: string | null;

  @Field(() => RoomTypeNameScalar, {
    nullable: true,
    description: 'The room type to book, for an item that is a room.',
  })
  roomType: RoomTypeName | null;

  @Field(() => [String], {
    description:
      'The numbers of its rooms: a booking from this item gets one of them. Empty when it promises no particular room.',
  })
  rooms: string[];

  @Field(() => Money, {
    nullable: true,
    description: 'What one night costs today, with tax, in INR; null unless the item is a room on sale.',
  })
  oneNight: Money | null;

  static of({ item, priceCents, currency, oneNightPaise, roomNumbers }: ShownItem): CategoryItemView {
    const { roomTypeName, ...shown } = item;
    return Object.assign(new CategoryItemView(), {
      ...shown,
      price: priceCents === null ? null : inCurrency(priceCents, currency),
      priceInDollars: priceCents === null ? null : priceCents / 100,
      roomType: roomTypeName,
      rooms: roomNumbers,
      oneNight: oneNightPaise === null ? null : rupees(oneNightPaise),
    });
  }
}

@ObjectType({ description: 'All items of one category.' })
export class CategoryItems {
  @Field({ description: 'The category.' })
  category: string;

  @Field(() => [CategoryItemView], { description: 'The items, in the order in which they were added.' })
  items: CategoryItemView[];

  constructor(category: string, items: CategoryItemView[]) {
    this.category = category;
    this.items = items;
  }
}

export const CategoryItemsResult = createUnionType({
  name: 'CategoryItemsResult',
  description: 'A listing, or the faults of the category.',
  types: () => [CategoryItems, InvalidInput] as const,
});

import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Page } from '../../platform/database/paging';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { RoomTypeNameScalar } from '../../selling/rooms/room.results';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import { CATEGORY_ITEM_LIMITS } from './category-item.policy';
import { CategoryItemView } from './category-item.results';

@InputType({ description: 'The administrator’s form for an item; title and category are required.' })
export class CategoryItemInput {
  @Field(() => String, { nullable: true, description: `1 to ${CATEGORY_ITEM_LIMITS.title} characters.` })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'One of the thirteen categories, as in categoryItems.',
  })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The place in the hotel; at most ${CATEGORY_ITEM_LIMITS.location} characters.`,
  })
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${CATEGORY_ITEM_LIMITS.description} characters.`,
  })
  description?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${CATEGORY_ITEM_LIMITS.images} addresses of pictures, https://… or /pictures/…; the first is shown.`,
  })
  images?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'US cents, at least 0; left out when the item has no price. A room costs the rate of its type.',
  })
  priceCents?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is available at present; true when left out.',
  })
  available?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${CATEGORY_ITEM_LIMITS.amenities}, of at most ${CATEGORY_ITEM_LIMITS.amenity} characters each.`,
  })
  amenities?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: `The opening hours; at most ${CATEGORY_ITEM_LIMITS.timing} characters.`,
  })
  timing?: string | null;

  @Field(() => RoomTypeNameScalar, {
    nullable: true,
    description: 'The room type to book, for an item that is a room.',
  })
  roomType?: RoomTypeName | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'The numbers of the rooms that the item sells, all of its type; left out when it sells any room of the type.',
  })
  rooms?: string[] | null;
}

@ObjectType({ description: 'One page of all items.' })
export class CategoryItemPage extends Page {
  @Field(() => [CategoryItemView], { description: 'Newest first.' })
  items: CategoryItemView[];
}

@ObjectType({ description: 'The item is stored and listed at once.' })
export class CategoryItemSaved {
  @Field(() => CategoryItemView, { description: 'The stored item.' })
  item: CategoryItemView;

  constructor(item: CategoryItemView) {
    this.item = item;
  }
}

export const SaveCategoryItemResult = createUnionType({
  name: 'SaveCategoryItemResult',
  description: 'The stored item, or a refusal.',
  types: () => [CategoryItemSaved, InvalidInput, RecordNotFound] as const,
});

import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { ChargeItem as StoredItem } from './charge-item.entity';
import { CHARGE_ITEM_LIMITS } from './charge-item.policy';
import { Department } from './department';

const PRICE = `The price of one piece in paise, before GST: ${CHARGE_ITEM_LIMITS.pricePaise.minimum} to ${CHARGE_ITEM_LIMITS.pricePaise.maximum}. Null for an item of the room.`;
const PERCENT = `For an item of the room: its price in percent of a night of the stay, ${CHARGE_ITEM_LIMITS.percentOfNight.minimum} to ${CHARGE_ITEM_LIMITS.percentOfNight.maximum}. Null for any other item.`;
const FIRST =
  'For an item of the room: whether its night is the first of the stay, as for an early check-in, and not the last.';
const TAX =
  'GST in percent, both halves together. Null for a restaurant supply, whose tax follows from the hotel’s setting, and for an item of the room, which has the tax of its night.';
const CODE = 'Services accounting code, or the code of goods (HSN): 4 to 8 digits.';

@InputType({ description: 'The owner’s form for a charge item. Every field is replaced.' })
export class ChargeItemInput {
  @Field({ description: `The name on the bill, at most ${CHARGE_ITEM_LIMITS.name} characters.` })
  name: string;

  @Field(() => Department, { description: 'The department that sells it.' })
  department: Department;

  @Field(() => MinorUnits, { nullable: true, description: PRICE })
  pricePaise?: number | null;

  @Field(() => Int, { nullable: true, description: PERCENT })
  percentOfNight?: number | null;

  @Field({ defaultValue: false, description: FIRST })
  ofFirstNight: boolean;

  @Field(() => Int, { nullable: true, description: TAX })
  taxPercent?: number | null;

  @Field({ description: CODE })
  code: string;

  @Field({ defaultValue: false, description: 'Whether it is among the buttons at hand.' })
  isFavourite: boolean;

  @Field({ defaultValue: true, description: 'Whether it can be posted.' })
  onSale: boolean;

  @Field(() => Int, { defaultValue: 0, description: 'Its place in the list; the lowest number comes first.' })
  sortOrder: number;
}

@ObjectType({
  description: 'For the administrator: something that the staff post to bills, such as a bottle of water.',
})
export class ChargeItem {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'The name on the bill.' })
  name: string;

  @Field(() => Department, { description: 'The department that sells it.' })
  department: Department;

  @Field(() => MinorUnits, { nullable: true, description: PRICE })
  pricePaise: number | null;

  @Field(() => Int, { nullable: true, description: PERCENT })
  percentOfNight: number | null;

  @Field({ description: FIRST })
  ofFirstNight: boolean;

  @Field(() => Int, { nullable: true, description: TAX })
  taxPercent: number | null;

  @Field({ description: CODE })
  code: string;

  @Field({ description: 'Whether it is among the buttons at hand.' })
  isFavourite: boolean;

  @Field({ description: 'Whether it can be posted.' })
  onSale: boolean;

  @Field(() => Int, { description: 'Its place in the list.' })
  sortOrder: number;

  static of(item: StoredItem): ChargeItem {
    return Object.assign(new ChargeItem(), item);
  }
}

@ObjectType({ description: 'The charge item is stored. Charges that were posted stay as they are.' })
export class ChargeItemSaved {
  @Field(() => ChargeItem, { description: 'The stored item.' })
  item: ChargeItem;

  constructor(stored: StoredItem) {
    this.item = ChargeItem.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The charge item was changed since the form was opened; nothing was stored.',
})
export class ChargeItemChanged extends Refusal {
  @Field(() => ChargeItem, { description: 'The item as it is stored now.' })
  item: ChargeItem;

  constructor(stored: StoredItem) {
    super(sentence('SETTINGS_CHANGED'));
    this.item = ChargeItem.of(stored);
  }
}

export const AddChargeItemResult = createUnionType({
  name: 'AddChargeItemResult',
  description: 'The stored item, or the faults of the form.',
  types: () => [ChargeItemSaved, InvalidInput] as const,
});

export const EditChargeItemResult = createUnionType({
  name: 'EditChargeItemResult',
  description: 'The stored item, or a refusal.',
  types: () => [ChargeItemSaved, ChargeItemChanged, InvalidInput, RecordNotFound] as const,
});

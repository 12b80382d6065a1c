import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { Field, Int, ObjectType } from 'type-graphql';
import { inCurrency } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import type { PropertyDetails } from '../property/property.service';
import { mostGuestsOf, supplementsOf } from './guests.policy';
import type { RoomType, RoomTypeName } from './room-type.entity';

/** A text. Documents may also write it without quotes, because room types were once an enum. */
export const RoomTypeNameScalar = new GraphQLScalarType<string, string>({
  name: 'RoomTypeName',
  description: 'The code of a room type, such as Deluxe. `roomTypes` lists them.',
  serialize: String,
  parseValue: (value) => codeFrom(value),
  parseLiteral: (node) =>
    node.kind === Kind.STRING || node.kind === Kind.ENUM ? codeFrom(node.value) : codeFrom(null),
});

// Longer than any code. The refusal repeats the text, so its length must be limited.
const LONGEST_CODE = 100;

function codeFrom(value: unknown): string {
  // PostgreSQL does not accept NUL within a text.
  if (typeof value === 'string' && value.length <= LONGEST_CODE && !value.includes('\0')) return value;
  throw new GraphQLError('Write the code of a room type, such as Deluxe.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

@ObjectType({ description: 'The supplement for a child of an age band.' })
export class ChildSupplement {
  @Field({ description: 'The title of the age band for guests.' })
  name: string;

  @Field(() => Int, { description: 'The lowest age, in years.' })
  fromAge: number;

  @Field(() => Int, { description: 'The highest age, in years.' })
  toAge: number;

  @Field(() => Money, { description: 'The supplement a night in the currency of rates, before GST.' })
  supplement: Money;
}

@ObjectType('RoomType', { description: 'A type of room, which guests book.' })
export class RoomTypeView {
  @Field(() => RoomTypeNameScalar, { description: 'Its code, such as Deluxe.' })
  name: RoomTypeName;

  @Field({ description: 'The title for guests.' })
  title: string;

  @Field(() => Money, { description: 'The rate of a night in the currency of rates, before GST.' })
  nightlyRate: Money;

  @Field(() => Int, { description: 'How many guests one room sleeps in its own beds.' })
  capacity: number;

  @Field(() => Int, { description: 'How many guests one room sleeps with its extra beds.' })
  mostGuests: number;

  @Field({ description: 'The description for guests.' })
  description: string;

  @Field(() => Int, { description: 'How many of the guests may be adults.' })
  maximumAdults: number;

  @Field(() => Int, { description: 'How many of the guests may be children.' })
  maximumChildren: number;

  @Field(() => Int, { description: 'How many beds can be added.' })
  extraBeds: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many guests the nightly rate includes; null when it includes all.',
  })
  includedGuests: number | null;

  @Field(() => Money, { description: 'The supplement for each further adult a night, before GST.' })
  adultSupplement: Money;

  @Field(() => [ChildSupplement], {
    description: 'The supplements for further children, the youngest band first.',
  })
  childSupplements: ChildSupplement[];

  @Field(() => String, { nullable: true, description: 'The beds, such as "King bed and sofa bed".' })
  beds: string | null;

  @Field(() => Int, { nullable: true, description: 'Square metres.' })
  sizeSquareMetres: number | null;

  @Field(() => String, { nullable: true, description: 'The view from the window.' })
  view: string | null;

  @Field(() => String, { nullable: true, description: 'The place in the building.' })
  floor: string | null;

  @Field(() => [String], { description: 'What each stay includes.' })
  included: string[];

  @Field(() => [String], { description: 'Addresses of pictures; the first is shown first.' })
  pictures: string[];

  static of(
    roomType: RoomType,
    { rateCurrency, childBands }: Pick<PropertyDetails, 'rateCurrency' | 'childBands'>,
  ): RoomTypeView {
    const { adultCents, children } = supplementsOf(roomType, childBands);
    return Object.assign(new RoomTypeView(), {
      ...roomType,
      mostGuests: mostGuestsOf(roomType, childBands),
      adultSupplement: inCurrency(adultCents, rateCurrency),
      childSupplements: childBands.map(({ name }, index) => ({
        name,
        fromAge: (childBands[index - 1]?.toAge ?? -1) + 1,
        toAge: children[index]?.toAge ?? 0,
        supplement: inCurrency(children[index]?.cents ?? 0, rateCurrency),
      })),
      name: roomType.code,
      title: roomType.name,
      nightlyRate: inCurrency(roomType.nightlyRateCents, rateCurrency),
    });
  }
}

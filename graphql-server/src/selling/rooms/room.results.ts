import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { Field, Int, ObjectType } from 'type-graphql';
import { inCurrency } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import type { PropertyDetails } from '../property/property.service';
import { mostGuestsOf, supplementsOf } from './guests.policy';
import type { RoomType, RoomTypeName } from './room-type.entity';

/** Text, also where a document writes it without quotes: room types were an enum once. */
export const RoomTypeNameScalar = new GraphQLScalarType<string, string>({
  name: 'RoomTypeName',
  description: 'The code of a room type, such as Deluxe. `roomTypes` lists them.',
  serialize: String,
  parseValue: (value) => codeFrom(value),
  parseLiteral: (node) =>
    node.kind === Kind.STRING || node.kind === Kind.ENUM ? codeFrom(node.value) : codeFrom(null),
});

// Longer than any code; a text of any length would come back in the refusal.
const LONGEST_CODE = 100;

function codeFrom(value: unknown): string {
  // PostgreSQL takes no NUL within a text.
  if (typeof value === 'string' && value.length <= LONGEST_CODE && !value.includes('\0')) return value;
  throw new GraphQLError('A room type is named by its code, such as Deluxe.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

@ObjectType({ description: 'What a child of an age costs beyond the guests in the rate.' })
export class ChildSupplement {
  @Field({ description: 'What guests call the age band.' })
  name: string;

  @Field(() => Int, { description: 'The lowest age, in years.' })
  fromAge: number;

  @Field(() => Int, { description: 'The highest age, in years.' })
  toAge: number;

  @Field(() => Money, { description: 'A night in the currency of rates, before GST.' })
  supplement: Money;
}

@ObjectType('RoomType', { description: 'A type of room: what is sold.' })
export class RoomTypeView {
  @Field(() => RoomTypeNameScalar, { description: 'Its code, such as Deluxe.' })
  name: RoomTypeName;

  @Field({ description: 'What guests call it.' })
  title: string;

  @Field(() => Money, { description: 'A night in the currency of rates, before GST.' })
  nightlyRate: Money;

  @Field(() => Int, { description: 'How many guests one room sleeps in its own beds.' })
  capacity: number;

  @Field(() => Int, { description: 'How many guests one room sleeps with its extra beds.' })
  mostGuests: number;

  @Field({ description: 'What guests read about it.' })
  description: string;

  @Field(() => Int, { description: 'How many of the guests may be adults.' })
  maximumAdults: number;

  @Field(() => Int, { description: 'How many of the guests may be children.' })
  maximumChildren: number;

  @Field(() => Int, { description: 'How many beds can be added.' })
  extraBeds: number;

  @Field(() => Int, {
    nullable: true,
    description: 'So many guests are in the nightly rate; null when all of them are.',
  })
  includedGuests: number | null;

  @Field(() => Money, { description: 'What each adult beyond them costs a night, before GST.' })
  adultSupplement: Money;

  @Field(() => [ChildSupplement], { description: 'The same for a child, the youngest band first.' })
  childSupplements: ChildSupplement[];

  @Field(() => String, { nullable: true, description: 'Such as "King bed and sofa bed".' })
  beds: string | null;

  @Field(() => Int, { nullable: true, description: 'Square metres.' })
  sizeSquareMetres: number | null;

  @Field(() => String, { nullable: true, description: 'What guests see from the window.' })
  view: string | null;

  @Field(() => String, { nullable: true, description: 'Where in the building it is.' })
  floor: string | null;

  @Field(() => [String], { description: 'What belongs to each stay.' })
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

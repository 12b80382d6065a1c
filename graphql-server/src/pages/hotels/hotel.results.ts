import { createUnionType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import type { Hotel } from './hotel.entity';

@ObjectType('Hotel', { description: 'A partner hotel of the directory.' })
export class HotelView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Its id at the portal of url.' })
  hotelId: string | null;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its city.' })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'Its country.' })
  country: string | null;

  @Field(() => Float, { nullable: true, description: 'Stars, 0 to 5, halves allowed.' })
  starRating: number | null;

  @Field(() => Float, { nullable: true, description: 'Guests’ rating out of 10.' })
  ratingAverage: number | null;

  @Field(() => String, { nullable: true, description: 'A few sentences about it.' })
  overview: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its picture.' })
  photo: string | null;

  @Field(() => String, { nullable: true, description: 'Its page at the portal.' })
  url: string | null;

  static of(hotel: Hotel): HotelView {
    return Object.assign(new HotelView(), hotel);
  }
}

@ObjectType({ description: 'One page of the directory.' })
export class HotelPage {
  @Field(() => [HotelView], { description: 'The hotels, by name; empty beyond the last page.' })
  hotels: HotelView[];

  @Field(() => Int, { description: 'The number of this page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'How many pages there are; 0 when nothing is found.' })
  totalPages: number;

  @Field(() => Int, { description: 'How many hotels were found on all pages.' })
  totalCount: number;
}

export const HotelsResult = createUnionType({
  name: 'HotelsResult',
  description: 'A page of the directory, or the faults of the filter.',
  types: () => [HotelPage, InvalidInput] as const,
});

import { createUnionType, Field, Float, InputType, ObjectType } from 'type-graphql';
import { Page } from '../../platform/database/paging';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { HOTEL_LIMITS } from './hotel.policy';
import { HotelView } from './hotel.results';

@InputType({ description: 'The administrator’s form for a partner hotel; only the name is required.' })
export class HotelInput {
  @Field(() => String, { nullable: true, description: `1 to ${HOTEL_LIMITS.name} characters.` })
  name?: string | null;

  @Field(() => String, { nullable: true, description: `At most ${HOTEL_LIMITS.city} characters.` })
  city?: string | null;

  @Field(() => String, { nullable: true, description: `At most ${HOTEL_LIMITS.country} characters.` })
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Its id at the portal of url; at most ${HOTEL_LIMITS.hotelId} characters.`,
  })
  hotelId?: string | null;

  @Field(() => Float, { nullable: true, description: '0 to 5 in halves.' })
  starRating?: number | null;

  @Field(() => Float, { nullable: true, description: 'Out of 10, stored with two decimals.' })
  ratingAverage?: number | null;

  @Field(() => String, { nullable: true, description: `At most ${HOTEL_LIMITS.overview} characters.` })
  overview?: string | null;

  @Field(() => String, { nullable: true, description: 'The address of a picture: https://… or /pictures/….' })
  photo?: string | null;

  @Field(() => String, { nullable: true, description: 'Its page at the portal: https://….' })
  url?: string | null;
}

@ObjectType({ description: 'One page of all partner hotels.' })
export class HotelList extends Page {
  @Field(() => [HotelView], { description: 'Newest first.' })
  hotels: HotelView[];
}

@ObjectType({ description: 'The hotel is stored and listed in the directory at once.' })
export class HotelSaved {
  @Field(() => HotelView, { description: 'The stored hotel.' })
  hotel: HotelView;

  constructor(hotel: HotelView) {
    this.hotel = hotel;
  }
}

export const SaveHotelResult = createUnionType({
  name: 'SaveHotelResult',
  description: 'The stored hotel, or a refusal.',
  types: () => [HotelSaved, InvalidInput, RecordNotFound] as const,
});

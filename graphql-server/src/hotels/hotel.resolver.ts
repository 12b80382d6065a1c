import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context';
import { readInput } from '../platform/input-faults';
import { InvalidInput } from '../platform/refusal.type';
import { hotelQuestionRules } from './hotel.policy';
import { HotelPage, HotelsResult, HotelView } from './hotel.results';

@Resolver()
export class HotelResolver {
  @Query(() => HotelsResult, {
    description: 'The directory of partner hotels, by name; all filters together.',
  })
  async hotels(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of the name, in any case; at most 100 characters.',
    })
    search: string | null,
    @Arg('city', () => String, {
      nullable: true,
      description: 'Part of the city’s name, in any case; at most 100 characters.',
    })
    city: string | null,
    @Arg('stars', () => Int, {
      nullable: true,
      description: '1 to 5; 4 finds four and four and a half stars.',
    })
    stars: number | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 6, description: 'Hotels a page, 1 to 60.' }) limit: number,
    @Ctx() { services }: RequestContext,
  ): Promise<typeof HotelsResult> {
    const asked = { search: search ?? '', city: city ?? '', stars: stars ?? null, page, limit };
    const question = readInput(hotelQuestionRules, asked);
    if (!question.ok) return new InvalidInput(question.faults);
    const { hotels, totalCount } = await services.hotels.find(question.value);
    return Object.assign(new HotelPage(), {
      hotels: hotels.map((hotel) => HotelView.of(hotel)),
      page: question.value.page,
      totalPages: Math.ceil(totalCount / question.value.limit),
      totalCount,
    });
  }
}

import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import type { HotelService } from './hotel.service';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { UploadedPicture } from '../../pictures/core/picture.results';
import { PageArguments } from '../../platform/database/paging';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { deleteResult, DeleteResult, saveResult } from '../records/record.results';
import { HotelInput, HotelList, HotelSaved, SaveHotelResult } from './hotel.inputs';
import { HotelPage, HotelsResult, HotelView } from './hotel.results';

@Resolver(() => HotelView)
export class HotelResolver {
  constructor(
    private readonly hotelService: HotelService,
    private readonly pictureIndex: PictureIndex,
  ) {}

  @FieldResolver(() => [UploadedPicture], {
    description: 'The hotel’s pictures that were uploaded here, with what a page needs to show them.',
  })
  uploadedPictures(@Root() { photo }: HotelView): UploadedPicture[] {
    return this.pictureIndex.shown([photo]);
  }

  @ForEverybody()
  @Query(() => HotelsResult, {
    description: 'The directory of partner hotels, by name. A hotel must match all given filters.',
  })
  async hotels(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of the name, in capital or small letters; at most 100 characters.',
    })
    search: string | null,
    @Arg('city', () => String, {
      nullable: true,
      description: 'Part of the city’s name, in capital or small letters; at most 100 characters.',
    })
    city: string | null,
    @Arg('stars', () => Int, {
      nullable: true,
      description: '1 to 5; 4 finds hotels with four and with four and a half stars.',
    })
    stars: number | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 6, description: 'Hotels per page, 1 to 60.' }) limit: number,
  ): Promise<typeof HotelsResult> {
    const filter = { search: search ?? '', city: city ?? '', stars: stars ?? null, page, limit };
    return resultOf(await this.hotelService.find(filter), {
      HotelPage: ({ kind: _kind, hotels, ...counts }) =>
        Object.assign(new HotelPage(), { hotels: hotels.map((hotel) => HotelView.of(hotel)), ...counts }),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('content.read')
  @Query(() => HotelList, { description: 'For the administrator: every partner hotel, newest first.' })
  async allHotels(@Args() pageArguments: PageArguments): Promise<HotelList> {
    const { records, ...page } = await this.hotelService.page(pageArguments);
    const hotels = records.map((hotel) => HotelView.of(hotel));
    return Object.assign(new HotelList(), { hotels, ...page });
  }

  @Needs('content.write')
  @Mutation(() => SaveHotelResult, { description: 'For the administrator: adds a partner hotel.' })
  async addHotel(
    @Arg('input', () => HotelInput, { description: 'The form.' }) input: HotelInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveHotelResult> {
    const outcome = await this.hotelService.add(staffOf(context), input);
    return saveResult(outcome, (hotel) => new HotelSaved(HotelView.of(hotel)));
  }

  @Needs('content.write')
  @Mutation(() => SaveHotelResult, {
    description: 'For the administrator: replaces the fields of a hotel.',
  })
  async editHotel(
    @Arg('id', () => ID, { description: 'The hotel’s id.' }) id: string,
    @Arg('input', () => HotelInput, { description: 'The whole form.' }) input: HotelInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveHotelResult> {
    const outcome = await this.hotelService.edit(staffOf(context), id, input);
    return saveResult(outcome, (hotel) => new HotelSaved(HotelView.of(hotel)));
  }

  @Needs('content.write')
  @Mutation(() => DeleteResult, { description: 'For the administrator: takes a hotel out of the directory.' })
  async deleteHotel(
    @Arg('id', () => ID, { description: 'The hotel’s id.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeleteResult> {
    return deleteResult(await this.hotelService.delete(staffOf(context), id));
  }
}

import { FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { UploadedPicture } from '../../pictures/core/picture.results';
import type { PropertySource } from '../property/property.service';
import { RoomTypeView } from './room.results';
import type { RoomService } from './room.service';

@Resolver(() => RoomTypeView)
export class RoomResolver {
  constructor(
    private readonly roomService: RoomService,
    private readonly pictureIndex: PictureIndex,
    private readonly property: PropertySource,
  ) {}

  @FieldResolver(() => [UploadedPicture], {
    description: 'The room type’s pictures that were uploaded here, with what a page needs to show them.',
  })
  uploadedPictures(@Root() { pictures }: RoomTypeView): UploadedPicture[] {
    return this.pictureIndex.shown(pictures);
  }

  @ForEverybody()
  @Query(() => [RoomTypeView], { description: 'The room types that can be booked, in the hotel’s order.' })
  async roomTypes(): Promise<RoomTypeView[]> {
    const { current } = this.property;
    return (await this.roomService.roomTypes()).map((roomType) => RoomTypeView.of(roomType, current));
  }
}

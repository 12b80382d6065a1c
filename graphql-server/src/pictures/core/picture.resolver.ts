import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { PageArguments } from '../../platform/database/paging';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  CropInput,
  CropPictureResult,
  DeletePictureResult,
  EditPictureResult,
  PictureChanged,
  PictureDeleted,
  PictureInput,
  PictureInUse,
  PicturePage,
  PictureRecord,
  PictureSaved,
} from './picture.results';
import type { PictureService } from './picture.service';

@Resolver()
export class PictureResolver {
  constructor(private readonly service: PictureService) {}

  @Needs('content.read')
  @Query(() => PicturePage, { description: 'For the administrator: uploaded pictures, newest first.' })
  async pictures(@Args() pageArguments: PageArguments): Promise<PicturePage> {
    const { pictures, ...page } = await this.service.page(pageArguments);
    const used = await this.service.usedAddresses();
    const records = pictures.map((picture) => PictureRecord.of(picture, used));
    return Object.assign(new PicturePage(), { pictures: records, ...page });
  }

  @Needs('content.write')
  @Mutation(() => EditPictureResult, {
    description: 'For the administrator: replaces alt text and focal point of a picture.',
  })
  async editPicture(
    @Arg('id', () => ID, { description: 'The picture’s id.' }) id: string,
    @Arg('input', () => PictureInput, { description: 'The whole form.' }) input: PictureInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditPictureResult> {
    const outcome = await this.service.edit(staffOf(context), id, input, version);
    const used = await this.service.usedAddresses();
    return resultOf(outcome, {
      PictureSaved: ({ picture }) => new PictureSaved(PictureRecord.of(picture, used)),
      PictureChanged: ({ picture }) => new PictureChanged(PictureRecord.of(picture, used)),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('content.write')
  @Mutation(() => CropPictureResult, {
    description:
      'For the administrator: makes a new picture from a part of a picture, which does not change.',
  })
  async cropPicture(
    @Arg('id', () => ID, { description: 'The picture’s id.' }) id: string,
    @Arg('input', () => CropInput, { description: 'Which part.' }) input: CropInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CropPictureResult> {
    const outcome = await this.service.crop(staffOf(context), id, input);
    const used = await this.service.usedAddresses();
    return resultOf(outcome, {
      PictureSaved: ({ picture }) => new PictureSaved(PictureRecord.of(picture, used)),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('content.write')
  @Mutation(() => DeletePictureResult, {
    description: 'For the administrator: deletes a picture that no page, room or listing uses.',
  })
  async deletePicture(
    @Arg('id', () => ID, { description: 'The picture’s id.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeletePictureResult> {
    return resultOf(await this.service.delete(staffOf(context), id), {
      PictureDeleted: ({ id: deleted }) => new PictureDeleted(deleted),
      PictureInUse: () => new PictureInUse(),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}

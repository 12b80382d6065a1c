import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Page } from '../../platform/database/paging';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { addressOf, PICTURE_LIMITS } from './picture-file.policy';
import type { Picture } from './picture.entity';
import { shownOf, type ShownPicture } from './shown-picture';

enum PictureStateName {
  RECEIVED = 'RECEIVED',
  READY = 'READY',
  FAILED = 'FAILED',
}

registerEnumType(PictureStateName, {
  name: 'PictureState',
  description:
    'RECEIVED while its files are created, READY when guests can see it, FAILED when its files cannot be created.',
  valuesConfig: {
    RECEIVED: { description: 'Its files are being created.' },
    READY: { description: 'Guests can see it.' },
    FAILED: { description: 'Its files cannot be created.' },
  },
});

@ObjectType({
  description:
    'A picture that the hotel uploaded or that belongs to the built site, with what a page needs to show it.',
})
export class UploadedPicture implements ShownPicture {
  @Field({ description: 'The address that rooms, listings and pages use.' })
  address: string;

  @Field({ description: 'The name of its files: /pictures/NAME-WIDTH.avif and .webp.' })
  name: string;

  @Field({ description: 'A description for guests who cannot see it.' })
  altText: string;

  @Field(() => Int, { description: 'The width of the largest size, in pixels.' })
  width: number;

  @Field(() => Int, { description: 'The height of the largest size, in pixels.' })
  height: number;

  @Field(() => [Int], { description: 'The widths in which it is served, in pixels.' })
  widths: readonly number[];

  @Field(() => Int, {
    description: 'The focal point in percent from the left. It stays visible when only a part is shown.',
  })
  focalX: number;

  @Field(() => Int, { description: 'The focal point in percent from the top.' })
  focalY: number;

  @Field(() => [String], { description: 'Colours from top to bottom, to show until the picture is loaded.' })
  placeholder: readonly string[];
}

@ObjectType('Picture', { description: 'For the administrator: a picture, as it is stored.' })
export class PictureRecord {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'The name of the uploaded file.' })
  fileName: string;

  @Field(() => PictureStateName, { description: 'The state of the picture.' })
  state: PictureStateName;

  @Field({ description: 'Whether a page, a room or a listing uses it.' })
  isUsed: boolean;

  @Field({
    description: 'Whether its alt text is written. A picture without alt text is not offered for use.',
  })
  isDescribed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'When it was found unused, in ISO 8601. It is deleted 30 days later. Null while it is used.',
  })
  unusedSince: string | null;

  @Field(() => UploadedPicture, { description: 'What a page needs to show it.' })
  shown: UploadedPicture;

  static of(picture: Picture, used: ReadonlySet<string>): PictureRecord {
    const { id, version, fileName, state, altText, unusedSince } = picture;
    const isUsed = used.has(addressOf(picture));
    return Object.assign(new PictureRecord(), {
      id,
      version,
      fileName,
      state,
      isUsed,
      isDescribed: altText !== null,
      unusedSince: isUsed ? null : (unusedSince?.toISOString() ?? null),
      shown: shownOf(picture),
    });
  }
}

@ObjectType({ description: 'One page of the pictures, newest first.' })
export class PicturePage extends Page {
  @Field(() => [PictureRecord], { description: 'The pictures.' })
  pictures: PictureRecord[];
}

@InputType({ description: 'The form of a picture. Every field is replaced.' })
export class PictureInput {
  @Field({ description: `The alt text, 1 to ${PICTURE_LIMITS.altText} characters.` })
  altText: string;

  @Field(() => Int, { description: 'The focal point in percent from the left.' })
  focalX: number;

  @Field(() => Int, { description: 'The focal point in percent from the top.' })
  focalY: number;
}

@InputType({ description: 'A part of a picture, in thousandths of its sides.' })
export class CropInput {
  @Field(() => Int, { description: 'The left edge.' })
  left: number;

  @Field(() => Int, { description: 'The top edge.' })
  top: number;

  @Field(() => Int, { description: 'The width.' })
  width: number;

  @Field(() => Int, { description: 'The height.' })
  height: number;
}

@ObjectType({ description: 'The picture is stored.' })
export class PictureSaved {
  @Field(() => PictureRecord, { description: 'The stored picture.' })
  picture: PictureRecord;

  constructor(picture: PictureRecord) {
    this.picture = picture;
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The picture was changed since the form was opened; nothing was stored.',
})
export class PictureChanged extends Refusal {
  @Field(() => PictureRecord, { description: 'The picture as it is stored now.' })
  picture: PictureRecord;

  constructor(picture: PictureRecord) {
    super(sentence('SETTINGS_CHANGED'));
    this.picture = picture;
  }
}

@ObjectType({ description: 'The picture is deleted. Its files are removed.' })
export class PictureDeleted {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}

@ObjectType({ implements: Refusal, description: 'The picture is in use, so it cannot be deleted.' })
export class PictureInUse extends Refusal {
  constructor() {
    super(sentence('PICTURE_IN_USE'), 'id');
  }
}

export const EditPictureResult = createUnionType({
  name: 'EditPictureResult',
  description: 'The stored picture, or why it was not stored.',
  types: () => [PictureSaved, PictureChanged, InvalidInput, RecordNotFound] as const,
});

export const CropPictureResult = createUnionType({
  name: 'CropPictureResult',
  description: 'The new picture, or why it was not made.',
  types: () => [PictureSaved, InvalidInput, RecordNotFound] as const,
});

export const DeletePictureResult = createUnionType({
  name: 'DeletePictureResult',
  description: 'Deleted, in use, or not found.',
  types: () => [PictureDeleted, PictureInUse, RecordNotFound] as const,
});

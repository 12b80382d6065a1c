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
    'RECEIVED while its files are made, READY when guests can see it, FAILED when that is impossible.',
  valuesConfig: {
    RECEIVED: { description: 'Its files are being made.' },
    READY: { description: 'Guests can see it.' },
    FAILED: { description: 'Its files cannot be made.' },
  },
});

@ObjectType({
  description:
    'A picture that the hotel uploaded or that the site ships with, with what a page needs to show it.',
})
export class UploadedPicture implements ShownPicture {
  @Field({ description: 'The address by which rooms, listings and pages name it.' })
  address: string;

  @Field({ description: 'What its files are called: /pictures/NAME-WIDTH.avif and .webp.' })
  name: string;

  @Field({ description: 'What it shows, for guests who do not see it.' })
  altText: string;

  @Field(() => Int, { description: 'Pixels of the largest size.' })
  width: number;

  @Field(() => Int, { description: 'Pixels of the largest size.' })
  height: number;

  @Field(() => [Int], { description: 'The widths that it is served in.' })
  widths: readonly number[];

  @Field(() => Int, { description: 'Percent from the left: what stays visible when a part is shown.' })
  focalX: number;

  @Field(() => Int, { description: 'Percent from the top.' })
  focalY: number;

  @Field(() => [String], { description: 'Colours from top to bottom, until the picture arrives.' })
  placeholder: readonly string[];
}

@ObjectType('Picture', { description: 'For the administrator: a picture, as it is stored.' })
export class PictureRecord {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'What the file was called.' })
  fileName: string;

  @Field(() => PictureStateName, { description: 'How far it is.' })
  state: PictureStateName;

  @Field({ description: 'Whether a page, a room or a listing names it.' })
  isUsed: boolean;

  @Field({ description: 'Whether its alt text is written, without which it is not offered.' })
  isDescribed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'When it was found unused, in ISO 8601; it is deleted 30 days later. Null while it is used.',
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
  @Field({ description: `What it shows, 1 to ${PICTURE_LIMITS.altText} characters.` })
  altText: string;

  @Field(() => Int, { description: 'The point that stays visible: percent from the left.' })
  focalX: number;

  @Field(() => Int, { description: 'Percent from the top.' })
  focalY: number;
}

@InputType({ description: 'A part of a picture, in thousandths of its sides.' })
export class CropInput {
  @Field(() => Int, { description: 'Where it begins, from the left.' })
  left: number;

  @Field(() => Int, { description: 'Where it begins, from the top.' })
  top: number;

  @Field(() => Int, { description: 'How wide it is.' })
  width: number;

  @Field(() => Int, { description: 'How high it is.' })
  height: number;
}

@ObjectType({ description: 'The picture is stored.' })
export class PictureSaved {
  @Field(() => PictureRecord, { description: 'As it is stored now.' })
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
  @Field(() => PictureRecord, { description: 'As it is stored now.' })
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

@ObjectType({ implements: Refusal, description: 'Something names the picture, so it cannot be deleted.' })
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
  description: 'The new picture, or why there is none.',
  types: () => [PictureSaved, InvalidInput, RecordNotFound] as const,
});

export const DeletePictureResult = createUnionType({
  name: 'DeletePictureResult',
  description: 'Deleted, in use, or not found.',
  types: () => [PictureDeleted, PictureInUse, RecordNotFound] as const,
});

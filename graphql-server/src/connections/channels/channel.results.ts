import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { CHANNEL_LIMITS } from './channel.policy';
import type { ChannelAnswer } from './channel-port';
import type { ListedChannel } from './channel.repository';

export enum ChannelTrouble {
  NOT_REACHED = 'NOT_REACHED',
  TIMEOUT = 'TIMEOUT',
  KEY_REFUSED = 'KEY_REFUSED',
  PROPERTY_UNKNOWN = 'PROPERTY_UNKNOWN',
  TOO_MANY_REQUESTS = 'TOO_MANY_REQUESTS',
  REFUSED = 'REFUSED',
  PARTLY_REFUSED = 'PARTLY_REFUSED',
  UNEXPECTED = 'UNEXPECTED',
}
registerEnumType(ChannelTrouble, {
  name: 'ChannelTrouble',
  description: 'Why a channel did not do what it was asked.',
  valuesConfig: {
    NOT_REACHED: { description: 'No connection was made.' },
    TIMEOUT: { description: 'The channel did not answer in time.' },
    KEY_REFUSED: { description: 'The channel refuses the API key.' },
    PROPERTY_UNKNOWN: {
      description: 'The channel does not know the id of the hotel, or the key is of another hotel.',
    },
    TOO_MANY_REQUESTS: {
      description: 'The channel wants fewer requests in a minute. Sending goes on by itself.',
    },
    REFUSED: { description: 'The channel refused the message.' },
    PARTLY_REFUSED: {
      description: 'The channel refused a part of the message, such as an id that it does not know.',
    },
    UNEXPECTED: { description: 'The channel gave another answer than its documentation describes.' },
  },
});

@ObjectType({ description: 'A room type that a channel sells.' })
export class ChannelRoomTypeView {
  @Field(() => Int, { description: 'The room type of the hotel.' })
  roomTypeId: number;

  @Field({ description: 'Its id at the channel.' })
  externalId: string;
}

@ObjectType({ description: 'A rate plan of a channel.' })
export class ChannelRatePlanView {
  @Field({ description: 'Its id at the channel.' })
  externalId: string;

  @Field(() => Int, { description: 'The room type of the hotel.' })
  roomTypeId: number;

  @Field(() => Int, { description: 'The rate plan of the hotel whose price it has.' })
  ratePlanId: number;

  @Field(() => Int, { description: 'What is added to the price, in hundredths of a percent: 1500 is 15 %.' })
  markupBasisPoints: number;
}

@ObjectType({ description: 'The portal of the desk that a name of the channel means.' })
export class ChannelPortalView {
  @Field({ description: 'The name that the channel gives the portal, in lower case.' })
  seller: string;

  @Field(() => Int, { description: 'The portal of the desk.' })
  portalId: number;
}

@ObjectType({ description: 'A connection to a program that sells rooms of the hotel on portals.' })
export class ChannelView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: 'The name by which the desk knows it.' })
  name: string;

  @Field({ description: 'The id of the hotel at the channel.' })
  propertyId: string;

  @Field({ description: 'Whether rooms and prices are sent.' })
  isActive: boolean;

  @Field({ description: 'When it was added.' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who added it; null when the name is not known any more.',
  })
  createdByName: string | null;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field(() => [ChannelRoomTypeView], { description: 'The room types that it sells.' })
  roomTypes: ChannelRoomTypeView[];

  @Field(() => [ChannelRatePlanView], { description: 'Its rate plans.' })
  ratePlans: ChannelRatePlanView[];

  @Field(() => [ChannelPortalView], {
    description: 'Which portals of the desk its names mean. The name of a portal at the desk needs no entry.',
  })
  portals: ChannelPortalView[];

  @Field(() => Int, {
    nullable: true,
    description: 'The portal of all other names; null when bookings of other names wait for the staff.',
  })
  otherPortalId: number | null;

  @Field(() => Int, { description: 'How many days of room types wait to be sent.' })
  waiting: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when the first of them waits; null when nothing waits.',
  })
  waitingSince: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the channel last accepted rooms or prices; null before.',
  })
  lastSentAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When a booking was last read from the channel; null before.',
  })
  lastReceivedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Since when requests fail; null while they succeed.' })
  failingSince: Date | null;

  @Field(() => ChannelTrouble, {
    nullable: true,
    description: 'Why the last request failed; null when it did not.',
  })
  trouble: ChannelTrouble | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the channel said about it; null when it said nothing.',
  })
  troubleDetail: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when bookings of the channel cannot be read; null while they can.',
  })
  readingFailingSince: Date | null;

  @Field(() => ChannelTrouble, {
    nullable: true,
    description: 'Why bookings could not be read the last time; null when they were.',
  })
  readingTrouble: ChannelTrouble | null;

  static of({ problem, readingProblem, problemDetail, portalId, ...channel }: ListedChannel): ChannelView {
    return Object.assign(new ChannelView(), channel, {
      otherPortalId: portalId,
      trouble: problem && ChannelTrouble[problem],
      troubleDetail: problemDetail,
      readingTrouble: readingProblem && ChannelTrouble[readingProblem],
    });
  }
}

@ObjectType({ description: 'A room type, a rate plan or a portal of the hotel.' })
export class ChannelChoice {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its title.' })
  name: string;
}

@ObjectType({ description: 'What can be chosen in the mapping of a channel.' })
export class ChannelChoicesView {
  @Field(() => [ChannelChoice], { description: 'The room types, in the owner’s order.' })
  roomTypes: ChannelChoice[];

  @Field(() => [ChannelChoice], { description: 'The rate plans, in the owner’s order.' })
  ratePlans: ChannelChoice[];

  @Field(() => [ChannelChoice], { description: 'The portals of the desk by name, the archived ones last.' })
  portals: ChannelChoice[];
}

@InputType({ description: 'The form for a channel.' })
export class ChannelInput {
  @Field({ description: `The name, at most ${CHANNEL_LIMITS.name} characters.` })
  name: string;

  @Field({ description: `The id of the hotel at the channel, at most ${CHANNEL_LIMITS.id} characters.` })
  propertyId: string;

  @Field(() => String, {
    nullable: true,
    description: 'The API key, which is stored encrypted and never shown; null keeps the stored key.',
  })
  apiKey: string | null;
}

@InputType({ description: 'A room type that a channel sells.' })
export class ChannelRoomTypeInput {
  @Field(() => Int, { description: 'The room type of the hotel.' })
  roomTypeId: number;

  @Field({ description: 'Its id at the channel.' })
  externalId: string;
}

@InputType({ description: 'A rate plan of a channel.' })
export class ChannelRatePlanInput {
  @Field({ description: 'Its id at the channel.' })
  externalId: string;

  @Field(() => Int, { description: 'The room type of the hotel, which the channel must know.' })
  roomTypeId: number;

  @Field(() => Int, { description: 'The rate plan of the hotel.' })
  ratePlanId: number;

  @Field(() => Int, {
    description: 'What is added to the price, in hundredths of a percent: -5000 to 20000.',
  })
  markupBasisPoints: number;
}

@InputType({ description: 'The room types and rate plans that a channel knows.' })
export class ChannelMappingInput {
  @Field(() => [ChannelRoomTypeInput], { description: 'The room types; others are not sold there.' })
  roomTypes: ChannelRoomTypeInput[];

  @Field(() => [ChannelRatePlanInput], { description: 'The rate plans.' })
  ratePlans: ChannelRatePlanInput[];
}

@InputType({ description: 'The portal of the desk that a name of the channel means.' })
export class ChannelPortalInput {
  @Field({
    description: `The name that the channel gives the portal, at most ${CHANNEL_LIMITS.seller} characters; capitals do not count.`,
  })
  seller: string;

  @Field(() => Int, { description: 'The portal of the desk.' })
  portalId: number;
}

@InputType({ description: 'Which portals of the desk the names of a channel mean.' })
export class ChannelPortalsInput {
  @Field(() => [ChannelPortalInput], { description: `The names, at most ${CHANNEL_LIMITS.portals}.` })
  portals: ChannelPortalInput[];

  @Field(() => Int, {
    nullable: true,
    description: 'The portal of all other names; null lets bookings of other names wait for the staff.',
  })
  otherPortalId: number | null;
}

@ObjectType({ description: 'The change is stored.' })
export class ChannelsSaved {
  @Field(() => ID, { description: 'The channel that was changed.' })
  id: string;

  @Field(() => [ChannelView], { description: 'All channels after the change.' })
  channels: ChannelView[];

  constructor(id: string, channels: ListedChannel[]) {
    this.id = id;
    this.channels = channels.map((channel) => ChannelView.of(channel));
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The channel was changed since the form was opened; nothing was stored.',
})
export class ChannelsChanged extends Refusal {
  @Field(() => [ChannelView], { description: 'The channels as they are stored now.' })
  channels: ChannelView[];

  constructor(channels: ListedChannel[]) {
    super(sentence('SETTINGS_CHANGED'));
    this.channels = channels.map((channel) => ChannelView.of(channel));
  }
}

export const ChannelResult = createUnionType({
  name: 'ChannelResult',
  description: 'The channels after the change, or a refusal.',
  types: () => [ChannelsSaved, ChannelsChanged, InvalidInput, RecordNotFound] as const,
});

@ObjectType({ description: 'What a channel answered to a test.' })
export class ChannelTest {
  @Field({ description: 'Whether the channel accepts the key and knows the hotel.' })
  isAccepted: boolean;

  @Field(() => ChannelTrouble, { nullable: true, description: 'What is wrong; null when nothing is.' })
  trouble: ChannelTrouble | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the channel said about it; null when it said nothing.',
  })
  detail: string | null;

  constructor(answer: ChannelAnswer) {
    this.isAccepted = answer.kind === 'Accepted';
    this.trouble = answer.kind === 'Failed' ? ChannelTrouble[answer.problem] : null;
    this.detail = answer.kind === 'Failed' ? answer.detail : null;
  }
}

export const ChannelTestResult = createUnionType({
  name: 'ChannelTestResult',
  description: 'What the channel answered, or a refusal when there is no such channel.',
  types: () => [ChannelTest, RecordNotFound] as const,
});

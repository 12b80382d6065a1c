import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { Page } from '../../platform/database/paging';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { MessageKind, MessageState, REPLY_LENGTH } from './message.policy';
import type { StoredMessage, StoredReply } from './message.repository';

registerEnumType(MessageKind, {
  name: 'MessageKind',
  description: 'What a guest wrote with.',
  valuesConfig: {
    CONTACT: { description: 'The contact form.' },
    FEEDBACK: { description: 'The form for feedback.' },
  },
});

registerEnumType(MessageState, {
  name: 'MessageState',
  description: 'How far the staff are with a message.',
  valuesConfig: {
    NEW: { description: 'Nobody has read it.' },
    READ: { description: 'Somebody has read it.' },
    ANSWERED: { description: 'The hotel has replied.' },
    CLOSED: { description: 'Nothing is left to do.' },
  },
});

@ObjectType({ description: 'For the administrator: what the hotel wrote back to a guest.' })
export class MessageReplyView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field({ description: 'The words of the staff.' })
  text: string;

  @Field({ description: 'The e-mail address of who wrote it.' })
  by: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When its mail was sent; null before.' })
  sentAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its mail was given up, because the address is refused; null else.',
  })
  refusedAt: Date | null;

  static of({ id, text, by, createdAt, sentAt, refusedAt }: StoredReply): MessageReplyView {
    return Object.assign(new MessageReplyView(), { id, text, by, createdAt, sentAt, refusedAt });
  }
}

@ObjectType({ description: 'For the administrator: what a guest wrote to the hotel, by either form.' })
export class GuestMessage {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => MessageKind, { description: 'What the guest wrote with.' })
  kind: MessageKind;

  @Field(() => MessageState, { description: 'How far the staff are with it.' })
  state: MessageState;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s name, as written; null if not asked for.',
  })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Where the guest comes from; null if not asked for.' })
  location: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address to reply to; null for feedback of somebody who was not signed in.',
  })
  email: string | null;

  @Field({ description: 'The guest’s words.' })
  text: string;

  @Field(() => GraphQLISODateTime, { description: 'When it came.' })
  createdAt: Date;

  @Field(() => [MessageReplyView], { description: 'What the hotel wrote back, the oldest first.' })
  replies: MessageReplyView[];

  static of({ replies, ...message }: StoredMessage): GuestMessage {
    const views = replies.map((reply) => MessageReplyView.of(reply));
    return Object.assign(new GuestMessage(), { ...message, replies: views });
  }
}

@ObjectType({ description: 'One page of what guests wrote.' })
export class GuestMessagePage extends Page {
  @Field(() => [GuestMessage], { description: 'Newest first.' })
  messages: GuestMessage[];
}

@InputType({ description: 'Which messages are listed.' })
export class GuestMessageFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the address, name, place or text, in any case.',
  })
  search: string | null;

  @Field(() => MessageKind, { nullable: true, description: 'Only those of this form.' })
  kind: MessageKind | null;

  @Field(() => MessageState, { nullable: true, description: 'Only those in this state.' })
  state: MessageState | null;
}

@InputType({ description: 'The state that a message gets by hand.' })
export class MarkMessageInput {
  @Field(() => MessageKind, { description: 'What the guest wrote with.' })
  kind: MessageKind;

  @Field(() => ID, { description: 'The id of the message.' })
  id: string;

  @Field(() => MessageState, { description: 'The new state.' })
  state: MessageState;
}

@InputType({ description: 'A reply to a guest, which is mailed.' })
export class ReplyToMessageInput {
  @Field(() => MessageKind, { description: 'What the guest wrote with.' })
  kind: MessageKind;

  @Field(() => ID, { description: 'The id of the message.' })
  id: string;

  @Field({ description: `The words: 1 to ${REPLY_LENGTH} characters.` })
  text: string;

  @Field(() => Int, {
    description: 'How many replies the writer saw, so that no two persons answer at once.',
  })
  repliesSeen: number;
}

@ObjectType({ description: 'The message has the state.' })
export class MessageMarked {
  @Field(() => GuestMessage, { description: 'As it is now.' })
  marked: GuestMessage;
}

@ObjectType({ description: 'The reply is stored and on its way to the guest.' })
export class MessageAnswered {
  @Field(() => GuestMessage, { description: 'As it is now, with the reply.' })
  answered: GuestMessage;
}

@ObjectType({ implements: Refusal, description: 'Somebody else has replied meanwhile. Nothing was sent.' })
export class MessageAnsweredMeanwhile extends Refusal {
  @Field(() => GuestMessage, { description: 'As it is now, with the other reply.' })
  answered: GuestMessage;

  constructor(answered: GuestMessage) {
    super(sentence('MESSAGE_ANSWERED_MEANWHILE'), 'text');
    this.answered = answered;
  }
}

@ObjectType({ implements: Refusal, description: 'Nobody knows an address to reply to.' })
export class MessageWithoutAddress extends Refusal {
  constructor() {
    super(sentence('MESSAGE_WITHOUT_ADDRESS'), 'id');
  }
}

export const MarkMessageResult = createUnionType({
  name: 'MarkMessageResult',
  description: 'The message, or a refusal.',
  types: () => [MessageMarked, RecordNotFound] as const,
});

export const ReplyToMessageResult = createUnionType({
  name: 'ReplyToMessageResult',
  description: 'The message with the reply, or a refusal.',
  types: () =>
    [MessageAnswered, MessageAnsweredMeanwhile, MessageWithoutAddress, InvalidInput, RecordNotFound] as const,
});

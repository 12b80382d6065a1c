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
  description: 'The form that the guest used.',
  valuesConfig: {
    CONTACT: { description: 'The contact form.' },
    FEEDBACK: { description: 'The feedback form.' },
  },
});

registerEnumType(MessageState, {
  name: 'MessageState',
  description: 'How far the staff have dealt with a message.',
  valuesConfig: {
    NEW: { description: 'The message is unread.' },
    READ: { description: 'The message is read.' },
    ANSWERED: { description: 'The hotel has replied.' },
    CLOSED: { description: 'The message is closed: nothing is left to do.' },
  },
});

@ObjectType({ description: 'For the administrator: a reply of the hotel to a guest.' })
export class MessageReplyView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field({ description: 'The text of the reply.' })
  text: string;

  @Field({ description: 'The e-mail address of the author.' })
  by: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its mail was sent; null before that.',
  })
  sentAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its mail was given up because the address is refused; null otherwise.',
  })
  refusedAt: Date | null;

  static of({ id, text, by, createdAt, sentAt, refusedAt }: StoredReply): MessageReplyView {
    return Object.assign(new MessageReplyView(), { id, text, by, createdAt, sentAt, refusedAt });
  }
}

@ObjectType({ description: 'For the administrator: a guest’s message from either form.' })
export class GuestMessage {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => MessageKind, { description: 'The form that the guest used.' })
  kind: MessageKind;

  @Field(() => MessageState, { description: 'How far the staff have dealt with it.' })
  state: MessageState;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s name, as written; null if the form does not ask for it.',
  })
  name: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the guest comes from; null if the form does not ask for it.',
  })
  location: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address to reply to; null for feedback of a guest who was not signed in.',
  })
  email: string | null;

  @Field({ description: 'The guest’s text.' })
  text: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;

  @Field(() => [MessageReplyView], { description: 'The replies of the hotel, the oldest first.' })
  replies: MessageReplyView[];

  static of({ replies, ...message }: StoredMessage): GuestMessage {
    const views = replies.map((reply) => MessageReplyView.of(reply));
    return Object.assign(new GuestMessage(), { ...message, replies: views });
  }
}

@ObjectType({ description: 'One page of guests’ messages.' })
export class GuestMessagePage extends Page {
  @Field(() => [GuestMessage], { description: 'Newest first.' })
  messages: GuestMessage[];
}

@InputType({ description: 'Which messages are listed.' })
export class GuestMessageFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the address, name, place or text, in capital or small letters.',
  })
  search: string | null;

  @Field(() => MessageKind, { nullable: true, description: 'Only messages from this form.' })
  kind: MessageKind | null;

  @Field(() => MessageState, { nullable: true, description: 'Only messages in this state.' })
  state: MessageState | null;
}

@InputType({ description: 'A state that the staff set by hand.' })
export class MarkMessageInput {
  @Field(() => MessageKind, { description: 'The form that the guest used.' })
  kind: MessageKind;

  @Field(() => ID, { description: 'The id of the message.' })
  id: string;

  @Field(() => MessageState, { description: 'The new state.' })
  state: MessageState;
}

@InputType({ description: 'A reply to a guest, sent by mail.' })
export class ReplyToMessageInput {
  @Field(() => MessageKind, { description: 'The form that the guest used.' })
  kind: MessageKind;

  @Field(() => ID, { description: 'The id of the message.' })
  id: string;

  @Field({ description: `The text: 1 to ${REPLY_LENGTH} characters.` })
  text: string;

  @Field(() => Int, {
    description:
      'The number of replies that the author saw, so that two people never reply at the same time.',
  })
  repliesSeen: number;
}

@ObjectType({ description: 'The message has the state.' })
export class MessageMarked {
  @Field(() => GuestMessage, { description: 'The message after the change.' })
  marked: GuestMessage;
}

@ObjectType({ description: 'The reply is stored and on its way to the guest.' })
export class MessageAnswered {
  @Field(() => GuestMessage, { description: 'The message with the reply.' })
  answered: GuestMessage;
}

@ObjectType({
  implements: Refusal,
  description: 'Another person has replied in the meantime, so nothing was sent.',
})
export class MessageAnsweredMeanwhile extends Refusal {
  @Field(() => GuestMessage, { description: 'The message with the other reply.' })
  answered: GuestMessage;

  constructor(answered: GuestMessage) {
    super(sentence('MESSAGE_ANSWERED_MEANWHILE'), 'text');
    this.answered = answered;
  }
}

@ObjectType({ implements: Refusal, description: 'There is no address to reply to.' })
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

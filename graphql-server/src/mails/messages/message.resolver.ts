import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { PageArguments, pageInfo, skipAndTake } from '../../platform/database/paging';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  GuestMessage,
  GuestMessageFilter,
  GuestMessagePage,
  MarkMessageInput,
  MarkMessageResult,
  MessageAnswered,
  MessageAnsweredMeanwhile,
  MessageMarked,
  MessageWithoutAddress,
  ReplyToMessageInput,
  ReplyToMessageResult,
} from './message.results';
import type { MessageService } from './message.service';

const isId = (id: string): boolean => z.uuid().safeParse(id).success;

/** Guests' messages, and the replies of the staff. */
@Resolver()
export class MessageResolver {
  constructor(private readonly messages: MessageService) {}

  @Needs('messages.read')
  @Query(() => GuestMessagePage, {
    description: 'For the administrator: the messages of guests from both forms, newest first.',
  })
  async guestMessages(
    @Arg('filter', () => GuestMessageFilter, {
      nullable: true,
      description: 'Which messages; all of them when left out.',
    })
    filter: GuestMessageFilter | null,
    @Args() page: PageArguments,
  ): Promise<GuestMessagePage> {
    const wanted = {
      search: filter?.search ?? '',
      kind: filter?.kind ?? null,
      state: filter?.state ?? null,
    };
    const { messages, totalCount } = await this.messages.find(wanted, skipAndTake(page));
    return Object.assign(new GuestMessagePage(), {
      messages: messages.map((message) => GuestMessage.of(message)),
      ...pageInfo(page, totalCount),
    });
  }

  @Needs('messages.read')
  @Query(() => Int, { description: 'For the administrator: the number of unread messages.' })
  unreadMessages(): Promise<number> {
    return this.messages.countNew();
  }

  @Needs('messages.write')
  @Mutation(() => MarkMessageResult, { description: 'For the administrator: sets the state of a message.' })
  async markMessage(
    @Arg('input', () => MarkMessageInput, { description: 'The message and its new state.' })
    { kind, id, state }: MarkMessageInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof MarkMessageResult> {
    const who = staffOf(context);
    if (!isId(id)) return new RecordNotFound();
    return resultOf(await this.messages.mark(who, { kind, id }, state), {
      MessageMarked: ({ message }) =>
        Object.assign(new MessageMarked(), { marked: GuestMessage.of(message) }),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('messages.write')
  @Mutation(() => ReplyToMessageResult, {
    description: 'For the administrator: stores a reply and mails it to the guest.',
  })
  async replyToMessage(
    @Arg('input', () => ReplyToMessageInput, { description: 'The message and the text of the reply.' })
    { kind, id, ...reply }: ReplyToMessageInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ReplyToMessageResult> {
    const who = staffOf(context);
    if (!isId(id)) return new RecordNotFound();
    return resultOf(await this.messages.reply(who, { kind, id }, reply), {
      MessageAnswered: ({ message }) =>
        Object.assign(new MessageAnswered(), { answered: GuestMessage.of(message) }),
      MessageAnsweredMeanwhile: ({ message }) => new MessageAnsweredMeanwhile(GuestMessage.of(message)),
      MessageWithoutAddress: () => new MessageWithoutAddress(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}

import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import type { AuditService } from '../../access/audit/audit.service';
import type { Clock } from '../../platform/time/clock';
import type { ContactService } from './contact.service';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { CsvFile, csvFile, EXPORTED_ROWS } from '../../platform/text/csv-file';
import { timeInZone } from '../../platform/time/dates';
import { PageArguments, pageInfo, skipAndTake } from '../../platform/database/paging';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import {
  ContactMessageInput,
  ContactMessagePage,
  ContactMessageReceived,
  ContactMessageView,
  SendContactMessageResult,
} from './contact.results';

const SEARCHED = 'A part of the address or of the message, in capital or small letters.';

@Resolver()
export class ContactResolver {
  constructor(
    private readonly auditService: AuditService,
    private readonly clock: Clock,
    private readonly contactService: ContactService,
    private readonly rateLimits: RateLimits,
  ) {}

  @ForEverybody()
  @Mutation(() => SendContactMessageResult, { description: 'Sends a message to the hotel.' })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The form.' }) input: ContactMessageInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof SendContactMessageResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.contactMessages, caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.contactService.receive(input, caller), {
      ContactMessageReceived: () =>
        Object.assign(new ContactMessageReceived(), sentence('CONTACT_MESSAGE_RECEIVED')),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RateLimited: ({ retryAfterSeconds, limit }) => new RateLimited(retryAfterSeconds, limit),
    });
  }

  @Needs('messages.read')
  @Query(() => ContactMessagePage, {
    description: 'For the administrator: the messages to the hotel, newest first.',
  })
  async contactMessages(
    @Arg('search', () => String, { nullable: true, description: SEARCHED }) search: string | null,
    @Args() page: PageArguments,
  ): Promise<ContactMessagePage> {
    const { messages, totalCount } = await this.contactService.find(search ?? '', skipAndTake(page));
    return Object.assign(new ContactMessagePage(), {
      messages: messages.map((message) => ContactMessageView.of(message)),
      ...pageInfo(page, totalCount),
    });
  }

  @Needs('messages.export', { again: true })
  @Query(() => CsvFile, { description: 'For the administrator: the messages to the hotel as a table.' })
  async exportContactMessages(
    @Arg('search', () => String, { nullable: true, description: SEARCHED }) search: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CsvFile> {
    const { messages } = await this.contactService.find(search ?? '', EXPORTED_ROWS);
    await this.auditService.noteExport(
      { who: staffOf(context), action: 'exportContactMessages', details: { search } },
      messages.length,
    );
    const { timeZone } = this.clock;
    const received = `received (${timeZone})`;
    const rows = messages.map(({ createdAt, email, message }) => ({
      [received]: timeInZone(createdAt, timeZone),
      email,
      message,
    }));
    return csvFile('messages.csv', rows, [received, 'email', 'message']);
  }
}

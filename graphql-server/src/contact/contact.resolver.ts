import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ADMINISTRATOR, administratorOf } from '../accounts/authorisation';
import type { RequestContext } from '../accounts/request-context';
import { CsvFile, csvFile, EXPORTED_ROWS } from '../platform/text/csv-file';
import { timeInZone } from '../platform/time/dates';
import { PageArguments, pageInfo, partOf } from '../platform/database/paging';
import type { RateLimit } from '../platform/limits/rate-limits';
import { InvalidInput, RateLimited } from '../platform/refusals/refusal.type';
import {
  ContactMessageInput,
  ContactMessagePage,
  ContactMessageReceived,
  ContactMessageView,
  SendContactMessageResult,
} from './contact.results';

const MESSAGES: RateLimit = { name: 'contact messages', points: 10, seconds: 600 };

const SEARCHED = 'Part of the address or of the message, in any case.';

@Resolver()
export class ContactResolver {
  @Mutation(() => SendContactMessageResult, { description: 'Sends a message to the hotel.' })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The form.' }) input: ContactMessageInput,
    @Ctx() { services, caller }: RequestContext,
  ): Promise<typeof SendContactMessageResult> {
    const wait = await services.rateLimits.secondsToWait(MESSAGES, caller);
    if (wait !== null) return new RateLimited(wait);
    const outcome = await services.contact.receive(input);
    if ('faults' in outcome) return new InvalidInput(outcome.faults);
    return Object.assign(new ContactMessageReceived(), { message: 'Form submitted successfully' });
  }

  @Authorized(ADMINISTRATOR)
  @Query(() => ContactMessagePage, {
    description: 'For the administrator: the messages to the hotel, newest first.',
  })
  async contactMessages(
    @Arg('search', () => String, { nullable: true, description: SEARCHED }) search: string | null,
    @Args() page: PageArguments,
    @Ctx() { services }: RequestContext,
  ): Promise<ContactMessagePage> {
    const { messages, totalCount } = await services.contact.find(search ?? '', partOf(page));
    return Object.assign(new ContactMessagePage(), {
      messages: messages.map((message) => ContactMessageView.of(message)),
      ...pageInfo(page, totalCount),
    });
  }

  @Authorized(ADMINISTRATOR)
  @Query(() => CsvFile, { description: 'For the administrator: the same messages as a table.' })
  async exportContactMessages(
    @Arg('search', () => String, { nullable: true, description: SEARCHED }) search: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CsvFile> {
    const { services } = context;
    const { messages } = await services.contact.find(search ?? '', EXPORTED_ROWS);
    await services.administratorActions.noteExport(
      { who: administratorOf(context), action: 'exportContactMessages', details: { search } },
      messages.length,
    );
    const { timeZone } = services.clock;
    const received = `received (${timeZone})`;
    const rows = messages.map(({ createdAt, email, message }) => ({
      [received]: timeInZone(createdAt, timeZone),
      email,
      message,
    }));
    return csvFile('messages.csv', rows, [received, 'email', 'message']);
  }
}

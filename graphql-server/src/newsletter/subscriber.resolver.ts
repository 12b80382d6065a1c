import { Arg, Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ADMINISTRATOR, administratorOf } from '../accounts/authorisation';
import type { RequestContext } from '../accounts/request-context';
import { CsvFile, csvFile, EXPORTED_ROWS } from '../platform/text/csv-file';
import { timeInZone } from '../platform/time/dates';
import { PageArguments, pageInfo, partOf } from '../platform/database/paging';
import { SubscriberPage, SubscriberView } from './newsletter.results';

const SEARCHED = 'Part of the address, in any case.';

@Resolver()
export class SubscriberResolver {
  @Authorized(ADMINISTRATOR)
  @Query(() => SubscriberPage, {
    description: 'For the administrator: the newsletter’s subscribers, ended subscriptions among them.',
  })
  async subscribers(
    @Arg('search', () => String, { nullable: true, description: SEARCHED }) search: string | null,
    @Args() page: PageArguments,
    @Ctx() { services }: RequestContext,
  ): Promise<SubscriberPage> {
    const { subscribers, totalCount } = await services.newsletter.find(search ?? '', partOf(page));
    return Object.assign(new SubscriberPage(), {
      subscribers: subscribers.map((subscriber) => SubscriberView.of(subscriber)),
      ...pageInfo(page, totalCount),
    });
  }

  @Authorized(ADMINISTRATOR)
  @Query(() => CsvFile, { description: 'For the administrator: the same subscribers as a table.' })
  async exportSubscribers(
    @Arg('search', () => String, { nullable: true, description: SEARCHED }) search: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CsvFile> {
    const { services } = context;
    const { subscribers } = await services.newsletter.find(search ?? '', EXPORTED_ROWS);
    await services.administratorActions.noteExport(
      { who: administratorOf(context), action: 'exportSubscribers', details: { search } },
      subscribers.length,
    );
    const { timeZone } = services.clock;
    const agreed = `agreed (${timeZone})`;
    const unsubscribed = `unsubscribed (${timeZone})`;
    const rows = subscribers.map(({ email, consentText, consentAt, unsubscribedAt }) => ({
      email,
      [agreed]: timeInZone(consentAt, timeZone),
      'agreed to': consentText,
      [unsubscribed]: unsubscribedAt && timeInZone(unsubscribedAt, timeZone),
    }));
    return csvFile('subscribers.csv', rows, ['email', agreed, 'agreed to', unsubscribed]);
  }
}

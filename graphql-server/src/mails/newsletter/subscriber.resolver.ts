import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import type { AuditService } from '../../access/audit/audit.service';
import type { Clock } from '../../platform/time/clock';
import type { NewsletterService } from './newsletter.service';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { CsvFile, csvFile, EXPORTED_ROWS } from '../../platform/text/csv-file';
import { timeInZone } from '../../platform/time/dates';
import { PageArguments, pageInfo, skipAndTake } from '../../platform/database/paging';
import { SubscriberPage, SubscriberView } from './newsletter.results';

const SEARCHED = 'Part of the address, in capital or small letters.';

@Resolver()
export class SubscriberResolver {
  constructor(
    private readonly auditService: AuditService,
    private readonly clock: Clock,
    private readonly newsletterService: NewsletterService,
  ) {}

  @Needs('subscribers.read')
  @Query(() => SubscriberPage, {
    description: 'For the administrator: the newsletter’s subscribers, including ended subscriptions.',
  })
  async subscribers(
    @Arg('search', () => String, { nullable: true, description: SEARCHED }) search: string | null,
    @Args() page: PageArguments,
  ): Promise<SubscriberPage> {
    const { subscribers, totalCount } = await this.newsletterService.find(search ?? '', skipAndTake(page));
    return Object.assign(new SubscriberPage(), {
      subscribers: subscribers.map((subscriber) => SubscriberView.of(subscriber)),
      ...pageInfo(page, totalCount),
    });
  }

  @Needs('subscribers.export', { again: true })
  @Query(() => CsvFile, { description: 'For the administrator: the subscribers as a table.' })
  async exportSubscribers(
    @Arg('search', () => String, { nullable: true, description: SEARCHED }) search: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CsvFile> {
    const { subscribers } = await this.newsletterService.find(search ?? '', EXPORTED_ROWS);
    await this.auditService.noteExport(
      { who: staffOf(context), action: 'exportSubscribers', details: { search } },
      subscribers.length,
    );
    const { timeZone } = this.clock;
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

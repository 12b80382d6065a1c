import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ADMINISTRATOR } from '../accounts/authorisation';
import type { RequestContext } from '../accounts/request-context';
import { PageArguments, pageInfo, partOf } from '../platform/database/paging';
import { AdministratorActionPage, AdministratorActionView } from './audit.results';

@Resolver()
export class AuditResolver {
  @Authorized(ADMINISTRATOR)
  @Query(() => AdministratorActionPage, {
    description: 'For the administrator: what was added, edited, deleted and exported, and by whom.',
  })
  async administratorActions(
    @Args() page: PageArguments,
    @Ctx() { services }: RequestContext,
  ): Promise<AdministratorActionPage> {
    const { actions, totalCount } = await services.administratorActions.find(partOf(page));
    return Object.assign(new AdministratorActionPage(), {
      actions: actions.map((action) => AdministratorActionView.of(action)),
      ...pageInfo(page, totalCount),
    });
  }
}

import { Args, Query, Resolver } from 'type-graphql';
import { Needs } from '../accounts/access';
import type { AuditService } from './audit.service';
import { PageArguments, pageInfo, skipAndTake } from '../../platform/database/paging';
import { AdministratorActionPage, AdministratorActionView } from './audit.results';

@Resolver()
export class AuditResolver {
  constructor(private readonly auditService: AuditService) {}

  @Needs('activity.read')
  @Query(() => AdministratorActionPage, {
    description: 'For the administrator: what was added, edited, deleted and exported, and by whom.',
  })
  async administratorActions(@Args() page: PageArguments): Promise<AdministratorActionPage> {
    const { actions, totalCount } = await this.auditService.find(skipAndTake(page));
    return Object.assign(new AdministratorActionPage(), {
      actions: actions.map((action) => AdministratorActionView.of(action)),
      ...pageInfo(page, totalCount),
    });
  }
}

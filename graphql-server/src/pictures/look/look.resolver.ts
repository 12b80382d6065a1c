import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { LookChanged, LookInput, LookSaved, LookView, SaveLookResult } from './look.results';
import type { LookService } from './look.service';

@Resolver()
export class LookResolver {
  constructor(private readonly service: LookService) {}

  @Needs('settings.read')
  @Query(() => LookView, { description: 'For the administrator: how the site looks.' })
  async look(): Promise<LookView> {
    return LookView.of(await this.service.find());
  }

  @Needs('settings.write')
  @Mutation(() => SaveLookResult, {
    description:
      'For the administrator: replaces the look. Colours that guests could not tell apart are refused.',
  })
  async editLook(
    @Arg('input', () => LookInput, { description: 'The whole form.' }) input: LookInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveLookResult> {
    return resultOf(await this.service.save(staffOf(context), input, version), {
      LookSaved: ({ look }) => new LookSaved(look),
      LookChanged: ({ look }) => new LookChanged(look),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}

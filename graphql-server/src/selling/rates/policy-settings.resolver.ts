import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  AddPolicyResult,
  EditPolicyResult,
  PolicyChanged,
  PolicyInput,
  PolicyPreview,
  PolicyPreviewResult,
  PolicySaved,
  PolicySetting,
} from './policy-settings.results';
import type { PolicySettingsService } from './policy-settings.service';

@Resolver()
export class PolicySettingsResolver {
  constructor(private readonly settings: PolicySettingsService) {}

  @Needs('settings.read')
  @Query(() => [PolicySetting], { description: 'For the administrator: all cancellation policies.' })
  async policySettings(): Promise<PolicySetting[]> {
    return (await this.settings.find()).map((policy) => PolicySetting.of(policy));
  }

  @Needs('settings.read')
  @Query(() => PolicyPreviewResult, {
    description: 'For the administrator: the sentence and the costs of a form’s policy, before it is saved.',
  })
  async policyPreview(
    @Arg('input', () => PolicyInput, { description: 'The form.' }) input: PolicyInput,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof PolicyPreviewResult> {
    const time = await clock.time();
    return resultOf(this.settings.preview(input), {
      Preview: ({ cancellation }) => PolicyPreview.of(cancellation, time, clock.timeZone),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('settings.write')
  @Mutation(() => AddPolicyResult, {
    description:
      'For the administrator: adds a cancellation policy. New bookings get the policy that was added first.',
  })
  async addPolicy(
    @Arg('input', () => PolicyInput, { description: 'The form.' }) input: PolicyInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddPolicyResult> {
    return resultOf(await this.settings.add(staffOf(context), input), {
      PolicySaved: ({ stored }) => new PolicySaved(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('settings.write')
  @Mutation(() => EditPolicyResult, {
    description:
      'For the administrator: replaces a cancellation policy. Existing bookings keep their policy.',
  })
  async editPolicy(
    @Arg('id', () => Int, { description: 'The policy’s id.' }) id: number,
    @Arg('input', () => PolicyInput, { description: 'The whole form.' }) input: PolicyInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditPolicyResult> {
    return resultOf(await this.settings.edit(staffOf(context), id, input, version), {
      PolicySaved: ({ stored }) => new PolicySaved(stored),
      PolicyChanged: ({ stored }) => new PolicyChanged(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}

import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  PaymentTermsInput,
  PaymentTermsPreview,
  PaymentTermsPreviewResult,
} from './payment-terms-preview.results';
import {
  AddRatePlanResult,
  EditRatePlanResult,
  RatePlanChanged,
  RatePlanInput,
  RatePlanSaved,
  RatePlanSetting,
  RatePlanView,
} from './rate-plan-settings.results';
import { defaultPlanOf } from '../rates/rate-plan.repository';
import type { RatePlanSettingsService } from './rate-plan-settings.service';

@Resolver()
export class RatePlanSettingsResolver {
  constructor(private readonly settings: RatePlanSettingsService) {}

  @ForEverybody()
  @Query(() => [RatePlanView], {
    description: 'The rate plans that can be booked. A booking without a plan gets the first one.',
  })
  async ratePlans(): Promise<RatePlanView[]> {
    const plans = (await this.settings.find()).filter(({ onSale }) => onSale);
    const first = defaultPlanOf(plans);
    return plans
      .toSorted((one, other) => Number(other === first) - Number(one === first))
      .map((plan) => RatePlanView.of(plan, this.settings.namedExtras));
  }

  @Needs('rates.read')
  @Query(() => [RatePlanSetting], { description: 'For the administrator: all rate plans.' })
  async ratePlanSettings(): Promise<RatePlanSetting[]> {
    return (await this.settings.find()).map((plan) => RatePlanSetting.of(plan));
  }

  @Needs('rates.read')
  @Query(() => PaymentTermsPreviewResult, {
    description:
      'For the administrator: the sentence and examples of a form’s payment terms, before they are saved.',
  })
  async paymentTermsPreview(
    @Arg('input', () => PaymentTermsInput, { description: 'The form.' }) input: PaymentTermsInput,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof PaymentTermsPreviewResult> {
    const { today } = await clock.time();
    return resultOf(await this.settings.preview(input), {
      Preview: (preview) => PaymentTermsPreview.of(preview, { today, timeZone: clock.timeZone }),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('rates.write')
  @Mutation(() => AddRatePlanResult, { description: 'For the administrator: adds a rate plan.' })
  async addRatePlan(
    @Arg('input', () => RatePlanInput, { description: 'The form.' }) input: RatePlanInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddRatePlanResult> {
    return resultOf(await this.settings.add(staffOf(context), input), {
      RatePlanSaved: ({ stored }) => new RatePlanSaved(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('rates.write')
  @Mutation(() => EditRatePlanResult, {
    description: 'For the administrator: replaces a rate plan. Existing bookings keep their plan.',
  })
  async editRatePlan(
    @Arg('id', () => Int, { description: 'The plan’s id.' }) id: number,
    @Arg('input', () => RatePlanInput, { description: 'The whole form.' }) input: RatePlanInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditRatePlanResult> {
    return resultOf(await this.settings.edit(staffOf(context), id, input, version), {
      RatePlanSaved: ({ stored }) => new RatePlanSaved(stored),
      RatePlanChanged: ({ stored }) => new RatePlanChanged(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}

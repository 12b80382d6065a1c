import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import {
  ChangeDatedSettingResult,
  ExchangeRateInput,
  PropertyInput,
  PropertySettings,
  SaveSettingsResult,
  SettingsChanged,
  SettingsSaved,
  ShownCurrencyInput,
  TaxPeriodInput,
} from './property-settings.results';
import type { DatedSettingOutcome, PropertySettingsService } from './property-settings.service';

function datedResult(outcome: DatedSettingOutcome): typeof ChangeDatedSettingResult {
  return resultOf(outcome, {
    SettingsSaved: ({ settings }) => new SettingsSaved(settings),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

@Resolver()
export class PropertySettingsResolver {
  constructor(private readonly settings: PropertySettingsService) {}

  @Needs('settings.read')
  @Query(() => PropertySettings, { description: 'For the administrator: the settings of the hotel.' })
  async propertySettings(): Promise<PropertySettings> {
    return PropertySettings.of(await this.settings.find());
  }

  @Needs('settings.write', { again: true })
  @Mutation(() => SaveSettingsResult, {
    description: 'For the administrator: replaces the settings of the hotel.',
  })
  async editProperty(
    @Arg('input', () => PropertyInput, { description: 'The whole form.' }) input: PropertyInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveSettingsResult> {
    return resultOf(await this.settings.save(staffOf(context), input, version), {
      SettingsSaved: ({ settings }) => new SettingsSaved(settings),
      SettingsChanged: ({ settings }) => new SettingsChanged(settings),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('settings.write', { again: true })
  @Mutation(() => ChangeDatedSettingResult, {
    description: 'For the administrator: adds an exchange rate, or replaces the rate of that date.',
  })
  async setExchangeRate(
    @Arg('input', () => ExchangeRateInput, { description: 'The form.' }) input: ExchangeRateInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeDatedSettingResult> {
    const today = await context.clock.today();
    return datedResult(await this.settings.setExchangeRate(staffOf(context), input, today));
  }

  @Needs('settings.write', { again: true })
  @Mutation(() => ChangeDatedSettingResult, {
    description: 'For the administrator: deletes an exchange rate that is not in force yet.',
  })
  async deleteExchangeRate(
    @Arg('validFrom', () => PlainDateScalar, { description: 'Its date.' }) validFrom: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeDatedSettingResult> {
    const today = await context.clock.today();
    return datedResult(await this.settings.deleteExchangeRate(staffOf(context), validFrom, today));
  }

  @Needs('settings.write', { again: true })
  @Mutation(() => ChangeDatedSettingResult, {
    description:
      'For the administrator: lets guests see prices in a currency, or replaces its rate with the rate of today.',
  })
  async setShownCurrency(
    @Arg('input', () => ShownCurrencyInput, { description: 'The form.' }) input: ShownCurrencyInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeDatedSettingResult> {
    const today = await context.clock.today();
    return datedResult(await this.settings.setShownCurrency(staffOf(context), input, today));
  }

  @Needs('settings.write', { again: true })
  @Mutation(() => ChangeDatedSettingResult, {
    description: 'For the administrator: guests no longer see prices in this currency.',
  })
  async deleteShownCurrency(
    @Arg('code', () => String, { description: 'ISO 4217, such as EUR.' }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeDatedSettingResult> {
    return datedResult(await this.settings.deleteShownCurrency(staffOf(context), code));
  }

  @Needs('settings.write', { again: true })
  @Mutation(() => ChangeDatedSettingResult, {
    description: 'For the administrator: adds a tax period, or replaces the period of that date.',
  })
  async setTaxPeriod(
    @Arg('input', () => TaxPeriodInput, { description: 'The form.' }) input: TaxPeriodInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeDatedSettingResult> {
    const today = await context.clock.today();
    return datedResult(await this.settings.setTaxPeriod(staffOf(context), input, today));
  }

  @Needs('settings.write', { again: true })
  @Mutation(() => ChangeDatedSettingResult, {
    description: 'For the administrator: deletes a tax period that is not in force yet.',
  })
  async deleteTaxPeriod(
    @Arg('validFrom', () => PlainDateScalar, { description: 'Its date.' }) validFrom: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeDatedSettingResult> {
    const today = await context.clock.today();
    return datedResult(await this.settings.deleteTaxPeriod(staffOf(context), validFrom, today));
  }
}

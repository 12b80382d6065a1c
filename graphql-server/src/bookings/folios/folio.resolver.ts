import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import type { PropertySource } from '../../selling/property/property.service';
import { billingRulesOf } from '../billing-details/billing-details.policy';
import type { BillingDetails } from '../billing-details/billing-details.repository';
import type { BillingDetailsInput } from '../billing-details/billing-details.results';
import { IdempotencyConflict } from '../core/booking.results';
import { closedFolioRules, folioNameRules, moveRules, openedFolioRules, splitRules } from './folio.policy';
import {
  FolioRefused,
  FolioResult,
  FoliosStored,
  FolioView,
  MoveFolioLinesInput,
  OpenFolioInput,
  SetFolioPayerInput,
  SplitFolioLineInput,
} from './folio.results';
import type { FolioService } from './folio.service';
import type { FolioLines } from './folio-lines.service';
import type { FolioRecords } from './folio-records';
import { FolioShare } from './folio-shares';
import type { FolioOutcome } from './folio-work';

type Result = Promise<typeof FolioResult>;

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

const storable = (reference: string): string => reference.replaceAll('\0', '');

function resultOfFolios(outcome: FolioOutcome): typeof FolioResult {
  return resultOf(outcome, {
    FoliosStored: ({ folios }) =>
      Object.assign(new FoliosStored(), { folios: folios.map((folio) => FolioView.of(folio)) }),
    FolioRefused: ({ obstacle }) => FolioRefused.because(obstacle),
    FolioUnbalanced: (unbalanced) => FolioRefused.unbalanced(unbalanced),
    IdempotencyConflict: () => new IdempotencyConflict(),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

/** The folios of bookings, at the desk. */
@Resolver()
export class FolioResolver {
  constructor(
    private readonly folios: FolioService,
    private readonly lines: FolioLines,
    private readonly records: FolioRecords,
    private readonly property: PropertySource,
  ) {}

  @Needs('bookings.read')
  @Query(() => [FolioView], {
    description: 'For the administrator: the folios of a booking, the first one first.',
  })
  async folioList(
    @Arg('reference', () => String, { description: 'The booking’s reference.' }) reference: string,
  ): Promise<FolioView[]> {
    return (await this.records.ofBooking(storable(reference))).map((folio) => FolioView.of(folio));
  }

  @Needs('payments.take')
  @Mutation(() => FolioResult, {
    description: 'For the administrator: opens a further folio of a booking, such as for a company.',
  })
  async openFolio(
    @Arg('input', () => OpenFolioInput, { description: 'The folio.' })
    { reference, payer, ...input }: OpenFolioInput,
    @Ctx() context: RequestContext,
  ): Result {
    const who = staffOf(context);
    const form = readInput(openedFolioRules, input);
    const paying = this.payerOf(payer);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!paying.ok) return new InvalidInput(paying.faults);
    const opened = { ...form.value, payer: paying.value };
    const time = await context.clock.time();
    return resultOfFolios(await this.folios.open(who, storable(reference), opened, time));
  }

  @Needs('payments.take')
  @Mutation(() => FolioResult, {
    description: 'For the administrator: names a further folio and its payer, until its invoice is issued.',
  })
  async setFolioPayer(
    @Arg('input', () => SetFolioPayerInput, { description: 'The folio and its payer.' })
    { folio, payer, ...input }: SetFolioPayerInput,
    @Ctx() context: RequestContext,
  ): Result {
    const who = staffOf(context);
    const form = readInput(folioNameRules, input);
    const paying = this.payerOf(payer);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!paying.ok) return new InvalidInput(paying.faults);
    if (!isId(folio)) return new RecordNotFound();
    const named = { name: form.value.name, payer: paying.value };
    return resultOfFolios(await this.folios.setPayer(who, folio, named));
  }

  @Needs('payments.take')
  @Mutation(() => FolioResult, {
    description:
      'For the administrator: decides what a further folio takes by rule, such as room and tax. Lines of the first folio move into it.',
  })
  async setFolioRule(
    @Arg('folio', () => ID, { description: 'The folio.' }) folio: string,
    @Arg('takes', () => [FolioShare], { description: 'What it takes; empty for nothing.' })
    takes: FolioShare[],
    @Ctx() context: RequestContext,
  ): Result {
    const who = staffOf(context);
    if (!isId(folio)) return new RecordNotFound();
    return resultOfFolios(await this.folios.setRule(who, folio, takes, await context.clock.time()));
  }

  @Needs('payments.take')
  @Mutation(() => FolioResult, {
    description: 'For the administrator: moves lines to another folio of the same booking.',
  })
  async moveFolioLines(
    @Arg('input', () => MoveFolioLinesInput, { description: 'The lines and the folio.' })
    { reference, to = null, ...input }: MoveFolioLinesInput,
    @Ctx() context: RequestContext,
  ): Result {
    const who = staffOf(context);
    const form = readInput(moveRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (to !== null && !isId(to)) return new RecordNotFound();
    const move = { lines: form.value.lines, to };
    return resultOfFolios(await this.lines.move(who, storable(reference), move, await context.clock.time()));
  }

  @Needs('payments.take')
  @Mutation(() => FolioResult, {
    description:
      'For the administrator: splits a night or a charge in two lines that add up to it, and moves the first if wanted.',
  })
  async splitFolioLine(
    @Arg('input', () => SplitFolioLineInput, { description: 'The line and what is split off.' })
    { reference, to = null, moves, ...input }: SplitFolioLineInput,
    @Ctx() context: RequestContext,
  ): Result {
    const who = staffOf(context);
    const form = readInput(splitRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (to !== null && !isId(to)) return new RecordNotFound();
    const split = { ...form.value, to: moves ? to : undefined };
    return resultOfFolios(
      await this.lines.split(who, storable(reference), split, await context.clock.time()),
    );
  }

  @Needs('payments.take')
  @Mutation(() => FolioResult, {
    description:
      'For the administrator: closes a further folio whose payer owes nothing, or with a reason. Its invoice is issued.',
  })
  async closeFolio(
    @Arg('folio', () => ID, { description: 'The folio.' }) folio: string,
    @Arg('despiteBalance', () => Boolean, {
      defaultValue: false,
      description: 'Whether it is closed with an open balance.',
    })
    despiteBalance: boolean,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why, when the balance is open: 1 to 200 characters on one line.',
    })
    reason: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Result {
    const who = staffOf(context);
    const form = readInput(closedFolioRules, { reason });
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(folio)) return new RecordNotFound();
    const closing = { despiteBalance, reason: form.value.reason };
    return resultOfFolios(await this.folios.close(who, folio, closing, await context.clock.time()));
  }

  @Needs('payments.take')
  @Mutation(() => FolioResult, { description: 'For the administrator: opens a closed folio again.' })
  async reopenFolio(
    @Arg('folio', () => ID, { description: 'The folio.' }) folio: string,
    @Ctx() context: RequestContext,
  ): Result {
    const who = staffOf(context);
    if (!isId(folio)) return new RecordNotFound();
    return resultOfFolios(await this.folios.reopen(who, folio));
  }

  @Needs('payments.take')
  @Mutation(() => FolioResult, {
    description:
      'For the administrator: pays back what the hotel keeps above the charges of a folio, to the payments of this folio.',
  })
  async refundFolio(
    @Arg('reference', () => String, { description: 'The booking’s reference.' }) reference: string,
    @Arg('folio', () => ID, { nullable: true, description: 'The folio; null for the first one.' })
    folio: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Result {
    const who = staffOf(context);
    if (folio && !isId(folio)) return new RecordNotFound();
    return resultOfFolios(await this.folios.refund(who, storable(reference), folio ?? null));
  }

  private payerOf(payer: BillingDetailsInput | null | undefined) {
    if (!payer) return { ok: true as const, value: null as BillingDetails | null };
    return readInput(billingRulesOf(this.property.current), payer);
  }
}

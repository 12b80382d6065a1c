import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { BookingView, IdempotencyConflict } from '../core/booking.results';
import { allowanceRules, postedChargeRules, takenBackRules } from './posted-charge.policy';
import {
  AllowanceInput,
  BillView,
  ChargeRefused,
  ChargesStored,
  ExtraToPostView,
  GuestCharge,
  PostChargeInput,
  PostedChargeResult,
} from './posted-charge.results';
import type { ChargeOutcome, PostedChargeService } from './posted-charge.service';

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

function resultOfCharge(outcome: ChargeOutcome): typeof PostedChargeResult {
  return resultOf(outcome, {
    ChargesStored: ({ bill }) => Object.assign(new ChargesStored(), { bill: BillView.of(bill) }),
    ChargeRefused: ({ obstacle }) => new ChargeRefused(obstacle),
    IdempotencyConflict: () => new IdempotencyConflict(),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

/** What the staff put on bills and take off them, at the desk and on the guest's page. */
@Resolver(() => BookingView)
export class PostedChargeResolver {
  constructor(private readonly charges: PostedChargeService) {}

  @FieldResolver(() => [GuestCharge], {
    description: 'What the hotel put on the bill during the stay, such as from the minibar.',
  })
  async postedCharges(@Root() { reference }: BookingView): Promise<GuestCharge[]> {
    const { charges } = await this.charges.ofBooking(reference);
    // What another payer took into a further folio is not the guest's.
    return charges
      .filter(({ takenBackAt, folioId }) => takenBackAt === null && folioId === null)
      .map((charge) => GuestCharge.of(charge));
  }

  @Needs('bookings.read')
  @Query(() => BillView, {
    description: 'For the administrator: the charges and allowances of a booking.',
  })
  async bill(
    @Arg('reference', () => String, { description: 'The booking’s reference.' }) reference: string,
  ): Promise<BillView> {
    return BillView.of(await this.charges.ofBooking(reference.replaceAll('\0', '')));
  }

  @Needs('bookings.read')
  @Query(() => [ExtraToPostView], {
    description:
      'For the administrator: the hotel’s extras as a press posts each to the stay; none for an unknown stay.',
  })
  async extrasToPost(
    @Arg('stay', () => ID, { description: 'The stay.' }) stay: string,
    @Ctx() context: RequestContext,
  ): Promise<ExtraToPostView[]> {
    if (!isId(stay)) return [];
    const extras = await this.charges.extrasFor(stay, await context.clock.time());
    return extras.map((extra) => ExtraToPostView.of(extra));
  }

  @Needs('payments.take')
  @Mutation(() => PostedChargeResult, {
    description: 'For the administrator: puts a charge on the bill of a stay.',
  })
  async postCharge(
    @Arg('input', () => PostChargeInput, { description: 'The stay and the charge.' }) input: PostChargeInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof PostedChargeResult> {
    const who = staffOf(context);
    const form = readInput(postedChargeRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(input.stay)) return new RecordNotFound();
    return resultOfCharge(await this.charges.post(who, input.stay, form.value, await context.clock.time()));
  }

  @Needs('payments.take')
  @Mutation(() => PostedChargeResult, {
    description: 'For the administrator: takes a charge back. An invoice that has it gets a credit note.',
  })
  async takeBackCharge(
    @Arg('id', () => ID, { description: 'The charge.' }) id: string,
    @Arg('reason', () => String, { description: 'Why: 1 to 200 characters on one line.' }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof PostedChargeResult> {
    const who = staffOf(context);
    const form = readInput(takenBackRules, { reason });
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(id)) return new RecordNotFound();
    const time = await context.clock.time();
    return resultOfCharge(await this.charges.takeBack(who, id, form.value.reason, time));
  }

  @Needs('payments.take')
  @Mutation(() => PostedChargeResult, {
    description:
      'For the administrator: takes an amount off a bill, such as after a complaint. An invoice that has it gets a credit note.',
  })
  async giveAllowance(
    @Arg('input', () => AllowanceInput, { description: 'The amount and the reason.' }) input: AllowanceInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof PostedChargeResult> {
    const who = staffOf(context);
    const form = readInput(allowanceRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const reference = input.reference.replaceAll('\0', '');
    const time = await context.clock.time();
    return resultOfCharge(await this.charges.allow(who, reference, form.value, time));
  }
}

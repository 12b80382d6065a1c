import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict, RoomTypeBusy } from '../../bookings/core/booking.results';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { checkInRules, checkOutRules, reasonedCheckOutRules, stepKeyRules } from './check-in.policy';
import {
  ArriveAfterAllInput,
  CheckInInput,
  CheckOutInput,
  DepartureChanged,
  DeparturePreview,
  DeparturePreviewResult,
  StayMoved,
  StayStepRefused,
  StayStepResult,
} from './check-in.results';
import type { CheckInService } from './check-in.service';
import type { CheckOutService } from './check-out.service';
import type { DepartureUndo } from './departure-undo.service';
import type { LateArrivalService } from './late-arrival.service';
import type { StepOutcome } from './stay-steps.service';

const STAY = 'The id of the stay.';

// PostgreSQL refuses to compare other texts with an id.
const isId = (text: string): boolean => z.uuid().safeParse(text).success;

function movedStay({ booking, stayId }: Extract<StepOutcome, { kind: 'StayMoved' }>): StayMoved {
  const stay = booking.stays.find(({ id }) => id === stayId);
  const { status, checkin, checkout, guestName } = stay ?? {};
  const { reference } = booking;
  return Object.assign(new StayMoved(), { stay: stayId, reference, status, checkin, checkout, guestName });
}

const resultOfStep = (outcome: StepOutcome): typeof StayStepResult =>
  resultOf(outcome, {
    StayMoved: movedStay,
    StayStepRefused: (refusal) => new StayStepRefused(refusal),
    DepartureChanged: ({ figures }) => new DepartureChanged(DeparturePreview.of(figures)),
    IdempotencyConflict: () => new IdempotencyConflict(),
    RoomTypeBusy: () => new RoomTypeBusy(),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });

/** Check-ins and check-outs by the staff. */
@Resolver()
export class CheckInResolver {
  constructor(
    private readonly checkIns: CheckInService,
    private readonly checkOuts: CheckOutService,
    private readonly departureUndo: DepartureUndo,
    private readonly lateArrivals: LateArrivalService,
  ) {}

  @Needs('stays.check-in')
  @Mutation(() => StayStepResult, {
    description:
      'For the administrator: checks the guest in. Until 06:00 the previous night counts. Does nothing for a guest who is in the house already.',
  })
  async checkIn(
    @Arg('input', () => CheckInInput, { description: 'Who arrives.' }) input: CheckInInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof StayStepResult> {
    const form = readInput(checkInRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(input.stay)) return new RecordNotFound();
    const { stay: stayId, despiteRoomState, despiteDoNotRent } = input;
    const arrival = { stayId, guestName: form.value.guestName ?? null, despiteRoomState, despiteDoNotRent };
    return resultOfStep(await this.checkIns.checkIn(staffOf(context), arrival, context.clock));
  }

  @Needs('stays.check-in')
  @Mutation(() => StayStepResult, {
    description: 'For the administrator: undoes a check-in of the same business day.',
  })
  async undoCheckIn(
    @Arg('stay', () => ID, { description: STAY }) stay: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof StayStepResult> {
    if (!isId(stay)) return new RecordNotFound();
    return resultOfStep(await this.checkIns.undoCheckIn(staffOf(context), stay, context.clock));
  }

  @Needs('stays.check-in')
  @Query(() => DeparturePreviewResult, {
    description: 'For the administrator: what it would cost and refund if the guest left now.',
  })
  async departurePreview(
    @Arg('stay', () => ID, { description: STAY }) stay: string,
    @Arg('charge', () => MinorUnits, {
      nullable: true,
      description:
        'A charge for the nights that are given up, in paise with tax, instead of the policy’s charge.',
    })
    charge: number | null,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof DeparturePreviewResult> {
    if (!isId(stay)) return new RecordNotFound();
    return resultOf(await this.checkOuts.preview(stay, charge ?? null, clock), {
      Figures: ({ figures }) => DeparturePreview.of(figures),
      StayStepRefused: (refusal) => new StayStepRefused(refusal),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('stays.check-in')
  @Mutation(() => StayStepResult, {
    description:
      'For the administrator: checks the guest out. Before the agreed day, the remaining nights are released at the charge of the booking’s policy.',
  })
  async checkOut(
    @Arg('input', () => CheckOutInput, { description: 'The stay and the charge.' })
    input: CheckOutInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof StayStepResult> {
    const setPaise = input.charge ?? null;
    const needsReason = input.despiteBalance || setPaise !== null;
    const form = readInput(needsReason ? reasonedCheckOutRules : checkOutRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(input.stay)) return new RecordNotFound();
    const {
      stay: stayId,
      despiteBalance,
      despiteDeposit,
      toCompany,
      despiteLimit,
      expectedRefund = null,
    } = input;
    const despite = { despiteBalance, despiteDeposit, toCompany, despiteLimit };
    const departure = { stayId, setPaise, ...despite, expectedRefund, ...form.value };
    return resultOfStep(await this.checkOuts.checkOut(staffOf(context), departure, context.clock));
  }

  @Needs('stays.check-in')
  @Mutation(() => StayStepResult, {
    description:
      'For the administrator: undoes a check-out of the same business day. After an early departure this is possible only while the nights are free and nothing was refunded. A bill that the check-out put on the account of a company is taken off.',
  })
  async undoCheckOut(
    @Arg('stay', () => ID, { description: STAY }) stay: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof StayStepResult> {
    if (!isId(stay)) return new RecordNotFound();
    return resultOfStep(await this.departureUndo.undoCheckOut(staffOf(context), stay, context.clock));
  }

  @Needs('stays.check-in')
  @Mutation(() => StayStepResult, {
    description:
      'For the administrator: checks in the guest of a no-show who has arrived after all, for the remaining nights.',
  })
  async arriveAfterAll(
    @Arg('input', () => ArriveAfterAllInput, { description: 'Who arrives.' }) input: ArriveAfterAllInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof StayStepResult> {
    const form = readInput(stepKeyRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(input.stay)) return new RecordNotFound();
    const { stay: stayId, despiteRoomState, despiteDoNotRent } = input;
    const arrival = { stayId, despiteRoomState, despiteDoNotRent, ...form.value };
    return resultOfStep(await this.lateArrivals.arriveAfterAll(staffOf(context), arrival, context.clock));
  }
}

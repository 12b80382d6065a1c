import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { floatRules, paidOutRules, putBackRules, shiftCountRules } from './shift.policy';
import {
  CloseShiftInput,
  CloseShiftResult,
  OpenShiftInput,
  OpenShiftResult,
  PaidOutInput,
  PayOutResult,
  PutBackPaidOutResult,
  ShiftChanged,
  ShiftRefused,
  ShiftStored,
  ShiftView,
} from './shift.results';
import type { ShiftBeginning, ShiftObstacle, ShiftService } from './shift.service';
import type { SummedShift } from './shift-sums';

const isId = (id: string): boolean => z.uuid().safeParse(id).success;

const ROWS = {
  ShiftStored: ({ shift }: { shift: SummedShift }) =>
    Object.assign(new ShiftStored(), { shift: ShiftView.of(shift) }),
  ShiftRefused: ({ obstacle }: { obstacle: ShiftObstacle }) => new ShiftRefused(obstacle),
  RecordNotFound: () => new RecordNotFound(),
};

/** The shifts of the desk: float, cash that is paid out, count and hand-over. */
@Resolver()
export class ShiftResolver {
  constructor(private readonly shifts: ShiftService) {}

  @Needs('payments.take')
  @Query(() => ShiftView, {
    nullable: true,
    description: 'For the administrator: the open shift of the person who asks; null when there is none.',
  })
  async ownShift(@Ctx() context: RequestContext): Promise<ShiftView | null> {
    const open = await this.shifts.findOpen(staffOf(context).uid);
    return open && ShiftView.of(open);
  }

  @Needs('payments.take')
  @Query(() => [ShiftView], {
    description:
      'For the administrator: the latest five closed shifts whose rest no other shift has taken over; the newest first.',
  })
  async shiftsToTakeOver(): Promise<ShiftView[]> {
    return (await this.shifts.toTakeOver()).map((shift) => ShiftView.of(shift));
  }

  @Needs('payments.read')
  @Query(() => ShiftView, {
    nullable: true,
    description: 'For the administrator: a shift; null when it is unknown.',
  })
  async shift(@Arg('id', () => ID, { description: 'The shift.' }) id: string): Promise<ShiftView | null> {
    const found = isId(id) ? await this.shifts.find(id) : null;
    return found && ShiftView.of(found);
  }

  @Needs('payments.take')
  @Mutation(() => OpenShiftResult, {
    description:
      'For the administrator: opens a shift of the person who asks. A person has one open shift at most.',
  })
  async openShift(
    @Arg('input', () => OpenShiftInput, { description: 'The float, or the shift to take over.' })
    input: OpenShiftInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof OpenShiftResult> {
    const who = staffOf(context);
    const beginning = beginningOf(input);
    if (beginning instanceof InvalidInput || beginning instanceof RecordNotFound) return beginning;
    return resultOf(await this.shifts.open(who, beginning, await context.clock.now()), ROWS);
  }

  @Needs('payments.take')
  @Mutation(() => PayOutResult, {
    description: 'For the administrator: records cash that is paid out of the drawer of the open shift.',
  })
  async payOut(
    @Arg('input', () => PaidOutInput, { description: 'The amount and what it is for.' }) input: PaidOutInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof PayOutResult> {
    const who = staffOf(context);
    const form = readInput(paidOutRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const { amount: amountPaise, ...paidOut } = form.value;
    return resultOf(await this.shifts.payOut(who, { ...paidOut, amountPaise }, await context.clock.now()), {
      ...ROWS,
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('payments.take')
  @Mutation(() => PutBackPaidOutResult, {
    description:
      'For the administrator: puts cash back that the person recorded as paid out by mistake, while the shift is open.',
  })
  async putBackPaidOut(
    @Arg('entryId', () => ID, { description: 'The paid-out.' }) entryId: string,
    @Arg('reason', { description: 'What was wrong, on one line.' }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof PutBackPaidOutResult> {
    const who = staffOf(context);
    const form = readInput(putBackRules, { reason });
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(entryId)) return new RecordNotFound();
    const now = await context.clock.now();
    return resultOf(await this.shifts.putBack(who, entryId, form.value.reason, now), ROWS);
  }

  @Needs('payments.take')
  @Mutation(() => CloseShiftResult, {
    description:
      'For the administrator: stores the count at the end of a shift, and who gets the rest. A closed shift does not change.',
  })
  async closeShift(
    @Arg('input', () => CloseShiftInput, { description: 'The expected and the counted amount.' })
    input: CloseShiftInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CloseShiftResult> {
    const who = staffOf(context);
    const form = readInput(shiftCountRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    if (!isId(input.shiftId)) return new RecordNotFound();
    const now = await context.clock.now();
    return resultOf(await this.shifts.close(who, input.shiftId, form.value, now), {
      ...ROWS,
      ShiftChanged: ({ shift }) => new ShiftChanged(ShiftView.of(shift)),
    });
  }
}

function beginningOf({ float, takesOver }: OpenShiftInput): ShiftBeginning | InvalidInput | RecordNotFound {
  if (takesOver) return isId(takesOver) ? { takesOver } : new RecordNotFound();
  const form = readInput(floatRules, { float: float ?? -1 });
  return form.ok ? { floatPaise: form.value.float } : new InvalidInput(form.faults);
}

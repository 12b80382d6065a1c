import { GraphQLError } from 'graphql';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { rupees } from '../../platform/money/money';
import { resultOf } from '../../platform/refusals/outcomes';
import { recordedDay } from '../../platform/refusals/recorded-days';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { GuestBookingDetails } from '../core/desk.results';
import type { PortalBookingService } from './portal-booking.service';
import type { PortalMoney } from './portal-money.service';
import type { StatementAmount } from './portal-statement';
import { PORTAL_LIMITS, portalBookingRules, portalReceiptsRules } from './portal.policy';
import {
  AddPortalResult,
  EditPortalResult,
  Portal,
  PortalBookingChanged,
  PortalBookingInput,
  PortalBookingSet,
  PortalChanged,
  PortalComparison,
  PortalInput,
  PortalMonth,
  PortalReceiptsInput,
  PortalReceiptsRecorded,
  PortalSaved,
  PortalStatementAmount,
  PortalStatementLineInput,
  PortalStay,
  RecordPortalReceiptsResult,
  SetPortalBookingResult,
} from './portal.results';
import type { PortalService } from './portal.service';

const PORTAL_ID = 'The portal’s id.';
const MONTH = 'Any day of the month.';

/** PostgreSQL cannot store NUL in a text. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

interface PortalResolverNeeds {
  portals: PortalService;
  portalBookings: PortalBookingService;
  portalMoney: PortalMoney;
}

/** Portals, what was agreed with them about bookings, and their money. */
@Resolver(() => GuestBookingDetails)
export class PortalResolver {
  constructor(private readonly needs: PortalResolverNeeds) {}

  @Needs('bookings.read')
  @Query(() => [Portal], {
    description: 'For the administrator: all portals by name, the archived ones last.',
  })
  async portals(): Promise<Portal[]> {
    return (await this.needs.portals.find()).map((portal) => Portal.of(portal));
  }

  @Needs('rates.write')
  @Mutation(() => AddPortalResult, { description: 'For the administrator: adds a portal.' })
  async addPortal(
    @Arg('input', () => PortalInput, { description: 'The form.' }) input: PortalInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddPortalResult> {
    return resultOf(await this.needs.portals.add(staffOf(context), input), {
      PortalSaved: ({ stored }) => new PortalSaved(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('rates.write')
  @Mutation(() => EditPortalResult, {
    description: 'For the administrator: replaces a portal. Bookings that exist keep their terms.',
  })
  async editPortal(
    @Arg('id', () => Int, { description: PORTAL_ID }) id: number,
    @Arg('input', () => PortalInput, { description: 'The whole form.' }) input: PortalInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditPortalResult> {
    return resultOf(await this.needs.portals.edit(staffOf(context), id, input, version), {
      PortalSaved: ({ stored }) => new PortalSaved(stored),
      PortalChanged: ({ stored }) => new PortalChanged(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('bookings.change')
  @Mutation(() => SetPortalBookingResult, {
    description:
      'For the administrator: sets portal, number, collector and commission of a booking that came through a portal.',
  })
  async setPortalBooking(
    @Arg('reference', () => String, { description: 'The booking’s reference.' }) reference: string,
    @Arg('input', () => PortalBookingInput, { description: 'The whole form.' }) input: PortalBookingInput,
    @Arg('version', () => Int, {
      description: 'The version with which the form was opened; 0 for a booking without a chosen portal.',
    })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof SetPortalBookingResult> {
    const form = readInput(portalBookingRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const time = await context.clock.time();
    const given = { form: form.value, version };
    return resultOf(
      await this.needs.portalBookings.set(staffOf(context), withoutNul(reference), given, time),
      {
        PortalBookingSet: ({ row }) => new PortalBookingSet(row),
        PortalBookingChanged: ({ row }) => new PortalBookingChanged(row),
        InvalidInput: ({ faults }) => new InvalidInput(faults),
        RecordNotFound: () => new RecordNotFound(),
      },
    );
  }

  @Needs('payments.read')
  @Query(() => PortalMonth, {
    nullable: true,
    description: 'For the administrator: what a portal owes for a month; null for an unknown portal.',
  })
  async portalMonth(
    @Arg('portal', () => Int, { description: PORTAL_ID }) portal: number,
    @Arg('month', () => PlainDateScalar, { description: MONTH }) month: string,
  ): Promise<PortalMonth | null> {
    const dues = await this.needs.portalMoney.ofMonth(portal, recordedDay('month', month));
    return dues && PortalMonth.of(dues);
  }

  @Needs('payments.read')
  @Query(() => PortalComparison, {
    nullable: true,
    description:
      'For the administrator: a portal’s statement of a month beside the hotel’s stays; null for an unknown portal. Stores nothing.',
  })
  async portalStatement(
    @Arg('portal', () => Int, { description: PORTAL_ID }) portal: number,
    @Arg('month', () => PlainDateScalar, { description: MONTH }) month: string,
    @Arg('lines', () => [PortalStatementLineInput], {
      description: `The lines of the statement, at most ${PORTAL_LIMITS.statementLines}.`,
    })
    lines: PortalStatementLineInput[],
    @Arg('amountIs', () => PortalStatementAmount, { description: 'What the amounts of the lines are.' })
    amountIs: StatementAmount,
  ): Promise<PortalComparison | null> {
    // If lines were left out, their stays would be reported as missing.
    if (lines.length > PORTAL_LIMITS.statementLines)
      throw new GraphQLError(`lines can be at most ${PORTAL_LIMITS.statementLines}.`, {
        extensions: { code: 'BAD_USER_INPUT', field: 'lines' },
      });
    const statement = lines.map((line) => ({
      ...{ number: withoutNul(line.number).slice(0, PORTAL_LIMITS.number), amountPaise: line.amountPaise },
      commissionPaise: line.commissionPaise ?? null,
    }));
    const compared = await this.needs.portalMoney.compare(portal, recordedDay('month', month), {
      lines: statement,
      amountIs,
    });
    return compared && PortalComparison.of(compared);
  }

  @Needs('rates.write')
  @Mutation(() => RecordPortalReceiptsResult, {
    description: 'For the administrator: records money that came from a portal for its stays.',
  })
  async recordPortalReceipts(
    @Arg('portal', () => Int, { description: PORTAL_ID }) portal: number,
    @Arg('input', () => PortalReceiptsInput, { description: 'The money.' }) input: PortalReceiptsInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof RecordPortalReceiptsResult> {
    const form = readInput(portalReceiptsRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const time = await context.clock.time();
    const receipt = { receivedOn: input.receivedOn, form: form.value };
    return resultOf(await this.needs.portalMoney.receive(staffOf(context), portal, receipt, time), {
      PortalReceiptsRecorded: ({ amountPaise }) =>
        Object.assign(new PortalReceiptsRecorded(), { amount: rupees(amountPaise) }),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @FieldResolver(() => PortalStay, {
    nullable: true,
    description:
      'What was agreed with the portal that sold the stay, and what the portal owes; null when no portal was chosen.',
  })
  async portalStay(@Root() { booking }: GuestBookingDetails): Promise<PortalStay | null> {
    const row = await this.needs.portalBookings.find(booking.reference);
    return row && PortalStay.ofRow(row);
  }
}

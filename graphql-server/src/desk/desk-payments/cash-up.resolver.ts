import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { notYourRole, staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { rupees } from '../../platform/money/money';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { recordedDay } from '../../platform/refusals/recorded-days';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import {
  CashCountInput,
  CashUpChanged,
  CashUpClosed,
  CashUpView,
  CloseCashUpResult,
} from './cash-up.results';
import type { CashUpService } from './cash-up.service';
import { cashCountRules } from './desk-payment.policy';
import { OwingFolio } from '../core/owing-folio.results';
import { UnpaidBalance } from './unpaid-balance.results';
import type { UnpaidBalances } from './unpaid-balances.read-model';

/** The money of a day, and the open balances of guests. */
@Resolver()
export class CashUpResolver {
  constructor(
    private readonly cashUps: CashUpService,
    private readonly unpaid: UnpaidBalances,
  ) {}

  @Needs('payments.read-day')
  @Query(() => CashUpView, {
    description:
      'The money of a business day by method and by person. Another day than today’s needs payments.read.',
  })
  async cashUp(
    @Arg('day', () => PlainDateScalar, {
      nullable: true,
      description: 'The business day; today’s when left out.',
    })
    day: string | null,
    @Ctx() { clock, viewer }: RequestContext,
  ): Promise<CashUpView> {
    const today = await clock.businessDay();
    const wanted = recordedDay('day', day ?? today);
    if (wanted !== today && !viewer?.permissions.has('payments.read')) throw notYourRole('payments.read');
    return CashUpView.of(await this.cashUps.find(wanted));
  }

  @Needs('payments.take')
  @Mutation(() => CloseCashUpResult, {
    description: 'For the administrator: stores the count of the cash of a business day.',
  })
  async closeCashUp(
    @Arg('input', () => CashCountInput, { description: 'The expected and the counted amount.' })
    input: CashCountInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof CloseCashUpResult> {
    const who = staffOf(context);
    const form = readInput(cashCountRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const businessDay = await context.clock.businessDay();
    return resultOf(await this.cashUps.close(who, input.day, form.value, businessDay), {
      CashUpClosed: ({ cashUp }) => Object.assign(new CashUpClosed(), { cashUp: CashUpView.of(cashUp) }),
      CashUpChanged: ({ cashUp }) => new CashUpChanged(CashUpView.of(cashUp)),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('bookings.read')
  @Query(() => [UnpaidBalance], {
    description:
      'For the administrator: bookings with an open balance whose guests are in the house, arrive within 14 days or left within 60 days. Guests who are here come first; at most 200.',
  })
  async unpaidBalances(@Ctx() { clock }: RequestContext): Promise<UnpaidBalance[]> {
    const rows = await this.unpaid.find(await clock.businessDay());
    return rows.map(({ balancePaise, folios, ...row }) =>
      Object.assign(new UnpaidBalance(), {
        ...{ ...row, balance: rupees(balancePaise) },
        folios: folios.map((folio) => OwingFolio.of(folio)),
      }),
    );
  }
}

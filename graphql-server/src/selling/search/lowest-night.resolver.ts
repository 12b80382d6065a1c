import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../access/accounts/request-context';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { RoomTypeView } from '../rooms/room.results';
import type { LowestNights } from './lowest-night.service';

type Reading = ReturnType<LowestNights['lowestNights']>;

@Resolver(() => RoomTypeView)
export class LowestNightResolver {
  /** All types of one request share one reading. */
  private readonly ofRequest = new WeakMap<RequestContext, Reading>();

  constructor(private readonly lowestNights: LowestNights) {}

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'The lowest price of one night by itself, with tax, in INR: for two adults or as many as the type takes, within the next 60 days, without a code. Null when no such night can be booked. It may be a minute old.',
  })
  async oneNight(@Root() { name }: RoomTypeView, @Ctx() context: RequestContext): Promise<Money | null> {
    const reading = this.ofRequest.get(context) ?? this.read(context);
    this.ofRequest.set(context, reading);
    const paise = (await reading).get(name)?.totalPaise ?? null;
    return paise === null ? null : rupees(paise);
  }

  private async read({ clock }: RequestContext): Reading {
    return this.lowestNights.lowestNights(await clock.today());
  }
}

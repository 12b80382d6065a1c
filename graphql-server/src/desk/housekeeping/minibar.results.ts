import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { ChargeRefused } from '../../bookings/posted-charges/posted-charge.results';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { MINIBAR_LIMITS } from './minibar.policy';
import type { MinibarItem } from './minibar.service';

const { quantity: QUANTITY, waitedSeconds: WAITED, piecesOfDay } = MINIBAR_LIMITS;

@ObjectType('MinibarItem', { description: 'Something in the minibar, as housekeeping posts it.' })
export class MinibarItemView {
  @Field(() => Int, { description: 'Its id in the catalogue.' })
  id: number;

  @Field({ description: 'The name on the bill.' })
  name: string;

  @Field(() => Money, { description: 'What one piece costs with tax, in INR.' })
  price: Money;

  static of({ paise, ...item }: MinibarItem): MinibarItemView {
    return Object.assign(new MinibarItemView(), { ...item, price: rupees(paise) });
  }
}

@InputType({ description: 'What a guest took from the minibar.' })
export class PostMinibarInput {
  @Field(() => ID, { description: 'The stay of the guest, as the page showed it beside the room.' })
  stay: string;

  @Field(() => Int, { description: 'The item, of `minibarItems`.' })
  item: number;

  @Field(() => Int, {
    defaultValue: 1,
    description: `The number of pieces: ${QUANTITY.minimum} to ${QUANTITY.maximum}. A stay gets at most ${piecesOfDay} pieces of the minibar a day in this way.`,
  })
  quantity: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: `How many seconds the press waited for a connection, ${WAITED.minimum} to ${WAITED.maximum}.`,
  })
  waitedSeconds: number;

  @Field({
    description:
      'A key that the page creates for the press, 16 to 64 letters, digits, - or _. A press that is sent twice counts once.',
  })
  idempotencyKey: string;
}

@ObjectType({ description: 'The pieces are on the bill, or were put there before.' })
export class MinibarPosted {
  @Field(() => ID, { description: 'The stay.' })
  stay: string;
}

export const PostMinibarResult = createUnionType({
  name: 'PostMinibarResult',
  description: 'That the pieces are on the bill, or a refusal that says whom to tell.',
  types: () => [MinibarPosted, ChargeRefused, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});

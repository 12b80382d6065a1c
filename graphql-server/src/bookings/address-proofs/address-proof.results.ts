import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { CodeRefused, CodeTooSoon } from '../../mails/newsletter/newsletter.results';
import { InvalidInput, RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';

@ObjectType({ description: 'A one-time code is on its way to the account’s address.' })
export class AddressCodeSent {
  @Field({ description: 'The address.' })
  address: string;

  @Field(() => Int, { description: 'Whole seconds until another code can be requested.' })
  resendAfterSeconds: number;
}

@ObjectType({ description: 'The account sees all bookings of its address from now on.' })
export class AddressProven {
  @Field({ description: 'The address.' })
  address: string;
}

@ObjectType({ implements: Refusal, description: 'The account has no verified address.' })
export class AddressNotVerified extends Refusal {
  constructor() {
    super(sentence('ADDRESS_NOT_VERIFIED'));
  }
}

export const SendAddressCodeResult = createUnionType({
  name: 'SendAddressCodeResult',
  description: 'A code is on its way, or why none was sent.',
  types: () => [AddressCodeSent, AddressNotVerified, CodeTooSoon, RateLimited] as const,
});

export const ProveAddressResult = createUnionType({
  name: 'ProveAddressResult',
  description: 'Proven, or why not.',
  types: () => [AddressProven, AddressNotVerified, CodeRefused, InvalidInput, RateLimited] as const,
});

import { createUnionType, Field, ObjectType } from 'type-graphql';
import { RateLimited, Refusal } from '../../platform/refusals/refusal.type';

@ObjectType({
  description: 'The signed-in account is now the only administrator’s account.',
})
export class AdministratorPinned {
  @Field({ description: 'The account’s verified address.' })
  address: string;
}

@ObjectType({ implements: Refusal, description: 'The owner link, or the account, cannot be used.' })
export class OwnerLinkRefused extends Refusal {}

export const PinAdministratorResult = createUnionType({
  name: 'PinAdministratorResult',
  description: 'The administrator’s account, or why this account cannot become it.',
  types: () => [AdministratorPinned, OwnerLinkRefused, RateLimited] as const,
});

import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { SERVICE_KEY_LIMITS } from './service-key.policy';
import type { ListedServiceKey } from './service-key.repository';

@ObjectType({
  description: 'A credential with which a program works. Its token was shown once and is stored as a hash.',
})
export class ServiceKeyView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: 'The name by which the audit log and the desk know the program.' })
  name: string;

  @Field({ description: 'The last four characters of the token.' })
  lastCharacters: string;

  @Field(() => [String], { description: 'The names of its rights, such as bookings.read.' })
  permissions: string[];

  @Field(() => [String], {
    description: 'The addresses or networks (CIDR) from which it works; empty for all.',
  })
  networks: string[];

  @Field({ description: 'When it was made.' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who made it; null when the name is not known any more.',
  })
  createdByName: string | null;

  @Field(() => Date, { nullable: true, description: 'When it stops working; null for never.' })
  expiresAt: Date | null;

  @Field({ description: 'Whether its last day has passed.' })
  hasExpired: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'The last use, up to a minute too early; null before the first use.',
  })
  lastUsedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was revoked; null while it works.' })
  revokedAt: Date | null;

  static of(key: ListedServiceKey): ServiceKeyView {
    return Object.assign(new ServiceKeyView(), key);
  }
}

@InputType({ description: 'The form for a service key.' })
export class ServiceKeyInput {
  @Field({ description: `Its name, at most ${SERVICE_KEY_LIMITS.name} characters.` })
  name: string;

  @Field(() => [String], { description: 'The names of its rights, at least one.' })
  permissions: string[];

  @Field(() => [String], {
    description: `At most ${SERVICE_KEY_LIMITS.networks} addresses or networks, such as 203.0.113.0/24 or 2001:db8:1::/48; empty for all.`,
  })
  networks: string[];

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The last date, in the hotel’s time zone, on which it works; null for no end.',
  })
  lastDay?: string | null;
}

@ObjectType({ description: 'The key is made.' })
export class ServiceKeyMade {
  @Field(() => ID, { description: 'The new key.' })
  id: string;

  @Field({ description: 'The token, for the header “Authorization: Bearer …”. It is not shown again.' })
  token: string;

  @Field(() => [ServiceKeyView], { description: 'All keys after the change.' })
  keys: ServiceKeyView[];

  constructor(id: string, token: string, keys: ListedServiceKey[]) {
    Object.assign(this, { id, token, keys: keys.map((key) => ServiceKeyView.of(key)) });
  }
}

@ObjectType({ description: 'The change is stored.' })
export class ServiceKeysSaved {
  @Field(() => [ServiceKeyView], { description: 'All keys after the change.' })
  keys: ServiceKeyView[];

  constructor(keys: ListedServiceKey[]) {
    this.keys = keys.map((key) => ServiceKeyView.of(key));
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The key would have rights that its maker lacks; nothing was stored.',
})
export class ServiceKeyRefused extends Refusal {
  constructor(obstacle: 'STAFF_MORE_RIGHTS') {
    super(sentence(obstacle));
  }
}

export const ServiceKeyResult = createUnionType({
  name: 'ServiceKeyResult',
  description: 'The keys after the change, or a refusal.',
  types: () => [ServiceKeyMade, ServiceKeysSaved, ServiceKeyRefused, InvalidInput, RecordNotFound] as const,
});

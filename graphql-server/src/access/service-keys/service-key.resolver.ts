import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { Needs } from '../accounts/access';
import { staffOf } from '../accounts/authorisation';
import { PermissionView } from '../accounts/permission.results';
import type { RequestContext } from '../accounts/request-context';
import { FOR_PROGRAMS } from './service-key.policy';
import {
  ServiceKeyInput,
  ServiceKeyMade,
  ServiceKeyRefused,
  ServiceKeyResult,
  ServiceKeysSaved,
  ServiceKeyView,
} from './service-key.results';
import type { ServiceKeyOutcome, ServiceKeyService } from './service-key.service';

/** The keys with which programs work. */
@Resolver()
export class ServiceKeyResolver {
  constructor(private readonly keys: ServiceKeyService) {}

  @Needs('programs.read')
  @Query(() => [ServiceKeyView], { description: 'The keys of programs, working keys first.' })
  async serviceKeys(): Promise<ServiceKeyView[]> {
    return (await this.keys.list()).map((key) => ServiceKeyView.of(key));
  }

  @Needs('programs.read')
  @Query(() => [PermissionView], { description: 'The rights that a service key can have, by name.' })
  serviceKeyRights(): PermissionView[] {
    return FOR_PROGRAMS.map((name) => PermissionView.of(name));
  }

  @Needs('programs.write', { again: true })
  @Mutation(() => ServiceKeyResult, {
    description: 'Makes a key for a program. The token is in the result and is not shown again.',
  })
  async makeServiceKey(
    @Arg('input', () => ServiceKeyInput, { description: 'The form.' }) input: ServiceKeyInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ServiceKeyResult> {
    return keyResult(await this.keys.make(staffOf(context), input, await context.clock.now()));
  }

  @Needs('programs.write', { again: true })
  @Mutation(() => ServiceKeyResult, { description: 'Ends a key at once and for ever, on every server.' })
  async revokeServiceKey(
    @Arg('id', () => ID, { description: 'The key.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ServiceKeyResult> {
    if (!z.uuid().safeParse(id).success) return new RecordNotFound();
    return keyResult(await this.keys.revoke(staffOf(context), id, await context.clock.now()));
  }
}

function keyResult(outcome: ServiceKeyOutcome): typeof ServiceKeyResult {
  return resultOf(outcome, {
    ServiceKeyMade: ({ id, token, keys }) => new ServiceKeyMade(id, token, keys),
    ServiceKeysSaved: ({ keys }) => new ServiceKeysSaved(keys),
    ServiceKeyRefused: ({ obstacle }) => new ServiceKeyRefused(obstacle),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

import type { EntityManager } from 'typeorm';
import { codeFromName } from '../../platform/text/code-from-name';
import { Policy } from './policy.entity';
import { RatePlan } from './rate-plan.entity';

/**
 * A code made from the name in capital letters, such as NON_REFUNDABLE; with a number if another policy or plan has
 * that code.
 */
export async function freeCode(manager: EntityManager, name: string): Promise<string> {
  const policies = await manager.find(Policy);
  const plans = await manager.find(RatePlan);
  return codeFromName(
    name,
    [...policies, ...plans].map(({ code }) => code),
    'POLICY',
  );
}

import type { EntityManager } from 'typeorm';
import { Policy } from './policy.entity';
import { RatePlan } from './rate-plan.entity';

const LONGEST_CODE = 40;

/** The name in capital letters, such as NON_REFUNDABLE; with a number if another policy or plan has that code. */
export async function freeCode(manager: EntityManager, name: string): Promise<string> {
  const letters = name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
  const code = letters.replaceAll(/^_+|_+$/g, '').slice(0, LONGEST_CODE) || 'POLICY';
  const policies = await manager.find(Policy);
  const plans = await manager.find(RatePlan);
  const taken = new Set([...policies, ...plans].map((known) => known.code));
  const candidates = [code, ...Array.from(taken, (_taken, index) => `${code}_${index + 2}`)];
  return candidates.find((candidate) => !taken.has(candidate)) ?? code;
}

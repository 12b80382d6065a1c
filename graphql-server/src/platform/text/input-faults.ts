import type { z } from 'zod';
import type { FieldFault } from '../refusals/refusal.type';

/** Validates input: the cleaned values, or every fault with its field. */
export function readInput<Output>(
  rules: z.ZodType<Output>,
  input: unknown,
): { ok: true; value: Output } | { ok: false; faults: FieldFault[] } {
  const outcome = rules.safeParse(input);
  if (outcome.success) return { ok: true, value: outcome.data };
  const faults = outcome.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  return { ok: false, faults };
}

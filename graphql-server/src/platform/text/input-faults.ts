import { z } from 'zod';
import type { MessageParameters } from '../locale/message';
import { type FieldFaultParts, givenIn, type ParameterArguments, sentenceWith } from '../refusals/sentence';
import { FAULT_CODES, type FaultCode } from '../refusals/sentence-codes';

// Zod stores a text for each rule. Our text is the code of the fault with its parameters, as JSON.
export type FaultText = string & { readonly isFaultText: true };

const faultText = z.tuple([
  z.enum(Object.keys(FAULT_CODES) as [FaultCode, ...FaultCode[]]),
  z.record(z.string(), z.union([z.string(), z.number()])),
]);

/** The text for a rule of Zod: the fault of an input that breaks the rule. */
export function fault<Code extends FaultCode>(
  code: Code,
  ...parameters: ParameterArguments<Code>
): FaultText {
  return JSON.stringify([code, givenIn(parameters)]) as FaultText;
}

function readFaultText(text: string): [FaultCode, MessageParameters] {
  try {
    return faultText.parse(JSON.parse(text));
  } catch {
    // A rule without our fault. The schema prevents such a value.
    return ['VALUE_INVALID', {}];
  }
}

function faultOf({ path, message }: z.core.$ZodIssue): FieldFaultParts {
  return { field: path.join('.'), ...sentenceWith(...readFaultText(message)) };
}

/** Validates input: the cleaned values, or every fault with its field. */
export function readInput<Output>(
  rules: z.ZodType<Output>,
  input: unknown,
): { ok: true; value: Output } | { ok: false; faults: FieldFaultParts[] } {
  const outcome = rules.safeParse(input);
  if (outcome.success) return { ok: true, value: outcome.data };
  return { ok: false, faults: outcome.error.issues.map(faultOf) };
}

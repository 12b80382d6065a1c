import { z } from 'zod';
import { line } from '../../platform/text/form-rules';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import {
  Account,
  ACCOUNT_ORDER,
  ACCOUNTS,
  HALF_RATE,
  ledgerOf,
  PARTY,
  RATE,
  type LedgerNames,
} from './accounts';

/** The greatest length of the name of a ledger. */
const LEDGER_NAME_LENGTH = 80;

const PLACEHOLDER = /\{[^{}]*\}?/g;

const rules = z.array(
  z.object({ account: z.enum(Account), name: line('name', 'rateName', LEDGER_NAME_LENGTH) }),
);

/** The name of the field of an account, as a fault names it. */
const fieldOf = (account: Account): string => `ledgers.${account}`;

/** The placeholders of the name that its account does not have. */
function placeholderFaults(account: Account, name: string): FieldFaultParts[] {
  const { hasRate, withoutParty } = ACCOUNTS[account];
  const known = [...(hasRate ? [RATE, HALF_RATE] : []), ...(withoutParty === undefined ? [] : [PARTY])];
  const unknown = [...name.matchAll(PLACEHOLDER)].find(([found]) => !known.includes(found));
  if (!unknown) return [];
  const placeholders = known.join(', ') || '–';
  return [fieldFault(fieldOf(account), 'PLACEHOLDER_UNKNOWN', { placeholder: unknown[0], placeholders })];
}

// A sample rate, to find out whether two accounts would share a ledger.
const SOME_RATE = 18;

/** Two accounts of different groups in Tally cannot share a ledger. */
function groupFaults(names: LedgerNames): FieldFaultParts[] {
  const groups = new Map<string, string>();
  return ACCOUNT_ORDER.flatMap((account) => {
    const ledger = ledgerOf(names, account, { taxPercent: SOME_RATE }).toLowerCase();
    const { group } = ACCOUNTS[account];
    const taken = groups.get(ledger);
    groups.set(ledger, taken ?? group);
    return taken === undefined || taken === group
      ? []
      : [fieldFault(fieldOf(account), 'LEDGER_OF_TWO_GROUPS')];
  });
}

/** A fault of the form names the account instead of the place in the list. */
function ofAccount(found: FieldFaultParts, input: unknown): FieldFaultParts {
  const place = Number(found.field.split('.')[0]);
  const entry: unknown = Array.isArray(input) ? input[place] : null;
  const account = ACCOUNT_ORDER.find(
    (known) => typeof entry === 'object' && entry !== null && 'account' in entry && entry.account === known,
  );
  return account ? { ...found, field: fieldOf(account) } : found;
}

/**
 * The names of the ledgers after the form, or the faults of the form. Accounts that the form leaves out keep their
 * names.
 */
export function readLedgerNames(
  before: LedgerNames,
  input: unknown,
): { ok: true; value: LedgerNames } | { ok: false; faults: FieldFaultParts[] } {
  const form = readInput(rules, input);
  if (!form.ok) return { ok: false, faults: form.faults.map((found) => ofAccount(found, input)) };
  const written = Object.fromEntries(form.value.map(({ account, name }) => [account, name] as const));
  const names: LedgerNames = { ...before, ...written };
  const faults = [
    ...form.value.flatMap(({ account, name }) => placeholderFaults(account, name)),
    ...groupFaults(names),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: names };
}

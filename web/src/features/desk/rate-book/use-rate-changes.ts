import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  RatePreviewDocument,
  useChangeRatesMutation,
  useUndoRateChangeMutation,
} from '../../../generated/desk';
import type { RateEditInput, RatePreviewQuery, RatePreviewQueryVariables } from '../../../generated/graphql';
import { addDays } from '../../../lib/dates/plain-dates';
import { writeMoney } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';
import type { FormFaults } from '../form/form-fields';
import { editOf, type RateForm } from './rate-edit';

interface Outcome {
  faults: FormFaults;
  notice: { tone: 'good' | 'bad' | 'calm'; text: string } | null;
}

type Result =
  | { __typename: 'RatesSaved' }
  | { __typename: 'RatePreview'; before: Priced | null; after: Priced | null }
  | { __typename: 'RatesChanged' | 'RecordNotFound'; message: string }
  | { __typename: 'InvalidInput'; message: string; faults?: { field: string; message: string }[] };

type Priced = { total: { amount: number; currency: 'INR' | 'USD' } };

const NOTHING: Outcome = { faults: {}, notice: null };
const bad = (text: string) => ({ tone: 'bad' as const, text });

/** The first fault of each input: the server names them `season.from`, `season.change`. */
function faultsOf(faults: readonly { field: string; message: string }[]): FormFaults {
  const found: Record<string, string> = {};
  for (const { field, message } of faults) {
    const name = field.split('.')[1] ?? field;
    found[name === 'rule' ? 'count' : name] ??= message;
  }
  return found;
}

const costOf = (priced: Priced | null) => (priced ? writeMoney(priced.total) : t`not sold`);

function outcomeOf(result: Result | null | undefined): Outcome {
  switch (result?.__typename) {
    case 'RatesSaved':
      return {
        faults: {},
        notice: { tone: 'good', text: t`Saved. Every quote follows it within two seconds.` },
      };
    case 'RatePreview': {
      const [before, after] = [costOf(result.before), costOf(result.after)];
      return {
        faults: {},
        notice: {
          tone: 'calm',
          text: t`One night from the first date: ${before} now, ${after} afterwards, with tax.`,
        },
      };
    }
    case 'InvalidInput':
      return { faults: faultsOf(result.faults ?? []), notice: bad(result.message) };
    default:
      return { faults: {}, notice: bad(result?.message ?? t`This could not be saved. Please try again.`) };
  }
}

/** Sends changes of rates, and says what became of them. */
export function useRateChanges(version: number, onChanged: () => Promise<unknown>) {
  const [outcome, setOutcome] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const [changeRates] = useChangeRatesMutation();
  const [undoRateChange] = useUndoRateChangeMutation();
  const client = useApolloClient();

  /** True when it was stored. */
  const send = async (request: () => Promise<Result | null | undefined>): Promise<boolean> => {
    setBusy(true);
    setOutcome(NOTHING);
    const result = await request().catch(() => undefined);
    setBusy(false);
    setOutcome(outcomeOf(result));
    const isStored = result?.__typename === 'RatesSaved';
    if (isStored || result?.__typename === 'RatesChanged') await onChanged();
    return isStored;
  };
  const change = (edit: RateEditInput) =>
    send(async () => (await changeRates({ variables: { edit, version } })).data?.changeRates);
  const undo = () =>
    send(async () => (await undoRateChange({ variables: { version } })).data?.undoRateChange);
  const preview = (form: RateForm, roomType: string) =>
    send(async () => {
      const sample = { roomType, checkin: form.from, checkout: addDays(form.from, 1), guests: 1 };
      const { data } = await client.query<RatePreviewQuery, RatePreviewQueryVariables>({
        query: RatePreviewDocument,
        variables: { edit: editOf(form), sample },
        fetchPolicy: 'network-only',
      });
      return data?.ratePreview;
    });
  return { ...outcome, busy, change, undo, preview };
}

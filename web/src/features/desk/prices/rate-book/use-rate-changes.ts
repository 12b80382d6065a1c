import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  RatePreviewDocument,
  useChangeRatesMutation,
  useUndoRateChangeMutation,
} from '../../../../generated/desk-rate-book';
import type {
  RateEditInput,
  RatePreviewQuery,
  RatePreviewQueryVariables,
  SlabWarningList_WarningFragment,
} from '../../../../generated/graphql';
import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { plural, t } from '../../../../lib/texts/texts';
import type { FormFaults } from '../../frame/form/form-fields';
import { editOf, type RateForm } from './rate-edit';

interface Outcome {
  faults: FormFaults;
  notice: { tone: 'good' | 'bad' | 'calm'; text: string } | null;
  /** The nights that a previewed change would put a little above the limit of a tax slab. */
  warnings: readonly SlabWarningList_WarningFragment[];
}

type Result =
  | { __typename: 'RatesSaved'; rates: { version: number } }
  | {
      __typename: 'RatePreview';
      before: Priced | null;
      after: Priced | null;
      slabWarnings: readonly SlabWarningList_WarningFragment[];
    }
  | { __typename: 'RatesChanged' | 'RecordNotFound'; message: string }
  | { __typename: 'InvalidInput'; message: string; faults?: { field: string; message: string }[] };

type Priced = { total: { amount: number; currency: 'INR' | 'USD' } };

/** The sample stay that shows the effect of a change. */
interface SampleStay {
  roomType: string;
  checkin: PlainDate;
  nights: number;
  /** The code of a rate plan; by default the first plan. */
  plan?: string;
}

/** A change of rates, and which change it undid. */
interface Change {
  id: number;
  kind: string;
  undoes: number | null;
}

/** The change to undo next: the latest change that was not undone. `changes` begins with the newest. */
export function lastChangeOf<Made extends Change>(changes: readonly Made[]): Made | undefined {
  return changes.find(({ id, undoes }) => undoes === null && !changes.some((later) => later.undoes === id));
}

const NOTHING: Outcome = { faults: {}, notice: null, warnings: [] };
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

const costOf = (priced: Priced | null) => (priced ? writeMoney(priced.total) : t`closed for sale`);

/** `nights` is the length of the sample stay. */
function outcomeOf(result: Result | null | undefined, nights: number): Outcome {
  switch (result?.__typename) {
    case 'RatesSaved':
      return {
        ...NOTHING,
        notice: { tone: 'good', text: t`Saved. Every quote follows it within two seconds.` },
      };
    case 'RatePreview': {
      const [before, after] = [costOf(result.before), costOf(result.after)];
      const stay = plural(nights, { one: '# night', other: '# nights' });
      return {
        faults: {},
        notice: {
          tone: 'calm',
          text: t`${stay} from the first date: ${before} now, ${after} afterwards, with tax.`,
        },
        warnings: result.slabWarnings,
      };
    }
    case 'InvalidInput':
      return { ...NOTHING, faults: faultsOf(result.faults ?? []), notice: bad(result.message) };
    default:
      return { ...NOTHING, notice: bad(result?.message ?? t`This could not be saved. Please try again.`) };
  }
}

/**
 * Sends changes of rates, and reports the outcome. `version` is the version of the rates that the page shows now. `readAgain`
 * reads the rates again and resolves to their version; undefined when they could not be read.
 */
export function useRateChanges(version: number, readAgain: () => Promise<number | undefined>) {
  const [outcome, setOutcome] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  // The page shows changes of others automatically, so the person may not have seen them.
  const [looked, setLooked] = useState(version);
  // By its version, each change of this page has the version that it changed.
  const [own, setOwn] = useState<ReadonlyMap<number, number>>(new Map());
  // The page reads the rates itself, because it waits for their version.
  const [changeRates] = useChangeRatesMutation({ refetchQueries: [] });
  const [undoRateChange] = useUndoRateChangeMutation({ refetchQueries: [] });
  const client = useApolloClient();

  /** Resolves to true when the change was stored. */
  const send = async (request: () => Promise<Result | null | undefined>, nights = 1): Promise<boolean> => {
    setBusy(true);
    setOutcome(NOTHING);
    const result = await request().catch(() => undefined);
    setOutcome(outcomeOf(result, nights));
    const isStored = result?.__typename === 'RatesSaved';
    if (isStored || result?.__typename === 'RatesChanged') {
      const read = await readAgain().catch(() => undefined);
      const seen = isStored ? result.rates.version : read;
      if (seen !== undefined) setLooked(seen);
    }
    setBusy(false);
    return isStored;
  };
  const change = (edit: RateEditInput, over = looked) =>
    send(async () => {
      const result = (await changeRates({ variables: { edit, version: over } })).data?.changeRates;
      remember(result, over);
      return result;
    });
  const undo = () =>
    send(async () => {
      const result = (await undoRateChange({ variables: { version: looked } })).data?.undoRateChange;
      remember(result, looked);
      return result;
    });
  const remember = (result: Result | null | undefined, over: number) => {
    if (result?.__typename !== 'RatesSaved' || result.rates.version <= over) return;
    const { version: made } = result.rates;
    setOwn((before) => new Map(before).set(made, over));
  };
  /** The version after the last change of somebody else, or the first version that the page knew. */
  const versionOfOthers = (made: number): number => {
    const over = own.get(made);
    return over === undefined ? made : versionOfOthers(over);
  };
  /** Quotes a stay of one guest before the change and after it. */
  const previewStay = (edit: RateEditInput, { nights, ...stay }: SampleStay) =>
    send(async () => {
      const sample = { ...stay, checkout: addDays(stay.checkin, nights), guests: 1 };
      const { data } = await client.query<RatePreviewQuery, RatePreviewQueryVariables>({
        query: RatePreviewDocument,
        variables: { edit, sample },
        fetchPolicy: 'network-only',
      });
      return data?.ratePreview;
    }, nights);
  /** Quotes a stay of `nights` nights from the first date of the form. */
  const preview = (form: RateForm, roomType: string, nights = 1) =>
    previewStay(editOf(form), { roomType, checkin: form.from, nights });
  return { ...outcome, busy, change, undo, preview, previewStay, versionOfOthers };
}

import { useState } from 'react';
import { t } from '../../../../lib/texts/texts';
import { faultsByField, type FormFaults } from '../../frame/form/form-fields';

/** The server's result of setting or deleting an exchange rate or a tax period. */
type DatedResult =
  | { __typename: 'SettingsSaved' }
  | { __typename: 'RecordNotFound'; message: string }
  | { __typename: 'InvalidInput'; message: string; faults?: { field: string; message: string }[] };

interface Outcome {
  faults: FormFaults;
  notice: { tone: 'good' | 'bad'; text: string } | null;
}

const NOTHING: Outcome = { faults: {}, notice: null };
const FAILED = t`This could not be saved. Please try again.`;

function outcomeOf(result: DatedResult | undefined): Outcome {
  if (result?.__typename === 'SettingsSaved')
    return { faults: {}, notice: { tone: 'good', text: t`Saved. Every page shows it within two seconds.` } };
  const text = result?.message ?? FAILED;
  const faults = result?.__typename === 'InvalidInput' ? faultsByField(result.faults ?? []) : {};
  return { faults, notice: { tone: 'bad', text } };
}

/** Sends a change of a list of dated settings, and reports the outcome. */
export function useDatedSetting(onChange: () => Promise<void>) {
  const [outcome, setOutcome] = useState(NOTHING);
  const [busy, setBusy] = useState(false);

  /** Resolves to true when the change was stored. */
  const send = async (request: () => Promise<DatedResult | undefined>): Promise<boolean> => {
    setBusy(true);
    setOutcome(NOTHING);
    const result = await request().catch(() => undefined);
    setBusy(false);
    setOutcome(outcomeOf(result));
    if (result?.__typename === 'SettingsSaved') await onChange();
    return result?.__typename === 'SettingsSaved';
  };
  return { ...outcome, busy, send };
}

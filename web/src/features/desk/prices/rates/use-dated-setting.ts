import { useState } from 'react';
import { t } from '../../../../lib/texts/texts';
import { faultsByField } from '../../frame/form/form-fields';
import { problemOf, useSending } from '../../frame/form/use-sending';

/** The server's result of setting or deleting an exchange rate or a tax period. */
interface DatedResult {
  __typename: string;
  message?: string;
  faults?: { field: string; message: string }[];
}

/** Sends a change of a list of dated settings, and reports the outcome. */
export function useDatedSetting() {
  const { send, isBusy, faults, refused } = useSending<DatedResult>('SettingsSaved');
  const [isSaved, setSaved] = useState(false);
  const notice = refused
    ? ({ tone: 'bad', text: problemOf(refused.result) } as const)
    : isSaved
      ? ({ tone: 'good', text: t`Saved. Every page shows it within two seconds.` } as const)
      : null;
  return {
    faults: faultsByField(faults),
    notice,
    busy: isBusy,
    /** Resolves to true when the change was stored. */
    send: async (values: object, request: () => Promise<DatedResult | undefined>): Promise<boolean> => {
      setSaved(false);
      const result = await send(values, request);
      const isStored = result?.__typename === 'SettingsSaved';
      setSaved(isStored);
      return isStored;
    },
  };
}

import { useState } from 'react';
import { refusalIn } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';

interface Answer {
  __typename: string;
  message?: string;
}

/** Sends one change of a record. The message of a refusal stays until the next try. */
export function useGuestStep() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Resolves to the response if its type is this one, otherwise to null. */
  const step = async <Result extends Answer, Done extends Result['__typename']>(
    done: Done,
    request: () => Promise<Result | undefined>,
  ): Promise<Extract<Result, { __typename: Done }> | null> => {
    setBusy(true);
    setProblem('');
    const result = await request().catch(refusalIn);
    setBusy(false);
    if (result?.__typename === done) return result as Extract<Result, { __typename: Done }>;
    setProblem(result?.message ?? t`The server did not respond. Please try again.`);
    return null;
  };
  return { isBusy, problem, step, forgive: () => setProblem('') };
}

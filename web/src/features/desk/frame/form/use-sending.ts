import { useState } from 'react';
import { failureOf } from '../../../../lib/apollo/request-failure';
import { t } from '../../../../lib/texts/texts';
import { FormKey } from './form-key';
import { useFocusOnFault } from './use-focus-on-fault';

interface Fault {
  field: string;
  code?: string;
  message: string;
}

/** The response of a mutation: a result, a refusal with a message, or faults of fields. */
interface Answer {
  __typename: string;
  message?: string;
  faults?: readonly Fault[];
}

/** The message of a refusal, or a message that the server did not respond. */
export const problemOf = (refused: Answer | null | undefined): string =>
  refused?.message ?? t`The server did not respond. Please try again.`;

/** The faults of fields in a response. */
export const faultsIn = (refused: Answer | null | undefined): readonly Fault[] => refused?.faults ?? [];

/** A request that the server refused as a whole, such as an act beyond the bound of the role. */
export interface RequestRefused {
  __typename: 'RequestRefused';
  message: string;
}

/** The refusal of a request that failed; undefined when the server did not respond. For the `catch` of a request. */
export function refusalIn(error: unknown): RequestRefused | undefined {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.message === null) return undefined;
  return { __typename: 'RequestRefused', message: failure.message };
}

/** A request that the server refused; `result` is undefined when the server did not respond. */
export interface Refused<Result> {
  result: Result | RequestRefused | undefined;
}

/**
 * Sends a form of the desk. `done` is the type of the response that says that the server did what was asked; any other
 * response is kept in `refused`. Put `form` on the form element: after a refusal, the first invalid field gets the focus.
 * With `draftName`, the form keeps its key after a reload.
 */
export function useSending<Result extends Answer>(
  done: Result['__typename'],
  draftName: string | null = null,
) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused<Result> | null>(null);
  const [keys] = useState(() => new FormKey(draftName));
  const form = useFocusOnFault(refused);
  const faults = faultsIn(refused?.result);

  /**
   * Sends the values and resolves to the response, or to undefined when there is none. Without a response, the next
   * attempt has an equal key, so that pressing twice acts once.
   */
  const send = async (
    values: object,
    request: (idempotencyKey: string) => Promise<Result | undefined>,
  ): Promise<Result | RequestRefused | undefined> => {
    setBusy(true);
    // A screen reader reads an alert again only if its text was removed in between.
    setRefused(null);
    const result = await request(keys.keyFor(values)).catch(refusalIn);
    if (result) keys.forget();
    setBusy(false);
    setRefused(result?.__typename === done ? null : { result });
    return result;
  };

  return {
    form,
    isBusy,
    refused,
    faults,
    /** The message for this field; undefined when it has no fault. */
    faultOf: (field: string) => faults.find((fault) => fault.field === field)?.message,
    /** The message of the refusal; empty when there is none, or when fields have the messages. */
    problem: refused && faults.length === 0 ? problemOf(refused.result) : '',
    send,
    /** Removes the refusal and its messages. */
    forgive: () => setRefused(null),
  };
}

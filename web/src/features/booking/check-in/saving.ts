import { useState } from 'react';
import type { OnlineCheckIn_StateFragment } from '../../../generated/graphql';
import { t } from '../../../lib/texts/texts';

const NO_RESPONSE = t`The server did not respond. What you typed is still here: please send it again.`;

type Sent =
  | {
      __typename: string;
      message?: string;
      faults?: readonly { field: string; message: string }[];
      /** The values that are saved now, by this form or by another form. */
      checkIn?: OnlineCheckIn_StateFragment;
    }
  | null
  | undefined;

interface Problem {
  sentence: string;
  faults: readonly { field: string; message: string }[];
}

/** Called with what is saved now. */
export type OnRead = (checkIn: OnlineCheckIn_StateFragment) => void;

/** Sends a form, and keeps the reason when it was not saved. */
export function useSaving(onRead: OnRead) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  /** Whether the form was saved. A second press while it is sent does nothing. */
  const send = async (form: () => Promise<Sent>): Promise<boolean> => {
    if (isSending) return false;
    setSending(true);
    const sent = await form().catch(() => null);
    setSending(false);
    const isSaved = sent?.__typename === 'OnlineCheckInSaved';
    setProblem(isSaved ? null : { sentence: sent?.message ?? NO_RESPONSE, faults: sent?.faults ?? [] });
    // After a refusal the form continues with the saved values, so that the guest knows what a second press
    // overwrites.
    if (sent?.checkIn) onRead(sent.checkIn);
    return isSaved;
  };
  return {
    send,
    isSending,
    problem: problem?.sentence ?? '',
    faultOf: (field: string) => problem?.faults.find((fault) => fault.field === field)?.message,
  };
}

/** Moves the focus to the first wrong field, once the form is rendered with its faults. */
export function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

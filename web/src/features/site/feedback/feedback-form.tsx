import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Button } from '../../../components/form/button';
import { TextArea, TextField } from '../../../components/form/field';
import { Message } from '../../../components/status/message';
import { Spinner } from '../../../components/status/spinner';
import { useLeaveFeedbackMutation } from '../../../generated/feedback';
import { FEEDBACK_LIMITS } from '../../../generated/rules';
import { t } from '../../../lib/texts/texts';

const FAILED = t`Something went wrong. Please try again.`;

interface Outcome {
  received: boolean;
  text: string;
  faults: Record<string, string>;
}

const failed = (text: string, faults: Outcome['faults'] = {}): Outcome => ({ received: false, text, faults });

/** Sends the form's values, and stores the outcome. */
function useFeedback(form: RefObject<HTMLFormElement | null>) {
  const [leaveFeedback, { loading }] = useLeaveFeedbackMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const send = async (): Promise<Outcome> => {
    const entries = new FormData(form.current ?? undefined);
    const text = (name: string) => String(entries.get(name) ?? '');
    const input = { name: text('name'), location: text('location'), feedback: text('feedback') };
    const { data } = await leaveFeedback({ variables: { input } });
    const result = data?.leaveFeedback;
    switch (result?.__typename) {
      case 'FeedbackReceived':
        return { received: true, text: result.message, faults: {} };
      case 'RateLimited':
        return failed(result.message);
      case 'InvalidInput':
        return failed(
          FAILED,
          Object.fromEntries(result.faults.map(({ field, message }) => [field, message])),
        );
      default:
        return failed(FAILED);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    const next = await send().catch(() => failed(FAILED));
    setOutcome(next);
    if (next.received) form.current?.reset();
  };
  return { outcome, loading, submit };
}

/** Name, location and feedback. The text stays in the form until the server has stored it. */
export function FeedbackForm() {
  const form = useRef<HTMLFormElement>(null);
  const { outcome, loading, submit } = useFeedback(form);
  /** The disabled button lost the focus, which moves to the first invalid field, or back to the button. */
  useLayoutEffect(() => {
    if (!outcome) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [type=submit]')?.focus();
  }, [outcome]);

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="mt-10 grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`Name`}
          name="name"
          required
          maxLength={FEEDBACK_LIMITS.name}
          autoComplete="name"
          error={outcome?.faults['name']}
        />
        <TextField
          label={t`Location`}
          name="location"
          required
          maxLength={FEEDBACK_LIMITS.location}
          autoComplete="address-level2"
          error={outcome?.faults['location']}
        />
      </div>
      <TextArea
        label={t`Feedback`}
        name="feedback"
        required
        rows={8}
        maxLength={FEEDBACK_LIMITS.feedback}
        error={outcome?.faults['feedback']}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" disabled={loading} aria-busy={loading}>
          {loading ? <Spinner size={24} color="currentColor" label={t`Sending`} /> : null}
          {t`Submit Feedback`}
        </Button>
        <div role="status">
          {outcome ? <Message text={outcome.text} tone={outcome.received ? 'good' : 'bad'} /> : null}
        </div>
      </div>
    </form>
  );
}

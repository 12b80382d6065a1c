import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { TextArea, TextField } from '../../../components/form/field';
import { Message } from '../../../components/status/message';
import { Spinner } from '../../../components/status/spinner';
import { useSendContactMessageMutation } from '../../../generated/contact';
import { CONTACT_LIMITS, EMAIL_LENGTH } from '../../../generated/rules';
import { failureOf } from '../../../lib/apollo/request-failure';
import { t } from '../../../lib/texts/texts';
import { outcomeOfResponse, outcomeOfFailure, toneOf, type ContactOutcome } from './contact-outcome';
import { contactFaults, type ContactFaults, type ContactValues } from './contact-rules';

const EMPTY: ContactValues = { email: '', textarea: '' };
const LINES = 10;

/** The form's values, faults and outcome, and the function that sends it. */
function useContactForm() {
  const [send, { loading }] = useSendContactMessageMutation();
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<ContactFaults>({});
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    const found = contactFaults(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const next = await send({ variables: { input: values } }).then(
      ({ data }) => outcomeOfResponse(data ?? undefined),
      (failure: unknown) => outcomeOfFailure(failureOf(failure)),
    );
    setOutcome(next);
    if (next.kind === 'failed') setFaults(next.faults);
    else setValues(EMPTY);
  };
  const field = (name: keyof ContactValues) => ({
    name,
    value: values[name],
    error: faults[name],
    disabled: loading,
    required: true,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  return { faults, outcome, loading, submit, field };
}

/** The contact form. The text stays in the form until the server has stored it. */
export function ContactForm() {
  const { faults, outcome, loading, submit, field } = useContactForm();
  const form = useRef<HTMLFormElement>(null);
  /** Disabled fields lose the focus, which moves to the first invalid field, or to the button. */
  useLayoutEffect(() => {
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (faulty) faulty.focus();
    else if (outcome) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [faults, outcome]);

  if (outcome?.kind === 'received') return <ThankYou message={outcome.message} />;
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t`Contact`}
      className="grid gap-x-6 gap-y-4 lg:grid-cols-[2fr_3fr]"
    >
      <TextField
        label={t`Company Email`}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        {...field('email')}
      />
      <TextArea
        label={t`How Can We Help You?`}
        rows={LINES}
        maxLength={CONTACT_LIMITS.textarea}
        {...field('textarea')}
      />
      <Button
        type="submit"
        disabled={loading}
        aria-busy={loading}
        className="justify-self-start lg:col-start-2"
      >
        {loading ? <Spinner size={24} color="currentColor" label={t`Sending`} /> : null}
        {t`Submit`}
      </Button>
      <div role="status" className="lg:col-span-2">
        {outcome ? <Message text={outcome.message} tone={toneOf(outcome.message)} /> : null}
      </div>
    </form>
  );
}

/** Replaces the form and gets its focus. */
function ThankYou({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      className="grid min-h-64 content-center gap-3 border-t-2 border-brass py-8 outline-none"
    >
      <p className="font-display text-4xl">{t`Thank you for your message!`}</p>
      <Message text={message} tone={toneOf(message)} />
    </div>
  );
}

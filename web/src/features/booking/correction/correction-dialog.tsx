import { useState, type FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog/dialog';
import { Button } from '../../../components/form/button';
import { TextArea, TextField } from '../../../components/form/field';
import { Message } from '../../../components/status/message';
import { useCorrectDetailsMutation, useCorrectEmailMutation } from '../../../generated/correction';
import { BOOKING_LIMITS, EMAIL_LENGTH } from '../../../generated/rules';
import { PASTED_PHONE_LENGTH } from '../../../lib/phone-number';
import { t } from '../../../lib/texts/texts';

/** The booker's details, as the page of the booking has them. */
export interface BookedDetails {
  name: string;
  /** Null when a desk booking has no e-mail address. */
  email: string | null;
  phone: string | null;
  specialRequests: string | null;
}

interface CorrectionDialogProps {
  token: string;
  details: BookedDetails;
  onClose: () => void;
  /** Called with a sentence that says what was corrected. */
  onCorrected: (sentence: string) => void;
}

/** The booker's details as text values of the form. */
type FormValues = { [Field in keyof BookedDetails]: string };

const NO_RESPONSE = t`The server did not respond. Please try again.`;
const CORRECTED = t`We have corrected your details.`;

/** The outcome of sending one part of the form. */
interface Outcome {
  problem: string;
  faults: readonly { field: string; message: string }[];
  /** The message to the guest on success. */
  notice: string;
}

type Result =
  | { __typename: string; message?: string; faults?: readonly { field: string; message: string }[] }
  | undefined;

function outcomeOf(result: Result, done: string): Outcome {
  if (result?.__typename === done) return { problem: '', faults: [], notice: result.message ?? CORRECTED };
  return { problem: result?.message ?? NO_RESPONSE, faults: result?.faults ?? [], notice: '' };
}

function formValuesOf({ name, email, phone, specialRequests }: BookedDetails): FormValues {
  return { name, email: email ?? '', phone: phone ?? '', specialRequests: specialRequests ?? '' };
}

/** Sends the changed values: first the details, then the e-mail address. Either may be unchanged. */
function useCorrection(token: string, before: FormValues) {
  const [correctDetails, { loading: isSendingDetails }] = useCorrectDetailsMutation();
  const [correctEmail, { loading: isSendingEmail }] = useCorrectEmailMutation();
  const sendDetails = async ({ name, phone, specialRequests }: FormValues): Promise<Outcome> => {
    const sent = await correctDetails({
      variables: { input: { token, name, phone, specialRequests: specialRequests || null } },
    }).catch(() => null);
    return outcomeOf(sent?.data?.correctDetails, 'DetailsCorrected');
  };
  const sendEmail = async (email: string): Promise<Outcome> => {
    const sent = await correctEmail({ variables: { input: { token, email } } }).catch(() => null);
    return outcomeOf(sent?.data?.correctEmail, 'EmailCorrectionSent');
  };
  const send = async (values: FormValues): Promise<Outcome[]> => {
    const isCorrected =
      values.name !== before.name ||
      values.phone !== before.phone ||
      values.specialRequests !== before.specialRequests;
    const outcomes = isCorrected ? [await sendDetails(values)] : [];
    if (values.email !== before.email && outcomes.every(({ problem }) => !problem))
      outcomes.push(await sendEmail(values.email));
    return outcomes;
  };
  return { send, isSending: isSendingDetails || isSendingEmail };
}

/** Corrects name, phone number, requests and e-mail address of a booking. */
export default function CorrectionDialog({ token, details, onClose, onCorrected }: CorrectionDialogProps) {
  const [before] = useState(() => formValuesOf(details));
  const [values, setValues] = useState(before);
  const [failed, setFailed] = useState<Outcome | null>(null);
  const { send, isSending } = useCorrection(token, before);
  const errorOf = (field: string) => failed?.faults.find((fault) => fault.field === field)?.message;
  const edit = (changes: Partial<FormValues>) => setValues((now) => ({ ...now, ...changes }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const outcomes = await send(values);
    const fault = outcomes.find(({ problem }) => problem);
    setFailed(fault ?? null);
    if (fault) return;
    if (outcomes.length === 0) return onClose();
    onCorrected(outcomes.map(({ notice }) => notice).join(' '));
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Correct your details`}>
      <form noValidate onSubmit={(event) => void submit(event)} className="contents">
        <DialogBody>
          <div className="grid gap-5">
            <TextField
              label={t`Name`}
              required
              autoComplete="name"
              maxLength={BOOKING_LIMITS.name}
              value={values.name}
              error={errorOf('name')}
              onChange={({ target }) => edit({ name: target.value })}
            />
            <TextField
              label={t`Phone`}
              type="tel"
              required
              autoComplete="tel"
              maxLength={PASTED_PHONE_LENGTH}
              value={values.phone}
              error={errorOf('phone')}
              onChange={({ target }) => edit({ phone: target.value })}
            />
            <TextField
              label={t`E-mail address`}
              type="email"
              required
              autoComplete="email"
              maxLength={EMAIL_LENGTH}
              hint={t`If you change the address, we send a link to it. The change takes effect when you open the link.`}
              value={values.email}
              error={errorOf('email')}
              onChange={({ target }) => edit({ email: target.value })}
            />
            <TextArea
              label={t`Special requests`}
              rows={3}
              maxLength={BOOKING_LIMITS.specialRequests}
              value={values.specialRequests}
              error={errorOf('specialRequests')}
              onChange={({ target }) => edit({ specialRequests: target.value })}
            />
            <div role="alert">{failed ? <Message tone="bad" text={failed.problem} /> : null}</div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" disabled={isSending}>
            {isSending ? t`Saving…` : t`Save`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { TextArea, TextField } from '../../../components/form/field';
import { Message } from '../../../components/status/message';
import { useSaveArrivalMutation } from '../../../generated/check-in';
import type { OnlineCheckIn_StateFragment } from '../../../generated/graphql';
import { BOOKING_LIMITS } from '../../../generated/rules';
import { drafts } from '../../../lib/browser/drafts';
import { t } from '../../../lib/texts/texts';
import { focusFirstFault, useSaving, type OnRead } from './saving';

interface ArrivalStepProps {
  token: string;
  checkIn: OnlineCheckIn_StateFragment;
  checkinTime: string;
  onRead: OnRead;
  onSaved: () => void;
}

interface Values {
  arrivalTime: string;
  requests: string;
}

const isDraft = (kept: unknown): kept is Values =>
  typeof kept === 'object' && kept !== null && 'arrivalTime' in kept && 'requests' in kept;

/** When the guests come, and what they ask for. */
export function ArrivalStep({ token, checkIn, checkinTime, onRead, onSaved }: ArrivalStepProps) {
  const draft = `check-in ${checkIn.reference} arrival`;
  const saved = { arrivalTime: checkIn.arrivalTime ?? '', requests: checkIn.requests ?? '' };
  const [values, setValues] = useState<Values>(() => {
    const kept = drafts.read(draft);
    return isDraft(kept) ? kept : saved;
  });
  const [save] = useSaveArrivalMutation();
  const saving = useSaving(onRead);
  const edit = (changes: Partial<Values>) => {
    const now = { ...values, ...changes };
    setValues(now);
    drafts.keep(draft, now);
  };
  const inputOf = ({ arrivalTime, requests }: Values) => ({
    arrivalTime: arrivalTime || null,
    requests: requests || null,
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = { token, arrival: inputOf(values), seen: inputOf(saved) };
    const isSaved = await saving.send(async () => {
      const sent = await save({ variables: { input } });
      return sent.data?.saveArrival;
    });
    if (!isSaved) return focusFirstFault(form);
    drafts.forget(draft);
    onSaved();
  };
  const error = (field: keyof Values) => {
    const fault = saving.faultOf(field);
    return fault === undefined ? {} : { error: fault };
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-5">
      <TextField
        label={t`Time of arrival`}
        name="arrivalTime"
        type="time"
        unmarked
        className="max-w-60"
        hint={t`Rooms are ready ${checkinTime}.`}
        value={values.arrivalTime}
        {...error('arrivalTime')}
        onChange={({ target }) => edit({ arrivalTime: target.value })}
      />
      <TextArea
        label={t`Requests`}
        name="requests"
        rows={3}
        maxLength={BOOKING_LIMITS.specialRequests}
        hint={t`What we should prepare for you.`}
        value={values.requests}
        {...error('requests')}
        onChange={({ target }) => edit({ requests: target.value })}
      />
      <div role="alert">{saving.problem ? <Message tone="bad" text={saving.problem} /> : null}</div>
      <div>
        <Button type="submit" disabled={saving.isSending}>
          {saving.isSending ? t`Saving…` : t`Save`}
        </Button>
      </div>
    </form>
  );
}

import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useConfirmTentativeMutation,
  useExtendOptionMutation,
  useReleaseTentativeMutation,
} from '../../../../generated/desk-new-booking';
import { DESK_BOOKING_LIMITS } from '../../../../generated/desk-rules';
import type { TentativeResultFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

interface OptionStepsProps {
  reference: string;
  /** The day of arrival, the latest date until which rooms can be kept. */
  arrival: string;
  optionUntil: string;
  onChanged: (sentence: string) => Promise<void>;
}

/** Confirms a tentative booking, extends its option, or releases its rooms. */
export function OptionSteps({ reference, arrival, optionUntil, onChanged }: OptionStepsProps) {
  const [until, setUntil] = useState(optionUntil);
  const [reason, setReason] = useState('');
  const { send, isBusy, faultOf, problem } = useSending<TentativeResultFragment>('TentativeChanged');
  const [confirm] = useConfirmTentativeMutation();
  const [extend] = useExtendOptionMutation();
  const [release] = useReleaseTentativeMutation();
  const run = async (
    values: object,
    work: () => Promise<TentativeResultFragment | undefined>,
    done: string,
  ) => {
    if (isBusy) return;
    const sent = await send(values, work);
    if (sent?.__typename === 'TentativeChanged') await onChanged(done);
  };
  const onConfirm = () =>
    run(
      { reference },
      async () => (await confirm({ variables: { reference } })).data?.confirmTentative,
      t`The booking is confirmed. The guest pays at the hotel.`,
    );
  const onExtend = (event: FormEvent) => {
    event.preventDefault();
    void run(
      { until },
      async () => (await extend({ variables: { reference, until } })).data?.extendOption,
      t`The rooms are kept until the end of ${writeDate(until)}.`,
    );
  };
  const onRelease = (event: FormEvent) => {
    event.preventDefault();
    void run(
      { reason },
      async () => (await release({ variables: { reference, reason } })).data?.releaseTentative,
      t`The rooms are free again.`,
    );
  };
  return (
    <section aria-labelledby="option" className="grid gap-5">
      <div>
        <h2 id="option" className="text-3xl">{t`Tentative`}</h2>
        <p className="mt-2 text-quiet">
          {t`The rooms are kept until the end of ${writeDate(optionUntil)}. Then they are released.`}
        </p>
      </div>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      <div>
        <Button disabled={isBusy} onClick={() => void onConfirm()}>{t`Confirm the booking`}</Button>
      </div>
      <form noValidate onSubmit={onExtend} className="flex flex-wrap items-end gap-4">
        <TextField
          label={t`Keep the rooms until`}
          type="date"
          inWords
          required
          max={arrival}
          value={until}
          error={faultOf('until')}
          onChange={({ target: { value } }) => setUntil(value)}
        />
        <Button type="submit" look="quiet" disabled={isBusy || until === optionUntil || until === ''}>
          {t`Change the date`}
        </Button>
      </form>
      <form noValidate onSubmit={onRelease} className="flex flex-wrap items-end gap-4">
        <TextField
          className="min-w-0 flex-1 basis-60 sm:max-w-md"
          label={t`Reason for the release`}
          required
          maxLength={DESK_BOOKING_LIMITS.reason}
          value={reason}
          error={faultOf('reason')}
          onChange={({ target: { value } }) => setReason(value)}
        />
        <Button type="submit" look="quiet" disabled={isBusy}>
          {t`Release the rooms`}
        </Button>
      </form>
    </section>
  );
}

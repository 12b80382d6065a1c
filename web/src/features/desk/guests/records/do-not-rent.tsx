import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useSetDoNotRentMutation } from '../../../../generated/desk-guest-records';
import type {
  EditGuestRecord_ResultFragment,
  GuestRecord_RecordFragment,
} from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

/** Whether the hotel rents to the guest. Only the desk ever sees it. */
export function DoNotRent({ record }: { record: GuestRecord_RecordFragment }) {
  const { doNotRent, id, version } = record;
  const writeInstant = useWriteInstant();
  const [reason, setReason] = useState('');
  const [setDoNotRent] = useSetDoNotRentMutation();
  const { form, send, isBusy, faults, problem } =
    useSending<EditGuestRecord_ResultFragment>('GuestRecordSaved');
  const set = async (newReason: string | null) => {
    const variables = { id, version, reason: newReason };
    const sent = await send(variables, async () => (await setDoNotRent({ variables })).data?.setDoNotRent);
    if (sent?.__typename === 'GuestRecordSaved') setReason('');
  };
  return (
    <section aria-labelledby="do-not-rent">
      <h2 id="do-not-rent" className="text-3xl">{t`Do not rent`}</h2>
      <p className="mt-1 text-quiet">
        {t`The desk gets a question before it books for the guest, checks in the guest or assigns a booking to the record. Guests never see it.`}
      </p>
      {doNotRent ? (
        <p className="mt-3 break-words">
          <span className="font-semibold text-bad">{t`Do not rent`}</span> {doNotRent.reason}
          <span className="tabular block text-sm text-quiet">{t`since ${writeInstant(doNotRent.since)}`}</span>
        </p>
      ) : null}
      <May permission={doNotRent ? 'guests.override' : 'guests.write'}>
        <form
          ref={form}
          noValidate
          className="mt-4 grid max-w-prose gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && (doNotRent || reason.trim())) void set(doNotRent ? null : reason);
          }}
        >
          {doNotRent ? null : (
            <TextField
              label={t`Reason`}
              required
              maxLength={500}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <div role="alert">
            {faults[0] || problem ? <Message tone="bad" text={faults[0]?.message ?? problem} /> : null}
          </div>
          <div>
            <Button type="submit" look="quiet" disabled={isBusy || (!doNotRent && !reason.trim())}>
              {doNotRent ? t`Rent to the guest again` : t`Do not rent to the guest`}
            </Button>
          </div>
        </form>
      </May>
    </section>
  );
}

import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useSetGuestConsentMutation } from '../../../../generated/desk-guest-records';
import type { EditGuestRecord_ResultFragment, GuestRecordPageQuery } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

type Consents = NonNullable<GuestRecordPageQuery['guestRecord']>['consents'];

/**
 * Whether the guest has consented to marketing, with the time and the way of each consent. Without a consent the
 * guest gets no marketing.
 */
export function GuestConsents({ id, consents }: { id: string; consents: Consents }) {
  const writeInstant = useWriteInstant();
  const isGiven = consents[0]?.isGiven === true;
  return (
    <section aria-labelledby="consents">
      <h2 id="consents" className="text-3xl">{t`Consent to marketing`}</h2>
      <p className="mt-1">{isGiven ? t`The guest has consented.` : t`The guest has not consented.`}</p>
      <ol className="mt-3 border-t border-line empty:hidden">
        {consents.map((consent, place) => (
          <li key={place} className="border-b border-line py-2 break-words">
            {consent.isGiven ? t`Consented` : t`Withdrawn`}: {consent.source}
            <span className="tabular block text-sm text-quiet">
              {consent.by ? t`${writeInstant(consent.at)}, ${consent.by}` : writeInstant(consent.at)}
            </span>
          </li>
        ))}
      </ol>
      <May permission="guests.write">
        <ConsentForm key={consents.length} id={id} isGiven={isGiven} />
      </May>
    </section>
  );
}

function ConsentForm({ id, isGiven }: { id: string; isGiven: boolean }) {
  const [source, setSource] = useState('');
  const [setConsent] = useSetGuestConsentMutation();
  const { form, send, isBusy, faults, problem } =
    useSending<EditGuestRecord_ResultFragment>('GuestRecordSaved');
  const submit = () =>
    send({ id, source }, async () => {
      const { data } = await setConsent({ variables: { id, isGiven: !isGiven, source } });
      return data?.setGuestConsent;
    });
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <TextField
        label={t`How the guest said so`}
        required
        maxLength={200}
        autoComplete="off"
        value={source}
        error={faults[0]?.message}
        onChange={({ target }) => setSource(target.value)}
      />
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      <div>
        <Button type="submit" look="quiet" disabled={isBusy}>
          {isGiven ? t`Note the withdrawal` : t`Note the consent`}
        </Button>
      </div>
    </form>
  );
}

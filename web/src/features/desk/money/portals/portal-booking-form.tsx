import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useSetPortalBookingMutation } from '../../../../generated/desk-portals';
import type { PortalStay_StayFragment, SetPortalBookingMutation } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { PortalFields } from './portal-fields';
import { NO_PORTAL_TERMS, portalBookingInput, valuesOfStay } from './portal-terms';

interface PortalBookingFormProps {
  reference: string;
  /** Null for a booking without a chosen portal. */
  stay: PortalStay_StayFragment | null;
  onCancel: () => void;
  onDone: () => Promise<void>;
}

/** The form for portal, number, collector and commission of a booking. */
export default function PortalBookingForm({ reference, stay, onCancel, onDone }: PortalBookingFormProps) {
  const [values, setValues] = useState(() => (stay ? valuesOfStay(stay) : NO_PORTAL_TERMS));
  const { form, send, isBusy, faultOf, problem } =
    useSending<SetPortalBookingMutation['setPortalBooking']>('PortalBookingSet');
  const [setPortalBooking] = useSetPortalBookingMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const input = portalBookingInput(values);
    const variables = { reference, input, version: stay?.version ?? 0 };
    const result = await send(
      variables,
      async () => (await setPortalBooking({ variables })).data?.setPortalBooking,
    );
    if (result?.__typename === 'PortalBookingSet') await onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Portal of the booking`}
      className="grid gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PortalFields
          values={values}
          errorOf={faultOf}
          onEdit={(changes) => setValues({ ...values, ...changes })}
        />
      </div>
      {problem ? <Message tone="bad" text={problem} /> : null}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" disabled={isBusy}>{t`Save Changes`}</Button>
        <Button look="quiet" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}

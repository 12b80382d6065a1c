import type { FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { TextArea, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useCorrectGuestBookingMutation } from '../../../../generated/desk-change';
import type { CorrectGuestBookingMutation } from '../../../../generated/graphql';
import { BOOKING_LIMITS, EMAIL_LENGTH } from '../../../../generated/rules';
import { PASTED_PHONE_LENGTH } from '../../../../lib/phone-number';
import { t } from '../../../../lib/texts/texts';
import { ChangedMeanwhile, type ShownValue } from '../../frame/form/changed-meanwhile';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraftOver } from '../../frame/form/use-draft-over';
import { problemOf, useSending } from '../../frame/form/use-sending';

/** The booker's details, as the booking's page has them. */
export interface BookingGuest {
  name: string;
  /** Null when a desk booking has no e-mail address. */
  email: string | null;
  phone: string | null;
  specialRequests: string | null;
}

interface CorrectGuestBookingProps {
  reference: string;
  guest: BookingGuest;
  onClose: () => void;
  /** Called with a sentence that says what was corrected. */
  onCorrected: (sentence: string) => void;
}

type Sent = CorrectGuestBookingMutation['correctGuestBooking'];

const valuesOf = ({ name, email, phone, specialRequests }: BookingGuest) => ({
  name,
  email: email ?? '',
  phone: phone ?? '',
  specialRequests: specialRequests ?? '',
});

function shownGuest(guest: BookingGuest): ShownValue[] {
  const { name, phone, email, specialRequests } = valuesOf(guest);
  return [
    { label: t`Name`, text: name },
    { label: t`Phone`, text: phone },
    { label: t`E-mail address`, text: email },
    { label: t`Special requests`, text: specialRequests },
  ];
}

/** The dialog with which staff correct the booker's details. The price does not change. */
export default function CorrectGuestBooking(props: CorrectGuestBookingProps) {
  const { reference, guest, onClose, onCorrected } = props;
  const draft = useDraftOver({
    name: `details ${reference}`,
    stored: guest,
    valuesOf: (stored) => ({ ...valuesOf(stored), reason: '' }),
    shownOf: shownGuest,
  });
  const { values } = draft;
  const { form, send, isBusy, refused, faultOf } = useSending<Sent>('GuestBookingCorrected');
  const [correctBooking] = useCorrectGuestBookingMutation();
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: faultOf(name),
    onChange: ({ target }: { target: { value: string } }) => draft.edit({ [name]: target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const input = { ...values, reference, specialRequests: values.specialRequests || null };
    const sent = await send(input, async () => {
      const { data } = await correctBooking({ variables: { input } });
      return data?.correctGuestBooking;
    });
    if (sent?.__typename !== 'GuestBookingCorrected') return;
    draft.forget();
    onCorrected(
      values.email === (guest.email ?? '')
        ? t`The details are corrected.`
        : t`The details are corrected. The new e-mail address takes effect when the guest opens the link that we sent to it.`,
    );
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Correct the details`} subtitle={reference}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="contents">
        <DialogBody>
          <div className="grid gap-5">
            <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
            <ChangedMeanwhile
              changes={isBusy ? [] : draft.changes}
              onUse={() => draft.goOn({ ...valuesOf(guest), reason: values.reason })}
              onKeep={draft.keepMine}
            />
            <TextField label={t`Name`} required maxLength={BOOKING_LIMITS.name} {...field('name')} />
            <TextField
              label={t`Phone`}
              type="tel"
              required={guest.phone !== null}
              maxLength={PASTED_PHONE_LENGTH}
              {...field('phone')}
            />
            <TextField
              label={t`E-mail address`}
              type="email"
              required={guest.email !== null}
              maxLength={EMAIL_LENGTH}
              hint={t`If you change the address, we send a link to it. The change takes effect when the guest opens the link.`}
              {...field('email')}
            />
            <TextArea
              label={t`Special requests`}
              rows={3}
              maxLength={BOOKING_LIMITS.specialRequests}
              {...field('specialRequests')}
            />
            <TextField label={t`Reason`} required {...field('reason')} />
            <div role="alert">{refused ? <Message tone="bad" text={problemOf(refused.result)} /> : null}</div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t`Saving…` : t`Save`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useInviteStaffMutation } from '../../../../generated/desk-staff';
import type { RoleOfListFragment, StaffAnswerFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

interface InviteFormProps {
  roles: readonly RoleOfListFragment[];
  onInvited: (notice: string) => void;
}

const EMPTY = { email: '', name: '', roleId: 'reception' };

/** Invites a person by mail. */
export function InviteForm({ roles, onInvited }: InviteFormProps) {
  const [values, setValues] = useState(EMPTY);
  const { form, send, isBusy, faultOf, problem } = useSending<StaffAnswerFragment>('StaffSaved');
  const [invite] = useInviteStaffMutation();
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    error: faultOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await send(
      values,
      async () => (await invite({ variables: { input: values } })).data?.result,
    );
    if (sent?.__typename !== 'StaffSaved') return;
    onInvited(t`An invitation is on its way to ${values.email}. The link works for 72 hours.`);
    setValues(EMPTY);
  };
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={t`Invite a person`}
      className="grid gap-4 sm:grid-cols-3"
      onSubmit={(event) => void submit(event)}
    >
      <h3 className="font-display text-xl sm:col-span-3">{t`Invite a person`}</h3>
      <TextField label={t`Name`} required autoComplete="off" {...field('name')} />
      <TextField label={t`E-mail address`} type="email" required autoComplete="off" {...field('email')} />
      <SelectField label={t`Role`} required {...field('roleId')}>
        {roles
          .filter(({ isOwner }) => !isOwner)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <div role="alert" className="sm:col-span-3">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
      <Button size="small" type="submit" disabled={isBusy} aria-busy={isBusy}>
        {t`Send the invitation`}
      </Button>
    </form>
  );
}

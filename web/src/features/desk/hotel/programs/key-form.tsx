import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextArea, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useMakeServiceKeyMutation } from '../../../../generated/desk-programs';
import type { ProgramsQuery, ServiceKeyAnswerFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

/** A right that a key can have. */
export type Right = ProgramsQuery['serviceKeyRights'][number];

interface KeyFormProps {
  rights: readonly Right[];
  onMade: (made: { name: string; token: string }) => void;
}

const EMPTY = { name: '', networks: '', lastDay: '' };

/** The first fault of the field, or of an entry of the field. */
const faultAt = (faults: readonly { field: string; message: string }[], name: string): string | undefined =>
  faults.find(({ field }) => field === name || field.startsWith(`${name}.`))?.message;

/** Makes a key for a program. */
export function KeyForm({ rights, onMade }: KeyFormProps) {
  const [values, setValues] = useState(EMPTY);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const { form, send, isBusy, faults, problem } = useSending<ServiceKeyAnswerFragment>('ServiceKeyMade');
  const [make] = useMakeServiceKeyMutation();
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    error: faultAt(faults, name),
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const toggle = (name: string, isHeld: boolean) =>
    setHeld((before) => new Set(isHeld ? [...before, name] : [...before].filter((one) => one !== name)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const networks = values.networks.split(/[\s,]/).filter((entry) => entry !== '');
    const input = { name: values.name, permissions: [...held], networks, lastDay: values.lastDay || null };
    const sent = await send(input, async () => (await make({ variables: { input } })).data?.result);
    if (sent?.__typename !== 'ServiceKeyMade') return;
    onMade({ name: values.name.trim(), token: sent.token });
    setValues(EMPTY);
    setHeld(new Set());
  };
  const rightsFault = faultAt(faults, 'permissions');
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={t`New key`}
      className="grid gap-4 sm:grid-cols-3"
      onSubmit={(event) => void submit(event)}
    >
      <h3 className="font-display text-xl sm:col-span-3">{t`New key`}</h3>
      <TextField label={t`Name of the program`} required autoComplete="off" {...field('name')} />
      <TextField
        label={t`Last day`}
        type="date"
        hint={t`If empty, the key does not expire.`}
        {...field('lastDay')}
      />
      <TextArea
        label={t`Networks`}
        rows={2}
        hint={t`Addresses such as 203.0.113.0/24, one on each line. If empty, the key works from all addresses.`}
        {...field('networks')}
      />
      <fieldset
        className="grid gap-x-6 sm:col-span-3 lg:grid-cols-2"
        aria-describedby={rightsFault ? 'fault-of-rights' : undefined}
      >
        <legend className="mb-2 text-sm font-semibold">{t`The program may`}</legend>
        {rightsFault ? (
          <p id="fault-of-rights" className="text-sm font-medium text-bad lg:col-span-2">
            {rightsFault}
          </p>
        ) : null}
        {rights.map(({ name, meaning }) => (
          <label key={name} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-(--color-action)"
              checked={held.has(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            {meaning}
          </label>
        ))}
      </fieldset>
      <div role="alert" className="sm:col-span-3">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
      <Button size="small" type="submit" disabled={isBusy} aria-busy={isBusy}>
        {t`Make the key`}
      </Button>
    </form>
  );
}

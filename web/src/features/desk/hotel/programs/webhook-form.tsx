import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useAddWebhookEndpointMutation,
  useEditWebhookEndpointMutation,
} from '../../../../generated/desk-programs';
import type { WebhookAnswerFragment, WebhookOfListFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

/** A secret that was made just now. */
export interface MadeSecret {
  name: string;
  secret: string;
}

interface WebhookFormProps {
  /** The endpoint that is edited; left out for a new endpoint. */
  endpoint?: WebhookOfListFragment;
  onSaved: (made: MadeSecret | null) => void;
}

/** The form for a new endpoint, or for a new address of an endpoint. */
export function WebhookForm({ endpoint, onSaved }: WebhookFormProps) {
  const empty = { name: endpoint?.name ?? '', url: endpoint?.url ?? '' };
  const [values, setValues] = useState(empty);
  const { form, send, isBusy, faultOf, problem } = useSending<WebhookAnswerFragment>('WebhookEndpointsSaved');
  const [add] = useAddWebhookEndpointMutation();
  const [edit] = useEditWebhookEndpointMutation();
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: faultOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await send(values, async () =>
      endpoint
        ? (await edit({ variables: { id: endpoint.id, version: endpoint.version, input: values } })).data
            ?.result
        : (await add({ variables: { input: values } })).data?.result,
    );
    if (sent?.__typename !== 'WebhookEndpointsSaved') return;
    onSaved(sent.secret === null ? null : { name: values.name.trim(), secret: sent.secret });
    if (!endpoint) setValues({ name: '', url: '' });
  };
  const title = endpoint ? t`Change ${endpoint.name}` : t`New address`;
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={title}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => void submit(event)}
    >
      <h3 className="font-display text-xl sm:col-span-2">{title}</h3>
      <TextField label={t`Name of the program`} required autoComplete="off" {...field('name')} />
      <TextField
        label={t`Address`}
        type="url"
        required
        autoComplete="off"
        hint={t`With https://`}
        {...field('url')}
      />
      <div role="alert" className="sm:col-span-2">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
      <div>
        <Button size="small" type="submit" disabled={isBusy} aria-busy={isBusy}>
          {endpoint ? t`Save the address` : t`Add the address`}
        </Button>
      </div>
    </form>
  );
}

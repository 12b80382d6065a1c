import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  ChannelsDocument,
  useAddChannelMutation,
  useEditChannelMutation,
} from '../../../../generated/desk-channels';
import type { ChannelAnswerFragment, ChannelOfListFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

interface ChannelFormProps {
  /** The channel that is edited; left out for a new channel. */
  channel?: ChannelOfListFragment;
  onSaved: () => void;
}

/** The form for a new channel, or for another key of a channel. */
export function ChannelForm({ channel, onSaved }: ChannelFormProps) {
  const stored = { name: channel?.name ?? '', propertyId: channel?.propertyId ?? '', apiKey: '' };
  const [values, setValues] = useState(stored);
  const { form, send, isBusy, faultOf, problem } = useSending<ChannelAnswerFragment>('ChannelsSaved');
  const [add] = useAddChannelMutation({ refetchQueries: [ChannelsDocument] });
  const [edit] = useEditChannelMutation();
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: faultOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { ...values, apiKey: values.apiKey === '' ? null : values.apiKey };
    const sent = await send(values, async () =>
      channel
        ? (await edit({ variables: { id: channel.id, version: channel.version, input } })).data?.result
        : (await add({ variables: { input } })).data?.result,
    );
    if (sent?.__typename !== 'ChannelsSaved') return;
    onSaved();
    if (!channel) setValues({ name: '', propertyId: '', apiKey: '' });
  };
  const title = channel ? t`Change ${channel.name}` : t`New channel (Channex)`;
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={title}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => void submit(event)}
    >
      <h2 className="font-display text-xl sm:col-span-2">{title}</h2>
      <TextField label={t`Name of the channel`} required autoComplete="off" {...field('name')} />
      <TextField
        label={t`Id of the hotel`}
        required
        autoComplete="off"
        hint={t`In Channex: Properties, the id of the property`}
        {...field('propertyId')}
      />
      <TextField
        label={t`API key`}
        required={!channel}
        autoComplete="off"
        hint={
          channel
            ? t`Leave it empty to keep the present key`
            : t`In Channex: your profile, API keys. It is stored encrypted and not shown again`
        }
        {...field('apiKey')}
      />
      <div role="alert" className="sm:col-span-2">
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
      <div>
        <Button size="small" type="submit" disabled={isBusy} aria-busy={isBusy}>
          {channel ? t`Save the channel` : t`Add the channel`}
        </Button>
      </div>
    </form>
  );
}

import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useMapChannelPortalsMutation } from '../../../../generated/desk-channels';
import type {
  ChannelAnswerFragment,
  ChannelOfListFragment,
  ChannelPortalsInput,
  ChannelsQuery,
} from '../../../../generated/graphql';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

type Portals = ChannelsQuery['channelChoices']['portals'];

/** A name of the channel as it is typed, and the portal of the desk that it means. */
interface NameRow {
  key: number;
  seller: string;
  portalId: number;
}

interface ChannelPortalsProps {
  channel: ChannelOfListFragment;
  portals: Portals;
  onSaved: () => void;
}

/** Which portals of the desk the names mean by which a channel calls portals. */
export function ChannelPortals({ channel, portals, onSaved }: ChannelPortalsProps) {
  const mayWrite = useMay('programs.write');
  const [rows, setRows] = useState<NameRow[]>(() =>
    channel.portals.map(({ seller, portalId }, key) => ({ key, seller, portalId })),
  );
  const [otherPortalId, setOther] = useState(channel.otherPortalId);
  const { form, send, isBusy, faultOf, problem } = useSending<ChannelAnswerFragment>('ChannelsSaved');
  const [map] = useMapChannelPortalsMutation();
  const change = (key: number, part: Partial<NameRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () =>
    setRows((before) => [
      ...before,
      {
        key: Math.max(-1, ...before.map((row) => row.key)) + 1,
        ...{ seller: '', portalId: portals[0]?.id ?? 0 },
      },
    ]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { id, version } = channel;
    const input: ChannelPortalsInput = {
      portals: rows.map(({ seller, portalId }) => ({ seller, portalId })),
      otherPortalId,
    };
    const sent = await send(
      input,
      async () => (await map({ variables: { id, input, version } })).data?.result,
    );
    if (sent?.__typename === 'ChannelsSaved') onSaved();
  };
  return (
    <details className="rounded-control border border-line p-4">
      <summary className="min-h-(--desk-target) cursor-pointer content-center font-semibold">{t`Portals of ${channel.name}`}</summary>
      {portals.length === 0 ? (
        <p className="mt-4">{t`The desk has no portal yet. Add the portals on the page ‘Portals’ first.`}</p>
      ) : (
        <form
          ref={form}
          noValidate
          method="dialog"
          aria-label={t`Portals of ${channel.name}`}
          className="mt-4 grid gap-4"
          onSubmit={(event) => void submit(event)}
        >
          <p className="text-sm text-quiet">
            {t`Enter each portal as the channel writes it. A name that a portal has at the desk, too, needs no entry.`}
          </p>
          <fieldset disabled={!mayWrite} className="grid gap-4">
            <legend className="sr-only">{t`Names of portals`}</legend>
            {rows.map((row, index) => (
              <NameFields
                key={row.key}
                row={row}
                number={index + 1}
                portals={portals}
                onChange={(part) => change(row.key, part)}
                onRemove={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
              />
            ))}
            <div>
              <Button look="quiet" size="row" onClick={add}>{t`Add a name`}</Button>
            </div>
            <SelectField
              label={t`Portal of all other names`}
              className="max-w-sm"
              value={otherPortalId ?? ''}
              error={faultOf('otherPortalId')}
              onChange={({ target }) => setOther(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{t`None: their bookings wait for the staff`}</option>
              <PortalOptions portals={portals} />
            </SelectField>
          </fieldset>
          <div role="alert">
            {[problem, faultOf('portals')].map((text) =>
              text ? <Message key={text} tone="bad" text={text} /> : null,
            )}
          </div>
          {mayWrite ? (
            <div>
              <Button size="small" type="submit" disabled={isBusy} aria-busy={isBusy}>
                {t`Save the portals`}
              </Button>
            </div>
          ) : null}
        </form>
      )}
    </details>
  );
}

const PortalOptions = ({ portals }: { portals: Portals }) =>
  portals.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

interface NameFieldsProps {
  row: NameRow;
  /** The place in the list, from 1. */
  number: number;
  portals: Portals;
  onChange: (part: Partial<NameRow>) => void;
  onRemove: () => void;
}

function NameFields({ row, number, portals, onChange, onRemove }: NameFieldsProps) {
  return (
    <fieldset className="grid items-end gap-3 border-t border-line pt-3 sm:grid-cols-3">
      <legend className="sr-only">{t`Name ${number}`}</legend>
      <TextField
        label={t`Name at the channel`}
        required
        autoComplete="off"
        value={row.seller}
        onChange={({ target }) => onChange({ seller: target.value })}
      />
      <SelectField
        label={t`Portal of the desk`}
        required
        value={row.portalId}
        onChange={({ target }) => onChange({ portalId: Number(target.value) })}
      >
        <PortalOptions portals={portals} />
      </SelectField>
      <div>
        <Button
          look="quiet"
          size="row"
          aria-label={t`Remove name ${number}`}
          onClick={onRemove}
        >{t`Remove`}</Button>
      </div>
    </fieldset>
  );
}

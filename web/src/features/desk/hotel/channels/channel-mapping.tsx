import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useMapChannelMutation } from '../../../../generated/desk-channels';
import type {
  ChannelAnswerFragment,
  ChannelMappingInput,
  ChannelOfListFragment,
  ChannelsQuery,
} from '../../../../generated/graphql';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

type Choices = ChannelsQuery['channelChoices'];

/** A rate plan of the channel as it is typed; the markup is in percent. */
interface PlanRow {
  key: number;
  externalId: string;
  roomTypeId: number;
  ratePlanId: number;
  markup: string;
}

const PER_PERCENT = 100;
/** Beyond the bounds of the server, so that its refusal names the markup. */
const NO_MARKUP = 1_000_000;

function basisPointsOf(text: string): number {
  const percent = Number(text.trim().replace(',', '.'));
  return Number.isFinite(percent) ? Math.round(percent * PER_PERCENT) : NO_MARKUP;
}

const rowsOf = ({ ratePlans }: ChannelOfListFragment): PlanRow[] =>
  ratePlans.map(({ externalId, roomTypeId, ratePlanId, markupBasisPoints }, key) => ({
    ...{ key, externalId, roomTypeId, ratePlanId },
    markup: String(markupBasisPoints / PER_PERCENT),
  }));

interface ChannelMappingProps {
  channel: ChannelOfListFragment;
  choices: Choices;
  onSaved: () => void;
}

/** Which room types and rate plans a channel knows, and what it adds to the prices. */
export function ChannelMapping({ channel, choices, onSaved }: ChannelMappingProps) {
  const mayWrite = useMay('programs.write');
  const idOf = (type: number) => channel.roomTypes.find((one) => one.roomTypeId === type)?.externalId ?? '';
  const [types, setTypes] = useState(() => new Map(choices.roomTypes.map(({ id }) => [id, idOf(id)])));
  const [plans, setPlans] = useState(() => rowsOf(channel));
  const { form, send, isBusy, faultOf, problem } = useSending<ChannelAnswerFragment>('ChannelsSaved');
  const [map] = useMapChannelMutation();
  const input: ChannelMappingInput = {
    roomTypes: [...types].flatMap(([roomTypeId, externalId]) =>
      externalId.trim() === '' ? [] : [{ roomTypeId, externalId }],
    ),
    ratePlans: plans.map(({ externalId, roomTypeId, ratePlanId, markup }) => ({
      ...{ externalId, roomTypeId, ratePlanId },
      markupBasisPoints: basisPointsOf(markup),
    })),
  };
  const change = (key: number, part: Partial<PlanRow>) =>
    setPlans((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () =>
    setPlans((before) => [
      ...before,
      {
        key: Math.max(-1, ...before.map((row) => row.key)) + 1,
        externalId: '',
        roomTypeId: input.roomTypes[0]?.roomTypeId ?? choices.roomTypes[0]?.id ?? 0,
        ratePlanId: choices.ratePlans[0]?.id ?? 0,
        markup: '0',
      },
    ]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { id, version } = channel;
    const sent = await send(
      input,
      async () => (await map({ variables: { id, input, version } })).data?.result,
    );
    if (sent?.__typename === 'ChannelsSaved') onSaved();
  };
  return (
    <details open={channel.ratePlans.length === 0} className="rounded-control border border-line p-4">
      <summary className="min-h-(--desk-target) cursor-pointer content-center font-semibold">{t`Room types and rate plans of ${channel.name}`}</summary>
      <form
        ref={form}
        noValidate
        method="dialog"
        aria-label={t`Mapping of ${channel.name}`}
        className="mt-4 grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <fieldset disabled={!mayWrite} className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">{t`Room types: their ids at the channel`}</legend>
          {choices.roomTypes.map(({ id, name }) => (
            <TextField
              key={id}
              label={t`Id of ${name}`}
              unmarked
              autoComplete="off"
              value={types.get(id) ?? ''}
              onChange={({ target }) => setTypes((before) => new Map(before).set(id, target.value))}
            />
          ))}
        </fieldset>
        <fieldset disabled={!mayWrite} className="grid gap-4">
          <legend className="mb-2 font-semibold">{t`Rate plans: their ids at the channel, and the markup on the price`}</legend>
          {plans.map((row, index) => (
            <PlanFields
              key={row.key}
              row={row}
              number={index + 1}
              choices={choices}
              onChange={(part) => change(row.key, part)}
              onRemove={() => setPlans((before) => before.filter(({ key }) => key !== row.key))}
            />
          ))}
          <div>
            <Button look="quiet" size="row" onClick={add}>{t`Add a rate plan`}</Button>
          </div>
        </fieldset>
        <div role="alert">
          {[problem, faultOf('roomTypes'), faultOf('ratePlans')].map((text) =>
            text ? <Message key={text} tone="bad" text={text} /> : null,
          )}
        </div>
        {mayWrite ? (
          <div>
            <Button size="small" type="submit" disabled={isBusy} aria-busy={isBusy}>
              {t`Save the mapping`}
            </Button>
          </div>
        ) : null}
      </form>
    </details>
  );
}

interface PlanFieldsProps {
  row: PlanRow;
  /** The place in the list, from 1. */
  number: number;
  choices: Choices;
  onChange: (part: Partial<PlanRow>) => void;
  onRemove: () => void;
}

function PlanFields({ row, number, choices, onChange, onRemove }: PlanFieldsProps) {
  return (
    <fieldset className="grid items-end gap-3 border-t border-line pt-3 sm:grid-cols-4">
      <legend className="sr-only">{t`Rate plan ${number}`}</legend>
      <SelectField
        label={t`Room type`}
        required
        value={row.roomTypeId}
        onChange={({ target }) => onChange({ roomTypeId: Number(target.value) })}
      >
        {choices.roomTypes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Rate plan`}
        required
        value={row.ratePlanId}
        onChange={({ target }) => onChange({ ratePlanId: Number(target.value) })}
      >
        {choices.ratePlans.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Id at the channel`}
        required
        autoComplete="off"
        value={row.externalId}
        onChange={({ target }) => onChange({ externalId: target.value })}
      />
      <TextField
        label={t`Markup in percent`}
        inputMode="decimal"
        autoComplete="off"
        value={row.markup}
        onChange={({ target }) => onChange({ markup: target.value })}
      />
      <div>
        <Button
          look="quiet"
          size="row"
          aria-label={t`Remove rate plan ${number}`}
          onClick={onRemove}
        >{t`Remove`}</Button>
      </div>
    </fieldset>
  );
}

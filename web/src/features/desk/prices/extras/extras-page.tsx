import {
  ExtraSettingsDocument,
  useAddExtraMutation,
  useEditExtraMutation,
  useExtraSettingsQuery,
} from '../../../../generated/desk-extras';
import type {
  AddExtraMutation,
  EditExtraMutation,
  ExtraForm_ExtraFragment,
} from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import type { FieldGroup, FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { extraFieldOf, extraFields, extraInput, NEW_EXTRA, valuesOfExtra } from './extra-form';

const storedOf = (extra: ExtraForm_ExtraFragment): Stored => ({
  values: valuesOfExtra(extra),
  version: extra.version,
});

function outcomeOf(
  result: EditExtraMutation['editExtra'] | AddExtraMutation['addExtra'] | undefined,
): VersionedOutcome {
  switch (result?.__typename) {
    case 'ExtraSaved':
      return { kind: 'saved', ...storedOf(result.extra) };
    case 'ExtraChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedOf(result.extra) };
    case 'InvalidInput': {
      const faults = result.faults.map(({ field, message }) => [extraFieldOf(field), message]);
      return { kind: 'invalid', faults: Object.fromEntries(faults) };
    }
    default:
      return { kind: 'failed' };
  }
}

/** The extras that guests can add to a room, such as breakfast. */
export default function ExtrasPage() {
  const query = useExtraSettingsQuery();
  const { data } = query;
  useLiveQuery(['RATE'], ExtraSettingsDocument, {});
  const groups = extraFields(data?.property.rateCurrency ?? '');
  return (
    <DeskPage
      title={t`Extras`}
      note={t`What guests can add to a room, such as breakfast. Existing bookings keep their extras and prices.`}
    >
      {data ? (
        <>
          {data.extraSettings.map((extra) => (
            <ExtraEditor key={extra.id} extra={extra} groups={groups} />
          ))}
          <May permission="rates.write">
            <NewExtra key={`new ${data.extraSettings.length}`} groups={groups} />
          </May>
        </>
      ) : (
        <NotLoaded query={query} failed={t`The extras could not be loaded.`} label={t`Loading the extras`} />
      )}
    </DeskPage>
  );
}

function ExtraEditor({ extra, groups }: { extra: ExtraForm_ExtraFragment; groups: FieldGroup[] }) {
  const [edit] = useEditExtraMutation();
  const save = async (typed: FormValues, version: number) => {
    const { data } = await edit({ variables: { id: extra.id, input: extraInput(typed), version } });
    return outcomeOf(data?.editExtra);
  };
  return (
    <section aria-label={extra.name}>
      <h2 className="mb-4 font-display text-3xl">{extra.name}</h2>
      <VersionedForm
        needs="rates.write"
        label={extra.name}
        groups={groups}
        stored={storedOf(extra)}
        save={save}
      />
    </section>
  );
}

function NewExtra({ groups }: { groups: FieldGroup[] }) {
  const [add] = useAddExtraMutation();
  const save = async (typed: FormValues) => {
    const { data } = await add({ variables: { input: extraInput(typed) } });
    return outcomeOf(data?.addExtra);
  };
  return (
    <section aria-label={t`New extra`}>
      <h2 className="mb-4 font-display text-3xl">{t`New extra`}</h2>
      <VersionedForm
        needs="rates.write"
        label={t`New extra`}
        groups={groups}
        stored={{ values: NEW_EXTRA, version: 0 }}
        save={save}
      />
    </section>
  );
}

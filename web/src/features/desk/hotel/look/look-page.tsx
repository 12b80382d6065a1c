import { useState, type CSSProperties } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { LookDocument, useEditLookMutation, useLookQuery } from '../../../../generated/desk-look';
import type { EditLookMutation, LookForm_LookFragment } from '../../../../generated/graphql';
import { useSending } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';
import type { FormFaults, FormValues } from '../../frame/form/form-fields';
import type { VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { inputOf, LOOK_FIELDS, lookInput, typefacesOf, valuesOfLook } from './look-form';
import { useTypeface } from './use-typeface';

/** The first fault of each input: `palette.light.ink` belongs to the input `light-ink`. */
function faultsOfLook(faults: readonly { field: string; message: string }[]): FormFaults {
  const found: Record<string, string> = {};
  for (const { field, message } of faults) {
    const name = field.replace(/^palette\./, '').replace('.', '-');
    found[name] ??= message;
  }
  return found;
}

function outcomeOf(result: EditLookMutation['editLook'] | undefined): VersionedOutcome {
  switch (result?.__typename) {
    case 'LookSaved':
      return { kind: 'saved', values: valuesOfLook(result.look), version: result.look.version };
    case 'LookChanged': {
      const { message, look } = result;
      return { kind: 'changed elsewhere', message, values: valuesOfLook(look), version: look.version };
    }
    case 'InvalidInput':
      return { kind: 'invalid', faults: faultsOfLook(result.faults) };
    default:
      return { kind: 'failed' };
  }
}

/** Colours, typefaces and logo of the site. */
export default function LookPage() {
  const query = useLookQuery();
  const { data } = query;
  useLiveQuery(['SETTING'], LookDocument, {});
  return (
    <DeskPage
      title={t`Look`}
      note={t`Colours that guests could not tell apart are not saved: the message names both colours and their contrast (WCAG 2.2 AA).`}
    >
      {data ? (
        <StoredLook key={data.look.version} look={data.look} />
      ) : (
        <NotLoaded query={query} failed={t`The look could not be loaded.`} label={t`Loading the look`} />
      )}
    </DeskPage>
  );
}

function StoredLook({ look }: { look: LookForm_LookFragment }) {
  const [edit] = useEditLookMutation();
  const [values, setValues] = useState<FormValues>(valuesOfLook(look));
  const { send, problem } = useSending<EditLookMutation['editLook']>('LookSaved');
  const save = async (entered: FormValues, version: number) => {
    const { data } = await edit({ variables: { input: lookInput(entered, look), version } });
    return outcomeOf(data?.editLook);
  };
  const reset = async () => {
    const { logo, headingTypeface, textTypeface, version } = look;
    const variables = { input: { palette: null, logo, headingTypeface, textTypeface }, version };
    await send(variables, async () => (await edit({ variables })).data?.editLook);
  };
  return (
    <>
      <section aria-label={t`Preview`} className="grid gap-4 sm:grid-cols-2">
        <Preview scheme="light" values={values} title={t`Bright`} />
        <Preview scheme="dark" values={values} title={t`Dark`} />
      </section>
      <VersionedForm
        needs="settings.write"
        label={t`Look`}
        groups={LOOK_FIELDS}
        stored={{ values: valuesOfLook(look), version: look.version }}
        save={save}
        onValues={setValues}
      />
      {look.hasShippedPalette ? null : (
        <div>
          <Button look="quiet" onClick={() => void reset()}>
            {t`Reset to the site’s default colours`}
          </Button>
          <div role="alert" className="mt-3 empty:hidden">
            {problem ? <Message text={problem} tone="bad" /> : null}
          </div>
        </div>
      )}
    </>
  );
}

interface PreviewProps {
  scheme: 'light' | 'dark';
  values: FormValues;
  title: string;
}

/** A small page in these colours. */
function Preview({ scheme, values, title }: PreviewProps) {
  const colour = (name: Parameters<typeof inputOf>[1]) => values[inputOf(scheme, name)];
  const typefaces = typefacesOf(values);
  const headings = { fontFamily: useTypeface(typefaces.headings) };
  const style: CSSProperties = {
    fontFamily: useTypeface(typefaces.text),
    background: colour('ground'),
    color: colour('ink'),
    borderColor: colour('line'),
  };
  return (
    <div style={style} className="overflow-hidden rounded-control border" data-testid={`preview-${scheme}`}>
      <p
        style={{ background: colour('dusk'), color: colour('onDusk'), ...headings }}
        className="px-4 py-3 font-display text-xl"
      >
        {title}
      </p>
      <div className="grid gap-2 p-4">
        <p style={headings} className="font-display text-2xl">{t`A quiet room`}</p>
        <p style={{ color: colour('quiet') }}>{t`Breakfast is served until eleven.`}</p>
        <p
          style={{ background: colour('raised'), borderColor: colour('accent') }}
          className="border-t-2 px-3 py-2"
        >
          {t`Two nights for three guests`}
        </p>
        <p>
          <span
            style={{ background: colour('action'), color: colour('onAction') }}
            className="inline-block rounded-control px-4 py-2 font-semibold"
          >
            {t`Book now`}
          </span>{' '}
          <span style={{ color: colour('action') }} className="underline">
            {t`See all rooms`}
          </span>
        </p>
      </div>
    </div>
  );
}

import {
  HotelSettingsDocument,
  useEditPropertyMutation,
  useHotelSettingsQuery,
} from '../../../../generated/desk-hotel';
import type { EditPropertyMutation, HotelForm_SettingsFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { faultsByField, type FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { OpenSite } from '../set-up/open-site';
import { HOTEL_FIELDS, inputOfValues, valuesOfNewHotel, valuesOfSettings } from './hotel-form';

const storedOf = (settings: HotelForm_SettingsFragment): Stored => ({
  values: settings.version === 0 ? valuesOfNewHotel(settings) : valuesOfSettings(settings),
  version: settings.version,
});

function outcomeOf(result: EditPropertyMutation['editProperty'] | undefined): VersionedOutcome {
  switch (result?.__typename) {
    case 'SettingsSaved':
      return { kind: 'saved', ...storedOf(result.settings) };
    case 'SettingsChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedOf(result.settings) };
    case 'InvalidInput':
      return { kind: 'invalid', faults: faultsByField(result.faults) };
    default:
      return { kind: 'failed' };
  }
}

/** The settings of the hotel: name, address, times and registration. */
export default function HotelPage() {
  const query = useHotelSettingsQuery();
  const { data } = query;
  useLiveQuery(['SETTING'], HotelSettingsDocument, {});
  // Header and footer show the hotel, too.
  const [edit] = useEditPropertyMutation();
  const save = async (values: FormValues, version: number) => {
    const { data: saved } = await edit({ variables: { input: inputOfValues(values), version } });
    return outcomeOf(saved?.editProperty);
  };
  return (
    <DeskPage
      title={t`Hotel`}
      note={t`What every page, e-mail and document says about the hotel. A change takes effect immediately; existing bookings keep their price.`}
    >
      {data ? (
        <>
          <VersionedForm
            needs="settings.write"
            label={t`Hotel`}
            groups={HOTEL_FIELDS}
            stored={storedOf(data.propertySettings)}
            save={save}
          />
          {data.propertySettings.publishedAt ? (
            <OpenSite toDo={[]} publishedAt={data.propertySettings.publishedAt} />
          ) : null}
        </>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The settings could not be loaded.`}
          label={t`Loading the settings`}
        />
      )}
    </DeskPage>
  );
}

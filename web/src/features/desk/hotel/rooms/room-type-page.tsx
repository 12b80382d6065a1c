import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  RoomSettingsDocument,
  useDeleteRoomTypeMutation,
  useEditRoomTypeMutation,
  useRoomSettingsQuery,
} from '../../../../generated/desk-rooms';
import type { EditRoomTypeMutation, RoomSettingsQuery } from '../../../../generated/graphql';
import { paths } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import type { FormFaults, FormValues } from '../../frame/form/form-fields';
import type { VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { TypedRateWarnings } from '../../prices/slab-warnings/typed-rate-warnings';
import { DeleteButton } from './delete-button';
import { RoomList } from './room-list';
import {
  faultsOfRoomType,
  roomTypeFields,
  roomTypeInput,
  typedRateOf,
  valuesOfRoomType,
} from './room-type-form';

type StoredType = RoomSettingsQuery['roomSettings'][number];

type Faults = Extract<EditRoomTypeMutation['editRoomType'], { __typename: 'InvalidInput' }>['faults'];

function outcomeOf(
  result: EditRoomTypeMutation['editRoomType'] | undefined,
  id: number,
  faultsOf: (faults: Faults) => FormFaults,
): VersionedOutcome {
  switch (result?.__typename) {
    case 'RoomsSaved': {
      const saved = result.roomTypes.find((type) => type.id === id);
      return saved
        ? { kind: 'saved', values: valuesOfRoomType(saved), version: saved.version }
        : { kind: 'failed' };
    }
    case 'RoomTypeChanged': {
      const { message, roomType } = result;
      const values = valuesOfRoomType(roomType);
      return { kind: 'changed elsewhere', message, values, version: roomType.version };
    }
    case 'InvalidInput':
      return { kind: 'invalid', faults: faultsOf(result.faults) };
    default:
      return { kind: 'failed' };
  }
}

/** One room type with its rooms. */
export default function RoomTypePage() {
  const { code = '' } = useParams();
  const query = useRoomSettingsQuery();
  const { data } = query;
  useLiveQuery(['ROOM'], RoomSettingsDocument, {});
  const type = data?.roomSettings.find((one) => one.code === code);
  if (data && type) {
    const { childBands } = data.propertySettings;
    return <StoredRoomType key={type.id} {...{ type, childBands }} />;
  }
  return (
    <DeskPage title={t`Room type`} note="">
      {data ? (
        <p>{t`This room type does not exist. It may have been deleted.`}</p>
      ) : (
        <NotLoaded query={query} failed={t`The rooms could not be loaded.`} label={t`Loading the rooms`} />
      )}
    </DeskPage>
  );
}

interface StoredRoomTypeProps {
  type: StoredType;
  childBands: RoomSettingsQuery['propertySettings']['childBands'];
}

function StoredRoomType({ type, childBands }: StoredRoomTypeProps) {
  const [edit] = useEditRoomTypeMutation();
  const [remove] = useDeleteRoomTypeMutation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<FormValues>({});
  const { id, name } = type;
  const save = async (values: FormValues, version: number) => {
    const { data } = await edit({ variables: { id, input: roomTypeInput(values, childBands), version } });
    return outcomeOf(data?.editRoomType, id, (faults) => faultsOfRoomType(faults, values, childBands));
  };
  const deleteType = async () => (await remove({ variables: { id } })).data?.deleteRoomType;
  return (
    <DeskPage
      title={name}
      note={t`Code: ${type.code}. A change takes effect immediately and never changes existing bookings.`}
    >
      <VersionedForm
        needs="rooms.write"
        label={name}
        groups={roomTypeFields(childBands)}
        stored={{ values: valuesOfRoomType(type), version: type.version }}
        save={save}
        onValues={setTyped}
      />
      <TypedRateWarnings typed={typedRateOf(typed)} />
      <RoomList type={type} />
      <section aria-labelledby="delete-type">
        <h2 id="delete-type" className="mb-2 font-display text-3xl">{t`Delete`}</h2>
        <p className="mb-4 max-w-prose text-quiet">
          {t`You can delete a room type without bookings, with its rooms. Take any other room type off sale.`}
        </p>
        <DeleteButton
          label={t`Delete ${name}`}
          send={deleteType}
          onDeleted={() => void navigate(paths.deskRooms)}
        />
      </section>
    </DeskPage>
  );
}

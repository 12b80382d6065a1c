import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddRoomTypeMutation } from '../../../../generated/desk-rooms';
import { deskRoomTypePath } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import { faultsByField, type FormValues } from '../../frame/form/form-fields';
import type { VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { TypedRateWarnings } from '../../prices/slab-warnings/typed-rate-warnings';
import { NEW_ROOM_TYPE, NEW_ROOM_TYPE_FIELDS, roomTypeInput, typedRateOf } from './room-type-form';

/** The form of a new room type. Its rooms are added afterwards. */
export default function NewRoomTypePage() {
  const [add] = useAddRoomTypeMutation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<FormValues>({});
  const save = async (values: FormValues): Promise<VersionedOutcome> => {
    const code = values['code']?.trim() ?? '';
    const { data } = await add({ variables: { input: { ...roomTypeInput(values), code } } });
    switch (data?.addRoomType.__typename) {
      case 'RoomsSaved':
        await navigate(deskRoomTypePath(code));
        return { kind: 'saved', values, version: 1 };
      case 'InvalidInput':
        return { kind: 'invalid', faults: faultsByField(data.addRoomType.faults) };
      default:
        return { kind: 'failed' };
    }
  };
  return (
    <DeskPage title={t`New room type`} note={t`Guests can book it once it has a room.`}>
      <VersionedForm
        needs="rooms.write"
        label={t`New room type`}
        groups={NEW_ROOM_TYPE_FIELDS}
        stored={{ values: NEW_ROOM_TYPE, version: 0 }}
        save={save}
        onValues={setTyped}
      />
      <TypedRateWarnings typed={typedRateOf(typed)} />
    </DeskPage>
  );
}

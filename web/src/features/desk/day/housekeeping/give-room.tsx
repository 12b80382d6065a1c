import { SelectField } from '../../../../components/form/field';
import type { RoomMakersQuery } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import type { Pressed } from './press-queue';

interface GiveRoomProps {
  number: string;
  makers: RoomMakersQuery['roomMakers'];
  onPress: (pressed: Pressed) => void;
}

/** Assigns the room to a person for the day. The choice takes effect at once. */
export function GiveRoom({ number, makers, onPress }: GiveRoomProps) {
  return (
    <SelectField
      unmarked
      label={t`Give room ${number} to`}
      className="mt-2 max-w-64"
      value=""
      onChange={({ target }) => {
        const maker = makers.find(({ id }) => id === target.value);
        if (maker) onPress({ kind: 'GIVEN', makerId: maker.id, makerName: maker.name });
      }}
    >
      <option value="">{t`Choose a person`}</option>
      {makers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

import type {
  AddGuestRecordMutation,
  EditGuestRecord_ResultFragment,
  GuestRecord_RecordFragment,
  GuestRecordInput,
} from '../../../../generated/graphql';
import { linesOf, textOrNull } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';
import { faultsByField, type FieldGroup, type FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';

export const NEW_GUEST: FormValues = {
  name: '',
  otherNames: '',
  emails: '',
  phones: '',
  birthday: '',
  address: '',
  company: '',
  preferences: '',
  note: '',
};

/** A stored record as the form knows it. */
export function storedGuest(record: GuestRecord_RecordFragment): Stored {
  const { name, otherNames, emails, phones, version } = record;
  return {
    version,
    values: {
      name,
      otherNames: otherNames.join('\n'),
      emails: emails.join('\n'),
      phones: phones.join('\n'),
      birthday: record.birthday ?? '',
      address: record.address ?? '',
      company: record.company ?? '',
      preferences: record.preferences ?? '',
      note: record.note ?? '',
    },
  };
}

/** The form as server input. */
export function guestInput(values: FormValues): GuestRecordInput {
  return {
    name: values['name'] ?? '',
    otherNames: linesOf(values['otherNames']),
    emails: linesOf(values['emails']),
    phones: linesOf(values['phones']),
    birthday: textOrNull(values['birthday']),
    address: textOrNull(values['address']),
    company: textOrNull(values['company']),
    preferences: textOrNull(values['preferences']),
    note: textOrNull(values['note']),
  };
}

/** What became of the form. */
export function outcomeOfGuest(
  result: EditGuestRecord_ResultFragment | AddGuestRecordMutation['addGuestRecord'] | undefined,
): VersionedOutcome {
  switch (result?.__typename) {
    case 'GuestRecordSaved':
      return { kind: 'saved', ...storedGuest(result.record) };
    case 'GuestRecordChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedGuest(result.record) };
    case 'InvalidInput':
      return { kind: 'invalid', faults: faultsByField(result.faults) };
    default:
      return { kind: 'failed' };
  }
}

/** The inputs of the form. */
export const GUEST_FIELDS: readonly FieldGroup[] = [
  {
    title: t`Who it is`,
    fields: [
      { name: 'name', label: t`Name`, kind: 'line', required: true, maximum: 100 },
      {
        name: 'otherNames',
        label: t`Other spellings and earlier names`,
        kind: 'lines',
        hint: t`One on each line.`,
      },
      { name: 'emails', label: t`E-mail addresses`, kind: 'lines', hint: t`One on each line.` },
      { name: 'phones', label: t`Phone numbers`, kind: 'lines', hint: t`One on each line.` },
      { name: 'birthday', label: t`Birthday`, kind: 'date' },
      { name: 'company', label: t`Company`, kind: 'line', maximum: 100 },
      { name: 'address', label: t`Home`, kind: 'lines', wide: true, maximum: 500 },
    ],
  },
  {
    title: t`For the staff`,
    fields: [
      {
        name: 'note',
        label: t`Note`,
        kind: 'lines',
        maximum: 1_000,
        hint: t`Shown on Today, in the arrivals and at check-in.`,
      },
      {
        name: 'preferences',
        label: t`Wishes`,
        kind: 'lines',
        maximum: 1_000,
        hint: t`What the guest likes, such as a quiet room.`,
      },
    ],
  },
];

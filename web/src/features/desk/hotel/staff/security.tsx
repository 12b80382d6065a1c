import { FailedState } from '../../../../components/list/failed-state';
import {
  DeskSecurityDocument,
  useDeskSecurityQuery,
  useEditDeskSecurityMutation,
} from '../../../../generated/desk-security';
import type { EditDeskSecurityMutation, SecurityOfDeskFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { faultsByField, type FieldGroup, type FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { useLiveQuery } from '../../frame/live/live-desk-context';

const GROUPS: readonly FieldGroup[] = [
  {
    title: t`Sign-ins of the staff`,
    fields: [
      {
        name: 'requiresSecondFactor',
        label: t`Second factor`,
        kind: 'choice',
        required: true,
        choices: [
          { value: 'no', label: t`Everybody decides for themselves` },
          { value: 'yes', label: t`Owners, managers, and roles without a bound need a second factor` },
        ],
        hint: t`People who need a second factor set it up at their next sign-in, with an authenticator on their phone.`,
      },
      {
        name: 'sharedComputerMinutes',
        label: t`Minutes until a shared computer signs out`,
        kind: 'number',
        required: true,
        hint: t`Counted from the last press or key. Drafts of forms and replies are kept.`,
      },
    ],
  },
];

const storedOf = ({
  requiresSecondFactor,
  sharedComputerMinutes,
  version,
}: SecurityOfDeskFragment): Stored => ({
  values: {
    requiresSecondFactor: requiresSecondFactor ? 'yes' : 'no',
    sharedComputerMinutes: String(sharedComputerMinutes),
  },
  version,
});

const inputOf = (values: FormValues) => ({
  requiresSecondFactor: values['requiresSecondFactor'] === 'yes',
  sharedComputerMinutes: Number.parseInt(values['sharedComputerMinutes'] ?? '', 10) || 0,
});

function outcomeOf(result: EditDeskSecurityMutation['result'] | undefined): VersionedOutcome {
  switch (result?.__typename) {
    case 'DeskSecuritySaved':
      return { kind: 'saved', ...storedOf(result.security) };
    case 'DeskSecurityChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedOf(result.security) };
    case 'InvalidInput':
      return { kind: 'invalid', faults: faultsByField(result.faults) };
    default:
      return { kind: 'failed' };
  }
}

/** How safe sign-ins of the staff must be. */
export function DeskSecurity() {
  const { data, error, refetch } = useDeskSecurityQuery();
  useLiveQuery(['SETTING'], DeskSecurityDocument, {});
  const [edit] = useEditDeskSecurityMutation();
  if (error && !data)
    return (
      <FailedState
        problem={t`The settings of sign-ins could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return null;
  const save = async (values: FormValues, version: number) =>
    outcomeOf((await edit({ variables: { input: inputOf(values), version } })).data?.result);
  return (
    <VersionedForm
      label={t`Sign-ins of the staff`}
      groups={GROUPS}
      needs="settings.write"
      stored={storedOf(data.deskSecurity)}
      save={save}
      savedNotice={t`The settings of sign-ins are saved.`}
    />
  );
}

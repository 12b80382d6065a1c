import { useState } from 'react';
import {
  PolicySettingsDocument,
  useAddPolicyMutation,
  useEditPolicyMutation,
  usePolicySettingsQuery,
} from '../../../../generated/desk-policies';
import type {
  AddPolicyMutation,
  EditPolicyMutation,
  PolicyForm_PolicyFragment,
} from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import type { FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { NEW_POLICY, POLICY_FIELDS, policyFieldOf, policyInput, valuesOfPolicy } from './policy-form';
import { PolicyInWords } from './policy-in-words';

const storedOf = (policy: PolicyForm_PolicyFragment): Stored => ({
  values: valuesOfPolicy(policy),
  version: policy.version,
});

function outcomeOf(
  result: EditPolicyMutation['editPolicy'] | AddPolicyMutation['addPolicy'] | undefined,
  values: FormValues,
): VersionedOutcome {
  switch (result?.__typename) {
    case 'PolicySaved':
      return { kind: 'saved', ...storedOf(result.policy) };
    case 'PolicyChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedOf(result.policy) };
    case 'InvalidInput': {
      const faults = result.faults.map(({ field, message }) => [policyFieldOf(values, field), message]);
      return { kind: 'invalid', faults: Object.fromEntries(faults) };
    }
    default:
      return { kind: 'failed' };
  }
}

/** The cancellation policies: a form, the sentence that guests read, and examples. */
export default function PoliciesPage() {
  const query = usePolicySettingsQuery();
  const { data } = query;
  useLiveQuery(['SETTING'], PolicySettingsDocument, {});
  return (
    <DeskPage
      title={t`Policies`}
      note={t`Guests read the same sentence everywhere. The site writes it from these values. Existing bookings keep their policy.`}
    >
      {data ? (
        data.policySettings.length > 0 ? (
          // The sentence of each policy would move what is below it, so all are shown once they have their sentences.
          <div className="grid gap-9 has-[[data-answered=false]]:invisible">
            {data.policySettings.map((policy) => (
              <PolicyEditor key={policy.id} policy={policy} />
            ))}
          </div>
        ) : (
          <NewPolicy />
        )
      ) : (
        <NotLoaded
          query={query}
          failed={t`The policies could not be loaded.`}
          label={t`Loading the policies`}
        />
      )}
    </DeskPage>
  );
}

/** The first policy of a hotel. */
function NewPolicy() {
  const [add] = useAddPolicyMutation();
  const [values, setValues] = useState<FormValues>(NEW_POLICY);
  const save = async (typed: FormValues) => {
    const { data } = await add({ variables: { input: policyInput(typed) } });
    return outcomeOf(data?.addPolicy, typed);
  };
  return (
    <section aria-label={t`New policy`} className="grid gap-10">
      <PolicyInWords values={values} />
      <VersionedForm
        needs="settings.write"
        label={t`New policy`}
        groups={POLICY_FIELDS}
        stored={{ values: NEW_POLICY, version: 0 }}
        save={save}
        onValues={setValues}
      />
    </section>
  );
}

function PolicyEditor({ policy }: { policy: PolicyForm_PolicyFragment }) {
  const [edit] = useEditPolicyMutation();
  const [values, setValues] = useState(() => valuesOfPolicy(policy));
  const save = async (typed: FormValues, version: number) => {
    const { data } = await edit({ variables: { id: policy.id, input: policyInput(typed), version } });
    return outcomeOf(data?.editPolicy, typed);
  };
  return (
    <section aria-label={policy.name} className="grid gap-10">
      <PolicyInWords values={values} />
      <VersionedForm
        needs="settings.write"
        label={policy.name}
        groups={POLICY_FIELDS}
        stored={storedOf(policy)}
        save={save}
        onValues={setValues}
      />
    </section>
  );
}

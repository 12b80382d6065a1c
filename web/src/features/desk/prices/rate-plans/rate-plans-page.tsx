import { useState } from 'react';
import {
  RatePlanSettingsDocument,
  useAddRatePlanMutation,
  useEditRatePlanMutation,
  useRatePlanSettingsQuery,
} from '../../../../generated/desk-rate-plans';
import type {
  AddRatePlanMutation,
  EditRatePlanMutation,
  RatePlanForm_PlanFragment,
} from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import type { FieldGroup, FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { TermsInWords } from './terms-in-words';
import { TypedRateWarnings } from '../slab-warnings/typed-rate-warnings';
import {
  newPlan,
  planFieldOf,
  planFields,
  planInput,
  typedChangeOf,
  valuesOfPlan,
  figuresOfPlan,
} from './rate-plan-form';

const storedOf = (plan: RatePlanForm_PlanFragment): Stored => ({
  values: valuesOfPlan(plan),
  version: plan.version,
});

function outcomeOf(
  result: EditRatePlanMutation['editRatePlan'] | AddRatePlanMutation['addRatePlan'] | undefined,
): VersionedOutcome {
  switch (result?.__typename) {
    case 'RatePlanSaved':
      return { kind: 'saved', ...storedOf(result.plan) };
    case 'RatePlanChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedOf(result.plan) };
    case 'InvalidInput': {
      const faults = result.faults.map(({ field, message }) => [planFieldOf(field), message]);
      return { kind: 'invalid', faults: Object.fromEntries(faults) };
    }
    default:
      return { kind: 'failed' };
  }
}

/** The ways to sell a room, such as Flexible and Non-refundable. */
export default function RatePlansPage() {
  const query = useRatePlanSettingsQuery();
  const { data } = query;
  useLiveQuery(['RATE'], RatePlanSettingsDocument, {});
  const [first] = data?.policySettings ?? [];
  return (
    <DeskPage
      title={t`Rate plans`}
      note={t`A rate plan is a price with a cancellation policy. Existing bookings keep their plan.`}
    >
      {data && first ? (
        <>
          {data.ratePlanSettings.map((plan) => (
            <PlanEditor
              key={plan.id}
              plan={plan}
              groups={planFields(data.policySettings, data.property.rateCurrency, data.extraSettings)}
            />
          ))}
          <May permission="rates.write">
            <NewPlan
              key={data.ratePlanSettings.length}
              policyId={first.id}
              groups={planFields(data.policySettings, data.property.rateCurrency, data.extraSettings)}
            />
          </May>
        </>
      ) : data ? (
        <p>{t`Please write a cancellation policy first.`}</p>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The rate plans could not be loaded.`}
          label={t`Loading the rate plans`}
        />
      )}
    </DeskPage>
  );
}

function PlanEditor({ plan, groups }: { plan: RatePlanForm_PlanFragment; groups: FieldGroup[] }) {
  const [edit] = useEditRatePlanMutation();
  const [typed, setTyped] = useState<FormValues | null>(null);
  const save = async (typed: FormValues, version: number) => {
    const { data } = await edit({ variables: { id: plan.id, input: planInput(typed), version } });
    return outcomeOf(data?.editRatePlan);
  };
  return (
    <section aria-label={plan.name}>
      <h2 className="mb-4 font-display text-3xl">{plan.name}</h2>
      <VersionedForm
        needs="rates.write"
        label={plan.name}
        groups={groups}
        stored={storedOf(plan)}
        save={save}
        figuresOf={figuresOfPlan}
        onValues={setTyped}
      />
      <div className="mt-6">
        <TypedRateWarnings typed={typed && typedChangeOf(typed)} />
      </div>
      <TermsInWords values={typed ?? valuesOfPlan(plan)} />
    </section>
  );
}

interface NewPlanProps {
  policyId: number;
  groups: FieldGroup[];
}

function NewPlan({ policyId, groups }: NewPlanProps) {
  const [add] = useAddRatePlanMutation();
  const [typed, setTyped] = useState<FormValues | null>(null);
  const save = async (typed: FormValues) => {
    const { data } = await add({ variables: { input: planInput(typed) } });
    return outcomeOf(data?.addRatePlan);
  };
  return (
    <section aria-label={t`New rate plan`}>
      <h2 className="mb-4 font-display text-3xl">{t`New rate plan`}</h2>
      <VersionedForm
        needs="rates.write"
        label={t`New rate plan`}
        groups={groups}
        stored={{ values: newPlan(policyId), version: 0 }}
        save={save}
        onValues={setTyped}
      />
      <div className="mt-6">
        <TypedRateWarnings typed={typed && typedChangeOf(typed)} />
      </div>
      {typed ? <TermsInWords values={typed} /> : null}
    </section>
  );
}

import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { NamedExtra, RatePlanRepository, StoredPlan } from '../rates/rate-plan.repository';
import { PAID_IN_FULL } from '../rates/payment-terms';
import type { CancellationPolicy } from '../rates/policy.entity';
import type { PaymentTerms, RatePlan } from '../rates/rate-plan.entity';
import { changeOf, ratePlanRules, termsOf, termsRules, type RatePlanForm } from './rate-plan-settings.policy';

type Saved = { kind: 'RatePlanSaved'; stored: StoredPlan };
type TermsPreview = { kind: 'Preview'; terms: PaymentTerms; policy: CancellationPolicy };
type EditOutcome =
  Saved | { kind: 'RatePlanChanged'; stored: StoredPlan } | InvalidInputOutcome | RecordNotFoundOutcome;

const columnsOf = (form: RatePlanForm, before: Pick<RatePlan, 'includedExtras' | 'terms'>) => ({
  name: form.name,
  policyId: form.policyId,
  change: changeOf(form),
  includedExtras: [...(form.includedExtras ?? before.includedExtras)],
  terms: termsOf(form, before.terms),
  onSale: form.onSale,
  sortOrder: form.sortOrder,
});

/**
 * Reads and changes rate plans, for the owner. A plan is never deleted, because stays refer to it; it is taken off sale
 * instead.
 */
export class RatePlanSettingsService {
  constructor(
    private readonly plans: RatePlanRepository,
    private readonly audit: AuditService,
    private readonly extras: { readonly current: readonly NamedExtra[] },
  ) {}

  /** All extras that plans can include. */
  get namedExtras(): readonly NamedExtra[] {
    return this.extras.current;
  }

  /** All plans, in the owner's order. */
  find(): Promise<StoredPlan[]> {
    return this.plans.all();
  }

  async add(who: Staff, input: object): Promise<Saved | InvalidInputOutcome> {
    const form = readInput(ratePlanRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const faults = await this.faultsOf(form.value, null);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const audited = { who, action: 'addRatePlan', details: form.value } as const;
    const id = await this.audit.perform(audited, async (manager) => {
      const added = await this.plans.add(
        manager,
        columnsOf(form.value, { includedExtras: [], terms: PAID_IN_FULL }),
      );
      return { done: added.id, recordId: null, after: added };
    });
    return { kind: 'RatePlanSaved', stored: await this.stored(id) };
  }

  /** Replaces a plan if it still has the version that the form was opened with. */
  async edit(who: Staff, id: number, input: object, version: number): Promise<EditOutcome> {
    const form = readInput(ratePlanRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const faults = await this.faultsOf(form.value, id);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const audited = { who, action: 'editRatePlan', details: form.value } as const;
    const refused = await this.audit.performUnlessRefused<EditOutcome>(audited, async (manager) => {
      const before = await this.plans.lock(manager, id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if (before.version !== version)
        return { refused: { kind: 'RatePlanChanged', stored: await this.stored(id) } };
      const changes = { ...columnsOf(form.value, before), version: version + 1 };
      await this.plans.change(manager, id, changes);
      return { before, after: { ...before, ...changes } };
    });
    return refused ?? { kind: 'RatePlanSaved', stored: await this.stored(id) };
  }

  /** The terms of a form with the policy of its plan. Changes nothing. */
  async preview(input: object): Promise<TermsPreview | InvalidInputOutcome> {
    const form = readInput(termsRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const policy = await this.plans.findPolicy(form.value.policyId);
    if (!policy) return { kind: 'InvalidInput', faults: [fieldFault('policyId', 'VALUE_INVALID')] };
    return { kind: 'Preview', terms: termsOf(form.value, PAID_IN_FULL), policy: policy.cancellation };
  }

  /** The fault of a policy or an extra that does not exist, or of taking the last plan off sale. */
  private async faultsOf(
    { policyId, includedExtras, onSale }: RatePlanForm,
    changed: number | null,
  ): Promise<FieldFaultParts[]> {
    if (!(await this.plans.findPolicy(policyId))) return [fieldFault('policyId', 'VALUE_INVALID')];
    if (includedExtras?.some((code) => this.extras.current.every((extra) => extra.code !== code)))
      return [fieldFault('includedExtras', 'EXTRA_UNKNOWN')];
    if (onSale) return [];
    const others = (await this.plans.all()).filter((plan) => plan.onSale && plan.id !== changed);
    return others.length > 0 ? [] : [fieldFault('onSale', 'LAST_ONE_NEEDED')];
  }

  private async stored(id: number | null): Promise<StoredPlan> {
    const plan = (await this.plans.all()).find((one) => one.id === id);
    if (!plan) throw new Error(`There is no rate plan ${String(id)}.`);
    return plan;
  }
}

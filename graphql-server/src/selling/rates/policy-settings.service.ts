import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { lockByName } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { readInput } from '../../platform/text/input-faults';
import { Policy, type CancellationPolicy } from './policy.entity';
import { freeCode } from './free-code';
import { PAID_IN_FULL } from './payment-terms';
import { cancellationOf, policyRules } from './policy-settings.policy';
import { RatePlan } from './rate-plan.entity';

type EditPolicyOutcome =
  { kind: 'PolicySaved' | 'PolicyChanged'; stored: Policy } | InvalidInputOutcome | RecordNotFoundOutcome;

type AddPolicyOutcome = { kind: 'PolicySaved'; stored: Policy } | InvalidInputOutcome;

type PreviewOutcome = { kind: 'Preview'; cancellation: CancellationPolicy } | InvalidInputOutcome;

/** Reads and changes cancellation policies, for the owner. Bookings keep the policy that was agreed. */
export class PolicySettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  find(): Promise<Policy[]> {
    return this.database.getRepository(Policy).find({ order: { id: 'ASC' } });
  }

  /** The policy of a form that is not stored yet. */
  preview(input: object): PreviewOutcome {
    const form = readInput(policyRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    return { kind: 'Preview', cancellation: cancellationOf(form.value) };
  }

  /**
   * Adds a policy. The first policy also gets a rate plan with full payment to confirm, so that rooms can be sold with
   * it.
   */
  async add(who: Staff, input: object): Promise<AddPolicyOutcome> {
    const form = readInput(policyRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const { name } = form.value;
    const stored = await this.audit.perform(
      { who, action: 'addPolicy', details: form.value },
      async (manager) => {
        await lockByName(manager, 'codes of policies');
        const code = await freeCode(manager, name);
        const policy = manager.create(Policy, {
          code,
          name,
          cancellation: cancellationOf(form.value),
          version: 1,
        });
        await manager.insert(Policy, policy);
        if (!(await manager.exists(RatePlan))) {
          const plan = { code, name, policyId: policy.id, terms: PAID_IN_FULL, sortOrder: 0 };
          await manager.insert(RatePlan, plan);
        }
        return { done: policy, recordId: null, after: policy };
      },
    );
    if (!stored) throw new Error('A policy could not be added.');
    return { kind: 'PolicySaved', stored };
  }

  /** Replaces a policy if it still has the version that the form was opened with. */
  async edit(who: Staff, id: number, input: object, version: number): Promise<EditPolicyOutcome> {
    const form = readInput(policyRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const changes = { name: form.value.name, cancellation: cancellationOf(form.value), version: version + 1 };
    const audited = { who, action: 'editPolicy', details: form.value } as const;
    const refused = await this.audit.performUnlessRefused<EditPolicyOutcome>(audited, async (manager) => {
      const before = await lockedPolicy(manager, id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if (before.version !== version) return { refused: { kind: 'PolicyChanged', stored: before } };
      await manager.update(Policy, { id }, changes);
      return { before, after: { ...before, ...changes } };
    });
    if (refused) return refused;
    return { kind: 'PolicySaved', stored: await this.database.getRepository(Policy).findOneByOrFail({ id }) };
  }
}

function lockedPolicy(manager: EntityManager, id: number): Promise<Policy | null> {
  return manager.createQueryBuilder(Policy, 'policy').where({ id }).setLock('pessimistic_write').getOne();
}

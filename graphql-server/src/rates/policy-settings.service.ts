import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import type { AuditService } from '../audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../platform/refusals/outcomes';
import { readInput } from '../platform/text/input-faults';
import { Policy, type CancellationPolicy } from './policy.entity';
import { cancellationOf, policyRules } from './policy-settings.policy';

type EditPolicyOutcome =
  { kind: 'PolicySaved' | 'PolicyChanged'; stored: Policy } | InvalidInputOutcome | RecordNotFoundOutcome;

type PreviewOutcome = { kind: 'Preview'; cancellation: CancellationPolicy } | InvalidInputOutcome;

/** Reads and changes cancellation policies, for the owner. Bookings keep the policy that they were made with. */
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

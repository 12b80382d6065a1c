import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { readInput } from '../../platform/text/input-faults';
import { extraRules } from './extra-settings.policy';
import type { Extra } from './extra.entity';
import type { ExtraRepository } from './extra.repository';

type Saved = { kind: 'ExtraSaved'; stored: Extra };
type EditOutcome =
  Saved | { kind: 'ExtraChanged'; stored: Extra } | InvalidInputOutcome | RecordNotFoundOutcome;

/**
 * Reads and changes extras, for the owner. An extra is never deleted, because bookings and rate plans refer to it; it
 * is taken off sale instead.
 */
export class ExtraSettingsService {
  constructor(
    private readonly extras: ExtraRepository,
    private readonly audit: AuditService,
  ) {}

  /** All extras, in the owner's order. */
  find(): Promise<Extra[]> {
    return this.extras.all();
  }

  async add(who: Staff, input: object): Promise<Saved | InvalidInputOutcome> {
    const form = readInput(extraRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const audited = { who, action: 'addExtra', details: form.value } as const;
    const stored = await this.audit.perform(audited, async (manager) => {
      const added = await this.extras.add(manager, form.value);
      return { done: added, recordId: null, after: added };
    });
    if (!stored) throw new Error('The extra was not added.');
    return { kind: 'ExtraSaved', stored };
  }

  /** Replaces an extra if it still has the version that the form was opened with. */
  async edit(who: Staff, id: number, input: object, version: number): Promise<EditOutcome> {
    const form = readInput(extraRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const audited = { who, action: 'editExtra', details: form.value } as const;
    const refused = await this.audit.performUnlessRefused<EditOutcome>(audited, async (manager) => {
      const before = await this.extras.lock(manager, id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if (before.version !== version) return { refused: { kind: 'ExtraChanged', stored: before } };
      const changes = { ...form.value, version: version + 1 };
      await this.extras.change(manager, id, changes);
      return { before, after: { ...before, ...changes } };
    });
    return refused ?? { kind: 'ExtraSaved', stored: await this.stored(id) };
  }

  private async stored(id: number): Promise<Extra> {
    const extra = (await this.extras.all()).find((one) => one.id === id);
    if (!extra) throw new Error(`There is no extra ${id}.`);
    return extra;
  }
}

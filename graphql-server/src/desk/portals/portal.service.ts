import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { Portal } from './portal.entity';
import { portalRules } from './portal.policy';
import type { PortalRepository } from './portal.repository';

type Saved = { kind: 'PortalSaved'; stored: Portal };
type EditOutcome =
  Saved | { kind: 'PortalChanged'; stored: Portal } | InvalidInputOutcome | RecordNotFoundOutcome;

const nameTaken = (): InvalidInputOutcome => ({
  kind: 'InvalidInput',
  faults: [fieldFault('name', 'PORTAL_NAME_TAKEN')],
});

/** The portals that sell stays. A portal is never deleted, because bookings refer to it; it is archived instead. */
export class PortalService {
  constructor(
    private readonly portals: PortalRepository,
    private readonly audit: AuditService,
  ) {}

  /** All portals by name, the archived ones last. */
  find(): Promise<Portal[]> {
    return this.portals.all();
  }

  async add(who: Staff, input: object): Promise<Saved | InvalidInputOutcome> {
    const form = readInput(portalRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const audited = { who, action: 'addPortal', details: form.value } as const;
    const stored = await this.audit.perform(audited, async (manager) => {
      if (await this.portals.named(manager, form.value.name)) return null;
      const added = await this.portals.add(manager, form.value);
      return { done: added, recordId: null, after: added };
    });
    return stored ? { kind: 'PortalSaved', stored } : nameTaken();
  }

  /** Replaces a portal if it still has the version that the form was opened with. */
  async edit(who: Staff, id: number, input: object, version: number): Promise<EditOutcome> {
    const form = readInput(portalRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const audited = { who, action: 'editPortal', details: form.value } as const;
    let stored: Portal | null = null;
    const refused = await this.audit.performUnlessRefused<EditOutcome>(audited, async (manager) => {
      const before = await this.portals.lock(manager, id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if (before.version !== version) return { refused: { kind: 'PortalChanged', stored: before } };
      if (await this.isNameOfOther(manager, form.value.name, id)) return { refused: nameTaken() };
      const changes = { ...form.value, version: version + 1 };
      await this.portals.change(manager, id, changes);
      stored = { ...before, ...changes };
      return { before, after: stored };
    });
    if (refused) return refused;
    if (!stored) throw new Error(`There is no portal ${id}.`);
    return { kind: 'PortalSaved', stored };
  }

  private async isNameOfOther(manager: EntityManager, name: string, id: number): Promise<boolean> {
    const named = await this.portals.named(manager, name);
    return named !== null && named.id !== id;
  }
}

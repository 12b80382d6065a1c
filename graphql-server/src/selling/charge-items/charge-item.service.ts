import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { readInput } from '../../platform/text/input-faults';
import type { ChargeItem } from './charge-item.entity';
import { chargeItemRules } from './charge-item.policy';
import type { ChargeItemRepository } from './charge-item.repository';

type Saved = { kind: 'ChargeItemSaved'; stored: ChargeItem };
type EditOutcome =
  Saved | { kind: 'ChargeItemChanged'; stored: ChargeItem } | InvalidInputOutcome | RecordNotFoundOutcome;

/** The catalogue of charges. An item is never deleted, because bills refer to it; it is taken off sale instead. */
export class ChargeItemService {
  constructor(
    private readonly items: ChargeItemRepository,
    private readonly audit: AuditService,
  ) {}

  /** All items, in the owner's order. */
  find(): Promise<ChargeItem[]> {
    return this.items.all();
  }

  async add(who: Staff, input: object): Promise<Saved | InvalidInputOutcome> {
    const form = readInput(chargeItemRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const audited = { who, action: 'addChargeItem', details: form.value } as const;
    const stored = await this.audit.perform(audited, async (manager) => {
      const added = await this.items.add(manager, form.value);
      return { done: added, recordId: null, after: added };
    });
    if (!stored) throw new Error('The charge item was not added.');
    return { kind: 'ChargeItemSaved', stored };
  }

  /** Replaces an item if it still has the version that the form was opened with. */
  async edit(who: Staff, id: number, input: object, version: number): Promise<EditOutcome> {
    const form = readInput(chargeItemRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const audited = { who, action: 'editChargeItem', details: form.value } as const;
    let stored: ChargeItem | null = null;
    const refused = await this.audit.performUnlessRefused<EditOutcome>(audited, async (manager) => {
      const before = await this.items.lock(manager, id);
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if (before.version !== version) return { refused: { kind: 'ChargeItemChanged', stored: before } };
      const changes = { ...form.value, version: version + 1 };
      await this.items.change(manager, id, changes);
      stored = { ...before, ...changes };
      return { before, after: stored };
    });
    if (refused) return refused;
    if (!stored) throw new Error(`There is no charge item ${id}.`);
    return { kind: 'ChargeItemSaved', stored };
  }
}

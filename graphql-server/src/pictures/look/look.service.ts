import type { DataSource } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { PictureIndex } from '../core/picture-index';
import { pictureFaults } from '../core/picture-references';
import { fileAt } from '../core/picture-file.policy';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import { Look } from './look.entity';
import { lookRules } from './look.policy';

type SaveLookOutcome =
  { kind: 'LookSaved'; look: Look } | { kind: 'LookChanged'; look: Look } | InvalidInputOutcome;

/** Reads and changes how the site looks, for the owner. */
export class LookService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly pictureIndex: PictureIndex,
  ) {}

  /** The stored look, which another server may have changed a moment ago. */
  find(): Promise<Look> {
    return this.database.manager.findOneByOrFail(Look, { singleton: true });
  }

  /** Replaces the look if it still has the version that the form was opened with. */
  async save(who: Staff, input: object, version: number): Promise<SaveLookOutcome> {
    const form = readInput(lookRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const { logo } = form.value;
    const faults =
      logo !== null && fileAt(logo) === null
        ? [fieldFault('logo', 'PICTURE_NOT_READY')]
        : pictureFaults(this.pictureIndex, 'logo', [logo]);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const saved = await this.audit.perform(
      { who, action: 'editLook', details: form.value },
      async (manager) => {
        const before = await manager
          .createQueryBuilder(Look, 'look')
          .setLock('pessimistic_write')
          .getOneOrFail();
        if (before.version !== version) return null;
        const after = { ...before, ...form.value, version: version + 1 };
        await manager.update(Look, { singleton: true }, { ...form.value, version: version + 1 });
        return { done: after, recordId: null, before, after };
      },
    );
    return saved ? { kind: 'LookSaved', look: saved } : { kind: 'LookChanged', look: await this.find() };
  }
}

import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager, FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { z } from 'zod';
import type { Administrator } from '../accounts/authorisation';
import type { AuditService, RecordNoun } from '../audit/audit.service';
import { readInput } from '../platform/text/input-faults';
import { pageInfo, partOf, type PageArguments } from '../platform/database/paging';
import type { FieldFault } from '../platform/refusals/refusal.type';
import { isRecordId } from './record-id';

/** What every record has. */
interface StoredRecord extends ObjectLiteral {
  id: string;
  createdAt: Date;
}

/** What the shared code has to know about one kind of record. */
export interface RecordKind<Entity extends StoredRecord, Form extends object> {
  /** Its name in the schema's operations, such as `Offer` in `addOffer`. */
  noun: RecordNoun;
  entity: new () => Entity;
  /** How the administrator's form is checked and cleaned. */
  rules: z.ZodType<Form>;
  /** The entity's properties that the form fills. */
  columnsOf: (form: Form) => QueryDeepPartialEntity<Entity>;
}

/** What became of a form: every fault of it, or the record as it is stored; null when there is no such record. */
export type SaveOutcome<Entity> = { faults: FieldFault[] } | { record: Entity | null };

/** The record as it was; null when there was no such record. */
export interface DeleteOutcome {
  record: { id: string } | null;
}

export interface RecordPage<Entity> {
  records: Entity[];
  page: number;
  totalPages: number;
  totalCount: number;
}

/**
 * What the administrator does with one kind of record: list, add, edit, delete. Each change is one transaction with its
 * audit entry. A noun extends it with its kind and its public queries.
 */
export abstract class RecordService<Entity extends StoredRecord, Form extends object> {
  constructor(
    protected readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly kind: RecordKind<Entity, Form>,
  ) {}

  /** One page of all records, or of those with these properties, newest first; BAD_USER_INPUT when there is no such page. */
  async page(page: PageArguments, where: FindOptionsWhere<Entity> = {}): Promise<RecordPage<Entity>> {
    const { skip, take } = partOf(page);
    const [records, totalCount] = await this.records(this.database.manager)
      .where(where)
      .orderBy('record.createdAt', 'DESC')
      .addOrderBy('record.id', 'ASC')
      .skip(skip)
      .take(take)
      .getManyAndCount();
    return { records, ...pageInfo(page, totalCount) };
  }

  add(who: Administrator, input: object): Promise<SaveOutcome<Entity>> {
    return this.save(who, 'add', randomUUID(), input);
  }

  /** Replaces everything that the form fills. */
  edit(who: Administrator, id: string, input: object): Promise<SaveOutcome<Entity>> {
    return this.save(who, 'edit', id, input);
  }

  async delete(who: Administrator, id: string): Promise<DeleteOutcome> {
    if (!isRecordId(id)) return { record: null };
    const { entity, noun } = this.kind;
    const record = await this.audit.perform({ who, action: `delete${noun}` }, async (manager) => {
      const found = await this.record(manager, id).getOne();
      const { affected } = await manager.delete(entity, { id });
      // Of two who delete at once, only one deletes it.
      return affected === 1 ? found : null;
    });
    return { record };
  }

  private async save(
    who: Administrator,
    verb: 'add' | 'edit',
    id: string,
    input: object,
  ): Promise<SaveOutcome<Entity>> {
    const { entity, rules, columnsOf, noun } = this.kind;
    const form = readInput(rules, input);
    if (!form.ok) return { faults: form.faults };
    if (!isRecordId(id)) return { record: null };
    const columns = columnsOf(form.value);
    const record = await this.audit.perform(
      { who, action: `${verb}${noun}`, details: form.value },
      async (manager) => {
        if (verb === 'add') await manager.insert(entity, Object.assign({ id }, columns));
        else await manager.update(entity, { id }, columns);
        return this.record(manager, id).getOne();
      },
    );
    return { record };
  }

  private record(manager: EntityManager, id: string): SelectQueryBuilder<Entity> {
    return this.records(manager).where({ id });
  }

  private records(manager: EntityManager): SelectQueryBuilder<Entity> {
    return manager.createQueryBuilder(this.kind.entity, 'record');
  }
}

import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager, FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { z } from 'zod';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService, RecordNoun } from '../../access/audit/audit.service';
import { readInput } from '../../platform/text/input-faults';
import { pageInfo, skipAndTake, type PageArguments } from '../../platform/database/paging';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { isRecordId } from './record-id';

/** The fields of every record. */
interface StoredRecord extends ObjectLiteral {
  id: string;
  createdAt: Date;
}

/** How one kind of record differs from the others. */
export interface RecordKind<Entity extends StoredRecord, Form extends object> {
  /** The name of the record in the schema's operations, such as `Offer` in `addOffer`. */
  noun: RecordNoun;
  entity: new () => Entity;
  /** The rules of the administrator's form. */
  rules: z.ZodType<Form>;
  /** The entity's properties that the form fills. */
  columnsOf: (form: Form) => QueryDeepPartialEntity<Entity> | Promise<QueryDeepPartialEntity<Entity>>;
  /** The faults of a valid form that depend on other records, such as a room type that does not exist. */
  faultsOf?: (form: Form) => Promise<FieldFaultParts[]>;
}

/** The outcome of saving a form. `Saved` is the noun's own type in the schema, such as `OfferSaved`. */
export type SaveOutcome<Entity> =
  { kind: 'Saved'; record: Entity } | InvalidInputOutcome | RecordNotFoundOutcome;

export type DeleteOutcome = { kind: 'Deleted'; id: string } | RecordNotFoundOutcome;

export interface RecordPage<Entity> {
  records: Entity[];
  page: number;
  totalPages: number;
  totalCount: number;
}

/**
 * Lists, adds, edits and deletes records of one kind, for the administrator. Each change and its audit entry are
 * written in one transaction. A noun extends this class with its kind and its public queries. Each noun also has its
 * own resolver, because its operations have their own names, arguments and types in the schema.
 */
export abstract class RecordService<Entity extends StoredRecord, Form extends object> {
  constructor(
    protected readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly kind: RecordKind<Entity, Form>,
  ) {}

  /** One page of the records with these properties, newest first. Throws BAD_USER_INPUT when the page cannot exist. */
  async page(page: PageArguments, where: FindOptionsWhere<Entity> = {}): Promise<RecordPage<Entity>> {
    const { skip, take } = skipAndTake(page);
    const [records, totalCount] = await this.records(this.database.manager)
      .where(where)
      .orderBy('record.createdAt', 'DESC')
      .addOrderBy('record.id', 'ASC')
      .skip(skip)
      .take(take)
      .getManyAndCount();
    return { records, ...pageInfo(page, totalCount) };
  }

  add(who: Staff, input: object): Promise<SaveOutcome<Entity>> {
    return this.save(who, 'add', randomUUID(), input);
  }

  /** Replaces all fields of the form. */
  edit(who: Staff, id: string, input: object): Promise<SaveOutcome<Entity>> {
    return this.save(who, 'edit', id, input);
  }

  async delete(who: Staff, id: string): Promise<DeleteOutcome> {
    if (!isRecordId(id)) return { kind: 'RecordNotFound' };
    const { entity, noun } = this.kind;
    const deleted = await this.audit.perform({ who, action: `delete${noun}` }, async (manager) => {
      const before = await this.record(manager, id).getOne();
      const { affected } = await manager.delete(entity, { id });
      // When two requests delete the record at once, only one of them finds it.
      return before && affected === 1 ? { done: id, recordId: id, before } : null;
    });
    return deleted === null ? { kind: 'RecordNotFound' } : { kind: 'Deleted', id: deleted };
  }

  private async save(
    who: Staff,
    verb: 'add' | 'edit',
    id: string,
    input: object,
  ): Promise<SaveOutcome<Entity>> {
    const { entity, rules, columnsOf, faultsOf, noun } = this.kind;
    const form = readInput(rules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const faults = (await faultsOf?.(form.value)) ?? [];
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    if (!isRecordId(id)) return { kind: 'RecordNotFound' };
    const columns = await columnsOf(form.value);
    const record = await this.audit.perform(
      { who, action: `${verb}${noun}`, details: form.value },
      async (manager) => {
        const before = verb === 'edit' ? await this.lockedRecord(manager, id) : null;
        if (verb === 'add') await manager.insert(entity, Object.assign({ id }, columns));
        else await manager.update(entity, { id }, columns);
        const after = await this.record(manager, id).getOne();
        return after && { done: after, recordId: id, before, after };
      },
    );
    return record ? { kind: 'Saved', record } : { kind: 'RecordNotFound' };
  }

  /** The record, locked until the transaction ends. */
  private lockedRecord(manager: EntityManager, id: string): Promise<Entity | null> {
    return this.record(manager, id).setLock('pessimistic_write').getOne();
  }

  private record(manager: EntityManager, id: string): SelectQueryBuilder<Entity> {
    return this.records(manager).where({ id });
  }

  private records(manager: EntityManager): SelectQueryBuilder<Entity> {
    return manager.createQueryBuilder(this.kind.entity, 'record');
  }
}

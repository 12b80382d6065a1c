import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import {
  findRecord,
  findRecords,
  insertRecord,
  updateRecord,
} from '../../platform/database/plain-statements';
import { containing, foldText } from '../../platform/text/search-pattern';
import { Company } from './company.entity';
import type { CompanyColumns } from './company.policy';

/** The most companies of a list. */
export const LISTED_COMPANIES = 100;

const FOUND = `
  WHERE (searched_name LIKE $1 OR gstin ILIKE $2 OR company_number ILIKE $2) AND (archived_at IS NOT NULL) = $3
  ORDER BY searched_name, id LIMIT ${LISTED_COMPANIES}`;

/** Reads and stores companies. */
export class CompanyRepository {
  constructor(private readonly database: DataSource) {}

  /** The companies whose name or registration contains this text, sorted by name. */
  search(text: string, isArchived: boolean): Promise<Company[]> {
    const values = [containing(foldText(text)), containing(text), isArchived];
    return findRecords(this.database.manager, Company, FOUND, values);
  }

  /** Null for an unknown company. */
  find(id: string, manager: EntityManager = this.database.manager): Promise<Company | null> {
    return findRecord(manager, Company, 'WHERE id = $1', [id]);
  }

  /**
   * Locks the company. Each change of its debts needs this lock, so that two servers do not count money twice. A
   * booking is locked before its company.
   */
  lock(manager: EntityManager, id: string): Promise<Company | null> {
    return findRecord(manager, Company, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  async add(manager: EntityManager, columns: CompanyColumns): Promise<Company> {
    const company: Company = { ...columns, id: randomUUID(), archivedAt: null, version: 1 };
    await insertRecord(manager, Company, asStored(company));
    return company;
  }

  async change(manager: EntityManager, id: string, changes: Partial<Company>): Promise<void> {
    await updateRecord(manager, Company, id, asStored(changes));
  }
}

/** PostgreSQL’s driver would write a list as a PostgreSQL array instead of JSON. */
function asStored(changes: Partial<Company>): Partial<Company> {
  const { contacts } = changes;
  return contacts
    ? { ...changes, contacts: JSON.stringify(contacts) as unknown as Company['contacts'] }
    : changes;
}

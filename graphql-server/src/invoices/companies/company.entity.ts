import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A person of a company. Personal data: it is deleted when the staff take the person off the form. */
interface CompanyContact {
  name: string;
  /** Null when none was entered. */
  email: string | null;
  /** Null when none was entered. */
  phone: string | null;
}

/**
 * A company that pays for guests after they have left. It is never deleted, because invoices and payments belong to it; it is
 * archived instead.
 */
@Entity('companies')
@Check('companies_state_code', "state_code ~ '^[0-9]{2}$'")
@Check('companies_pin_code', "pin_code ~ '^[1-9][0-9]{5}$'")
@Check('companies_gstin', "gstin ~ '^[0-9]{2}[0-9A-Z]{13}$'")
@Check(
  'companies_abroad',
  "(country IS NULL) = (company_number IS NULL) AND (country IS NULL OR gstin IS NULL AND state_code = '96')",
)
@Check('companies_credit_limit', 'credit_limit_paise >= 0')
@Check('companies_days_to_pay', 'days_to_pay BETWEEN 0 AND 365')
@Index('companies_name_index', ['searchedName'])
export class Company {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'companies_pkey' })
  id: string;

  @Column('text')
  name: string;

  /** The name without accents and capitals, for the search. */
  @Column('text', { name: 'searched_name' })
  searchedName: string;

  /** The lines of the address. */
  @Column('text', { array: true })
  address: string[];

  /** Six digits; null when none were entered. */
  @Column('text', { name: 'pin_code', nullable: true })
  pinCode: string | null;

  /** The first two digits of the GSTINs of the state; 96 for another country. */
  @Column('text', { name: 'state_code' })
  stateCode: string;

  /** The GSTIN or UIN; null for a company without one. */
  @Column('text', { nullable: true })
  gstin: string | null;

  /** The country of a company abroad, in words; null for a company in India. */
  @Column('text', { nullable: true })
  country: string | null;

  /** The number under which a company abroad is registered there; null for a company in India. */
  @Column('text', { name: 'company_number', nullable: true })
  companyNumber: string | null;

  @Column('jsonb', { default: () => "'[]'" })
  contacts: CompanyContact[];

  /** The most that the company may owe when a guest checks out, in paise. */
  @Column('bigint', { name: 'credit_limit_paise' })
  creditLimitPaise: number;

  /** Days from the date of an invoice until it is due. */
  @Column('integer', { name: 'days_to_pay' })
  daysToPay: number;

  /** For the staff; may be empty. */
  @Column('text', { default: '' })
  note: string;

  /** The time at which the company was archived; null while bookings can choose the company. */
  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  /** Counts the changes of the staff. */
  @Column('integer', { default: 1 })
  version: number;
}

import type { EntityManager } from 'typeorm';
import { gstStateOf } from '../../bookings/billing-details/gst-states';
import type { PropertySource } from '../../selling/property/property.service';
import type { PlainDate } from '../../platform/time/dates';
import type { Company } from '../companies/company.entity';
import { supplierOf } from '../documents/compose-document';
import type { ReceivableRepository } from './receivable.repository';
import { loweringEntries, statementOf, type Statement } from './statement';
import { renderStatement, type StatementSender } from './statement-pdf';

/** A period of a statement. */
export interface StatementPeriod {
  from: PlainDate;
  to: PlainDate;
}

/** A statement as a file. */
interface StatementFile {
  filename: string;
  bytes: Buffer;
  closingPaise: number;
}

/** Statements of account of companies. */
export class Statements {
  constructor(
    private readonly receivables: ReceivableRepository,
    private readonly property: PropertySource,
    private readonly hotelEmail: string,
  ) {}

  /** The account of a company in a period. */
  async of(companyId: string, period: StatementPeriod, manager?: EntityManager): Promise<Statement> {
    const { entries, lowered } = await this.receivables.entriesOf(companyId, manager);
    return statementOf([...entries, ...lowered.flatMap(loweringEntries)], period);
  }

  /** The statement as PDF. */
  async file(company: Company, period: StatementPeriod, today: PlainDate): Promise<StatementFile> {
    const statement = await this.of(company.id, period);
    const { name, address, pinCode, stateCode, gstin, country, companyNumber } = company;
    const state = gstStateOf(stateCode) ?? null;
    const recipient = { name, address, pinCode, state, gstin, country, companyNumber };
    const bytes = await renderStatement({
      ...statement,
      hotel: this.sender(),
      company: recipient,
      date: today,
    });
    const filename = `statement-${period.from}-${period.to}.pdf`;
    return { filename, bytes, closingPaise: statement.closingPaise };
  }

  /** A hotel without a GSTIN issues no invoices, but its name is known. */
  private sender(): StatementSender {
    const { current } = this.property;
    const supplier = supplierOf(current, this.hotelEmail);
    if (!supplier) return { name: current.name, legalName: current.name, lines: [current.phone] };
    const { name, legalName, address, gstin, phone, email } = supplier;
    const reach = [phone, email].filter(Boolean).join('  ·  ');
    return { name, legalName, lines: [...address, `GSTIN ${gstin}`, reach] };
  }
}

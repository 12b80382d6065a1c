import type { DataSource, EntityManager } from 'typeorm';
import type { Registration } from '../documents/document-content';
import type { DocumentRepository, UnwrittenDocument } from '../documents/document.repository';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { Clock } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { needsRegistration, type DocumentRegistry, type RegistrationOutcome } from './document-registry';

/**
 * How long the portal may fail to respond before a task asks the staff to check. It is longer than the portal's usual
 * maintenance. A document is tried again after about 1.3, 3.6 and 9.7 hours, so the staff know within four hours.
 */
export const PORTAL_PATIENCE_HOURS = 3;

const MILLISECONDS_AN_HOUR = 3_600_000;

/** There is only one portal, so one task says that it does not respond. */
const PORTAL = 'portal';

const NOT_SET_UP: RegistrationOutcome = {
  kind: 'unreachable',
  problem: 'E-invoicing is switched on, but its settings E_INVOICING_… are missing.',
};

interface RegistrationServiceNeeds {
  database: DataSource;
  clock: Clock;
  documents: DocumentRepository;
  tasks: TaskRepository;
  property: PropertySource;
  registry: DocumentRegistry | null;
  log: Logger;
}

/**
 * Registers documents at the portal when the hotel has switched this on. A document that the portal refuses becomes a
 * task.
 */
export class RegistrationService {
  constructor(private readonly needs: RegistrationServiceNeeds) {}

  /** Null when the document needs no registration. The job logs errors and tries again. */
  async register(document: UnwrittenDocument): Promise<Registration | null> {
    const { content } = document;
    if (!this.needs.property.current.eInvoicing || !needsRegistration(content)) {
      if (document.wasTried)
        await inTransaction(this.needs.database, (manager) => this.end(manager, document));
      return null;
    }
    const outcome = (await this.needs.registry?.registerDocument(content)) ?? NOT_SET_UP;
    await inTransaction(this.needs.database, (manager) => this.keep(manager, document, outcome));
    if (outcome.kind === 'registered') return outcome.registration;
    const { kind, problem } = outcome;
    if (kind === 'refused')
      this.needs.log.error(
        { alert: 'document not registered', number: content.number, problem },
        'The portal refused a document',
      );
    throw new Error(`${content.number} is not registered: ${problem}`);
  }

  private async keep(
    manager: EntityManager,
    document: UnwrittenDocument,
    outcome: RegistrationOutcome,
  ): Promise<void> {
    switch (outcome.kind) {
      case 'registered':
        await this.needs.documents.register(manager, document, outcome.registration);
        return this.end(manager, document);
      case 'refused':
        await this.needs.documents.noteRefused(manager, document.id);
        await this.needs.tasks.endAbout(manager, PORTAL, ['PORTAL_UNREACHABLE']);
        return this.addRefused(manager, document, outcome);
      case 'unreachable':
        await this.needs.documents.noteWaiting(manager, document.id);
        return this.addUnreachable(manager, outcome);
    }
  }

  /** Ends the task about the document, and the task about the portal, which has responded or is not needed. */
  private async end(manager: EntityManager, { id }: UnwrittenDocument): Promise<void> {
    await this.needs.tasks.endAbout(manager, id, ['DOCUMENT_REFUSED']);
    await this.needs.tasks.endAbout(manager, PORTAL, ['PORTAL_UNREACHABLE']);
  }

  private async addRefused(
    manager: EntityManager,
    { id, bookingId, content }: UnwrittenDocument,
    { code, problem }: { code: string; problem: string },
  ): Promise<void> {
    await this.needs.tasks.addUnlessDone(manager, {
      kind: 'DOCUMENT_REFUSED',
      bookingId,
      subject: id,
      parameters: { document: content.number, amount: content.totalPaise, problem: `${problem} (${code})` },
    });
  }

  private async addUnreachable(manager: EntityManager, { problem }: { problem: string }): Promise<void> {
    const since = await this.needs.documents.waitsSince(manager);
    const now = await this.needs.clock.now(manager);
    if (!since || now.getTime() - since.getTime() < PORTAL_PATIENCE_HOURS * MILLISECONDS_AN_HOUR) return;
    await this.needs.tasks.addUnlessDone(manager, {
      kind: 'PORTAL_UNREACHABLE',
      bookingId: null,
      subject: PORTAL,
      // Each failure of the portal gets a separate task.
      parameters: { problem, since: since.toISOString() },
    });
  }
}

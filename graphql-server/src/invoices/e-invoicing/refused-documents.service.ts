import type { DataSource } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { DocumentIssue } from '../documents/document-issue.service';
import type { TaskRepository } from '../../access/tasks/task.repository';

/** Handles documents that the invoice registration portal refused. Each has a task. */
export class RefusedDocuments {
  constructor(
    private readonly database: DataSource,
    private readonly tasks: TaskRepository,
    private readonly documents: Pick<DocumentIssue, 'sendAgain'>,
    private readonly audit: AuditService,
  ) {}

  /**
   * Sends the document of an open task again, with the present details of hotel and booking. The task ends once the
   * document is registered. False when there is no such open task.
   */
  async sendAgain(who: Staff, taskId: string): Promise<boolean> {
    const task = await this.tasks.findOpen(this.database.manager, taskId);
    if (task?.kind !== 'DOCUMENT_REFUSED' || task.subject === null || task.bookingId === null) return false;
    const document = { id: task.subject, bookingId: task.bookingId };
    const details = { document: String(task.parameters['document']) };
    const sent = await this.audit.perform(
      { who, action: 'registerDocumentAgain', details },
      async (manager) => {
        await this.documents.sendAgain(manager, document);
        return { done: true, recordId: document.id };
      },
    );
    return sent ?? false;
  }
}

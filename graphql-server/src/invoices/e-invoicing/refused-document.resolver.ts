import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { RecordNotFound } from '../../platform/refusals/refusal.type';
import { DocumentSentAgain, RegisterDocumentAgainResult } from './refused-document.results';
import type { RefusedDocuments } from './refused-documents.service';

/** What the staff do with documents that the invoice registration portal refused. */
@Resolver()
export class RefusedDocumentResolver {
  constructor(private readonly refused: RefusedDocuments) {}

  @Needs('bookings.change')
  @Mutation(() => RegisterDocumentAgainResult, {
    description:
      'For the administrator: sends a refused document to the invoice registration portal again, with the present details of hotel and recipient.',
  })
  async registerDocumentAgain(
    @Arg('task', () => ID, { description: 'The id of the task about the document.' }) task: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof RegisterDocumentAgainResult> {
    const who = staffOf(context);
    const isSent = z.uuid().safeParse(task).success && (await this.refused.sendAgain(who, task));
    return isSent ? Object.assign(new DocumentSentAgain(), { task }) : new RecordNotFound();
  }
}

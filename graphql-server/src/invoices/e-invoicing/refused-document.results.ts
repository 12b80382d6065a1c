import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { RecordNotFound } from '../../platform/refusals/refusal.type';

@ObjectType({
  description:
    'The document is sent to the invoice registration portal within seconds. Its task ends once it is registered.',
})
export class DocumentSentAgain {
  @Field(() => ID, { description: 'The id of the task.' })
  task: string;
}

export const RegisterDocumentAgainResult = createUnionType({
  name: 'RegisterDocumentAgainResult',
  description: 'The document is sent, or a refusal when the task is not open any more.',
  types: () => [DocumentSentAgain, RecordNotFound] as const,
});

import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { RecordNotFound } from '../../platform/refusals/refusal.type';

@ObjectType({
  description:
    'The document goes to the invoice registration portal within seconds; its task ends once it is registered.',
})
export class DocumentSentAgain {
  @Field(() => ID, { description: 'The id of the task.' })
  task: string;
}

export const RegisterDocumentAgainResult = createUnionType({
  name: 'RegisterDocumentAgainResult',
  description: 'The document is sent, or a refusal: it may have been registered before.',
  types: () => [DocumentSentAgain, RecordNotFound] as const,
});

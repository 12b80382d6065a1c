import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { Refusal } from './refusal.type';

@ObjectType({ implements: Refusal, description: 'There is no such entry; perhaps it was deleted meanwhile.' })
export class RecordNotFound extends Refusal {
  constructor() {
    super('RECORD_NOT_FOUND', undefined, 'id');
  }
}

@ObjectType({ description: 'The entry is gone.' })
export class Deleted {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}

export const DeleteResult = createUnionType({
  name: 'DeleteResult',
  description: 'Gone, or never there.',
  types: () => [Deleted, RecordNotFound] as const,
});

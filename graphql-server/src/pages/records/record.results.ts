import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import type { DeleteOutcome, SaveOutcome } from './record.service';

@ObjectType({ description: 'The record is deleted.' })
class Deleted {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  constructor(id: string) {
    this.id = id;
  }
}

export const DeleteResult = createUnionType({
  name: 'DeleteResult',
  description: 'Deleted, or not found.',
  types: () => [Deleted, RecordNotFound] as const,
});

/** The schema's result of adding or editing a record. `saved` makes the noun's own type from the stored record. */
export function saveResult<Entity, Saved>(
  outcome: SaveOutcome<Entity>,
  saved: (record: Entity) => Saved,
): Saved | InvalidInput | RecordNotFound {
  return resultOf(outcome, {
    Saved: ({ record }) => saved(record),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

/** The schema's result of deleting. */
export function deleteResult(outcome: DeleteOutcome): typeof DeleteResult {
  return resultOf(outcome, {
    Deleted: ({ id }) => new Deleted(id),
    RecordNotFound: () => new RecordNotFound(),
  });
}

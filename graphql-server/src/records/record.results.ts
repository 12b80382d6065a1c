import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { InvalidInput, RecordNotFound } from '../platform/refusals/refusal.type';
import type { DeleteOutcome, SaveOutcome } from './record.service';

@ObjectType({ description: 'The entry is gone.' })
class Deleted {
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

/** The schema's result of adding or editing; `saved` makes the noun's own type from the stored record. */
export function saveResult<Entity, Saved>(
  outcome: SaveOutcome<Entity>,
  saved: (record: Entity) => Saved,
): Saved | InvalidInput | RecordNotFound {
  if ('faults' in outcome) return new InvalidInput(outcome.faults);
  return outcome.record === null ? new RecordNotFound() : saved(outcome.record);
}

/** The schema's result of deleting. */
export function deleteResult(outcome: DeleteOutcome): typeof DeleteResult {
  return outcome.record === null ? new RecordNotFound() : new Deleted(outcome.record.id);
}

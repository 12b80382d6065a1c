import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { insertColumns, updateColumns } from '../database/plain-statements';
import type { Actor } from './actor';
import { mayMove, type StateMachine } from './state-machine';
import { Transition } from './transition.entity';

/** Who moves a record, and why. */
export interface Cause {
  actor: Actor;
  reason: string;
}

interface RecordWithStatus<State extends string> extends ObjectLiteral {
  id: string;
  status: State;
}

/** The table of states for an entity's records. */
interface LifeCycle<State extends string, Entity extends RecordWithStatus<State>> {
  machine: StateMachine<State>;
  entity: EntityTarget<Entity>;
}

/**
 * Moves a locked record to another state: checks the table of states, updates the row, and writes the history. Throws
 * when the table does not allow the transition.
 */
export async function transition<State extends string, Entity extends RecordWithStatus<State>>(
  manager: EntityManager,
  { machine, entity }: LifeCycle<State, Entity>,
  record: Pick<Entity, 'id' | 'status'>,
  to: State,
  cause: Cause,
  changes: Partial<Entity> = {},
): Promise<void> {
  const { id, status: from } = record;
  if (!mayMove(machine, from, to)) {
    throw new Error(`The ${machine.name} ${id} cannot go from ${from} to ${to}.`);
  }
  const written = { ...changes, status: to } as Partial<Entity>;
  await updateColumns(manager, entity, id, written);
  await writeHistory(manager, machine, { id, from, to, cause });
  Object.assign(record, written);
}

/**
 * Inserts a new record with the first row of its history. Throws when the table does not allow the state as an initial
 * state.
 */
export async function insertWithHistory<State extends string, Entity extends RecordWithStatus<State>>(
  manager: EntityManager,
  { machine, entity }: LifeCycle<State, Entity>,
  record: Partial<Entity> & RecordWithStatus<State>,
  cause: Cause,
): Promise<void> {
  const { id, status } = record;
  if (!machine.initial.includes(status)) {
    throw new Error(`The ${machine.name} ${id} cannot start as ${status}.`);
  }
  await insertColumns(manager, entity, record);
  await writeHistory(manager, machine, { id, from: null, to: status, cause });
}

/** Deletes the history of deleted records. */
export async function deleteHistory(
  manager: EntityManager,
  machine: string,
  ids: readonly string[],
): Promise<void> {
  await manager.query('DELETE FROM transitions WHERE machine = $1 AND subject_id = ANY($2)', [machine, ids]);
}

async function writeHistory<State extends string>(
  manager: EntityManager,
  machine: StateMachine<State>,
  { id, from, to, cause }: { id: string; from: State | null; to: State; cause: Cause },
): Promise<void> {
  await insertColumns(manager, Transition, {
    machine: machine.name,
    subjectId: id,
    fromState: from,
    toState: to,
    actorKind: cause.actor.kind,
    actorId: cause.actor.id,
    reason: cause.reason,
  });
}

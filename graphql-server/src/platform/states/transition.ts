import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { insertText, updateText } from '../database/plain-statements';
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

/** A locked record, its next state, and the other columns that change with the state. */
export interface Move<State extends string, Entity extends RecordWithStatus<State>> {
  record: Pick<Entity, 'id' | 'status'>;
  to: State;
  changes?: Partial<Entity>;
}

/**
 * Moves a locked record to another state: checks the table of states, updates the row, and writes the history. Throws
 * when the table does not allow the transition.
 */
export function transition<State extends string, Entity extends RecordWithStatus<State>>(
  manager: EntityManager,
  lifeCycle: LifeCycle<State, Entity>,
  record: Pick<Entity, 'id' | 'status'>,
  to: State,
  cause: Cause,
  changes: Partial<Entity> = {},
): Promise<void> {
  return transitions(manager, lifeCycle, [{ record, to, changes }], cause);
}

/** Moves several locked records in one statement, each as {@link transition} does. */
export async function transitions<State extends string, Entity extends RecordWithStatus<State>>(
  manager: EntityManager,
  { machine, entity }: LifeCycle<State, Entity>,
  moves: readonly Move<State, Entity>[],
  cause: Cause,
): Promise<void> {
  const values: unknown[] = [];
  const steps = moves.map(({ record: { id, status: from }, to }) => {
    if (!mayMove(machine, from, to))
      throw new Error(`The ${machine.name} ${id} cannot go from ${from} to ${to}.`);
    return { id, from, to };
  });
  const written = moves.map(({ to, changes }) => ({ ...changes, status: to }) as Partial<Entity>);
  const updates = moves.map(({ record: { id } }, index) =>
    updateText(manager, entity, { id, changes: written[index] ?? {} }, values),
  );
  await writeWithHistory(manager, machine, { writes: updates, steps, cause }, values);
  for (const [index, { record }] of moves.entries()) Object.assign(record, written[index]);
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
  const values: unknown[] = [];
  const writes = [insertText(manager, entity, [record], values)];
  await writeWithHistory(
    manager,
    machine,
    { writes, steps: [{ id, from: null, to: status }], cause },
    values,
  );
}

/** Deletes the history of deleted records. */
export async function deleteHistory(
  manager: EntityManager,
  machine: string,
  ids: readonly string[],
): Promise<void> {
  await manager.query('DELETE FROM transitions WHERE machine = $1 AND subject_id = ANY($2)', [machine, ids]);
}

interface Step<State extends string> {
  id: string;
  from: State | null;
  to: State;
}

/** Writes records and their history in one statement. */
async function writeWithHistory<State extends string>(
  manager: EntityManager,
  machine: StateMachine<State>,
  { writes, steps, cause }: { writes: readonly string[]; steps: readonly Step<State>[]; cause: Cause },
  values: unknown[],
): Promise<void> {
  const [first, ...further] = steps.map(({ id, from, to }) => ({
    machine: machine.name,
    subjectId: id,
    fromState: from,
    toState: to,
    actorKind: cause.actor.kind,
    actorId: cause.actor.id,
    reason: cause.reason,
  }));
  if (!first) return;
  const parts = writes.map((text, index) => `written_${index} AS (${text})`);
  const history = insertText(manager, Transition, [first, ...further], values);
  await manager.query(`WITH ${parts.join(', ')} ${history}`, values);
}

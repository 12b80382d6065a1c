import type { EntityManager } from 'typeorm';
import { insertRecord } from '../database/plain-statements';
import type { StateMachine } from './state-machine';
import { Transition } from './transition.entity';

/** Who moved a record: the guest's browser, the gateway's webhook, or one of our jobs. */
export type Actor = 'guest' | 'webhook' | 'sweep' | 'reconciliation' | 'refund job' | 'capture job';

/** Writes the history row of a transition, in the transaction that makes it. */
export async function recordTransition<State extends string>(
  manager: EntityManager,
  machine: StateMachine<State>,
  row: { subjectId: string; from: State | null; to: State; actor: Actor; reason: string },
): Promise<void> {
  await insertRecord(manager, Transition, {
    machine: machine.name,
    subjectId: row.subjectId,
    fromState: row.from,
    toState: row.to,
    actor: row.actor,
    reason: row.reason,
  });
}

/**
 * A life cycle as data: who may follow whom. `initial` states are those that a record may be born in.
 * Services ask {@link mayMove} before they change a state; nothing else decides it.
 */
export interface StateMachine<State extends string> {
  name: string;
  initial: readonly State[];
  transitions: Readonly<Record<State, readonly State[]>>;
}

export function mayMove<State extends string>(machine: StateMachine<State>, from: State, to: State): boolean {
  return machine.transitions[from].includes(to);
}

/** Every state that a record can come to, by following the table from its initial states. */
export function reachableStates<State extends string>(machine: StateMachine<State>): Set<State> {
  const reached = new Set<State>(machine.initial);
  for (const state of reached) for (const next of machine.transitions[state]) reached.add(next);
  return reached;
}

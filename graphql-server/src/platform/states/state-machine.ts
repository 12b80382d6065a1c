/** A table of states and their permitted successors. A record starts in one of the `initial` states. */
export interface StateMachine<State extends string> {
  name: string;
  initial: readonly State[];
  transitions: Readonly<Record<State, readonly State[]>>;
}

export function mayMove<State extends string>(machine: StateMachine<State>, from: State, to: State): boolean {
  return machine.transitions[from].includes(to);
}

/** Every state that a record can reach from the initial states. */
export function reachableStates<State extends string>(machine: StateMachine<State>): Set<State> {
  const reached = new Set<State>(machine.initial);
  for (const state of reached) for (const next of machine.transitions[state]) reached.add(next);
  return reached;
}

import type { RecordValues } from './record-fields';
import type { SaveOutcome } from './record-section';

interface Answer {
  data?: Record<string, { __typename: string; message?: string } | string | undefined> | null;
}

type Mutate<Variables> = (options: { variables: Variables }) => Promise<unknown>;

/** The one answer of a mutation, as far as the dashboard needs it. */
function outcomeOf(answer: unknown): { kind: string; message: string | null } {
  const { data } = answer as Answer;
  const part = Object.values(data ?? {}).find((value) => typeof value === 'object');
  if (typeof part !== 'object') return { kind: 'nothing', message: null };
  return { kind: part.__typename, message: part.message ?? null };
}

/** Keeps a form; null when the server did, else its reason, or none when it could not be reached. */
async function saved<Variables>(
  mutate: Mutate<Variables>,
  variables: Variables,
  success: string,
): Promise<SaveOutcome> {
  try {
    const { kind, message } = outcomeOf(await mutate({ variables }));
    return kind === success ? null : { message };
  } catch {
    return { message: null };
  }
}

/** Deletes a record; true when it is gone, also when somebody else was faster. */
async function deleted(mutate: Mutate<{ id: string }>, id: string): Promise<boolean> {
  try {
    const { kind } = outcomeOf(await mutate({ variables: { id } }));
    return kind === 'Deleted' || kind === 'RecordNotFound';
  } catch {
    return false;
  }
}

/** One kind of record: how its form becomes the server's input. */
export interface RecordMutations<Input> {
  add: Mutate<{ input: Input }>;
  edit: Mutate<{ id: string; input: Input }>;
  remove: Mutate<{ id: string }>;
  inputFrom: (values: RecordValues) => Input;
  /** What the server calls a record that it kept. */
  success: string;
}

/** The three things that a section does with its records. */
export function recordActions<Input>({ add, edit, remove, inputFrom, success }: RecordMutations<Input>) {
  return {
    add: (values: RecordValues) => saved(add, { input: inputFrom(values) }, success),
    edit: (id: string, values: RecordValues) => saved(edit, { id, input: inputFrom(values) }, success),
    remove: (id: string) => deleted(remove, id),
  };
}

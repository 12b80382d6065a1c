/** The values of a form's inputs: always text. */
export type RecordValues = Record<string, string>;

/** One field of an administrator's form. */
export interface RecordField {
  name: string;
  label: string;
  kind: 'line' | 'lines' | 'date' | 'decimal' | 'amount' | 'choice' | 'picture' | 'pictures';
  /** The options of a choice. */
  choices?: readonly { value: string; label: string }[];
  /** The initial value; empty when omitted. */
  initial?: string;
  maximum?: number;
  /** Whether the field takes a whole row, as multi-line texts do. */
  wide?: boolean;
  hint?: string;
}

/** The form of one kind of record: the first fields, and the fields under 'More details'. */
export interface RecordForm {
  first: readonly RecordField[];
  more: readonly RecordField[];
}

export function emptyValues({ first, more }: RecordForm): RecordValues {
  return Object.fromEntries([...first, ...more].map(({ name, initial = '' }) => [name, initial]));
}

/** Whether the form is untouched. */
export function isEmpty(form: RecordForm, values: RecordValues): boolean {
  const untouched = emptyValues(form);
  return Object.entries(values).every(([name, value]) => value.trim() === untouched[name]);
}

export function numberOrNull(value: string | undefined): number | null {
  return value?.trim() ? Number(value) : null;
}

/** The values of a form's inputs: always text. */
export type RecordValues = Record<string, string>;

/** One field of an administrator's form. */
export interface RecordField {
  name: string;
  label: string;
  kind: 'line' | 'lines' | 'date' | 'decimal' | 'choice';
  /** The options of a choice. */
  choices?: readonly { value: string; label: string }[];
  /** The initial value; empty when omitted. */
  initial?: string;
  maximum?: number;
  /** Whether it has a row of its own, as texts of several lines do. */
  wide?: boolean;
  hint?: string;
}

/** The form of one kind of record: the first fields, and those under 'More details'. */
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

/** The trimmed text; null when it is empty. */
export function textOrNull(value: string | undefined): string | null {
  return value?.trim() ? value.trim() : null;
}

export function numberOrNull(value: string | undefined): number | null {
  return value?.trim() ? Number(value) : null;
}

/** One entry per line. */
export function linesOf(value: string | undefined): string[] {
  return (value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** '199.5' becomes 19950, digit by digit, without floating point. Null when the text is no price. */
export function centsFrom(dollars: string | undefined): number | null {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(dollars?.trim() ?? '') ?? [];
  return whole ? Number(whole) * 100 + Number(fraction.padEnd(2, '0')) : null;
}

/** 19950 becomes '199.50', and 19900 becomes '199'. */
export function dollarsFrom(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

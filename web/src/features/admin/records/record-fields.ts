/** What a form's field holds while it is typed: text, always. */
export type RecordValues = Record<string, string>;

/** One field of an administrator's form. */
export interface RecordField {
  name: string;
  label: string;
  kind: 'line' | 'lines' | 'date' | 'decimal' | 'choice';
  /** The choices of a choice, by value. */
  choices?: readonly { value: string; label: string }[];
  /** What a new form begins with; empty when left out. */
  initial?: string;
  maximum?: number;
  /** Whether it stands in a row of its own, as texts of several lines do. */
  wide?: boolean;
  hint?: string;
}

/** The form of one kind of record: what is asked at once, and what under 'More details'. */
export interface RecordForm {
  first: readonly RecordField[];
  more: readonly RecordField[];
}

export function emptyValues({ first, more }: RecordForm): RecordValues {
  return Object.fromEntries([...first, ...more].map(({ name, initial = '' }) => [name, initial]));
}

/** Whether nothing was typed or chosen yet. */
export function isEmpty(form: RecordForm, values: RecordValues): boolean {
  const untouched = emptyValues(form);
  return Object.entries(values).every(([name, value]) => value.trim() === untouched[name]);
}

/** Text or nothing: what is left empty is not there. */
export function textOrNull(value: string | undefined): string | null {
  return value?.trim() ? value.trim() : null;
}

export function numberOrNull(value: string | undefined): number | null {
  return value?.trim() ? Number(value) : null;
}

/** One entry a line. */
export function linesOf(value: string | undefined): string[] {
  return (value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** '199.5' as 19950: by the digits, so that no fraction is lost. Null when nothing is written. */
export function centsFrom(dollars: string | undefined): number | null {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(dollars?.trim() ?? '') ?? [];
  return whole ? Number(whole) * 100 + Number(fraction.padEnd(2, '0')) : null;
}

/** 19950 as '199.50', and 19900 as '199'. */
export function dollarsFrom(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

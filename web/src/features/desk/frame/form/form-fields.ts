/** The values of a form's inputs: always text. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with the inputs of these names. */
export type FormFaults = Readonly<Record<string, string | undefined>>;

/** One input. */
export interface FormField {
  name: string;
  label: string;
  kind:
    | 'line'
    | 'lines'
    | 'text'
    | 'email'
    | 'telephone'
    | 'time'
    | 'date'
    | 'number'
    | 'decimal'
    | 'choice'
    | 'pictures'
    | 'picture'
    | 'colour';
  /** The options of a choice. */
  choices?: readonly { value: string; label: string }[];
  hint?: string;
  maximum?: number;
  required?: boolean;
  /** Whether the field takes a whole row, as multi-line texts do. */
  wide?: boolean;
}

/** Inputs that belong together. */
export interface FieldGroup {
  title: string;
  fields: readonly FormField[];
}

/** A fault as the server sends it. */
interface SentFault {
  field: string;
  message: string;
}

/** The first fault of each input. A fault in a list, such as `socialLinks.0.url`, is shown at the list's input. */
export function faultsByField(faults: readonly SentFault[]): FormFaults {
  const found: Record<string, string> = {};
  for (const { field, message } of faults) found[field.split('.')[0] ?? field] ??= message;
  return found;
}

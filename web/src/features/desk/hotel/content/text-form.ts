import type { ContentForm_DocumentFragment, ContentInput } from '../../../../generated/graphql';
import { PLACEHOLDERS } from '../../../../generated/desk-rules';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormField, FormValues } from '../../frame/form/form-fields';
import { nameOfText } from './content-names';

type Text = ContentForm_DocumentFragment['texts'][number];

const KINDS = {
  LINE: 'line',
  SENTENCE: 'lines',
  MARKDOWN: 'text',
  PICTURE: 'picture',
  PHONE: 'telephone',
  POSITION: 'line',
} as const;
const IN_BRACES = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

const HINTS: Readonly<Record<Text['form'], string | undefined>> = {
  LINE: undefined,
  SENTENCE: undefined,
  PICTURE: undefined,
  PHONE: t`With the country code, such as +91 98765 43210. Guests see nothing when it is empty.`,
  POSITION: t`Latitude and longitude, such as 28.6129, 77.2295, as maps show them. If empty, no map is shown.`,
  MARKDOWN: t`An empty line begins a paragraph. ## makes a heading, - or 1. a list, **strong**, *emphasised*, [words](/offers) a link. The hotel fills in ${IN_BRACES}.`,
};

const NOT_SHOWN = t`Guests see nothing when it is empty.`;

/** The hints of single texts. */
const HINTS_OF_TEXTS: Readonly<Record<string, string>> = {
  'map.image': t`It replaces the drawn map, and its alt text describes it. Guests find the places, the address and links to two maps beside it.`,
};

function fieldOf({ name, form, maximum, required }: Text): FormField {
  const { label } = nameOfText(name);
  const unneeded = form === 'LINE' && !required ? NOT_SHOWN : undefined;
  const hint = HINTS_OF_TEXTS[name] ?? HINTS[form] ?? unneeded;
  return { name, label, kind: KINDS[form], maximum, required, wide: true, hint };
}

/** The inputs of a page's texts, grouped by the parts of the page. */
export function textFields(texts: readonly Text[]): FieldGroup[] {
  const titles = [...new Set(texts.map(({ name }) => nameOfText(name).part))];
  return titles.map((title) => ({
    title,
    fields: texts.filter(({ name }) => nameOfText(name).part === title).map(fieldOf),
  }));
}

export function valuesOfTexts(texts: readonly Text[]): FormValues {
  return Object.fromEntries(texts.map(({ name, text }) => [name, text]));
}

export function textsInput(values: FormValues): ContentInput {
  return { texts: Object.entries(values).map(([name, text]) => ({ name, text })) };
}

/** The input for a fault of the server: `texts.rooms.heading` is the input `rooms.heading`. */
export const textFieldOf = (field: string): string => field.replace(/^texts\./, '');

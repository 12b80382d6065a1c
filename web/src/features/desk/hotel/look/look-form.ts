import type {
  ColoursInput,
  HeadingTypeface,
  LookForm_LookFragment,
  LookInput,
  TextTypeface,
} from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormField, FormValues } from '../../frame/form/form-fields';

type Scheme = 'light' | 'dark';
type Colour = keyof ColoursInput;

const COLOURS: readonly { name: Colour; label: string; hint?: string }[] = [
  { name: 'ground', label: t`Page` },
  { name: 'raised', label: t`Cards and fields` },
  { name: 'ink', label: t`Text` },
  { name: 'quiet', label: t`Quiet text` },
  { name: 'line', label: t`Lines` },
  { name: 'accent', label: t`Ornaments` },
  { name: 'action', label: t`Buttons and links` },
  { name: 'onAction', label: t`Text on buttons` },
  { name: 'dusk', label: t`Dark sections` },
  { name: 'onDusk', label: t`Text on dark sections` },
];

/** The name of a colour's input. It is the field of its fault, with a hyphen instead of the dot. */
export const inputOf = (scheme: Scheme, colour: Colour): string => `${scheme}-${colour}`;

const fieldsOf = (scheme: Scheme): FormField[] =>
  COLOURS.map(({ name, label, hint }) => ({
    name: inputOf(scheme, name),
    label,
    kind: 'colour',
    hint,
    required: true,
  }));

/** The typefaces that come with the site, with their files in /typefaces/; null for typefaces that every page loads. */
const HEADING_TYPEFACES: Readonly<Record<HeadingTypeface, { label: string; file: string | null }>> = {
  CORMORANT_GARAMOND: { label: 'Cormorant Garamond', file: null },
  PLAYFAIR_DISPLAY: { label: 'Playfair Display', file: 'playfair-display' },
  SOURCE_SERIF: { label: 'Source Serif', file: 'source-serif-4' },
};
const TEXT_TYPEFACES: Readonly<Record<TextTypeface, { label: string; file: string | null }>> = {
  FIGTREE: { label: 'Figtree', file: null },
  SOURCE_SANS: { label: 'Source Sans', file: 'source-sans-3' },
  NUNITO_SANS: { label: 'Nunito Sans', file: 'nunito-sans' },
};

const choicesOf = (typefaces: Readonly<Record<string, { label: string }>>) =>
  Object.entries(typefaces).map(([value, { label }]) => ({ value, label }));

const headingTypeface = (values: FormValues) => (values['headingTypeface'] ?? '') as HeadingTypeface;
const textTypeface = (values: FormValues) => (values['textTypeface'] ?? '') as TextTypeface;

/** The typefaces that are chosen in the form. */
export const typefacesOf = (values: FormValues) => ({
  headings: HEADING_TYPEFACES[headingTypeface(values)],
  text: TEXT_TYPEFACES[textTypeface(values)],
});

/** The inputs of the look. */
export const LOOK_FIELDS: readonly FieldGroup[] = [
  {
    title: t`Logo`,
    fields: [
      {
        name: 'logo',
        label: t`Logo`,
        kind: 'picture',
        hint: t`A square picture with a transparent background, at least 512 pixels wide. The site shows it next to the hotel’s name, and browsers and phones as the icon.`,
      },
    ],
  },
  {
    title: t`Typefaces`,
    fields: [
      {
        name: 'headingTypeface',
        label: t`Titles`,
        kind: 'choice',
        choices: choicesOf(HEADING_TYPEFACES),
        required: true,
      },
      {
        name: 'textTypeface',
        label: t`All other text`,
        kind: 'choice',
        choices: choicesOf(TEXT_TYPEFACES),
        required: true,
      },
    ],
  },
  { title: t`Colours in bright surroundings`, fields: fieldsOf('light') },
  { title: t`Colours in dark surroundings`, fields: fieldsOf('dark') },
];

/** The look as values of the form. */
export function valuesOfLook(look: LookForm_LookFragment): FormValues {
  const entries = (['light', 'dark'] as const).flatMap((scheme) =>
    COLOURS.map(({ name }) => [inputOf(scheme, name), look[scheme][name]] as const),
  );
  const { headingTypeface, textTypeface } = look;
  return { ...Object.fromEntries(entries), logo: look.logo ?? '', headingTypeface, textTypeface };
}

function coloursIn(values: FormValues, scheme: Scheme): ColoursInput {
  const colour = (name: Colour) => values[inputOf(scheme, name)] ?? '';
  return {
    ground: colour('ground'),
    raised: colour('raised'),
    ink: colour('ink'),
    quiet: colour('quiet'),
    line: colour('line'),
    accent: colour('accent'),
    action: colour('action'),
    onAction: colour('onAction'),
    dusk: colour('dusk'),
    onDusk: colour('onDusk'),
  };
}

/** The form's values as server input. Unchanged colours keep the site's defaults. */
export function lookInput(values: FormValues, opened: LookForm_LookFragment): LookInput {
  const before = valuesOfLook(opened);
  const isTouched = COLOURS.some(({ name }) =>
    (['light', 'dark'] as const).some(
      (scheme) => values[inputOf(scheme, name)] !== before[inputOf(scheme, name)],
    ),
  );
  const palette = { light: coloursIn(values, 'light'), dark: coloursIn(values, 'dark') };
  return {
    palette: opened.hasShippedPalette && !isTouched ? null : palette,
    logo: values['logo']?.trim() || null,
    headingTypeface: headingTypeface(values),
    textTypeface: textTypeface(values),
  };
}

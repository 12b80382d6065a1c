/** The colours of a mail in one scheme, by their names in the site's look: six hexadecimal digits after #. */
type MailColours = Readonly<
  Record<'ground' | 'raised' | 'ink' | 'quiet' | 'line' | 'action' | 'onAction' | 'accent', string>
>;

/** The hotel's colours for light and for dark backgrounds. */
export type MailPalette = Readonly<Record<'light' | 'dark', MailColours>>;

/** For each class of a mail's elements, the property that changes in the dark scheme, and its colour. */
const DARKENED: readonly [name: string, property: string, colour: keyof MailColours][] = [
  ['ground', 'background-color', 'ground'],
  ['raised', 'background-color', 'raised'],
  ['ink', 'color', 'ink'],
  ['quiet', 'color', 'quiet'],
  ['name', 'color', 'action'],
  ['line', 'border-color', 'line'],
  ['picture', 'background-color', 'line'],
  ['accent', 'border-color', 'accent'],
  ['button', 'background-color', 'action'],
  ['button-words', 'color', 'onAction'],
];

function darkRules({ dark }: MailPalette, within = ''): string {
  return DARKENED.map(
    ([name, property, colour]) => `${within}.${name}{${property}:${dark[colour]} !important}`,
  ).join('');
}

/**
 * The style sheet of a mail. Apple Mail and others ask for the dark scheme. Outlook darkens by itself and marks what it
 * has darkened with `data-ogsc` and `data-ogsb`. Gmail darkens the light colours and uses neither.
 */
export function mailStyles(palette: MailPalette): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${darkRules(palette)}}`,
    darkRules(palette, '[data-ogsc] ') + darkRules(palette, '[data-ogsb] '),
    '@media (max-width:480px){.outer{padding:0 0 24px !important}.side{padding-left:20px !important;padding-right:20px !important}}',
  ].join('\n');
}

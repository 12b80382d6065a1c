import { createUnionType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InvalidInput, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { Look } from './look.entity';
import { SHIPPED_PALETTE, type Colours } from './palette';
import { HEADING_TYPEFACES, TEXT_TYPEFACES, type HeadingTypeface, type TextTypeface } from './typefaces';

/** Registers the codes of typefaces as an enum of the schema. */
function registerTypefaces<Code extends string>(
  name: string,
  description: string,
  typefaces: Readonly<Record<Code, { name: string }>>,
): Record<Code, Code> {
  const codes = Object.keys(typefaces) as Code[];
  const members = Object.fromEntries(codes.map((code) => [code, code])) as Record<Code, Code>;
  const described = codes.map((code) => [code, { description: `${typefaces[code].name}.` }]);
  registerEnumType(members, { name, description, valuesConfig: Object.fromEntries(described) });
  return members;
}

const HeadingTypefaces = registerTypefaces(
  'HeadingTypeface',
  'The typeface of titles. The first one is the site’s default.',
  HEADING_TYPEFACES,
);
const TextTypefaces = registerTypefaces(
  'TextTypeface',
  'The typeface of all text except titles. The first one is the site’s default.',
  TEXT_TYPEFACES,
);

@InputType({ description: 'Colours of one scheme, each as # and six hexadecimal digits.' })
export class ColoursInput implements Colours {
  @Field({ description: 'The page.' })
  ground: string;

  @Field({ description: 'Cards, fields and dialogs.' })
  raised: string;

  @Field({ description: 'Text.' })
  ink: string;

  @Field({ description: 'Less prominent text.' })
  quiet: string;

  @Field({ description: 'Lines and borders.' })
  line: string;

  @Field({ description: 'Buttons and links.' })
  action: string;

  @Field({ description: 'Text on buttons.' })
  onAction: string;

  @Field({ description: 'Ornaments.' })
  accent: string;

  @Field({ description: 'Dark sections.' })
  dusk: string;

  @Field({ description: 'Text on dark sections.' })
  onDusk: string;
}

@InputType({ description: 'The colours of the site.' })
export class PaletteInput {
  @Field(() => ColoursInput, { description: 'The colours on a light background.' })
  light: ColoursInput;

  @Field(() => ColoursInput, { description: 'The colours on a dark background.' })
  dark: ColoursInput;
}

@InputType({ description: 'The form of the look. Every field is replaced.' })
export class LookInput {
  @Field(() => PaletteInput, {
    nullable: true,
    description: 'Null for the site’s default colours.',
  })
  palette?: PaletteInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address of an uploaded picture; null for the site’s default logo.',
  })
  logo?: string | null;

  @Field(() => HeadingTypefaces, {
    nullable: true,
    description: 'The typeface of titles; null for the site’s default.',
  })
  headingTypeface?: HeadingTypeface | null;

  @Field(() => TextTypefaces, {
    nullable: true,
    description: 'The typeface of all other text; null for the site’s default.',
  })
  textTypeface?: TextTypeface | null;
}

@ObjectType('Colours', { description: 'Colours of one scheme, each as # and six hexadecimal digits.' })
export class ColoursView implements Colours {
  @Field({ description: 'The page.' })
  ground: string;

  @Field({ description: 'Cards, fields and dialogs.' })
  raised: string;

  @Field({ description: 'Text.' })
  ink: string;

  @Field({ description: 'Less prominent text.' })
  quiet: string;

  @Field({ description: 'Lines and borders.' })
  line: string;

  @Field({ description: 'Buttons and links.' })
  action: string;

  @Field({ description: 'Text on buttons.' })
  onAction: string;

  @Field({ description: 'Ornaments.' })
  accent: string;

  @Field({ description: 'Dark sections.' })
  dusk: string;

  @Field({ description: 'Text on dark sections.' })
  onDusk: string;
}

@ObjectType('Look', { description: 'For the administrator: how the site looks.' })
export class LookView {
  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'Whether the colours are the site’s default colours.' })
  hasShippedPalette: boolean;

  @Field(() => ColoursView, { description: 'The colours on a light background.' })
  light: ColoursView;

  @Field(() => ColoursView, { description: 'The colours on a dark background.' })
  dark: ColoursView;

  @Field(() => String, { nullable: true, description: 'The address of the logo’s picture.' })
  logo: string | null;

  @Field(() => HeadingTypefaces, { description: 'The typeface of titles.' })
  headingTypeface: HeadingTypeface;

  @Field(() => TextTypefaces, { description: 'The typeface of all other text.' })
  textTypeface: TextTypeface;

  static of({ version, palette, logo, headingTypeface, textTypeface }: Look): LookView {
    return Object.assign(new LookView(), {
      version,
      logo,
      headingTypeface,
      textTypeface,
      hasShippedPalette: palette === null,
      ...(palette ?? SHIPPED_PALETTE),
    });
  }
}

@ObjectType({ description: 'The look is stored. Every server shows it within two seconds.' })
export class LookSaved {
  @Field(() => LookView, { description: 'The stored look.' })
  look: LookView;

  constructor(look: Look) {
    this.look = LookView.of(look);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The look was changed since the form was opened; nothing was stored.',
})
export class LookChanged extends Refusal {
  @Field(() => LookView, { description: 'The look as it is stored now.' })
  look: LookView;

  constructor(look: Look) {
    super(sentence('SETTINGS_CHANGED'));
    this.look = LookView.of(look);
  }
}

export const SaveLookResult = createUnionType({
  name: 'SaveLookResult',
  description: 'The stored look, or why it was not stored.',
  types: () => [LookSaved, LookChanged, InvalidInput] as const,
});

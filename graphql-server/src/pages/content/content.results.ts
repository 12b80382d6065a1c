import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UploadedPicture } from '../../pictures/core/picture.results';
import type { ShownPicture } from '../../pictures/core/shown-picture';
import type { BlockKind, TextBlock, TextSpan } from './text/markdown';

enum TextBlockKind {
  HEADING = 'HEADING',
  PARAGRAPH = 'PARAGRAPH',
  BULLETS = 'BULLETS',
  NUMBERS = 'NUMBERS',
}

registerEnumType(TextBlockKind, {
  name: 'TextBlockKind',
  description: 'The kind of a piece of text.',
  valuesConfig: {
    HEADING: { description: 'A heading. All headings have the same level.' },
    PARAGRAPH: { description: 'A paragraph.' },
    BULLETS: { description: 'A list without numbers.' },
    NUMBERS: { description: 'A numbered list.' },
  },
});

@ObjectType('PageText', { description: 'A text of a page.' })
export class PageTextView {
  @Field({ description: 'The name of the text on the page, such as heading.' })
  name: string;

  @Field({ description: 'The words, with the hotel’s values filled in. May be empty.' })
  text: string;

  @Field(() => UploadedPicture, {
    nullable: true,
    description: 'What a page needs to show the picture, when the text is the address of a picture.',
  })
  picture: ShownPicture | null;
}

@ObjectType('TextSpan', { description: 'Words with the same formatting.' })
class TextSpanView implements TextSpan {
  @Field({ description: 'The words. They are plain text, never HTML.' })
  text: string;

  @Field({ description: 'Whether they are strong.' })
  strong: boolean;

  @Field({ description: 'Whether they are emphasised.' })
  emphasised: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The target of the link: a page of the site, or an address of https:, mailto: or tel:. Null when the words are no link.',
  })
  href: string | null;
}

@ObjectType('TextLine', { description: 'A paragraph, a heading or an entry of a list.' })
class TextLineView {
  @Field(() => [TextSpanView], { description: 'Its words.' })
  spans: TextSpan[];
}

@ObjectType('TextBlock', { description: 'A piece of a text.' })
export class TextBlockView {
  @Field(() => TextBlockKind, { description: 'What it is.' })
  kind: BlockKind;

  @Field(() => [TextLineView], { description: 'One line of text; for a list, one for each entry.' })
  lines: TextLineView[];

  static of({ kind, lines }: TextBlock): TextBlockView {
    return Object.assign(new TextBlockView(), { kind, lines: lines.map((spans) => ({ spans })) });
  }
}

@ObjectType('NavigationLink', { description: 'A link of the navigation.' })
export class NavigationLinkView {
  @Field({ description: 'What guests read.' })
  label: string;

  @Field({ description: 'A page of the site, or an address that begins with https://.' })
  path: string;

  @Field({ description: 'Whether guests see it.' })
  shown: boolean;

  @Field({ description: 'Whether guests see it also while its page is empty.' })
  pinned: boolean;
}

@ObjectType('NavigationEntry', {
  description: 'An entry of the navigation: a link, or a list of links under a label.',
})
export class NavigationEntryView {
  @Field({ description: 'What guests read.' })
  label: string;

  @Field(() => String, {
    nullable: true,
    description: 'A page of the site, or an address that begins with https://. Null for a list.',
  })
  path: string | null;

  @Field({ description: 'Whether guests see it.' })
  shown: boolean;

  @Field({ description: 'Whether guests see it also while its page is empty.' })
  pinned: boolean;

  @Field(() => [NavigationLinkView], { description: 'The links of a list, in their order.' })
  links: NavigationLinkView[];
}

@ObjectType('Navigation', { description: 'The links of every page, as guests see them.' })
export class NavigationView {
  @Field(() => [NavigationEntryView], { description: 'The links of the bar, from left to right.' })
  main: NavigationEntryView[];

  @Field(() => [NavigationEntryView], { description: 'The links at the end of each page.' })
  footer: NavigationEntryView[];
}

@ObjectType('Testimonial', { description: 'What a guest said about the hotel.' })
export class TestimonialView {
  @Field({ description: 'The guest’s name.' })
  name: string;

  @Field({ description: 'What the guest said.' })
  message: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating: number;

  @Field({ description: 'Where the guest comes from. It may be empty.' })
  location: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address of a portrait; null for a neutral picture.',
  })
  image: string | null;

  @Field({ description: 'Whether the testimonial is invented. Real guests do not see it.' })
  isSample: boolean;
}

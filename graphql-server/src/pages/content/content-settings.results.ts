import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { withPins } from './content-body';
import type { ContentDocument } from './content-document.entity';
import { formOf } from './content.policy';
import { NavigationEntryView, PageTextView, TestimonialView, TextBlockView } from './content.results';
import type { ContentRevision } from './content-revision.entity';
import type { StoredContent } from './content-settings.service';

export enum ContentKind {
  PAGE = 'PAGE',
  NAVIGATION = 'NAVIGATION',
  TESTIMONIALS = 'TESTIMONIALS',
}

registerEnumType(ContentKind, {
  name: 'ContentKind',
  description: 'What a document of the site’s content is about.',
  valuesConfig: {
    PAGE: { description: 'The texts of a page.' },
    NAVIGATION: { description: 'The links of every page.' },
    TESTIMONIALS: { description: 'What guests said about the hotel.' },
  },
});

enum ContentState {
  NEUTRAL = 'NEUTRAL',
  DRAFT = 'DRAFT',
  PUBLISHED = 'PUBLISHED',
}

registerEnumType(ContentState, {
  name: 'ContentState',
  description: 'What guests see of a document.',
  valuesConfig: {
    NEUTRAL: { description: 'Nothing is published: guests read neutral texts.' },
    DRAFT: { description: 'The draft was changed since it was published.' },
    PUBLISHED: { description: 'The draft is what guests see.' },
  },
});

enum TextForm {
  LINE = 'LINE',
  SENTENCE = 'SENTENCE',
  MARKDOWN = 'MARKDOWN',
  PICTURE = 'PICTURE',
  PHONE = 'PHONE',
  POSITION = 'POSITION',
}

registerEnumType(TextForm, {
  name: 'TextForm',
  description: 'How a text is written.',
  valuesConfig: {
    LINE: { description: 'One line.' },
    SENTENCE: { description: 'A sentence or two; it may be empty.' },
    MARKDOWN: { description: 'Paragraphs, headings, lists, **strong**, *emphasised* and [links](/offers).' },
    PICTURE: { description: 'The address of a picture of this site; may be empty.' },
    PHONE: { description: 'A phone number in international form; may be empty.' },
    POSITION: { description: 'Latitude and longitude in degrees, such as 28.6129, 77.2295; may be empty.' },
  },
});

@InputType({ description: 'A text of a page.' })
class PageTextInput {
  @Field({ description: 'The name of the text on the page.' })
  name: string;

  @Field({ description: 'Its words.' })
  text: string;
}

@InputType({ description: 'A link of the navigation.' })
class NavigationLinkInput {
  @Field({ description: 'What guests read.' })
  label: string;

  @Field({ description: 'A page of the site, or an address that begins with https://.' })
  path: string;

  @Field({ description: 'Whether guests see it.' })
  shown: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether guests see it also while its page is empty.',
  })
  pinned?: boolean;
}

@InputType({ description: 'An entry of the navigation: a link, or a list of links under a label.' })
class NavigationEntryInput {
  @Field({ description: 'What guests read.' })
  label: string;

  @Field(() => String, { nullable: true, description: 'The address of the link; null for a list.' })
  path?: string | null;

  @Field({ description: 'Whether guests see it.' })
  shown: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether guests see it also while its page is empty.',
  })
  pinned?: boolean;

  @Field(() => [NavigationLinkInput], { description: 'The links of a list, in their order.' })
  links: NavigationLinkInput[];
}

const SOURCE = 'Where its words come from; for the staff alone.';
const CONSENT = 'How the guest agreed that it is shown; for the staff alone.';

@InputType({ description: 'What a guest said about the hotel.' })
class TestimonialInput {
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
  image?: string | null;

  @Field({ description: 'Whether the testimonial is invented. Real guests do not see it.' })
  isSample: boolean;

  @Field(() => String, { nullable: true, description: SOURCE })
  source?: string | null;

  @Field(() => String, { nullable: true, description: CONSENT })
  consent?: string | null;
}

@InputType({
  description:
    'The form of a document. Which parts it has depends on the document’s kind. It replaces the whole draft.',
})
export class ContentInput {
  @Field(() => [PageTextInput], { defaultValue: [], description: 'Of a page: all texts.' })
  texts: PageTextInput[];

  @Field(() => [NavigationEntryInput], { defaultValue: [], description: 'Of the navigation: all entries.' })
  entries: NavigationEntryInput[];

  @Field(() => [TestimonialInput], { defaultValue: [], description: 'Of the testimonials: all of them.' })
  testimonials: TestimonialInput[];
}

/** The form as it is stored, with its texts by their names. */
export function bodyOfInput({ texts, entries, testimonials }: ContentInput): object {
  const byName = Object.fromEntries(texts.map(({ name, text }) => [name, text]));
  return { texts: byName, entries, testimonials };
}

@ObjectType({ description: 'A text of a page, as staff write it.' })
class ContentText {
  @Field({ description: 'The name of the text on the page.' })
  name: string;

  @Field({ description: 'The text in the draft.' })
  text: string;

  @Field(() => TextForm, { description: 'How it is written.' })
  form: TextForm;

  @Field(() => Int, { description: 'The maximum number of characters.' })
  maximum: number;

  @Field({ description: 'Whether the text is required.' })
  required: boolean;
}

@ObjectType('ContentRevision', { description: 'A text that was published.' })
class ContentRevisionView {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was published.' })
  publishedAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The verified address of the person who published it; null for a text that came with the installation.',
  })
  publishedBy: string | null;

  static of({ id, publishedAt, publishedBy }: ContentRevision): ContentRevisionView {
    return Object.assign(new ContentRevisionView(), { id, publishedAt, publishedBy });
  }
}

function stateOf({ published, version, publishedVersion }: ContentDocument): ContentState {
  if (!published) return ContentState.NEUTRAL;
  return version === publishedVersion ? ContentState.PUBLISHED : ContentState.DRAFT;
}

@ObjectType({ description: 'For staff: a document of the site’s content, in the desk’s list.' })
export class ContentSummary {
  @Field(() => ContentKind, { description: 'What it is about.' })
  kind: ContentKind;

  @Field({ description: 'The page’s name; main or footer for the navigation; guests for the testimonials.' })
  key: string;

  @Field({ description: 'The language, such as en.' })
  locale: string;

  @Field(() => Int, {
    description: 'Counts the drafts; 0 for a document that was never saved. Send it back with the form.',
  })
  version: number;

  @Field(() => ContentState, { description: 'What guests see of it.' })
  state: ContentState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the present version was published; null if it never was.',
  })
  publishedAt: Date | null;

  static partsOf(document: ContentDocument): ContentSummary {
    const { key, locale, version, publishedAt } = document;
    const kind = ContentKind[document.kind];
    return { kind, key, locale, version, publishedAt, state: stateOf(document) };
  }
}

@ObjectType('StaffTestimonial', { description: 'For staff: what a guest said, with where it comes from.' })
class StaffTestimonialView extends TestimonialView {
  @Field(() => String, { nullable: true, description: SOURCE })
  source: string | null;

  @Field(() => String, { nullable: true, description: CONSENT })
  consent: string | null;
}

@ObjectType('ContentDocument', {
  description: 'For staff: a document of the site’s content, with its draft.',
})
export class ContentDocumentView extends ContentSummary {
  @Field(() => [ContentText], { description: 'Of a page: its texts, in the order of the form.' })
  texts: ContentText[];

  @Field(() => [NavigationEntryView], {
    description: 'Of the navigation: its entries, including those that are not shown.',
  })
  entries: NavigationEntryView[];

  @Field(() => [StaffTestimonialView], { description: 'Of testimonials: all of them.' })
  testimonials: StaffTestimonialView[];

  @Field(() => [ContentRevisionView], { description: 'The published texts, newest first; at most 20.' })
  revisions: ContentRevisionView[];

  static of({ document, revisions }: StoredContent): ContentDocumentView {
    const { texts, entries, testimonials } = document.draft;
    return Object.assign(new ContentDocumentView(), {
      ...ContentSummary.partsOf(document),
      texts: Object.entries(texts).map(([name, text]) => ({ name, text, ...formOf(name) })),
      entries: withPins(entries),
      testimonials,
      revisions: revisions.map((revision) => ContentRevisionView.of(revision)),
    });
  }
}

@ObjectType({ description: 'What guests would read with a form or a draft.' })
export class ContentPreview {
  @Field(() => [PageTextView], { description: 'The texts, with the hotel’s values filled in.' })
  texts: PageTextView[];

  @Field(() => [TextBlockView], { description: 'The long text; empty when the page has none.' })
  body: TextBlockView[];

  constructor(texts: PageTextView[], body: TextBlockView[]) {
    this.texts = texts;
    this.body = body;
  }
}

@ObjectType({ description: 'The document is stored.' })
export class ContentSaved {
  @Field(() => ContentDocumentView, { description: 'The stored document.' })
  document: ContentDocumentView;

  constructor(stored: StoredContent) {
    this.document = ContentDocumentView.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The document was changed since the form was opened; nothing was stored.',
})
export class ContentChanged extends Refusal {
  @Field(() => ContentDocumentView, { description: 'The document as it is stored now.' })
  document: ContentDocumentView;

  constructor(stored: StoredContent) {
    super(sentence('SETTINGS_CHANGED'));
    this.document = ContentDocumentView.of(stored);
  }
}

export const ContentDocumentResult = createUnionType({
  name: 'ContentDocumentResult',
  description: 'A document, or a refusal when the site has no document of that name.',
  types: () => [ContentDocumentView, RecordNotFound] as const,
});

export const ChangeContentResult = createUnionType({
  name: 'ChangeContentResult',
  description: 'The stored document, or a refusal.',
  types: () => [ContentSaved, ContentChanged, InvalidInput, RecordNotFound] as const,
});

export const ContentPreviewResult = createUnionType({
  name: 'ContentPreviewResult',
  description: 'What guests would read, or a refusal.',
  types: () => [ContentPreview, InvalidInput, RecordNotFound] as const,
});

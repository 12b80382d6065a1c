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
    TESTIMONIALS: { description: 'What guests said.' },
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
    NEUTRAL: { description: 'Nothing is published: guests read neutral words.' },
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
    PICTURE: { description: 'The address of a picture of this site, or nothing.' },
    PHONE: { description: 'A phone number in international form, or nothing.' },
    POSITION: { description: 'Latitude and longitude in degrees, such as 28.6129, 77.2295, or nothing.' },
  },
});

@InputType({ description: 'A text of a page.' })
class PageTextInput {
  @Field({ description: 'Its name on the page.' })
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
}

@InputType({ description: 'An entry of the navigation: a link, or a list of links under a label.' })
class NavigationEntryInput {
  @Field({ description: 'What guests read.' })
  label: string;

  @Field(() => String, { nullable: true, description: 'Where it leads; null for a list.' })
  path?: string | null;

  @Field({ description: 'Whether guests see it.' })
  shown: boolean;

  @Field(() => [NavigationLinkInput], { description: 'The links of a list, in their order.' })
  links: NavigationLinkInput[];
}

const SOURCE = 'Where its words come from; for the staff alone.';
const CONSENT = 'How the guest agreed that it is shown; for the staff alone.';

@InputType({ description: 'What a guest said of the hotel.' })
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
    description: 'The address of a portrait; null for a neutral one.',
  })
  image?: string | null;

  @Field({ description: 'Whether it is invented. Real guests see no such testimonial.' })
  isSample: boolean;

  @Field(() => String, { nullable: true, description: SOURCE })
  source?: string | null;

  @Field(() => String, { nullable: true, description: CONSENT })
  consent?: string | null;
}

@InputType({
  description: 'The form of a document. It has what the document’s kind has; all of it is replaced.',
})
export class ContentInput {
  @Field(() => [PageTextInput], { defaultValue: [], description: 'Of a page: every text.' })
  texts: PageTextInput[];

  @Field(() => [NavigationEntryInput], { defaultValue: [], description: 'Of navigation: every entry.' })
  entries: NavigationEntryInput[];

  @Field(() => [TestimonialInput], { defaultValue: [], description: 'Of testimonials: every one.' })
  testimonials: TestimonialInput[];
}

/** The form with its texts by their names, as it is stored. */
export function bodyOfInput({ texts, entries, testimonials }: ContentInput): object {
  const byName = Object.fromEntries(texts.map(({ name, text }) => [name, text]));
  return { texts: byName, entries, testimonials };
}

@ObjectType({ description: 'A text of a page, as staff write it.' })
class ContentText {
  @Field({ description: 'Its name on the page.' })
  name: string;

  @Field({ description: 'Its words in the draft.' })
  text: string;

  @Field(() => TextForm, { description: 'How it is written.' })
  form: TextForm;

  @Field(() => Int, { description: 'The most characters.' })
  maximum: number;

  @Field({ description: 'Whether it must not be empty.' })
  required: boolean;
}

@ObjectType('ContentRevision', { description: 'What guests read from a moment on.' })
class ContentRevisionView {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was published.' })
  publishedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The verified address of who published it; null for what came with the installation.',
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

  @Field({ description: 'The page’s name; main or footer of the navigation; guests of the testimonials.' })
  key: string;

  @Field({ description: 'The language, such as en.' })
  locale: string;

  @Field(() => Int, {
    description: 'Counts the drafts; 0 for one that was never saved. Send it back with the form.',
  })
  version: number;

  @Field(() => ContentState, { description: 'What guests see of it.' })
  state: ContentState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When guests saw it first; null if never.',
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
    description: 'Of navigation: its entries, also those that are not shown.',
  })
  entries: NavigationEntryView[];

  @Field(() => [StaffTestimonialView], { description: 'Of testimonials: all of them.' })
  testimonials: StaffTestimonialView[];

  @Field(() => [ContentRevisionView], { description: 'What guests read, the newest first; at most 20.' })
  revisions: ContentRevisionView[];

  static of({ document, revisions }: StoredContent): ContentDocumentView {
    const { texts, entries, testimonials } = document.draft;
    return Object.assign(new ContentDocumentView(), {
      ...ContentSummary.partsOf(document),
      texts: Object.entries(texts).map(([name, text]) => ({ name, text, ...formOf(name) })),
      entries,
      testimonials,
      revisions: revisions.map((revision) => ContentRevisionView.of(revision)),
    });
  }
}

@ObjectType({ description: 'What guests would read of a form or a draft.' })
export class ContentPreview {
  @Field(() => [PageTextView], { description: 'The texts, with the hotel’s values.' })
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
  @Field(() => ContentDocumentView, { description: 'As it is stored.' })
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
  @Field(() => ContentDocumentView, { description: 'As it is stored now.' })
  document: ContentDocumentView;

  constructor(stored: StoredContent) {
    super(sentence('SETTINGS_CHANGED'));
    this.document = ContentDocumentView.of(stored);
  }
}

export const ContentDocumentResult = createUnionType({
  name: 'ContentDocumentResult',
  description: 'A document, or a refusal when the site has none of that name.',
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

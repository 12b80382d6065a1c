import { z } from 'zod';
import { emptyIsNull } from '../../platform/text/form-rules';
import { fault, type FaultText } from '../../platform/text/input-faults';
import { isHotelPhone, PROPERTY_LIMITS } from '../../selling/property/property-settings.policy';
import {
  lineFaults,
  lineOfText,
  linesFaults,
  linesOfText,
  ADDRESS_LENGTH,
} from '../../platform/text/text-rules';
import { type ContentBody, EMPTY_BODY } from './content-body';
import type { ContentKey } from './content-keys';
import { isSafeLink, linksIn, readMarkdown } from './text/markdown';
import { readPosition } from './text/position';
import { PLACEHOLDERS, unknownPlaceholders } from './text/placeholders';
import { isNavigable } from './site-paths';

/** The most characters of each text, and the most entries of each list. */
export const CONTENT_LIMITS = {
  line: 120,
  sentence: 600,
  body: 20_000,
  position: 60,
  label: 40,
  entries: 12,
  links: 12,
  testimonials: 30,
  testimonialName: 80,
  testimonialLocation: 80,
  testimonialMessage: 600,
  testimonialNote: 200,
  rating: { minimum: 1, maximum: 5 },
} as const;

/** How a text is written. */
interface TextForm {
  form: 'LINE' | 'SENTENCE' | 'MARKDOWN' | 'PICTURE' | 'PHONE' | 'POSITION';
  maximum: number;
  /** Whether the text is required. */
  required: boolean;
}

const PICTURE: TextForm = { form: 'PICTURE', maximum: ADDRESS_LENGTH, required: false };
/** A line that may be empty, so that the page does not show it. */
const OPTIONAL_LINE: TextForm = { form: 'LINE', maximum: CONTENT_LIMITS.line, required: false };

const FORMS: Readonly<Record<string, TextForm>> = {
  heading: { form: 'LINE', maximum: CONTENT_LIMITS.line, required: true },
  title: { form: 'LINE', maximum: CONTENT_LIMITS.line, required: true },
  action: { form: 'LINE', maximum: CONTENT_LIMITS.line, required: true },
  body: { form: 'MARKDOWN', maximum: CONTENT_LIMITS.body, required: true },
  questions: { form: 'MARKDOWN', maximum: CONTENT_LIMITS.body, required: false },
  first: OPTIONAL_LINE,
  second: OPTIONAL_LINE,
  third: OPTIONAL_LINE,
  name: OPTIONAL_LINE,
  travel: OPTIONAL_LINE,
  position: { form: 'POSITION', maximum: CONTENT_LIMITS.position, required: false },
  whatsapp: { form: 'PHONE', maximum: PROPERTY_LIMITS.phone, required: false },
  image: PICTURE,
  tallImage: PICTURE,
  sharedImage: PICTURE,
};
const SENTENCE: TextForm = { form: 'SENTENCE', maximum: CONTENT_LIMITS.sentence, required: false };

/** How the text with this name is written, such as `rooms.heading`. */
export function formOf(name: string): TextForm {
  return FORMS[name.slice(name.lastIndexOf('.') + 1)] ?? SENTENCE;
}

/** Whether the text with this name is long: in Markdown, and sent separately from the others. */
export const isLongText = (name: string): boolean => formOf(name).form === 'MARKDOWN';

/** Whether the text with this name is the address of a picture. */
export const isPictureText = (name: string): boolean => formOf(name).form === 'PICTURE';

// Uploaded pictures and the built site's pictures; no pictures of other sites.
const PAGE_PICTURE = /^(?:|\/pictures\/[\w.-]+|\/og\.jpg)$/;

const pagePicture = z.string().trim().regex(PAGE_PICTURE, fault('PICTURE_NOT_READY'));

/** A text from which code makes something, such as a link. It must be empty or valid. */
const readText = (maximum: number, isRight: (text: string) => boolean, wrong: FaultText) =>
  z
    .string()
    .trim()
    .max(maximum, wrong)
    .refine((text) => text === '' || isRight(text), wrong);

function addFaultsOf(text: string, addFault: (message: string) => void): void {
  const [unknown] = unknownPlaceholders(text);
  if (unknown !== undefined)
    addFault(
      fault('PLACEHOLDER_UNKNOWN', {
        placeholder: `{${unknown}}`,
        placeholders: PLACEHOLDERS.map((name) => `{${name}}`).join(', '),
      }),
    );
}

function addFaultsOfLinks(markdown: string, addFault: (message: string) => void): void {
  const unsafe = linksIn(readMarkdown(markdown)).find((href) => !isSafeLink(href));
  if (unsafe !== undefined) addFault(fault('LINK_NOT_ALLOWED', { address: unsafe.slice(0, 100) }));
}

function textRules(name: string) {
  const { form, maximum, required } = formOf(name);
  if (form === 'PICTURE') return pagePicture;
  if (form === 'PHONE') return readText(maximum, isHotelPhone, fault('HOTEL_PHONE_INVALID'));
  if (form === 'POSITION')
    return readText(maximum, (text) => readPosition(text) !== null, fault('POSITION_INVALID'));
  const missing = fault('TEXT_MISSING', { object: 'text' });
  const line = lineOfText(maximum, lineFaults('text', 'text', maximum));
  const rules =
    form === 'LINE'
      ? required
        ? line
        : z.literal('').or(line)
      : linesOfText(maximum, linesFaults('text', maximum)).refine(
          (text) => !required || text !== '',
          missing,
        );
  return rules.superRefine((text, context) => {
    const addFault = (message: string) => context.addIssue({ code: 'custom', message });
    addFaultsOf(text, addFault);
    if (form === 'MARKDOWN') addFaultsOfLinks(text, addFault);
  });
}

const label = lineOfText(CONTENT_LIMITS.label, lineFaults('label', 'label', CONTENT_LIMITS.label));
const path = z
  .string()
  .trim()
  .max(ADDRESS_LENGTH, fault('PATH_UNKNOWN'))
  .refine(isNavigable, fault('PATH_UNKNOWN'));
const pinned = z.boolean().default(false);
const link = z.object({ label, path, shown: z.boolean(), pinned });

const entry = z
  .object({
    label,
    path: path.nullish().transform((given) => given ?? null),
    shown: z.boolean(),
    pinned,
    links: z
      .array(link)
      .max(
        CONTENT_LIMITS.links,
        fault('TOO_MANY_ENTRIES', { subject: 'links', maximum: CONTENT_LIMITS.links }),
      ),
  })
  // An entry with links opens a list, so it has no path of its own.
  .refine(({ path: own, links }) => (own === null) !== (links.length === 0), {
    path: ['path'],
    error: fault('PATH_UNKNOWN'),
  });

const OWN_PORTRAIT = /^\/(?:pictures|portraits)\/[\w.-]+$/;

function isPortrait(address: string): boolean {
  return OWN_PORTRAIT.test(address) || (URL.canParse(address) && new URL(address).protocol === 'https:');
}

const rating = fault('NUMBER_OUT_OF_RANGE', { subject: 'stars', ...CONTENT_LIMITS.rating });

/** What the staff note of a testimonial. */
const note = lineOfText(
  CONTENT_LIMITS.testimonialNote,
  lineFaults('note', 'note', CONTENT_LIMITS.testimonialNote),
);

const testimonial = z.object({
  name: lineOfText(
    CONTENT_LIMITS.testimonialName,
    lineFaults('guestName', 'guestName', CONTENT_LIMITS.testimonialName),
  ),
  message: linesOfText(
    CONTENT_LIMITS.testimonialMessage,
    linesFaults('text', CONTENT_LIMITS.testimonialMessage),
  ).refine((text) => text !== '', fault('TEXT_MISSING', { object: 'text' })),
  rating: z.int(rating).min(CONTENT_LIMITS.rating.minimum, rating).max(CONTENT_LIMITS.rating.maximum, rating),
  location: linesOfText(
    CONTENT_LIMITS.testimonialLocation,
    linesFaults('location', CONTENT_LIMITS.testimonialLocation),
  ),
  image: z
    .string()
    .trim()
    .max(ADDRESS_LENGTH, fault('PICTURE_ADDRESS_INVALID', { subject: 'picture' }))
    .nullish()
    .transform((address) => address || null)
    .refine(
      (address) => address === null || isPortrait(address),
      fault('PICTURE_ADDRESS_INVALID', { subject: 'picture' }),
    ),
  isSample: z.boolean(),
  source: emptyIsNull(note).optional(),
  consent: emptyIsNull(note).optional(),
});

const limitOf = (subject: 'entries' | 'testimonials') =>
  fault('TOO_MANY_ENTRIES', { subject, maximum: CONTENT_LIMITS[subject] });

/** The names and the rules of a document's texts. Every text must be sent. */
function textsRules(names: readonly string[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, textRules(name)])));
}

/** The rules of a document, for the texts that it has. */
export function contentRules({ kind }: ContentKey, { texts }: ContentBody): z.ZodType<ContentBody> {
  switch (kind) {
    case 'PAGE':
      return z
        .object({ texts: textsRules(Object.keys(texts)) })
        .transform((page) => ({ ...EMPTY_BODY, texts: page.texts }));
    case 'NAVIGATION':
      return z
        .object({ entries: z.array(entry).max(CONTENT_LIMITS.entries, limitOf('entries')) })
        .transform(({ entries }) => ({ ...EMPTY_BODY, entries }));
    case 'TESTIMONIALS':
      return z
        .object({
          testimonials: z.array(testimonial).max(CONTENT_LIMITS.testimonials, limitOf('testimonials')),
        })
        .transform(({ testimonials }) => ({ ...EMPTY_BODY, testimonials }));
  }
}

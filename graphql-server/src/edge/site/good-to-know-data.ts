import type { ContentSource } from '../../pages/content/content.service';
import type { TextBlock } from '../../pages/content/text/markdown';
import { readPosition } from '../../pages/content/text/position';
import { addressOf } from './page-html';

/** The page with the hotel's promises, map, rules and frequent questions. */
export const GOOD_TO_KNOW = { name: 'goodToKnow', path: '/good-to-know' } as const;

/** The features of a hotel or a room, by their names. */
export const amenityFeatures = (names: readonly string[]): object[] =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));

/** The structured data of the hotel that come from its page of things to know. Empty texts are left out. */
export function knownOfHotel(content: ContentSource, siteUrl: string): object {
  const texts = content.page(GOOD_TO_KNOW.name)?.texts ?? {};
  const position = readPosition(texts['map.position'] ?? '');
  const amenities = (texts['rules.amenities'] ?? '').split('\n').filter((name) => name.trim() !== '');
  return {
    geo: position ? { '@type': 'GeoCoordinates', ...position } : undefined,
    hasMap: position ? addressOf(siteUrl, `${GOOD_TO_KNOW.path}#map`) : undefined,
    petsAllowed: texts['rules.pets'] || undefined,
    amenityFeature: amenities.length > 0 ? amenityFeatures(amenities) : undefined,
  };
}

const wordsOf = ({ lines }: TextBlock): string =>
  lines.map((spans) => spans.map(({ text }) => text).join('')).join('\n');

interface Question {
  name: string;
  answer: string[];
}

/** The questions of a text: each heading is a question, and the text below it is the answer. */
function questionsIn(blocks: readonly TextBlock[]): Question[] {
  const questions: Question[] = [];
  for (const block of blocks) {
    if (block.kind === 'HEADING') questions.push({ name: wordsOf(block), answer: [] });
    else questions.at(-1)?.answer.push(wordsOf(block));
  }
  return questions.filter(({ answer }) => answer.length > 0);
}

/** The frequent questions as structured data; null when the hotel has written none. */
export async function questionsOfHotel(content: ContentSource): Promise<object | null> {
  const questions = questionsIn((await content.pageBody(GOOD_TO_KNOW.name)) ?? []);
  if (questions.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, answer }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
}

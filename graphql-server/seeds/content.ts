import type { EntityManager } from 'typeorm';
import { EMPTY_BODY } from '../src/pages/content/content-body';
import {
  awaitsImport,
  noteImport,
  addPagePictures,
  publishMissing,
  type PublishedContent,
} from '../src/pages/content/content.repository';
import { NEUTRAL_NAVIGATION } from '../src/pages/content/neutral-texts.en';
import { SEEDED_PAGES, SEEDED_PICTURES } from './page-texts';
import { SEEDED_TESTIMONIALS } from './testimonials';

const pages: readonly PublishedContent[] = Object.entries(SEEDED_PAGES).map(([key, texts]) => ({
  kind: 'PAGE',
  key,
  body: { ...EMPTY_BODY, texts },
}));

const navigation: readonly PublishedContent[] = Object.entries(NEUTRAL_NAVIGATION).map(([key, entries]) => ({
  kind: 'NAVIGATION',
  key,
  body: { ...EMPTY_BODY, entries },
}));

const testimonials: PublishedContent = {
  kind: 'TESTIMONIALS',
  key: 'guests',
  body: { ...EMPTY_BODY, testimonials: [...SEEDED_TESTIMONIALS] },
};

/** Publishes the sample hotel's texts and navigation, and its invented testimonials where there are no real guests. */
export function seedContent(manager: EntityManager, hasSampleContent: boolean): Promise<void> {
  return publishMissing(manager, [...pages, ...navigation, ...(hasSampleContent ? [testimonials] : [])]);
}

/** Publishes once the texts that the previous version had in its code, so that guests see no change. */
export async function importContent(manager: EntityManager, hasSampleContent: boolean): Promise<void> {
  if (!(await awaitsImport(manager))) return;
  await seedContent(manager, hasSampleContent);
  await noteImport(manager);
}

/** Adds to each page the pictures that the previous version had in its code, so that guests see no change. */
export async function importPictures(manager: EntityManager): Promise<void> {
  for (const [key, pictures] of Object.entries(SEEDED_PICTURES))
    await addPagePictures(manager, key, pictures);
}

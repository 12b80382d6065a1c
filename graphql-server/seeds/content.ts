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
import { SITE_PATHS } from '../src/pages/content/site-paths';
import { SEEDED_PAGES, SEEDED_PICTURES } from './page-texts';
import { SEEDED_TESTIMONIALS } from './testimonials';

const pages: readonly PublishedContent[] = Object.entries(SEEDED_PAGES).map(([key, texts]) => ({
  kind: 'PAGE',
  key,
  body: { ...EMPTY_BODY, texts },
}));

type Navigation = Readonly<Record<string, PublishedContent['body']['entries']>>;

const documentsOf = (navigation: Navigation): PublishedContent[] =>
  Object.entries(navigation).map(([key, entries]) => ({
    kind: 'NAVIGATION',
    key,
    body: { ...EMPTY_BODY, entries },
  }));

const PICTURES = { label: 'Pictures', path: SITE_PATHS.gallery, shown: true, links: [] };

/** The sample's own pictures stand beside 'Gallery', which is the directory of partner hotels. */
const SAMPLE_NAVIGATION: Navigation = {
  ...NEUTRAL_NAVIGATION,
  main: NEUTRAL_NAVIGATION.main.flatMap((entry) =>
    entry.path === SITE_PATHS.hotels ? [entry, PICTURES] : [entry],
  ),
};

const testimonials: PublishedContent = {
  kind: 'TESTIMONIALS',
  key: 'guests',
  body: { ...EMPTY_BODY, testimonials: [...SEEDED_TESTIMONIALS] },
};

function publish(manager: EntityManager, navigation: Navigation, hasSampleContent: boolean): Promise<void> {
  const guests = hasSampleContent ? [testimonials] : [];
  return publishMissing(manager, [...pages, ...documentsOf(navigation), ...guests]);
}

/** Publishes the sample hotel's texts and navigation, and its invented testimonials where there are no real guests. */
export function seedContent(manager: EntityManager, hasSampleContent: boolean): Promise<void> {
  return publish(manager, SAMPLE_NAVIGATION, hasSampleContent);
}

/** Publishes once the texts that the previous version had in its code, so that guests see no change. */
export async function importContent(manager: EntityManager, hasSampleContent: boolean): Promise<void> {
  if (!(await awaitsImport(manager))) return;
  await publish(manager, NEUTRAL_NAVIGATION, hasSampleContent);
  await noteImport(manager);
}

/** Adds to each page the pictures that the previous version had in its code, so that guests see no change. */
export async function importPictures(manager: EntityManager): Promise<void> {
  for (const [key, pictures] of Object.entries(SEEDED_PICTURES))
    await addPagePictures(manager, key, pictures);
}

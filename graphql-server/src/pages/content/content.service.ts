import { type Reloaded, Reloading } from '../../platform/database/reloading';
import type { Logger } from '../../platform/log/log';
import type { ShownPicture } from '../../pictures/core/shown-picture';
import type { PropertySource } from '../../selling/property/property.service';
import {
  type ContentBody,
  EMPTY_BODY,
  type NavigationEntry,
  pinnedPaths,
  type Testimonial,
} from './content-body';
import { type ContentKey, neutralBody } from './content-keys';
import { isLongText, isPictureText } from './content.policy';
import type { ContentRepository } from './content.repository';
import { emptyPathsOf } from './site-paths';
import { readMarkdown, type TextBlock, type TextSpan } from './text/markdown';
import {
  capacitiesOf,
  filled,
  type OtherValues,
  type PlaceholderValues,
  placeholderValues,
} from './text/placeholders';

/** The texts of a page, with the hotel's values in place of the placeholders. */
export interface PageTexts {
  /** The page's name, such as `home`. */
  name: string;
  /** By their names, such as `heading`. */
  texts: Readonly<Record<string, string>>;
  /** The pictures that its texts name. */
  pictures: readonly ShownPicture[];
}

/** The service that provides the texts of guests' pages and mails. */
export type ContentSource = Pick<ContentService, 'page' | 'pageBody' | 'navigation' | 'emptyPages'>;

/** What the texts need in addition to the hotel's documents. */
interface ContentSources {
  repository: Pick<ContentRepository, 'all' | 'listed'>;
  property: PropertySource;
  pictures: { shown(addresses: readonly string[]): ShownPicture[] };
  rooms: { roomTypes(): Promise<readonly { name: string; capacity: number; extraBeds: number }[]> };
  values: OtherValues;
  /** Whether invented testimonials may be shown. */
  hasSampleContent: boolean;
  log: Logger;
}

function filledSpan(span: TextSpan, values: PlaceholderValues): TextSpan {
  const href = span.href && filled(span.href, values);
  return {
    ...span,
    text: filled(span.text, values),
    // Phone numbers are written with spaces, but addresses cannot contain spaces.
    href: href?.startsWith('tel:') ? href.replace(/[^\d:+a-z]/g, '') : href,
  };
}

/**
 * Provides what guests read: the published documents, kept in memory. A document that is not published has neutral
 * texts.
 */
export class ContentService implements Reloaded {
  private emptyPaths: readonly string[] = [];
  private published: ReadonlyMap<string, ContentBody> = new Map();
  private readonly documents: Reloading;
  private readonly lists: Reloading;

  constructor(private readonly sources: ContentSources) {
    this.documents = new Reloading(() => this.loadDocuments(), 'The site’s content', sources.log);
    this.lists = new Reloading(() => this.loadLists(), 'The empty pages', sources.log);
  }

  /** The paths of pages whose lists are empty, without those that the hotel has pinned in its navigation. */
  get emptyPages(): readonly string[] {
    const pinned = (['main', 'footer'] as const).flatMap((key) => pinnedPaths(this.entriesOf(key)));
    return this.emptyPaths.filter((path) => !pinned.includes(path));
  }

  async load(): Promise<void> {
    await Promise.all([this.loadDocuments(), this.loadLists()]);
  }

  private async loadLists(): Promise<void> {
    this.emptyPaths = emptyPathsOf(await this.sources.repository.listed());
  }

  private async loadDocuments(): Promise<void> {
    const documents = await this.sources.repository.all();
    this.published = new Map(
      documents.flatMap(({ kind, key, published }) => (published ? [[`${kind} ${key}`, published]] : [])),
    );
  }

  get isStale(): boolean {
    return this.documents.isStale || this.lists.isStale;
  }

  async reload(): Promise<void> {
    await Promise.all([this.documents.reload(), this.lists.reload()]);
  }

  async catchUp(): Promise<void> {
    await Promise.all([this.documents.catchUp(), this.lists.catchUp()]);
  }

  /** Finds out again which pages are empty. Returns whether other pages are empty than before. */
  async findEmptyPages(): Promise<boolean> {
    const before = this.emptyPaths.join();
    await this.lists.reload();
    return this.emptyPaths.join() !== before;
  }

  /** The texts of a page; null when there is no such page. */
  page(name: string): PageTexts | null {
    const body = this.bodyOf({ kind: 'PAGE', key: name });
    return body && this.textsOf(name, body);
  }

  /** The texts of a document, without the one in Markdown. */
  textsOf(name: string, { texts }: ContentBody): PageTexts {
    const values = this.values();
    const lines = Object.entries(texts).filter(([text]) => !isLongText(text));
    const addresses = lines.flatMap(([text, address]) => (isPictureText(text) && address ? [address] : []));
    return {
      name,
      texts: Object.fromEntries(lines.map(([text, line]) => [text, filled(line, values)])),
      pictures: this.sources.pictures.shown(addresses),
    };
  }

  /** The Markdown text of a page; null when there is no such page. */
  async pageBody(name: string): Promise<TextBlock[] | null> {
    const body = this.bodyOf({ kind: 'PAGE', key: name });
    return body && this.blocksOf(body);
  }

  /** The Markdown text of a document. */
  async blocksOf({ texts }: ContentBody): Promise<TextBlock[]> {
    const [, markdown = ''] = Object.entries(texts).find(([name]) => isLongText(name)) ?? [];
    const types = markdown.includes('{capacities}') ? await this.sources.rooms.roomTypes() : [];
    const values = this.values(capacitiesOf(types));
    return readMarkdown(markdown).map(({ kind, lines }) => ({
      kind,
      lines: lines.map((line) => line.map((span) => filledSpan(span, values))),
    }));
  }

  /** The links that guests see, without links to empty pages: `main` for the bar, `footer` for the end of each page. */
  navigation(key: 'main' | 'footer'): NavigationEntry[] {
    const { emptyPages } = this;
    const leads = (path: string | null) => path === null || !emptyPages.includes(path);
    return this.entriesOf(key)
      .filter(({ shown, path }) => shown && leads(path))
      .map((entry) => ({ ...entry, links: entry.links.filter(({ shown, path }) => shown && leads(path)) }))
      .filter(({ path, links }) => path !== null || links.length > 0);
  }

  /** What guests said, in the order that the hotel chose. */
  testimonials(): Testimonial[] {
    const { testimonials } = this.bodyOf({ kind: 'TESTIMONIALS', key: 'guests' }) ?? EMPTY_BODY;
    return testimonials.filter(({ isSample }) => this.sources.hasSampleContent || !isSample);
  }

  private entriesOf(key: 'main' | 'footer'): readonly NavigationEntry[] {
    return (this.bodyOf({ kind: 'NAVIGATION', key }) ?? EMPTY_BODY).entries;
  }

  private bodyOf(wanted: ContentKey): ContentBody | null {
    return this.published.get(`${wanted.kind} ${wanted.key}`) ?? neutralBody(wanted);
  }

  private values(capacities = ''): PlaceholderValues {
    return placeholderValues(this.sources.property.current, this.sources.values, capacities);
  }
}

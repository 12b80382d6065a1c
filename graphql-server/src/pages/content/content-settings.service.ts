import type { DataSource, EntityManager, QueryDeepPartialEntity } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditedAction, AuditService } from '../../access/audit/audit.service';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { pictureFaults } from '../../pictures/core/picture-references';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { ContentBody } from './content-body';
import { ContentDocument } from './content-document.entity';
import { CONTENT_KEYS, type ContentKey, neutralBody } from './content-keys';
import { contentRules, isPictureText } from './content.policy';
import { type ContentRepository, lockedDocument } from './content.repository';
import { ContentRevision } from './content-revision.entity';

/** A document with the revisions that were published, for staff. */
export interface StoredContent {
  document: ContentDocument;
  /** The newest first. */
  revisions: ContentRevision[];
}

export type ContentOutcome =
  | { kind: 'ContentSaved' | 'ContentChanged'; stored: StoredContent }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

type PreviewOutcome = { kind: 'Preview'; body: ContentBody } | InvalidInputOutcome | RecordNotFoundOutcome;

/** The effect on a locked document. */
interface ContentChange {
  changes: QueryDeepPartialEntity<ContentDocument>;
  before: ContentBody | null;
  after: ContentBody;
}

const REVISIONS_SHOWN = 20;

/** A document that was never saved. Its draft has the neutral texts. */
function unsaved({ kind, key }: ContentKey, body: ContentBody): ContentDocument {
  return Object.assign(new ContentDocument(), {
    kind,
    key,
    locale: DEFAULT_LOCALE,
    draft: body,
    version: 0,
    published: null,
    publishedVersion: null,
    publishedAt: null,
  });
}

/**
 * Reads and changes the site's content, for staff. A draft is saved with the version that the form was opened with;
 * guests see it once it is published. Each change and its audit entry are written in one transaction.
 */
export class ContentSettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly repository: ContentRepository,
    private readonly audit: AuditService,
    private readonly pictureIndex: PictureIndex,
  ) {}

  /** Every document of the site, saved or not. */
  async list(): Promise<ContentDocument[]> {
    const saved = await this.repository.all();
    return CONTENT_KEYS.map((wanted) => {
      const found = saved.find(({ kind, key }) => kind === wanted.kind && key === wanted.key);
      return found ?? unsaved(wanted, this.neutral(wanted));
    });
  }

  /** Null when the site has no such document. */
  async find(wanted: ContentKey): Promise<StoredContent | null> {
    const body = neutralBody(wanted);
    if (!body) return null;
    const document = (await this.repository.find(wanted)) ?? unsaved(wanted, body);
    // A text that the page got after the draft was saved has its neutral words.
    const draft = { ...document.draft, texts: { ...body.texts, ...document.draft.texts } };
    const revisions = await this.repository.revisions(wanted, REVISIONS_SHOWN);
    return { document: { ...document, draft }, revisions };
  }

  /** What guests would read with a form, before it is saved. */
  preview(wanted: ContentKey, input: object): PreviewOutcome {
    const body = neutralBody(wanted);
    if (!body) return { kind: 'RecordNotFound' };
    const form = readInput(contentRules(wanted, body), input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const faults = this.faultsOfPictures(form.value);
    return faults.length > 0 ? { kind: 'InvalidInput', faults } : { kind: 'Preview', body: form.value };
  }

  /** Replaces the draft if it still has the version that the form was opened with. Guests do not see the draft. */
  async save(who: Staff, wanted: ContentKey, input: object, version: number): Promise<ContentOutcome> {
    const form = this.preview(wanted, input);
    if (form.kind !== 'Preview') return form;
    const audited = { who, action: 'saveContent', details: { ...wanted, ...form.body } } as const;
    return this.replaceDraft(audited, wanted, form.body, version);
  }

  /** Copies an earlier published text into the draft. */
  async restore(who: Staff, revisionId: number, version: number): Promise<ContentOutcome> {
    const revision = await this.repository.revision(revisionId);
    if (!revision || !neutralBody(revision)) return { kind: 'RecordNotFound' };
    const { kind, key, body } = revision;
    const audited = { who, action: 'restoreContent', details: { kind, key, revisionId } } as const;
    // A text that the page got after this revision has its neutral words.
    const draft = { ...body, texts: { ...this.neutral(revision).texts, ...body.texts } };
    return this.replaceDraft(audited, { kind, key }, draft, version);
  }

  /** Publishes the draft of that version and adds it to the history. */
  async publish(who: Staff, wanted: ContentKey, version: number): Promise<ContentOutcome> {
    if (!neutralBody(wanted)) return { kind: 'RecordNotFound' };
    const audited = { who, action: 'publishContent', details: wanted } as const;
    return this.change(audited, wanted, version, async (manager, { draft, published, locale }) => {
      const { kind, key } = wanted;
      await manager.insert(ContentRevision, { kind, key, locale, body: draft, publishedBy: who.address });
      const publishedAt = (): string => 'clock_timestamp()';
      const changes = { published: draft, publishedVersion: version, publishedAt };
      return { changes, before: published, after: draft };
    });
  }

  private faultsOfPictures({ texts, testimonials }: ContentBody): FieldFaultParts[] {
    const ofTexts = Object.entries(texts).filter(([name]) => isPictureText(name));
    const ofGuests = testimonials.map(({ image }, place) => [`${place}.image`, image] as const);
    return [
      ...ofTexts.flatMap(([name, one]) => pictureFaults(this.pictureIndex, `texts.${name}`, [one])),
      ...ofGuests.flatMap(([name, one]) => pictureFaults(this.pictureIndex, `testimonials.${name}`, [one])),
    ];
  }

  private replaceDraft(
    audited: AuditedAction,
    wanted: ContentKey,
    draft: ContentBody,
    version: number,
  ): Promise<ContentOutcome> {
    return this.change(audited, wanted, version, (_manager, { draft: before }) =>
      Promise.resolve({ changes: { draft, version: version + 1 }, before, after: draft }),
    );
  }

  private async change(
    audited: AuditedAction,
    wanted: ContentKey,
    version: number,
    work: (manager: EntityManager, document: ContentDocument) => Promise<ContentChange>,
  ): Promise<ContentOutcome> {
    const changed = await this.audit.perform(audited, async (manager) => {
      const document = await lockedDocument(manager, wanted, this.neutral(wanted));
      if (document.version !== version) return null;
      const { changes, before, after } = await work(manager, document);
      const { kind, key, locale } = document;
      await manager.update(ContentDocument, { kind, key, locale }, changes);
      return { done: true, recordId: null, before, after };
    });
    const stored = await this.find(wanted);
    if (!stored) return { kind: 'RecordNotFound' };
    return { kind: changed ? 'ContentSaved' : 'ContentChanged', stored };
  }

  private neutral(wanted: ContentKey): ContentBody {
    const body = neutralBody(wanted);
    if (!body) throw new Error(`There is no document ${wanted.kind} ${wanted.key}.`);
    return body;
  }
}

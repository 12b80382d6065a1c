import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import type { ContentBody } from './content-body';
import { textsOf } from './content.resolver';
import { TextBlockView } from './content.results';
import type { ContentService } from './content.service';
import {
  bodyOfInput,
  ChangeContentResult,
  ContentChanged,
  ContentDocumentResult,
  ContentDocumentView,
  ContentInput,
  ContentKind,
  ContentPreview,
  ContentPreviewResult,
  ContentSaved,
  ContentSummary,
} from './content-settings.results';
import type { ContentOutcome, ContentSettingsService } from './content-settings.service';

const KIND = 'What the document is about.';
const KEY = 'The document of that kind, such as home.';
const VERSION = 'The version of the document when the form was opened.';

function changeResult(outcome: ContentOutcome): typeof ChangeContentResult {
  return resultOf(outcome, {
    ContentSaved: ({ stored }) => new ContentSaved(stored),
    ContentChanged: ({ stored }) => new ContentChanged(stored),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

@Resolver()
export class ContentSettingsResolver {
  constructor(
    private readonly content: ContentService,
    private readonly settings: ContentSettingsService,
  ) {}

  @Needs('content.read')
  @Query(() => [ContentSummary], { description: 'For staff: every document of the site’s content.' })
  async contentDocuments(): Promise<ContentSummary[]> {
    return (await this.settings.list()).map((document) => ContentSummary.partsOf(document));
  }

  @Needs('content.read')
  @Query(() => ContentDocumentResult, {
    description: 'For staff: a document with its draft and its history.',
  })
  async contentDocument(
    @Arg('kind', () => ContentKind, { description: KIND }) kind: ContentKind,
    @Arg('key', { description: KEY }) key: string,
  ): Promise<typeof ContentDocumentResult> {
    const stored = await this.settings.find({ kind, key });
    return stored ? ContentDocumentView.of(stored) : new RecordNotFound();
  }

  @Needs('content.read')
  @Query(() => ContentPreviewResult, {
    description:
      'For staff: what guests would read with a page’s form, or with its draft when there is no form.',
  })
  async contentPreview(
    @Arg('page', { description: 'The page’s name, such as home.' }) page: string,
    @Arg('input', () => ContentInput, { nullable: true, description: 'The form, before it is saved.' })
    input?: ContentInput | null,
  ): Promise<typeof ContentPreviewResult> {
    const wanted = { kind: ContentKind.PAGE, key: page };
    if (!input) {
      const stored = await this.settings.find(wanted);
      return stored ? this.preview(page, stored.document.draft) : new RecordNotFound();
    }
    return resultOf(this.settings.preview(wanted, bodyOfInput(input)), {
      Preview: ({ body }) => this.preview(page, body),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('content.write')
  @Mutation(() => ChangeContentResult, {
    description: 'For staff: replaces the draft of a document. Guests do not see it.',
  })
  async saveContent(
    @Arg('kind', () => ContentKind, { description: KIND }) kind: ContentKind,
    @Arg('key', { description: KEY }) key: string,
    @Arg('input', () => ContentInput, { description: 'The whole form.' }) input: ContentInput,
    @Arg('version', () => Int, { description: VERSION }) version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeContentResult> {
    const body = bodyOfInput(input);
    return changeResult(await this.settings.save(staffOf(context), { kind, key }, body, version));
  }

  @Needs('content.publish')
  @Mutation(() => ChangeContentResult, {
    description: 'For staff: publishes the draft. Guests of every server see it within two seconds.',
  })
  async publishContent(
    @Arg('kind', () => ContentKind, { description: KIND }) kind: ContentKind,
    @Arg('key', { description: KEY }) key: string,
    @Arg('version', () => Int, { description: 'The version of the draft that the staff checked.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeContentResult> {
    return changeResult(await this.settings.publish(staffOf(context), { kind, key }, version));
  }

  @Needs('content.write')
  @Mutation(() => ChangeContentResult, {
    description:
      'For staff: copies an earlier published text into the draft. Guests see it once it is published.',
  })
  async restoreContent(
    @Arg('revision', () => Int, { description: 'The revision’s id.' }) revision: number,
    @Arg('version', () => Int, { description: VERSION }) version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeContentResult> {
    return changeResult(await this.settings.restore(staffOf(context), revision, version));
  }

  private async preview(page: string, body: ContentBody): Promise<ContentPreview> {
    const blocks = await this.content.blocksOf(body);
    return new ContentPreview(
      textsOf(this.content.textsOf(page, body)),
      blocks.map((block) => TextBlockView.of(block)),
    );
  }
}

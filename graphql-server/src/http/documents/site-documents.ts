import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { GraphQLError } from 'graphql';

// Built with the site from its own documents: SHA-256 of each, and its text.
const MANIFEST = 'persisted-documents.json';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function readManifest(directory: string): [string, string][] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(path.join(directory, MANIFEST), 'utf8'));
  } catch {
    // A site that was built elsewhere, or not yet: its documents come as text.
    return [];
  }
  return Object.values(manifest as Record<string, unknown>)
    .filter((text) => typeof text === 'string')
    .map((text) => [sha256(text), text]);
}

/** What figures call a document that is not known beforehand. */
export const NAMELESS = 'other';

/** What is said of a document that is not known beforehand, where only known ones may run. */
export const ONLY_KNOWN_DOCUMENTS = 'This server runs the documents of its own site only.';

const OPERATION_NAME = /^(?:query|mutation) (\w+)/;

function operationNameIn(text: string): string {
  return OPERATION_NAME.exec(text)?.[1] ?? NAMELESS;
}

/**
 * The documents that the server knows beforehand, so that the browser sends a hash instead of the text. Nobody can add
 * to them: Apollo Server sees them as a store that forgets what it is given.
 */
export class SiteDocuments {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly names: ReadonlyMap<string, string>;

  /** `ours` are documents that the server itself runs, by name; they have no hash that a caller could send. */
  constructor(
    directory: string,
    ours: Readonly<Record<string, string>>,
    /** Whether all other documents are refused. */
    readonly areTheOnlyOnes: boolean,
  ) {
    this.texts = new Map(readManifest(directory));
    this.names = new Map([
      ...[...this.texts.values()].map((text) => [text, operationNameIn(text)] as const),
      ...Object.entries(ours).map(([name, text]) => [text, name] as const),
    ]);
  }

  get count(): number {
    return this.texts.size;
  }

  textOf(hash: string): string | undefined {
    return this.texts.get(hash);
  }

  mayRun(text: string): boolean {
    return !this.areTheOnlyOnes || this.names.has(text);
  }

  /** The operation's name, or the documented path's; `other` for what is not known beforehand. */
  nameOf(text: string): string {
    return this.names.get(text) ?? NAMELESS;
  }

  /** What Apollo Server looks persisted queries up in. */
  readonly store = {
    get: async (key: string): Promise<string | undefined> => this.textOf(key.replace(/^apq:/, '')),
    set: async (): Promise<void> => undefined,
    delete: async (): Promise<void> => undefined,
  };

  /** Refuses what is not known, where only that may run. */
  plugin(): ApolloServerPlugin<BaseContext> {
    return {
      requestDidStart: async () => ({
        didResolveOperation: async ({ source }) => {
          if (this.mayRun(source)) return;
          throw new GraphQLError(ONLY_KNOWN_DOCUMENTS, {
            extensions: { code: 'FORBIDDEN', http: { status: 403 } },
          });
        },
      }),
    };
  }
}

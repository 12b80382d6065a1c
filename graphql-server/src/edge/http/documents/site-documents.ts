import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { GraphQLError } from 'graphql';

// The file that the site's build writes: the SHA-256 and the text of each of the site's documents.
const MANIFEST = 'persisted-documents.json';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function readManifest(directory: string): [string, string][] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(path.join(directory, MANIFEST), 'utf8'));
  } catch {
    // The site is built in another folder, or not built yet. It then sends its documents as text.
    return [];
  }
  return Object.values(manifest as Record<string, unknown>)
    .filter((text) => typeof text === 'string')
    .map((text) => [sha256(text), text]);
}

/** The name of an unknown document in the metrics. */
export const NAMELESS = 'other';

/** The refusal of an unknown document, where the allowlist is on. */
export const ONLY_KNOWN_DOCUMENTS = 'This server runs only the documents of its own site.';

const OPERATION_NAME = /^(?:query|mutation|subscription) (\w+)/;

function operationNameIn(text: string): string {
  return OPERATION_NAME.exec(text)?.[1] ?? NAMELESS;
}

/**
 * The documents that the server knows from its start, so that browsers can send a hash instead of the text. Callers
 * cannot add documents: Apollo Server gets a store that ignores writes.
 */
export class SiteDocuments {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly names: ReadonlyMap<string, string>;

  /** `serverDocuments` are the documents of the server itself, by name. Callers cannot send their hashes. */
  constructor(
    directory: string,
    serverDocuments: Readonly<Record<string, string>>,
    /** Whether this list is an allowlist: the server refuses all other documents. */
    readonly isAllowlist: boolean,
  ) {
    this.texts = new Map(readManifest(directory));
    this.names = new Map([
      ...[...this.texts.values()].map((text) => [text, operationNameIn(text)] as const),
      ...Object.entries(serverDocuments).map(([name, text]) => [text, name] as const),
    ]);
  }

  get count(): number {
    return this.texts.size;
  }

  textOf(hash: string): string | undefined {
    return this.texts.get(hash);
  }

  /** Whether the text is a document of the site or of the server, and not a document of a caller. */
  knows(text: string): boolean {
    return this.names.has(text);
  }

  mayRun(text: string): boolean {
    return !this.isAllowlist || this.knows(text);
  }

  /** The operation's name, or the documented path; `other` for an unknown document. */
  nameOf(text: string): string {
    return this.names.get(text) ?? NAMELESS;
  }

  /** The store in which Apollo Server looks up persisted queries. */
  readonly store = {
    get: async (key: string): Promise<string | undefined> => this.textOf(key.replace(/^apq:/, '')),
    set: async (): Promise<void> => undefined,
    delete: async (): Promise<void> => undefined,
  };

  /** Refuses unknown documents, where the allowlist is on. */
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

import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { documentCost } from '../http/documents/document-cost';
import { DOCUMENT_LIMITS, isTooLarge } from '../http/documents/document-limits';
import type { NewDocuments } from '../http/documents/new-documents';

/**
 * The root fields whose result is the same for everybody, and the tables that they are read from. No other field is
 * cached. A test compares this list with the schema.
 */
export const PUBLIC_FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['__typename', []],
  ['categoryItems', ['category_items', 'room_types']],
  ['hotels', ['hotels']],
  ['identitySettings', []],
  ['offers', ['offers']],
  ['property', []],
  ['roomTypes', ['room_types']],
]);

/** A document whose response may come from the cache. */
export interface PublicDocument {
  /** Equal for documents that differ only in their layout. */
  hash: string;
  tables: readonly string[];
  variables: readonly string[];
  /** What the limit of reads charges for it. */
  points: number;
}

/** Every field of the query type in the operation, by its alias. */
function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): Map<string, string> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const fields = new Map<string, string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        fields.set((selection.alias ?? selection.name).value, selection.name.value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet);
      } else {
        const fragment = fragments.get(selection.name.value);
        // Each fragment is visited once, since a fragment may contain itself.
        fragments.delete(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return fields;
}

function readDocument(text: string, operationName: string | null): PublicDocument | null {
  const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true });
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return null;
  const fields = rootFieldsOf(document, operation);
  const tables = [...fields.values()].map((field) => PUBLIC_FIELDS.get(field) ?? null);
  if (tables.includes(null)) return null;
  const { points, repeats } = documentCost(document);
  if (repeats > DOCUMENT_LIMITS.repeats) return null;
  return {
    hash: createHash('sha256')
      .update(`${operationName ?? ''}\n${print(document)}`)
      .digest('base64url'),
    tables: [...new Set(tables.flatMap((table) => table ?? []))],
    variables: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value).sort(),
    points,
  };
}

const KNOWN_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 1_000;

/** Recognises public documents and remembers them. */
export class PublicDocuments {
  /** The entry's document is null when the text is no public document. */
  private readonly known = new LRUCache<string, { document: PublicDocument | null }>({
    maxSize: KNOWN_BYTES,
    sizeCalculation: (_entry, key) => key.length + ENTRY_BYTES,
  });

  constructor(private readonly newDocuments: NewDocuments) {}

  /**
   * Null for a document that is not public or has faults, which Apollo Server describes. Also null for a new document
   * while the time for new documents is used up; that is not remembered.
   */
  find(text: string, operationName: string | null): PublicDocument | null {
    if (isTooLarge(text)) return null;
    const key = `${operationName ?? ''}\n${text}`;
    const known = this.known.get(key);
    if (known) return known.document;
    if (this.newDocuments.secondsToWait(text) !== null) return null;
    const document = this.newDocuments.budget.charged(() => this.read(text, operationName));
    this.known.set(key, { document });
    return document;
  }

  private read(text: string, operationName: string | null): PublicDocument | null {
    try {
      return readDocument(text, operationName);
    } catch {
      return null;
    }
  }
}

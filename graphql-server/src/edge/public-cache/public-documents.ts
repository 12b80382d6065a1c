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
import { sha256 } from '../http/documents/site-documents';

/**
 * What the lowest night of a room type follows from, without the taken nights: a sold night drops no page. So the figure may
 * be as old as a cached response.
 */
export const RATES = [
  'exchange_rates',
  'promotions',
  'property',
  'rate_overrides',
  'rate_plans',
  'restrictions',
  'room_types',
  'rooms',
  'seasons',
  'tax_periods',
] as const;

/**
 * The root fields whose result is the same for everybody, with the tables from which they are read. No other field is
 * cached. A test compares this list with the schema.
 */
export const PUBLIC_FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['__typename', []],
  ['categoryItems', ['category_items', 'pictures', ...RATES]],
  ['hotels', ['hotels', 'pictures']],
  ['navigation', ['category_items', 'content_documents', 'hotels', 'offers']],
  ['pageBody', ['content_documents', 'property', 'room_types']],
  ['pageTexts', ['content_documents', 'pictures', 'property']],
  ['testimonials', ['content_documents']],
  ['identitySettings', []],
  ['offers', ['offers', 'pictures', 'promotions', 'property', 'rate_plans', 'room_types']],
  ['property', ['property', 'shown_currencies']],
  ['ratePlans', ['extras', 'policies', 'rate_plans']],
  ['roomTypes', ['pictures', ...RATES]],
]);

/** A document whose responses may be cached. */
export interface PublicDocument {
  /** Equal for documents that differ only in their layout. */
  hash: string;
  tables: readonly string[];
  variables: readonly string[];
  /** The points that the limit of reads charges for it. */
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
        // Each fragment is visited once, because a fragment may contain itself.
        fragments.delete(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return fields;
}

/** The public documents in a text, one for each operation, by the name that selects it. */
type PublicOperations = ReadonlyMap<string | null, PublicDocument>;

const NOTHING_PUBLIC: PublicOperations = new Map();

function readOperations(text: string): PublicOperations {
  const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true });
  const { points, repeats } = documentCost(document);
  if (repeats > DOCUMENT_LIMITS.repeats) return NOTHING_PUBLIC;
  const printed = print(document);
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? null] : [],
  );
  const operations = new Map<string | null, PublicDocument>();
  // Null selects the only operation.
  for (const name of new Set([null, ...names])) {
    const operation = getOperationAST(document, name);
    const tables = operation && publicTables(document, operation);
    if (!tables) continue;
    const hash = createHash('sha256')
      .update(`${name ?? ''}\n${printed}`)
      .digest('base64url');
    operations.set(name, { hash, tables, variables: variablesOf(operation), points });
  }
  return operations;
}

/** Null when the operation is not a query, or not all of its fields are public. */
function publicTables(document: DocumentNode, operation: OperationDefinitionNode): string[] | null {
  if (operation.operation !== 'query') return null;
  const tables = [...rootFieldsOf(document, operation).values()].map((field) => PUBLIC_FIELDS.get(field));
  if (tables.includes(undefined)) return null;
  return [...new Set(tables.flatMap((table) => table ?? []))];
}

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): string[] {
  return variableDefinitions.map(({ variable }) => variable.name.value).sort();
}

const KNOWN_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 200;
const OPERATION_BYTES = 800;

/** Recognises public documents and remembers them. */
export class PublicDocuments {
  /** By the hash of the text, so that a long text pushes out no more entries than a short text. */
  private readonly known = new LRUCache<string, PublicOperations>({
    maxSize: KNOWN_BYTES,
    sizeCalculation: ({ size }) => ENTRY_BYTES + size * OPERATION_BYTES,
  });

  constructor(private readonly newDocuments: NewDocuments) {}

  /**
   * Null for a document that is not public or has faults, which Apollo Server describes. Also null for a new document
   * while the time for new documents is used up; this result is not remembered.
   */
  find(text: string, operationName: string | null): PublicDocument | null {
    if (isTooLarge(text)) return null;
    return this.operationsIn(text)?.get(operationName) ?? null;
  }

  private operationsIn(text: string): PublicOperations | null {
    const key = sha256(text);
    const known = this.known.get(key);
    if (known) return known;
    if (this.newDocuments.secondsToWait(text) !== null) return null;
    const operations = this.newDocuments.parsed(text, () => this.read(text));
    this.known.set(key, operations);
    return operations;
  }

  private read(text: string): PublicOperations {
    try {
      return readOperations(text);
    } catch {
      return NOTHING_PUBLIC;
    }
  }
}

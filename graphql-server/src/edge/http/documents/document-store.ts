import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

const STORE_BYTES = 16 * 1024 * 1024;
// Measured: a parsed document takes two bytes of memory for each character of its JSON.
const BYTES_PER_CHARACTER = 2;
const ENTRY_BYTES = 500;

/** Positions refer to the source text and its tokens, and would keep both in memory. */
const withoutPositions = (key: string, value: unknown): unknown => (key === 'loc' ? undefined : value);

/**
 * Keeps validated documents for Apollo Server, up to a number of bytes. Each is a copy that shares nothing with the
 * source text, so that its measured size is right.
 */
export class DocumentStore {
  private readonly documents: LRUCache<string, { document: DocumentNode; bytes: number }>;

  constructor(maximumBytes = STORE_BYTES) {
    this.documents = new LRUCache({ maxSize: maximumBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The number of bytes that the documents take now. */
  get bytes(): number {
    return this.documents.calculatedSize;
  }

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.documents.get(key)?.document);
  }

  set(key: string, document: DocumentNode): Promise<void> {
    const text = JSON.stringify(document, withoutPositions);
    const bytes = ENTRY_BYTES + BYTES_PER_CHARACTER * text.length;
    this.documents.set(key, { document: JSON.parse(text) as DocumentNode, bytes });
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.documents.delete(key));
  }
}

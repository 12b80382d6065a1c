interface Entry<Value> {
  value: Value;
  bytes: number;
  /** Asked for since the last sweep over it. */
  used: boolean;
}

/**
 * Keeps the latest values within so many bytes. What has not been asked for goes first (the 'clock' algorithm:
 * nearly LRU, and looking up moves nothing).
 */
export class ByteBoundedMap<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private held = 0;

  constructor(private readonly maximumBytes: number) {}

  /** Bytes of all keys and values now. */
  get bytes(): number {
    return this.held;
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    entry.used = true;
    return entry.value;
  }

  /** A value that alone is over the bound is not kept. `valueBytes` need not count the key. */
  set(key: string, value: Value, valueBytes: number): void {
    this.delete(key);
    const bytes = key.length + valueBytes;
    if (bytes > this.maximumBytes) return;
    this.entries.set(key, { value, bytes, used: false });
    this.held += bytes;
    this.makeRoom();
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.held -= entry.bytes;
  }

  deleteWhere(isUnwanted: (value: Value) => boolean): void {
    for (const [key, { value }] of this.entries) if (isUnwanted(value)) this.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.held = 0;
  }

  private makeRoom(): void {
    // A Map is walked in the order of insertion, and meets again what is put back at its end.
    for (const [key, entry] of this.entries) {
      if (this.held <= this.maximumBytes) return;
      this.entries.delete(key);
      if (entry.used) this.entries.set(key, { ...entry, used: false });
      else this.held -= entry.bytes;
    }
  }
}

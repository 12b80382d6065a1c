/** An element of the page that is open. */
export interface Found {
  click(): Promise<void>;
  /** Chooses the option of a list that has this value. */
  choose(value: string): Promise<void>;
  /** Gives a file to a field for files. */
  attach(file: string): Promise<void>;
}

/** The keys that a guest without a mouse presses. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** What a browser must be able to do; each call fails with the browser's own words. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Width and height of the page in CSS pixels; a browser's window may have a least size. */
  resize(width: number, height: number): Promise<void>;
  /** What a JavaScript expression gives in the page, or in the frame that was entered; a JSON value. */
  read<Value>(expression: string): Promise<Value>;
  /** The element that a JavaScript expression gives; null when it gives none. */
  find(expression: string): Promise<Found | null>;
  /** Types into whatever has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Goes into the frame on the page, so that everything else happens in there. */
  enterFrame(): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Gives up the page and all that it stored. */
  close(): Promise<void>;
}

/** A browser that runs, and opens engines that share nothing. */
export interface Browser {
  newEngine(): Promise<Engine>;
  stop(): Promise<void>;
}

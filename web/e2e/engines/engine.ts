/** An element of the open page. */
export interface Found {
  click(): Promise<void>;
  /** Selects the option with this value. */
  choose(value: string): Promise<void>;
  /** Sets the file of a file input. */
  attach(file: string): Promise<void>;
}

/** The keys of a guest without a mouse. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** The operations that a browser must support. Each call fails with the browser's own message. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Width and height of the page in CSS pixels. A browser's window may have a minimum size. */
  resize(width: number, height: number): Promise<void>;
  /** The value of a JavaScript expression in the page, or in the entered frame, as JSON. */
  read<Value>(expression: string): Promise<Value>;
  /** The element that a JavaScript expression returns; null when it returns none. */
  find(expression: string): Promise<Found | null>;
  /** Types into whatever has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Enters the frame on the page: all further calls are made in it. */
  enterFrame(): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Closes the page and deletes its storage. */
  close(): Promise<void>;
}

/** A running browser, which opens isolated engines. */
export interface Browser {
  newEngine(): Promise<Engine>;
  stop(): Promise<void>;
}

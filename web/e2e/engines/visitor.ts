import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Engine, Found, Key } from './engine';

// Finds elements by role, name and label, as a screen reader does, in any browser.
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Roles and labels match exactly. A name or a text may be a substring when `within` is set. */
export type Target =
  { role: string; name: string; within?: boolean } | { label: string } | { text: string; within?: boolean };

interface Queries {
  queryAllByRole(root: Element, role: string, options: object): HTMLElement[];
  queryAllByLabelText(root: Element, label: string | RegExp): HTMLElement[];
  queryAllByText(root: Element, text: string, options: object): HTMLElement[];
}

/** Runs in the page. Finds the one matching element that a press would reach; null while there is none. */
function locate(library: Queries, target: Target, mustBeReachable: boolean): HTMLElement | null {
  const root = document.body;
  const all = () => {
    if ('role' in target) {
      const name = target.within ? (text: string) => text.includes(target.name) : target.name;
      return library.queryAllByRole(root, target.role, { name });
    }
    if ('label' in target) {
      const label = new RegExp(`^${target.label}( \\(optional\\))?$`);
      return library.queryAllByLabelText(root, label);
    }
    return library.queryAllByText(root, target.text, { exact: !target.within });
  };
  const [element, ...others] = all().filter((one) => !one.closest('[aria-hidden=true]'));
  if (!element || others.length > 0) return null;
  if (!mustBeReachable) return element;
  // A press on a disabled element would be lost, as in the test checkout before it has loaded the payment.
  if (element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (element.contains(hit) || hit.contains(element)) ? element : null;
}

/** Runs in the page. Fills a field at once, as a browser's own calendar does. */
function fillAtOnce(field: HTMLInputElement, value: string): string {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.value;
}

/** A guest who finds elements by role, name and label, in any engine. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly siteUrl: string,
  ) {}

  open(path: string): Promise<void> {
    return this.engine.open(new URL(path, this.siteUrl).href);
  }

  resize(width: number, height: number): Promise<void> {
    return this.engine.resize(width, height);
  }

  press(key: Key): Promise<void> {
    return this.engine.press(key);
  }

  type(text: string): Promise<void> {
    return this.engine.type(text);
  }

  async click(target: Target): Promise<void> {
    await (await this.reach(target)).click();
  }

  /** Presses the field and replaces its text. */
  async fill(label: string, text: string): Promise<void> {
    await this.click({ label });
    await this.engine.read('document.activeElement?.select?.(), null');
    await this.engine.type(text);
    await this.holds(label, text);
  }

  async fillDate(label: string, date: string): Promise<void> {
    await this.reach({ label });
    await this.engine.read(`(${fillAtOnce})(${expressionOf({ label }, false)}, '${date}')`);
    await this.holds(label, date);
  }

  async choose(label: string, value: string): Promise<void> {
    await (await this.reach({ label })).choose(value);
  }

  async attach(label: string, file: string): Promise<void> {
    await (await this.reach({ label }, false)).attach(file);
  }

  /** Waits until the element is on the page. */
  async sees(target: Target): Promise<void> {
    await this.reach(target, false);
  }

  /** Waits until the whole element is in the window. */
  async hasInSight(target: Target): Promise<void> {
    await this.sees(target);
    const rectangle = `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(${expressionOf(target, false)}.getBoundingClientRect())`;
    await this.reads(rectangle, true);
  }

  async holds(label: string, value: string): Promise<void> {
    await this.reads(`${expressionOf({ label }, false)}?.value`, value);
  }

  /** Waits until an expression has a value. */
  async reads(expression: string, value: string | number | boolean): Promise<void> {
    await expect(async () => {
      expect(await this.read(expression)).toBe(value);
    }).toPass();
  }

  /** Whether an element has the focus. */
  async isOn(target: Target): Promise<boolean> {
    return (await this.read(`${expressionOf(target, false)} === document.activeElement`)) === true;
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(target: Target): Promise<void> {
    await this.reach(target);
    for (let presses = 0; presses < 25; presses += 1) {
      if (await this.isOn(target)) return;
      await this.press('Tab');
    }
    throw new Error(`The focus did not come to ${JSON.stringify(target)}.`);
  }

  async inFrame(work: () => Promise<void>): Promise<void> {
    await this.engine.enterFrame();
    await work();
    await this.engine.leaveFrame();
  }

  /** The page's address and text, for a report. */
  page(): Promise<string> {
    return this.engine.read("location.href + '\\n' + document.body.innerText");
  }

  private async read(expression: string): Promise<unknown> {
    await this.provideLibrary();
    return this.engine.read(expression);
  }

  private async reach(target: Target, mustBeReachable = true): Promise<Found> {
    let found: Found | null = null;
    await expect(async () => {
      await this.provideLibrary();
      found = await this.engine.find(expressionOf(target, mustBeReachable));
      expect(found, JSON.stringify(target)).not.toBeNull();
    }).toPass();
    if (!found) throw new Error(`There is no ${JSON.stringify(target)}.`);
    return found;
  }

  /** Each page and frame needs its own copy of the script. */
  private async provideLibrary(): Promise<void> {
    if (await this.engine.read("typeof TestingLibraryDom === 'object'")) return;
    await this.engine.read(`(() => { ${LIBRARY}; return null; })()`);
  }
}

function expressionOf(target: Target, mustBeReachable: boolean): string {
  return `(${locate})(TestingLibraryDom, ${JSON.stringify(target)}, ${mustBeReachable})`;
}

import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test-server';

/** A role and a name of the accessibility tree, as a screen reader says them. */
export interface Heard {
  role: string;
  name: string | RegExp;
}

interface TreeNode {
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value: string };
  name?: { value: string };
  value?: { value: unknown };
}

/**
 * A guest who knows the page only by the browser's accessibility tree: finds each control by its role and name there,
 * and is lost when there is none, or more than one. No selector and no label of the document is read.
 */
export class TreeGuest {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<TreeGuest> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new TreeGuest(page, session);
  }

  /** All nodes of the tree with this role and name. */
  private async heard({ role, name }: Heard): Promise<TreeNode[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
    const matches = (said: string) => (typeof name === 'string' ? said === name : name.test(said));
    return nodes.filter(
      (node) => !node.ignored && node.role?.value === role && matches((node.name?.value ?? '').trim()),
    );
  }

  /** Moves the focus to the only such control, as a screen reader does. */
  async reach(wanted: Heard): Promise<TreeNode> {
    let found: TreeNode[] = [];
    await expect(async () => {
      found = await this.heard(wanted);
      expect(found.map(({ name }) => name?.value)).toHaveLength(1);
      await this.session.send('DOM.focus', { backendNodeId: found[0]?.backendDOMNodeId });
    }).toPass({ timeout: 20_000 });
    return found[0] as TreeNode;
  }

  async press(wanted: Heard, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(wanted);
    await this.page.keyboard.press(key);
  }

  async type(wanted: Heard, words: string): Promise<void> {
    await this.reach(wanted);
    await this.page.keyboard.type(words);
  }

  /**
   * Types, and listens to what the control then says as its value. Types again if the page was not ready for it, from the
   * first part of a date, where a control begins that gets the focus anew.
   */
  async enter(wanted: Heard, words: string, value: string): Promise<void> {
    await expect(async () => {
      await this.page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await this.type(wanted, words);
      await expect
        .poll(async () => (await this.heard(wanted)).map((node) => node.value?.value), { timeout: 5_000 })
        .toEqual([value]);
    }).toPass({ timeout: 30_000 });
  }

  /** Waits until something with this role and name is said. */
  async hears(wanted: Heard): Promise<void> {
    await expect.poll(async () => (await this.heard(wanted)).length).toBeGreaterThan(0);
  }
}

import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { animationsEnd } from './animations';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Scope {
  /** Selectors of the parts that are read; without them the whole page. */
  include?: string[];
  exclude?: string[];
  /** Rules that do not hold for this page. */
  without?: string[];
  /** Rules that axe does not apply by itself. */
  also?: string[];
}

/** Axe reads a page again that changed meanwhile. A clock on the page changes each second. */
const MOST_READINGS = 5;

/**
 * The findings of axe on the open page: each fault with its elements. A fault counts only on a page that stood still while
 * axe read it: a list that is read again is pale for a moment.
 */
export async function axeFindings(page: Page, scope: Scope = {}): Promise<string[]> {
  for (let reading = 1; ; reading += 1) {
    const { findings, hasChanged } = await readByAxe(page, scope);
    if (findings.length === 0 || !hasChanged || reading === MOST_READINGS) return findings;
    await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
    await animationsEnd(page);
  }
}

async function readByAxe(page: Page, { include, exclude = [], without = [], also = [] }: Scope) {
  // Axe stays in a document until the page is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries([
    ...without.map((rule) => [rule, { enabled: false }] as const),
    ...also.map((rule) => [rule, { enabled: true }] as const),
  ]);
  return page.evaluate(
    async ({ context, options }) => {
      let hasChanged = false;
      const observer = new MutationObserver(() => (hasChanged = true));
      const whole = { attributes: true, characterData: true, childList: true, subtree: true };
      observer.observe(document.body, whole);
      const { violations } = await window.axe.run(context, options);
      observer.disconnect();
      const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      return { findings, hasChanged };
    },
    {
      context: { ...(include ? { include } : {}), exclude },
      // Only faults are requested, so axe does not describe what is correct, and does not load the styles again.
      options: { rules, resultTypes: ['violations' as const], preload: false },
    },
  );
}

import axe from 'axe-core';
import type { Page } from '@playwright/test';

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

/** The findings of axe on the open page: each fault with its elements. */
export async function axeFindings(
  page: Page,
  { include, exclude = [], without = [], also = [] }: Scope = {},
): Promise<string[]> {
  // Axe stays in a document until the page is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries([
    ...without.map((rule) => [rule, { enabled: false }] as const),
    ...also.map((rule) => [rule, { enabled: true }] as const),
  ]);
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    {
      context: { ...(include ? { include } : {}), exclude },
      // Only faults are requested, so axe does not describe what is correct, and does not load the styles again.
      options: { rules, resultTypes: ['violations' as const], preload: false },
    },
  );
}

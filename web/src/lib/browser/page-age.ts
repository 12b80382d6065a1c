/** For this long the data that came with a page count as new. */
const NEW_MILLISECONDS = 10_000;

/** How the browser came to this page; undefined on the server. */
export function navigationType(): string | undefined {
  if (typeof performance === 'undefined') return undefined;
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return (load as PerformanceNavigationTiming | undefined)?.type;
}

/**
 * Whether the server has just sent this page. False on the server, and after Back, because the browser may then show a
 * page that it has kept for hours.
 */
export function isPageNew(): boolean {
  const type = navigationType();
  return (type === 'navigate' || type === 'reload') && performance.now() < NEW_MILLISECONDS;
}

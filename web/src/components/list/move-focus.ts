const REGIONS = 'section, [role="dialog"], main';

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
}

/** Moves the focus to the page, or to the site while there is no page, such as while access is checked. */
export function focusPage(): void {
  const page = document.getElementById('main') ?? document.getElementById('root');
  if (page) focus(page);
}

/**
 * Moves the focus to the heading above an element that will be removed, or to the page or the site without a heading.
 */
export function focusHeadingOver(element: Element): void {
  for (
    let region = element.closest(REGIONS);
    region;
    region = region.parentElement?.closest(REGIONS) ?? null
  ) {
    const heading = region.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) return focus(heading);
  }
  focusPage();
}

/** Moves the focus to the nearest ancestor with `tabIndex={-1}` of an element that will be removed. */
export function focusAround(element: Element): void {
  element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
}

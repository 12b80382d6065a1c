const REGIONS = 'section, [role="dialog"], main';

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
}

/** Moves the focus to the page, or to the site when that has none, as while access is checked. */
export function focusPage(): void {
  const page = document.getElementById('main') ?? document.getElementById('root');
  if (page) focus(page);
}

/** Moves the focus to the heading over an element that is about to go; to the page or the site when there is none. */
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

/** Moves the focus to the nearest element around one that is about to go: one with `tabIndex={-1}`. */
export function focusAround(element: Element): void {
  element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
}

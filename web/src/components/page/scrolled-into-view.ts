/** A `ref` for what appears above the button that was pressed: on a phone it would be out of sight. */
export function scrolledIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

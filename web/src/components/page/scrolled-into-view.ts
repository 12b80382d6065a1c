/** A `ref` for a message that appears above the pressed button: on a phone it could be off the screen. */
export function scrolledIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

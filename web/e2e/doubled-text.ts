import type { Page } from '@playwright/test';
import { animationsEnd } from './animations';

/** What is cut, what lies over other text, and whether the page scrolls sideways. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const named = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 140);

    /** Whether a statement is true of the element or of an element around it; each element is asked once. */
    const anyAround = (isTrue: (element: Element) => boolean) => {
      const known = new Map<Element, boolean>();
      const ask = (element: Element): boolean => {
        const before = known.get(element);
        if (before !== undefined) return before;
        const parent = element.parentElement;
        const answer = isTrue(element) || (parent !== null && ask(parent));
        known.set(element, answer);
        return answer;
      };
      return ask;
    };
    const hasStyle = (property: string, values: readonly string[]) =>
      anyAround((element) => values.includes(getComputedStyle(element).getPropertyValue(property)));
    const isClipped = hasStyle('clip-path', ['inset(50%)']);
    const scrolls = hasStyle('overflow-x', ['auto', 'scroll']);
    const isFixed = hasStyle('position', ['fixed', 'sticky']);

    /** The edges of the nearest box that hides what is larger; null without such a box. */
    const edgesKnown = new Map<Element, DOMRect | null>();
    const hidingEdges = (element: Element | null): DOMRect | null => {
      if (!element || element === document.body || element === document.documentElement) return null;
      const before = edgesKnown.get(element);
      if (before !== undefined) return before;
      const hides = /hidden|clip/.test(getComputedStyle(element).overflow);
      const edges = hides ? element.getBoundingClientRect() : hidingEdges(element.parentElement);
      edgesKnown.set(element, edges);
      return edges;
    };

    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isClipped(element);
    const texts = [...document.querySelectorAll('body *')]
      .filter((element) => !(element instanceof SVGElement) && !isHidden(element))
      .flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .map((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return { element, lines: [...range.getClientRects()] };
          }),
      );
    const width = document.documentElement.clientWidth;
    const beyond = texts.filter(
      ({ element, lines }) =>
        !scrolls(element) && lines.some(({ left, right }) => right > width + 0.5 || left < -0.5),
    );
    const cut = texts.filter(({ element, lines }) => {
      const edges = hidingEdges(element);
      return (
        edges !== null &&
        lines.some(
          (line) =>
            line.right > edges.right + 1 ||
            line.left < edges.left - 1 ||
            line.bottom > edges.bottom + 4 ||
            line.top < edges.top - 4,
        )
      );
    });

    // Lines may touch: letters do not fill the height of their line.
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        0.4 * Math.min(one.height, other.height);
    const lines = texts
      .filter(({ element }) => !isFixed(element))
      .flatMap(({ element, lines: ofText }) => ofText.map((line) => ({ element, line })))
      .sort((one, other) => one.line.top - other.line.top);
    const overlapping = new Set<string>();
    for (const [place, { element, line }] of lines.entries())
      for (let next = place + 1; next < lines.length; next += 1) {
        const other = lines[next];
        // Every further line begins below this line.
        if (!other || other.line.top >= line.bottom) break;
        if (other.element !== element && isOver(line, other.line))
          overlapping.add(`${named(element)} over ${named(other.element)}`);
      }
    return [
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []),
      ...beyond.map(({ element }) => `beyond the page: ${named(element)}`),
      ...cut.map(({ element }) => `cut: ${named(element)}`),
      ...overlapping,
    ];
  });

/** Doubles the text of the open page (WCAG 1.4.4), 1280 px wide, and finds what cannot be read. The page keeps the size. */
export async function faultsOfDoubledText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await animationsEnd(page);
  return (await unreadable(page)).map((fault) => `with text of 200 %: ${fault}`);
}

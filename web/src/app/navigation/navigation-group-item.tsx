import { useCallback, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronDownIcon } from '../../components/icon/line-icons';
import { useDismissal } from '../../components/dialog/use-dismissal';
import type { NavigationEntry } from '../../lib/hotel/hotel';
import { joinClasses } from '../../lib/joined-classes';
import { NavigationLinkItem } from './navigation-link-item';

interface NavigationGroupItemProps {
  group: Pick<NavigationEntry, 'label' | 'links'>;
  open: boolean;
  /**
   * In the menu of a small screen the list stays open, because closing it would move the links below it while they are
   * pressed.
   */
  staysOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** An open list that would leave the window at its right edge ends at the right edge of its button instead. */
function useRoomInWindow(list: RefObject<HTMLUListElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !open) return;
    element.removeAttribute('data-at-end');
    const isBeyond = element.getBoundingClientRect().right > document.documentElement.clientWidth;
    element.toggleAttribute('data-at-end', isBeyond);
  }, [list, open]);
}

/** A button that shows and hides a list of links (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/). */
export function NavigationGroupItem({ group, open, staysOpen, onOpenChange }: NavigationGroupItemProps) {
  const { pathname } = useLocation();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  useRoomInWindow(list, open);
  const leave = useCallback(() => {
    if (!staysOpen) onOpenChange(false);
  }, [staysOpen, onOpenChange]);
  const escape = useCallback(() => {
    onOpenChange(false);
    button.current?.focus();
  }, [onOpenChange]);
  useDismissal({ active: open, container: item, onLeave: leave, onEscape: escape });
  const holdsCurrent = group.links.some(({ path }) => path === pathname);
  return (
    <li ref={item} className="relative max-xl:border-b max-xl:border-line">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => onOpenChange(!open)}
        className={joinClasses('navigation-word w-full max-xl:justify-between', holdsCurrent && 'is-current')}
      >
        {group.label}
        <ChevronDownIcon
          className={joinClasses('size-4 shrink-0 transition-transform duration-200', open && 'rotate-180')}
        />
      </button>
      <ul
        ref={list}
        id={listId}
        hidden={!open}
        className="max-xl:pb-4 xl:animate-appear xl:absolute xl:top-full xl:left-0 xl:data-at-end:right-0 xl:data-at-end:left-auto xl:z-1 xl:mt-2 xl:min-w-56 xl:border-t-2 xl:rounded-b-control xl:border-brass xl:bg-raised xl:py-2 xl:shadow-float"
      >
        {group.links.map((link, place) => (
          <NavigationLinkItem key={place} link={link} inGroup />
        ))}
      </ul>
    </li>
  );
}

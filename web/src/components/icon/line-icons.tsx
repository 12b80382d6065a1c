/** An icon of lines on a grid of 24 × 24. */
function lineIcon(path: string) {
  return function LineIcon({ className }: { className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={24}
        height={24}
        aria-hidden
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        <path d={path} />
      </svg>
    );
  };
}

// The icons of every page. Other icons come from lucide, which is too large for the first load.
export const ArrowRightIcon = lineIcon('M5 12h14M12 5l7 7-7 7');
export const ChevronDownIcon = lineIcon('M6 9l6 6 6-6');
export const CloseIcon = lineIcon('M18 6 6 18M6 6l12 12');
export const MenuIcon = lineIcon('M4 5h16M4 12h16M4 19h16');

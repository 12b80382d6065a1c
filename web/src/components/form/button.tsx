import {
  cloneElement,
  isValidElement,
  type ComponentProps,
  type MouseEventHandler,
  type ReactElement,
} from 'react';
import { joinClasses } from '../../lib/joined-classes';

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

// Forced colours take the ground away: a border keeps the shape then.
const FILLED = 'forced-colors:border';

const LOOKS = {
  action: `${FILLED} bg-action text-on-action hover:bg-action-hover`,
  quiet: 'border border-control bg-transparent text-ink hover:border-action hover:text-action',
  /** For a button that many rows repeat. */
  soft: 'border border-action bg-transparent text-action hover:bg-action hover:text-on-action',
  /** For actions that cannot be undone, such as a deletion. */
  danger: 'border border-bad bg-transparent text-bad hover:bg-bad hover:text-ground',
  light: `${FILLED} bg-(--bright-ground) text-(--bright-action) hover:bg-white`,
  link: 'text-action underline underline-offset-4 hover:text-action-hover',
};

const SIZES = {
  /** In a row of the desk, which has a height of its own. */
  row: 'min-h-(--desk-button) min-w-11 px-2 text-sm leading-none',
  small: 'min-h-11 px-4 text-[length:var(--text-button,0.9375rem)]',
  normal: 'min-h-12 px-6 text-base',
  large: 'min-h-14 px-8 text-lg',
};

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * Dims the button and ignores presses, as `aria-disabled`. With the attribute `disabled` some browsers drop the
   * focus, and others keep it and scroll back to it.
   */
  disabled?: boolean;
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** Renders the child, such as a link, with the look of the button. */
  asChild?: boolean;
}

/** The site's button. */
export function Button({
  look = 'action',
  size = 'normal',
  asChild = false,
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = joinClasses(BASE, LOOKS[look], look !== 'link' && SIZES[size], className);
  if (asChild && isLink(children)) return cloneElement(children, { className: classes });
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? ignorePress : onClick}
      className={classes}
    >
      {children}
    </button>
  );
}

// Enter in a field presses the form's button too, so this prevents every way to send the form.
const ignorePress: MouseEventHandler = (event) => event.preventDefault();

function isLink(children: unknown): children is ReactElement<{ className?: string }> {
  return isValidElement(children);
}

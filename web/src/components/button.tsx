import { cloneElement, isValidElement, type ComponentProps, type ReactElement } from 'react';
import { joinClasses } from '../lib/joined-classes';

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60';

const LOOKS = {
  action: 'bg-action text-on-action hover:bg-action-hover',
  quiet: 'border border-control bg-transparent text-ink hover:border-action hover:text-action',
  light: 'bg-[#fbf7f0] text-[#0f4c3a] hover:bg-white',
  link: 'text-action underline underline-offset-4 hover:text-action-hover',
};

const SIZES = {
  small: 'min-h-11 px-4 text-[0.9375rem]',
  normal: 'min-h-12 px-6 text-base',
  large: 'min-h-14 px-8 text-lg',
};

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** The child is the element (a link, say); the button lends it its look. */
  asChild?: boolean;
}

/** The site's button. */
export function Button({
  look = 'action',
  size = 'normal',
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = joinClasses(BASE, LOOKS[look], look !== 'link' && SIZES[size], className);
  if (asChild && isLink(children)) return cloneElement(children, { className: classes });
  return (
    <button type="button" {...rest} className={classes}>
      {children}
    </button>
  );
}

function isLink(children: unknown): children is ReactElement<{ className?: string }> {
  return isValidElement(children);
}

import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { joinClasses } from '../lib/joined-classes';

const looks = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60',
  {
    variants: {
      look: {
        action: 'bg-action text-on-action hover:bg-action-hover',
        quiet: 'border border-control bg-transparent text-ink hover:border-action hover:text-action',
        light: 'bg-[#fbf7f0] text-[#0f4c3a] hover:bg-white',
        link: 'text-action underline underline-offset-4 hover:text-action-hover',
      },
      size: { small: 'text-[0.9375rem]', normal: 'text-base', large: 'text-lg' },
    },
    compoundVariants: [
      { look: ['action', 'quiet', 'light'], size: 'small', className: 'min-h-11 px-4' },
      { look: ['action', 'quiet', 'light'], size: 'normal', className: 'min-h-12 px-6' },
      { look: ['action', 'quiet', 'light'], size: 'large', className: 'min-h-14 px-8' },
    ],
    defaultVariants: { look: 'action', size: 'normal' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof looks> {
  /** The child is the element (a link, say); the button lends it its look. */
  asChild?: boolean;
}

/** The site's button. */
export function Button({ look, size, asChild = false, className, type = 'button', ...rest }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      type={asChild ? undefined : type}
      className={joinClasses(looks({ look, size }), className)}
      {...rest}
    />
  );
}

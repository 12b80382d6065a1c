import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Class names joined; a later one wins over an earlier one of the same kind. */
export function joinClasses(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}

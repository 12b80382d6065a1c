import { clsx, type ClassValue } from 'clsx';

/** Joins class names. They must not contradict each other: use variants of the component instead. */
export function joinClasses(...classes: ClassValue[]): string {
  return clsx(classes);
}

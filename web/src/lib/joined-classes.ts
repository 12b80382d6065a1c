import { clsx, type ClassValue } from 'clsx';

/** Joins class names. None of them may contradict another: use variants of the component instead. */
export function joinClasses(...classes: ClassValue[]): string {
  return clsx(classes);
}

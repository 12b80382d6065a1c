import { clsx, type ClassValue } from 'clsx';

/** Class names joined; none of them may contradict another: what varies is a variant of its component. */
export function joinClasses(...classes: ClassValue[]): string {
  return clsx(classes);
}

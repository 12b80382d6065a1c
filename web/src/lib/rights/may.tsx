import type { ReactNode } from 'react';
import { useMay } from './rights';

interface MayProps {
  /** The permission of the operation behind the children, such as stays.move. */
  permission: string;
  children: ReactNode;
}

/** Shows its children only to people who may use them. */
export const May = ({ permission, children }: MayProps) => (useMay(permission) ? children : null);

import { createContext, useContext } from 'react';

/** What the person at the desk may do. */
export interface Rights {
  /** The name that the desk shows; empty when it is not known. */
  name: string;
  /** The name of the role. */
  role: string;
  /** Whether this is the hotel's pinned administrator, who has the dashboard, too. */
  isAdmin: boolean;
  /** The most that the person may give away on one business day, in paise; null for any amount. */
  boundPaise: number | null;
  /** Whether the role has the permission, such as bookings.read. */
  may(permission: string): boolean;
}

/** Outside the desk's guard nothing is hidden: the server refuses what is not allowed. */
const EVERYTHING: Rights = { name: '', role: '', isAdmin: true, boundPaise: null, may: () => true };

const RightsContext = createContext<Rights>(EVERYTHING);

export const RightsProvider = RightsContext.Provider;

/** What the person at the desk may do. */
export const useRights = (): Rights => useContext(RightsContext);

/** Whether the person at the desk has the permission. */
export const useMay = (permission: string): boolean => useRights().may(permission);

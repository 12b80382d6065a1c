import { useLocation, useNavigate } from 'react-router-dom';

/** What the browser's history stores for a page in addition to its address. */
interface EntryState {
  open?: string;
}

/**
 * Whether the dialog of that name is open over the page. Opening it adds an entry to the browser's history: Back closes
 * it, and a reload keeps it open.
 */
export function useOpenInHistory(name: string): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = (state as EntryState | null)?.open === name;
  const setOpen = (open: boolean) => {
    if (open === isOpen) return;
    if (open) void navigate({ pathname, search, hash }, { state: { open: name } satisfies EntryState });
    else void navigate(-1);
  };
  return [isOpen, setOpen];
}

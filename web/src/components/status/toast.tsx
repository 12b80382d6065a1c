import { CloseIcon } from '../icon/line-icons';
import { Toast as Primitive } from 'radix-ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { t } from '../../lib/texts/texts';

/** Long enough to read. A toast stays while pointer or focus are on it. */
const TOAST_MILLISECONDS = 6_000;

const ToastContext = createContext<(text: string) => void>(() => undefined);

/** Shows a toast that something was done. Failures and texts that must be read do not belong in toasts. */
export const useToast = () => useContext(ToastContext);

interface ToastEntry {
  id: number;
  text: string;
}

/** The provider around pages that show toasts. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const show = useCallback((text: string) => {
    setToasts((now) => [...now, { id: (now.at(-1)?.id ?? 0) + 1, text }]);
  }, []);
  const forget = (id: number) => setToasts((now) => now.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      <Primitive.Provider duration={TOAST_MILLISECONDS} label={t`Notice`}>
        {children}
        {toasts.map(({ id, text }) => (
          <Primitive.Root
            key={id}
            type="background"
            onOpenChange={(open) => (open ? undefined : forget(id))}
            className="animate-appear flex items-center gap-3 rounded-control border border-line border-l-4 border-l-good bg-raised py-2 pr-2 pl-4 shadow-float"
          >
            <Primitive.Description className="flex-1 font-medium text-ink">{text}</Primitive.Description>
            <Primitive.Close
              aria-label={t`Close`}
              className="grid size-11 cursor-pointer place-items-center rounded-control text-quiet hover:text-ink"
            >
              <CloseIcon className="size-5" />
            </Primitive.Close>
          </Primitive.Root>
        ))}
        <Primitive.Viewport
          label={t`Notices ({hotkey})`}
          className="fixed inset-x-4 bottom-4 z-[80] ml-auto grid max-w-sm gap-3 outline-none sm:right-6 sm:bottom-6"
        />
      </Primitive.Provider>
    </ToastContext>
  );
}

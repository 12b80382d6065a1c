import { useCallback, useRef, useState } from 'react';
import { useIdentity } from '../../../../lib/identity/identity-context';
import { sendPicture } from './send-picture';

/** A file that is being uploaded. */
export interface Upload {
  id: number;
  name: string;
  /** 0 to 1. */
  sent: number;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  /** Why it was refused. */
  message: string | null;
}

/** Uploads files one after another, in the order in which they were chosen. `onSent` is called after each file. */
export function useUploads(onSent: () => void) {
  const identity = useIdentity();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);

  const change = useCallback((id: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ file, id: (count.current += 1) }));
      setUploads((before) => [
        ...before.filter(({ state }) => state !== 'done'),
        ...added.map(({ file, id }): Upload => ({
          id,
          name: file.name,
          sent: 0,
          state: 'waiting',
          message: null,
        })),
      ]);
      for (const { file, id } of added) {
        line.current = line.current.then(async () => {
          change(id, { state: 'sending' });
          const outcome = await sendPicture(
            file,
            () => identity.token(),
            (sent) => change(id, { sent }),
          );
          if (outcome.kind === 'sent') {
            change(id, { state: 'done', sent: 1 });
            onSent();
          } else change(id, { state: 'refused', message: outcome.message });
        });
      }
    },
    [change, identity, onSent],
  );
  return { uploads, add };
}

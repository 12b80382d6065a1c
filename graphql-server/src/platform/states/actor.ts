/** The jobs of ours that change records, as their changes name them. */
type JobActor =
  'option job' | 'sweep holds' | 'reconciliation' | 'refund job' | 'capture job' | 'payment test job';

/** Who makes a change. The id is null when nobody knows it. */
export interface Actor {
  kind: 'guest' | 'staff' | 'webhook' | 'job';
  /** Of guests and staff the identity provider's id; of a webhook the gateway's event; of a job its name. */
  id: string | null;
}

/** A guest; `uid` is null for a visitor. */
export const guestActor = (uid: string | null): Actor => ({ kind: 'guest', id: uid });

export const staffActor = (uid: string): Actor => ({ kind: 'staff', id: uid });

export const webhookActor = (eventId: string): Actor => ({ kind: 'webhook', id: eventId });

export const jobActor = (id: JobActor): Actor => ({ kind: 'job', id });

// The word of the versions before.
const SWEEP = 'sweep';

/** One word or two for the history that the desk reads, such as 'guest' or 'refund job'. */
export function wordOf({ kind, id }: Actor): string {
  if (kind !== 'job') return kind;
  return id === 'sweep holds' || id === null ? SWEEP : id;
}

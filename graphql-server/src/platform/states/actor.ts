/** The jobs that change records, by their names in the history. */
type JobActor =
  | 'option job'
  | 'payment request job'
  | 'release job'
  | 'sweep holds'
  | 'reconciliation'
  | 'refund job'
  | 'capture job'
  | 'payment test job'
  | 'portal reader';

/** Who makes a change. The id is null when it is not known. */
export interface Actor {
  kind: 'guest' | 'staff' | 'webhook' | 'job';
  /**
   * For guests and staff the identity provider's id, for a program 'service:' and the id of its key, for a webhook the id of the gateway's event, for a job its name.
   */
  id: string | null;
}

/** A guest; `uid` is null for a visitor. */
export const guestActor = (uid: string | null): Actor => ({ kind: 'guest', id: uid });

export const staffActor = (uid: string): Actor => ({ kind: 'staff', id: uid });

const SERVICE = 'service:';

/** The account under which a program with this key acts. No account of the identity provider has a colon. */
export const serviceUid = (keyId: string): string => `${SERVICE}${keyId}`;

/** The id of the key, if the account is a program's; otherwise null. */
export const keyOfServiceUid = (uid: string): string | null =>
  uid.startsWith(SERVICE) ? uid.slice(SERVICE.length) : null;

export const webhookActor = (eventId: string): Actor => ({ kind: 'webhook', id: eventId });

/** The account under which a job records money and audit entries. No account of the identity provider has a colon. */
export const jobUid = (id: JobActor): string => `job:${id}`;

export const jobActor = (id: JobActor): Actor => ({ kind: 'job', id });

// The word that earlier versions used.
const SWEEP = 'sweep';

/** A short name for the history at the desk, such as 'guest' or 'refund job'. */
export function wordOf({ kind, id }: Actor): string {
  if (kind !== 'job') return kind;
  return id === 'sweep holds' || id === null ? SWEEP : id;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an id can be one of ours at all; PostgreSQL refuses to compare others. */
export function isRecordId(id: string): boolean {
  return UUID.test(id);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the id is a UUID. PostgreSQL refuses to compare other texts with a UUID. */
export function isRecordId(id: string): boolean {
  return UUID.test(id);
}

/** One request. */
export interface WildRequest {
  /** Its origin, for the report. */
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

import type { Request } from 'express';

/** What a compressed file or page is sent as, and how its file's name ends. The first that a caller takes is sent. */
export const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Coding = (typeof CODINGS)[number];

/** The coding to send; null when the caller takes none of these. */
export function codingFor(request: Request, offered: readonly Coding[] = CODINGS): Coding | null {
  return offered.find(({ name }) => request.acceptsEncodings(name) === name) ?? null;
}

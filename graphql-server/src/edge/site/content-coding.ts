import type { Request } from 'express';

/**
 * The codings of files and pages, with the endings of their files. The first coding that the caller accepts is sent.
 */
export const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Coding = (typeof CODINGS)[number];

/** The coding to send; null when the caller accepts no offered coding. */
export function codingFor(request: Request, offered: readonly Coding[] = CODINGS): Coding | null {
  return offered.find(({ name }) => request.acceptsEncodings(name) === name) ?? null;
}

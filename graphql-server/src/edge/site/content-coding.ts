import type { Request } from 'express';

/**
 * The codings of files and pages, with the endings of their files. The first coding that the caller accepts is sent.
 */
export const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** A coding for pages that are compressed while a guest waits. No file has a copy in it. */
export const ZSTD = { name: 'zstd' } as const;

/** A coding of files. */
export type FileCoding = (typeof CODINGS)[number];

export type Coding = FileCoding | typeof ZSTD;

/** The coding to send; null when the caller accepts no offered coding. */
export function codingFor<Offered extends Coding>(
  request: Request,
  offered: readonly Offered[],
): Offered | null {
  return offered.find(({ name }) => request.acceptsEncodings(name) === name) ?? null;
}

import pino, { type Logger } from 'pino';

export type { Logger };

// No request waits for the disk or the pipe, and lines that come together are written together; at exit what is left is
// written.
const WRITING = { sync: false, minLength: 4096, periodicFlush: 100 };

/** Structured lines on standard output. Tokens, codes and cards have no place in them: `redact` is the last net. */
export function createLog(level: string): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.code', '*.signature'],
  };
  return pino(options, pino.destination(WRITING));
}

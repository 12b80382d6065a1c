import pino, { type Logger } from 'pino';

export type { Logger };

/** Structured lines on standard output. Tokens, codes and cards have no place in them: `redact` is the last net. */
export function createLog(level: string): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.code', '*.signature'],
  };
  // No request waits for the disk or the pipe; at exit what is left is written.
  return pino(options, pino.destination({ sync: false }));
}

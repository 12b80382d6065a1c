import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

// No request waits for the disk or the pipe, and lines that come together are written together; at exit what is left is
// written.
const WRITING = { sync: false, minLength: 4096, periodicFlush: 100 };

// Bounded, so that no text takes longer than it is long.
const ADDRESS = /[\w.+'-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** The text without e-mail addresses: a mail server repeats the one that it refuses. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '(an address)');
}

/**
 * What of an error tells its cause. The rest stays out: TypeORM and PostgreSQL hang the statement's values and rows on
 * theirs, which are a guest's name, address and telephone.
 */
function errorInLog(error: unknown): object | string {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  const { type, message, stack, code, constraint, query }: Record<string, unknown> =
    pino.stdSerializers.err(error);
  const [words, trace] = [message, stack].map((text) => withoutAddresses(String(text)));
  // Not 'code': what has that name is taken for a guest's.
  return { type, message: words, stack: trace, errorCode: code, constraint, query };
}

/** Structured lines. Tokens, codes and cards have no place in them: `redact` is the last net. */
export function createLog(level: string, destination: DestinationStream = pino.destination(WRITING)): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorInLog },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.code', '*.signature'],
  };
  return pino(options, destination);
}

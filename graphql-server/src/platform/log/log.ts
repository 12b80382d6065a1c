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
  const causes = causesOf(error);
  // Not 'code': what has that name is taken for a guest's.
  return {
    ...{ type, message: words, stack: trace, errorCode: code, constraint, query },
    ...(causes.length > 0 ? { causes } : {}),
  };
}

const MOST_CAUSES = 8;

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** What the error was caused by, the nearest first; of a connection tried at several addresses, each. */
function nextCauses(error: unknown): unknown[] {
  const several = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [propertyOf(error, 'cause'), ...several].filter((cause) => cause !== undefined && cause !== null);
}

/** Type, words and code of each cause, such as `ECONNREFUSED`: an error's own words seldom say them. */
function causesOf(error: Error): object[] {
  const found: unknown[] = [];
  let waiting = nextCauses(error);
  while (waiting.length > 0 && found.length < MOST_CAUSES) {
    const [next, ...rest] = waiting;
    found.push(next);
    waiting = [...rest, ...nextCauses(next)].filter((cause) => !found.includes(cause));
  }
  return found.map((cause) => ({
    type: cause instanceof Error ? cause.name : typeof cause,
    message: withoutAddresses(String(propertyOf(cause, 'message') ?? '')),
    errorCode: propertyOf(cause, 'code') ?? propertyOf(cause, 'statusCode'),
  }));
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

import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

// Lines are written in groups and without waiting for the disk. At exit the remaining lines are written.
const WRITING = { sync: false, minLength: 4096, periodicFlush: 100 };

// Begins where a word begins, so that the time is linear in the length of the text.
const ADDRESS = /(?<![\w.+'-])[\w.+'-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** The text without e-mail addresses. A mail server's message repeats an address that it refuses. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '(an address)');
}

/**
 * The fields of an error that explain its cause. TypeORM and PostgreSQL add the values and rows of a statement, with a
 * guest's name, address and telephone; these stay out of the log.
 */
function errorInLog(error: unknown): object | string {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  const { type, message, stack, code, constraint, query }: Record<string, unknown> =
    pino.stdSerializers.err(error);
  const [sentence, trace] = [message, stack].map((text) => withoutAddresses(String(text)));
  const causes = causesOf(error);
  // Not 'code', which is redacted because it may be a guest's one-time code.
  return {
    type,
    message: sentence,
    stack: trace,
    errorCode: code,
    constraint,
    query,
    ...(causes.length > 0 ? { causes } : {}),
  };
}

const MAXIMUM_CAUSES = 8;

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The direct causes of an error. A connection that was tried at several addresses has one cause for each. */
function nextCauses(error: unknown): unknown[] {
  const several = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [propertyOf(error, 'cause'), ...several].filter((cause) => cause !== undefined && cause !== null);
}

/** Type, message and code of each cause, such as `ECONNREFUSED`. */
function causesOf(error: Error): object[] {
  const found: unknown[] = [];
  let waiting = nextCauses(error);
  while (waiting.length > 0 && found.length < MAXIMUM_CAUSES) {
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

/**
 * A log of structured lines. Lines must not contain tokens, codes or cards; `redact` removes any that are logged by
 * mistake.
 */
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

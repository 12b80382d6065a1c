import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { ReadLimit } from '../../platform/limits/read-limit';
import { sentence } from '../../platform/refusals/sentence';
import { sendCodedRefusal } from './coded-refusal';

/** Counts each request once, before its body is read. */
export class RequestCounting {
  private readonly counted = new WeakSet<IncomingMessage>();

  constructor(
    private readonly limit: ReadLimit,
    private readonly callerOf: (request: IncomingMessage) => string,
  ) {}

  /** Null when the caller may continue; otherwise the whole seconds to wait. */
  secondsToWait(request: IncomingMessage): number | null {
    const points = this.counted.has(request) ? 0 : 1;
    this.counted.add(request);
    return this.limit.secondsToWait(this.callerOf(request), points);
  }
}

/** Refuses callers who send too many requests. */
export function requestLimit(counting: RequestCounting): RequestHandler {
  return (request, response, next) => {
    const wait = counting.secondsToWait(request);
    if (wait === null) return next();
    const { code, message } = sentence('RATE_LIMITED', { limit: 'requests', seconds: wait });
    sendCodedRefusal(request, response, {
      status: 429,
      code,
      message,
      retryAfterSeconds: wait,
    });
  };
}

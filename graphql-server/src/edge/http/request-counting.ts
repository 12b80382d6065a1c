import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
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

/** Tells a caller who sends too many requests when to come again. */
export function sendTooMany(request: Request, response: Response, seconds: number): void {
  const { code, message } = sentence('RATE_LIMITED', { limit: 'requests', seconds });
  sendCodedRefusal(request, response, { status: 429, code, message, retryAfterSeconds: seconds });
}

/** Refuses callers who send too many requests. */
export function requestLimit(counting: RequestCounting): RequestHandler {
  return (request, response, next) => {
    const wait = counting.secondsToWait(request);
    if (wait === null) return next();
    sendTooMany(request, response, wait);
  };
}

/**
 * The number of seconds that a caller has to wait for a response with this cost in response points; null when the
 * caller need not wait.
 */
export type ChargeResponse = (request: IncomingMessage, points: number) => number | null;

/** Counts the request, and the response points that its response costs. */
export function responseCharge(
  counting: RequestCounting,
  responses: ReadLimit,
  callerOf: (request: IncomingMessage) => string,
): ChargeResponse {
  return (request, points) =>
    counting.secondsToWait(request) ??
    (points > 0 ? responses.secondsToWait(callerOf(request), points) : null);
}

/** Refuses callers whose responses have cost too much. */
export function responseLimit(charge: ChargeResponse, points: number): RequestHandler {
  return (request, response, next) => {
    const wait = charge(request, points);
    if (wait === null) return next();
    sendTooMany(request, response, wait);
  };
}

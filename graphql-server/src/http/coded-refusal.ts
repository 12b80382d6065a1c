import type { Request, Response } from 'express';
import { FACADE_ROUTES } from '../facade/facade-routes';

/** A refusal that is said before the schema is asked, in the form of the path that was called. */
export interface CodedRefusal {
  status: number;
  /** One of the codes in docs/errors.md. */
  code: string;
  message: string;
  /** Whole seconds after which the caller may try again. */
  retryAfterSeconds?: number;
}

const SUCCESS_AND_MESSAGE = new Set(
  FACADE_ROUTES.filter(({ says }) => says === 'success and message').map(({ path }) => path),
);

/** Whether the path answers every outcome as `{ success, message }`. */
export const answersSuccessAndMessage = (path: string): boolean => SUCCESS_AND_MESSAGE.has(path);

/** GraphQL's errors at /graphql, `{ success, message }` on the code paths, `{ error, code }` on all others. */
export function sendCodedRefusal(
  request: Request,
  response: Response,
  { status, message, ...details }: CodedRefusal,
): void {
  const path = request.baseUrl + request.path;
  const extensions = { ...details, requestId: request.id };
  if (details.retryAfterSeconds !== undefined) response.set('Retry-After', String(details.retryAfterSeconds));
  response.status(status).set('Cache-Control', 'no-store');
  if (/^\/graphql\/?$/i.test(path)) response.json({ errors: [{ message, extensions }] });
  else if (answersSuccessAndMessage(path)) response.json({ success: false, message });
  else response.json({ error: message, ...extensions });
}

import type { Request, Response } from 'express';

/** A refusal before the request reaches the schema. The path decides its form. */
export interface CodedRefusal {
  status: number;
  /** One of the codes in docs/errors.md. */
  code: string;
  message: string;
  /** The wrong field of the request, if it is one field. */
  field?: string;
  /** Whole seconds after which the caller may try again. */
  retryAfterSeconds?: number;
}

// The specification's two paths for the newsletter's codes.
const SUCCESS_AND_MESSAGE: ReadonlySet<string> = new Set(['/api/send-otp', '/api/verify-otp']);

/** Whether the path responds to every outcome with `{ success, message }`. */
export const respondsWithSuccess = (path: string): boolean => SUCCESS_AND_MESSAGE.has(path);

/**
 * Sends GraphQL errors at /graphql, `{ success, message }` on the code paths, and `{ error, code }` on all other paths.
 */
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
  else if (respondsWithSuccess(path)) response.json({ success: false, message });
  else response.json({ error: message, ...extensions });
}

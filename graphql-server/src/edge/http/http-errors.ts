import type { ErrorRequestHandler, RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { isDatabaseAway, isLocked } from '../../platform/database/database';
import { DecoderBusy } from '../../pictures/core/decoder-lanes';
import type { Logger } from '../../platform/log/log';
import { respondsWithSuccess } from './coded-refusal';

// A request with a refused sign-in never reaches the schema. The error carries its status.
function statusOf({ extensions }: GraphQLError): number {
  const { http } = extensions;
  return typeof http === 'object' && http !== null && 'status' in http ? Number(http.status) : 500;
}

interface HttpFault {
  status: number;
  message: string;
  /** Where a page must tell refusals apart. */
  code?: unknown;
}

// Sentences for requests that a body parser or the router refuses, by status.
const SENTENCES: Record<number, string> = {
  400: 'The request could not be read. Send JSON.',
  413: 'The request is too large.',
  415: 'The request has a content type or an encoding that is not supported. Send JSON in UTF-8, with Content-Type: application/json.',
};

function faultOf(error: unknown): HttpFault {
  if (error instanceof GraphQLError)
    return { status: statusOf(error), message: error.message, code: error.extensions['code'] };
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  if (status >= 400 && status < 500)
    return { status, message: SENTENCES[status] ?? 'The request was refused.' };
  if (isDatabaseAway(error) || isLocked(error) || error instanceof DecoderBusy)
    return { status: 503, message: 'We cannot be reached for a moment. Please try again.' };
  return { status: 500, message: 'Something went wrong on our side. Please try again.' };
}

/** The code paths respond to every outcome in their own form. */
function bodyOf(path: string, { message, code }: HttpFault, requestId: unknown) {
  if (respondsWithSuccess(path)) return { success: false, message };
  return code === 'CONFIRM_IDENTITY' ? { error: message, code, requestId } : { error: message, requestId };
}

/** Refuses a body that no parser took: the fields in it would seem to be missing. */
export const unreadBody: RequestHandler = (request, _response, next) => {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  const hasBody = coding !== undefined || Number(length) > 0;
  next(hasBody && request.body === undefined ? { status: 415 } : undefined);
};

/** Keeps responses that may belong to one caller out of every cache. */
export const notKept: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

export const notFound: RequestHandler = (_request, response) => {
  response.status(404).json({ error: 'Not found.' });
};

/** Handles every error that nothing else handled: it sends a sentence and the request id, never a stack. */
export function httpErrors(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const fault = faultOf(error);
    const { status } = fault;
    if (status >= 500) log.error({ requestId: request.id, err: error }, 'Request failed');
    response.status(status).json(bodyOf(request.path, fault, request.id));
  };
}

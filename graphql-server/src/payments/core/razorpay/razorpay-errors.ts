import { GatewayError, type GatewayErrorKind } from '../payment-gateway';

/** Our status for a missing response. */
const NO_RESPONSE = 0;

/**
 * Keeps the network's error. Without a response the SDK would throw a TypeError and lose the error; it passes on
 * responses, so the error is put into one.
 */
export function keepNetworkError(error: Error & { response?: object }): Promise<never> {
  error.response ??= { status: NO_RESPONSE, data: { error } };
  return Promise.reject(error);
}

interface SdkRefusal {
  statusCode: number;
  error?: { description?: string } | Error;
}

function isRefusal(failure: unknown): failure is SdkRefusal {
  return typeof failure === 'object' && failure !== null && 'statusCode' in failure;
}

const describedBy = ({ error }: SdkRefusal): string | undefined =>
  error && 'description' in error ? error.description : undefined;

// The key was not accepted, or the request was too slow. This says nothing about the payment, and a new attempt may
// succeed.
const NOT_ABOUT_THE_PAYMENT = new Set([401, 403, 408]);

// https://razorpay.com/docs/api/pagination
const TOO_MANY_REQUESTS = 429;

// https://razorpay.com/docs/api/refunds/normal-refunds-idempotent: the first attempt is still being processed.
const IN_PROGRESS = 409;

// https://razorpay.com/docs/payments/refunds/errors
const LACKS_BALANCE = /(not have (enough|sufficient)|insufficient|low) balance/i;
// From the page above: 'Payment is more than 6 months old, only instant refund is supported'.
const TOO_OLD = /only instant refund/i;

function kindOf(statusCode: number, description: string): GatewayErrorKind {
  if (statusCode === IN_PROGRESS) return 'in progress';
  if (TOO_OLD.test(description)) return 'too old';
  return LACKS_BALANCE.test(description) ? 'no balance' : 'rejected';
}

/** Our error for an error of the SDK, which throws a plain object for a response and a TypeError without one. */
export function gatewayErrorFrom(failure: unknown): GatewayError {
  if (isRefusal(failure) && failure.statusCode === TOO_MANY_REQUESTS)
    return new GatewayError('busy', 'Razorpay is too busy', { cause: failure });
  if (
    isRefusal(failure) &&
    failure.statusCode >= 400 &&
    failure.statusCode < 500 &&
    !NOT_ABOUT_THE_PAYMENT.has(failure.statusCode)
  ) {
    const description = describedBy(failure) ?? `Razorpay responded ${failure.statusCode}`;
    return new GatewayError(kindOf(failure.statusCode, description), description);
  }
  if (isRefusal(failure) && failure.statusCode !== NO_RESPONSE)
    return new GatewayError('unreachable', `Razorpay responded ${failure.statusCode}`, { cause: failure });
  const cause = isRefusal(failure) ? failure.error : failure;
  return new GatewayError('unreachable', 'Razorpay did not respond', { cause });
}

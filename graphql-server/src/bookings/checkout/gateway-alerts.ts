import { GatewayError, type GatewayErrorKind } from '../../payments/core/payment-gateway';

// The alert for each kind of error. Calls that are repeated automatically raise no alert.
const ALERTS: Record<GatewayErrorKind, string | undefined> = {
  unreachable: 'gateway unreachable',
  busy: undefined,
  rejected: 'gateway refused',
  'in progress': undefined,
  'no balance': 'refund waits for balance',
  'too old': undefined,
};

/** The alert for a failed call to the gateway. Any other error counts as a fault of the server. */
export function gatewayAlert(error: unknown, alertOfFault: string): string | undefined {
  return error instanceof GatewayError ? ALERTS[error.kind] : alertOfFault;
}

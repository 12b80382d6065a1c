import { GatewayError, type GatewayErrorKind } from '../../payments/core/payment-gateway';

// Without an alert: the same request is made again by itself.
const ALERTS: Record<GatewayErrorKind, string | undefined> = {
  unreachable: 'gateway unreachable',
  busy: undefined,
  rejected: 'gateway refused',
  'in progress': undefined,
  'no balance': 'refund waits for balance',
  'too old': undefined,
};

/** The alert for a failed call to the gateway; any other error is a fault of ours. */
export function gatewayAlert(error: unknown, alertOfFault: string): string | undefined {
  return error instanceof GatewayError ? ALERTS[error.kind] : alertOfFault;
}

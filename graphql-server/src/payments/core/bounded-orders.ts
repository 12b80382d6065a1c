import { OVERALL_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { GatewayError, type PaymentGateway } from './payment-gateway';

/**
 * The gateway with a limit of all orders together. No hotel sells so much, and the gateway closes accounts that misuse it. The
 * first order beyond the limit raises an alert.
 */
export function withBoundedOrders(
  gateway: PaymentGateway,
  rateLimits: Pick<RateLimits, 'secondsToWaitWithoutCaller'>,
): PaymentGateway {
  return new Proxy(gateway, {
    get(target, name): unknown {
      if (name !== 'createOrder') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
      }
      return async (order: Parameters<PaymentGateway['createOrder']>[0]) => {
        const wait = await rateLimits.secondsToWaitWithoutCaller(OVERALL_LIMITS.gatewayOrders);
        if (wait !== null) throw new GatewayError('busy', `No more orders for ${wait} seconds`);
        return target.createOrder(order);
      };
    },
  });
}

import { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { callerHashesOf } from '../../bookings/core/hold-limits';
import { callerInLog } from './request-caller';

const secrets = new KeyedSecrets('application-secret-of-tests-0123456789');

test('log lines show the first characters of the hashes that bookings store, and no address', () => {
  const caller = '2001:db8:1:2345::/64';
  const [narrowest, , widest = ''] = callerHashesOf(secrets, caller);
  expect(callerInLog(secrets, caller)).toEqual({
    caller: narrowest.slice(0, 12),
    network: widest.slice(0, 12),
  });
  expect(Object.keys(callerInLog(secrets, '203.0.113.7'))).toEqual(['caller']);
});

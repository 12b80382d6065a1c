import { callerOf, networksOf } from './caller';

describe('the caller by which limits are counted', () => {
  test('is a whole IPv4 address, also when it is mapped into IPv6', () => {
    expect(callerOf('203.0.113.7')).toBe('203.0.113.7');
    expect(callerOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  test('is the /64 of an IPv6 address', () => {
    expect(callerOf('2001:db8:1:2:3:4:5:6')).toBe(callerOf('2001:db8:1:2:ffff::1'));
    expect(callerOf('2001:db8:1:2::1')).not.toBe(callerOf('2001:db8:1:3::1'));
  });

  test('is the same for all requests without an address', () => {
    expect(callerOf(undefined)).toBe('unknown');
    expect(callerOf('nonsense')).toBe('unknown');
  });
});

describe('the networks in which a caller is counted', () => {
  test('are only the IPv4 address, or the /64, /56 and /48 of IPv6 with increasing limits', () => {
    expect(networksOf('203.0.113.7')).toEqual([{ address: '203.0.113.7', times: 1 }]);
    expect(networksOf(callerOf('2001:db8:1:2345::1'))).toEqual([
      { address: '2001:db8:1:2345::/64', times: 1 },
      { address: '2001:db8:1:2300::/56', times: 2 },
      { address: '2001:db8:1::/48', times: 4 },
    ]);
    expect(networksOf('unknown')).toEqual([{ address: 'unknown', times: 1 }]);
  });
});

import type { Invariant } from '../../src/operations/invariants/invariant';
import type { TestServer } from './test-server';

export interface BreachCase {
  invariant: string;
  /** Breaks the invariant by SQL; returns what the check must name. */
  breakIt(): Promise<string>;
}

/** Tests that the check of bookings finds a breach of each of these invariants; there must be a case for every one. */
export function testBreaches(
  invariants: readonly Invariant[],
  cases: readonly BreachCase[],
  testServer: () => TestServer,
): void {
  test('there is a case for every invariant', () => {
    expect(new Set(cases.map(({ invariant }) => invariant))).toEqual(
      new Set(invariants.map(({ name }) => name)),
    );
  });

  test.each(cases)('finds $invariant, by name and by what it concerns', async ({ invariant, breakIt }) => {
    const subject = await breakIt();
    expect(await testServer().breaches()).toContainEqual({
      invariant,
      subject,
      detail: expect.stringMatching(/\w/),
    });
  });
}

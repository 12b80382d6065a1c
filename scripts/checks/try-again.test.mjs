import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newResult } from './results.mjs';
import { testsThatFailNowAndThen, tryListedAgain } from './try-again.mjs';

const FAILURE = { name: 'pays once', output: 'expected 1', place: 'payment.test.ts' };
const failed = () => ({ ...newResult(), passed: 4, failed: 1, failures: [FAILURE] });
const passes = async () => ({ ...newResult(), passed: 1 });
const fails = async () => ({ ...newResult(), failed: 1 });
const runsNothing = async () => newResult();

test('a failing test that is not on the list fails the run and is not tried again', async () => {
  let tries = 0;
  const playAgain = () => passes(tries++);
  const result = await tryListedAgain(failed(), playAgain, ['pays twice']);
  assert.equal(tries, 0);
  assert.equal(result.failed, 1);
  assert.deepEqual(result.failures, [FAILURE]);
  assert.deepEqual(result.triedAgain, []);
});

test('a failing test on the list is tried again once, by its name, and counted when it passes', async () => {
  const tried = [];
  const playAgain = (failure) => passes(tried.push(failure));
  const result = await tryListedAgain(failed(), playAgain, ['pays once']);
  assert.deepEqual(tried, [FAILURE]);
  assert.deepEqual([result.passed, result.failed], [5, 0]);
  assert.deepEqual(result.triedAgain, [FAILURE]);
});

for (const [what, playAgain] of Object.entries({ 'fails again': fails, 'is not found again': runsNothing })) {
  test(`a test on the list that ${what} fails the run`, async () => {
    const result = await tryListedAgain(failed(), playAgain, ['pays once']);
    assert.deepEqual([result.passed, result.failed], [4, 1]);
    assert.deepEqual(result.failures, [FAILURE]);
  });
}

test('the list can be read', async () => {
  assert.ok(Array.isArray(await testsThatFailNowAndThen()));
});

import { QueryFailedError } from 'typeorm';
import { createLog } from './log';

/** The line that the log writes for the error. */
function lineOf(err: unknown): { text: string; err: Record<string, unknown> } {
  let text = '';
  createLog('info', { write: (line) => (text += line) }).error({ err }, 'Request failed');
  return { text, err: (JSON.parse(text) as { err: Record<string, unknown> }).err };
}

describe('an error in the log', () => {
  test('names its cause, and nothing about the guest whose booking it stopped', () => {
    const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      constraint: 'bookings_reference_key',
      detail: 'Key (email)=(asha@example.com) already exists.',
    });
    const { text, err } = lineOf(
      new QueryFailedError('INSERT INTO bookings VALUES ($1, $2)', ['Asha Rao', '+91 98765 43210'], refused),
    );
    for (const own of ['Asha', '98765', 'asha@example.com']) expect(text).not.toContain(own);
    expect(err).toMatchObject({
      type: 'QueryFailedError',
      message: 'duplicate key value violates unique constraint',
      stack: expect.stringContaining('log.test.ts'),
      errorCode: '23505',
      constraint: 'bookings_reference_key',
      query: 'INSERT INTO bookings VALUES ($1, $2)',
    });
  });

  test('replaces e-mail addresses in messages', () => {
    const { text, err } = lineOf(new Error('550 5.1.1 <o.asha+stay@mail.example.com>: no such user'));
    expect(err['message']).toBe('550 5.1.1 <(an address)>: no such user');
    expect(text).not.toContain('asha');
    expect(lineOf('asha@example.com is away').text).not.toContain('asha');
  });

  test('keeps the cause behind it', () => {
    const { err } = lineOf(new Error('Razorpay did not respond', { cause: new Error('socket hang up') }));
    expect(err['message']).toBe('Razorpay did not respond: socket hang up');
  });

  test('logs each cause with its code, even when the message names no code', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
    const network = Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' });
    const { err } = lineOf(new Error('Razorpay did not respond', { cause: network }));
    expect(err['causes']).toEqual([
      { type: 'AggregateError', message: '', errorCode: 'ECONNREFUSED' },
      { type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:1', errorCode: 'ECONNREFUSED' },
    ]);
  });

  test('ends even when causes form a circle', () => {
    const error = new Error('first');
    error.cause = new Error('second', { cause: error });
    expect(lineOf(error).err['causes']).toHaveLength(2);
  });
});

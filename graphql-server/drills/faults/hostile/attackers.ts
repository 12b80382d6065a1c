import 'reflect-metadata';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SteadyClient } from '../../../tests/testkit/fuzz/steady-client';
import { anyAddress, attacks } from './attacks';

const CONNECTIONS = 40;
const PATIENCE_MILLISECONDS = 30_000;
// One in this many requests comes from a single address, which reaches its limits.
const FROM_ONE_ADDRESS = 4;
const ONE_ADDRESS = '203.0.113.7';

/** The result of the attacks, as the process reports it to its parent. */
export interface AttackResult {
  /** How often each status was received; `none` where the connection broke. */
  statuses: Record<string, number>;
  /** The share of one core that this process used, from 0 to 1. */
  cpuShare: number;
}

/** Sends all kinds of attacks in turn, `perSecond` a second, until the time is over. */
async function attackFor(seconds: number, url: string, perSecond: number): Promise<AttackResult> {
  const client = new SteadyClient(url, {
    connections: CONNECTIONS,
    timeoutMilliseconds: PATIENCE_MILLISECONDS,
  });
  const kinds = Object.values(attacks());
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  const cpuBefore = process.cpuUsage();
  let sent = 0;
  const attacker = async (): Promise<void> => {
    while (performance.now() < begun + seconds * 1000) {
      if (sent / perSecond > (performance.now() - begun) / 1000) {
        await pause(5);
        continue;
      }
      const attack = kinds[(sent += 1) % kinds.length];
      if (!attack) return;
      const request = attack();
      const address = randomInt(FROM_ONE_ADDRESS) === 0 ? ONE_ADDRESS : anyAddress();
      const headers = { ...request.headers, 'x-forwarded-for': address };
      const status = await client.send({ ...request, headers }).then(
        (response) => String(response.status),
        () => 'none',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, attacker));
  client.close();
  const { user, system } = process.cpuUsage(cpuBefore);
  return { statuses, cpuShare: (user + system) / 1000 / (performance.now() - begun) };
}

// A separate process: a guest in the attackers' event loop would wait for them, and not for the server.
process.once(
  'message',
  ({ seconds, url, perSecond }: { seconds: number; url: string; perSecond: number }) => {
    void attackFor(seconds, url, perSecond).then((result) => {
      process.send?.(result);
      process.disconnect();
    });
  },
);

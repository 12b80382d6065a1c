import { connect, createServer, type Socket } from 'node:net';
import { LOOPBACK, portOf } from '../../local/listening';

/** An address that leads to one server after the other, as that of a database whose standby takes over. */
export interface MovingAddress {
  port: number;
  /** The machine is gone: nobody answers, and no connection is refused or reset. */
  fallSilent(): void;
  /** New connections lead to this port. Those that were open stay silent. */
  leadTo(port: number): void;
  /** Resets the connections that fell silent, as a machine does that starts again. */
  resetSilent(): void;
  stop(): Promise<void>;
}

export async function startMovingAddress(first: number): Promise<MovingAddress> {
  let target: number | null = first;
  const guests = new Set<Socket>();
  const silent = new Set<Socket>();
  const server = createServer((guest) => {
    guests.add(guest);
    guest
      .on('error', () => undefined)
      .on('close', () => [guests, silent].forEach((all) => all.delete(guest)));
    if (target === null) return void silent.add(guest);
    const behind = connect(target, LOOPBACK);
    behind.on('error', () => undefined).on('close', () => silent.has(guest) || guest.destroy());
    guest.on('close', () => behind.destroy());
    guest.pipe(behind).pipe(guest);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    port: portOf(server.address()),
    fallSilent: () => {
      target = null;
      for (const guest of guests) {
        silent.add(guest);
        guest.unpipe();
        guest.resume();
      }
    },
    leadTo: (port) => (target = port),
    resetSilent: () => silent.forEach((guest) => guest.resetAndDestroy()),
    stop: async () => {
      for (const guest of guests) guest.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { startServer, type ServerProcess } from '../../tests/testkit/server-process';
import { waitFor } from '../../tests/testkit/wait-for';
import type { BuiltVersion } from './earlier-version';

/** The servers to which guests are sent, as a proxy that asks /readyz would. */
export class Servers {
  private readonly ready: ServerProcess[] = [];
  private readonly started: ServerProcess[] = [];

  constructor(private readonly environment: Record<string, string>) {}

  urls(): string[] {
    return this.ready.map(({ url }) => url);
  }

  /** Starts a server of that version. Guests come as soon as it is ready. */
  async start(version: BuiltVersion): Promise<ServerProcess> {
    const server = await startServer({ environment: this.environment }, {}, version.server);
    this.started.push(server);
    this.ready.push(server);
    return server;
  }

  /** Stops a server as an operator does. Guests come until its /readyz says no. Returns its exit code. */
  async stop(server: ServerProcess): Promise<number | null> {
    const ended = server.end('SIGTERM');
    await waitFor('the server says that it is stopping', () => isStopping(server.url));
    this.ready.splice(this.ready.indexOf(server), 1);
    return ended;
  }

  async stopAll(): Promise<void> {
    this.ready.splice(0);
    await Promise.all(this.started.map((server) => server.end('SIGKILL')));
  }
}

async function isStopping(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`);
  await response.body?.cancel();
  return response.status === 503;
}

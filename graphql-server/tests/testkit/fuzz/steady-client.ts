import { Agent, request as httpRequest } from 'node:http';
import type { WildRequest } from './wild-request';

export interface SteadyResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** Sends any request that Node can send, over kept connections; fails after the timeout. */
export class SteadyClient {
  private readonly agent: Agent;

  constructor(
    private readonly origin: string,
    private readonly settings: { connections: number; timeoutMilliseconds: number },
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: settings.connections });
  }

  send({ method, path, headers, body }: Omit<WildRequest, 'what'>): Promise<SteadyResponse> {
    const { hostname, port } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const sending = httpRequest(
        { agent: this.agent, hostname, port, method, path, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sending.setTimeout(this.settings.timeoutMilliseconds, () =>
        sending.destroy(new Error('No response came')),
      );
      sending.on('error', reject);
      sending.end(body);
    });
  }

  /** Does all the work, as many items at a time as there are connections. */
  async forEach<Work>(
    all: readonly Work[],
    act: (work: Work, index: number) => Promise<void>,
  ): Promise<void> {
    const left = all.entries();
    const worker = async (): Promise<void> => {
      for (const [index, work] of left) await act(work, index);
    };
    await Promise.all(Array.from({ length: this.settings.connections }, worker));
  }

  close(): void {
    this.agent.destroy();
  }
}

import { createServer, type RequestListener, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics';

const PATH = '/metrics';

/** Serves the metrics on a port of their own, to which no proxy forwards. */
export async function serveMetrics({ registry }: Metrics, port: number, host: string): Promise<Server> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Measures each request from its headers to the end of its response. */
export function timed(
  listener: RequestListener,
  metrics: Metrics,
  operationOf: (response: Parameters<RequestListener>[1]) => string,
): RequestListener {
  return (request, response) => {
    const begun = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'broken off';
      metrics.requestEnded(operationOf(response), status, (performance.now() - begun) / 1000);
    });
    listener(request, response);
  };
}

import { Counter, Histogram, Registry } from 'prom-client';

const PREFIX = 'saffron_court';

/** The range from a cached response to a response that waited for the gateway. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What this server counts for Prometheus. Every label has only a few values, all known in advance. */
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: `${PREFIX}_request_seconds`,
    help: 'Responses by operation (the site’s own documents and the documented paths, by name) and status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly reads = this.counter('public_reads_total', 'Public reads by the source of the response.', [
    'source',
  ]);
  private readonly jobs = this.counter('jobs_total', 'Runs of background jobs by their outcome.', [
    'job',
    'outcome',
  ]);
  private readonly mails = this.counter('mails_failed_total', 'Mails that the mail server did not take.', [
    'mail',
  ]);
  private readonly gatewayCalls = this.counter('gateway_calls_failed_total', 'Failed calls to the gateway.', [
    'call',
    'kind',
  ]);

  requestEnded(operation: string, status: string, seconds: number): void {
    this.requests.observe({ operation, status }, seconds);
  }

  publicRead(source: 'memory' | 'schema' | 'too many'): void {
    this.reads.inc({ source });
  }

  jobEnded(job: string, outcome: 'done' | 'failed' | 'failed for good'): void {
    this.jobs.inc({ job, outcome });
  }

  mailFailed(mail: string): void {
    this.mails.inc({ mail });
  }

  gatewayFailed(call: string, kind: string): void {
    this.gatewayCalls.inc({ call, kind });
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `${PREFIX}_${name}`, help, labelNames, registers: [this.registry] });
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { RazorpayRefusal } from './razorpay-entities';
import { DISPUTE_EVENTS } from './razorpay-disputes';
import type { RazorpayDesk } from './razorpay-desk';
import { settledItemsOf, settlementsWithin } from './razorpay-settlements';
import { HANG_MILLISECONDS, modeShape, type Mode } from './razorpay-modes';

interface Account {
  desk: RazorpayDesk;
  keyId: string;
  keySecret: string;
}

const notes = z.record(z.string(), z.string()).optional();

const orderShape = z.object({
  amount: z.coerce.number(),
  currency: z.string().optional(),
  receipt: z.string().optional(),
  notes,
});

const captureShape = z.object({ amount: z.coerce.number(), currency: z.string().optional() });

const refundShape = z.object({
  amount: z.coerce.number().int().optional(),
  speed: z.enum(['normal', 'optimum']).optional(),
  receipt: z.string().optional(),
  notes,
});

const payShape = z.strictObject({
  outcome: z.enum(['begin', 'capture', 'authorise', 'fail']),
  webhook: z.boolean().optional(),
  amount: z.number().int().optional(),
  currency: z.string().optional(),
  paymentId: z.string().optional(),
});

const settleShape = z.strictObject({
  status: z.enum(['processed', 'failed']),
  webhook: z.boolean().optional(),
});

const dashboardRefundShape = z.strictObject({
  amount: z.number().int().optional(),
  webhook: z.boolean().optional(),
});

const ageShape = z.strictObject({ days: z.number().int().min(1) });

const disputeShape = z.strictObject({
  event: z.enum(DISPUTE_EVENTS),
  amount: z.number().int().optional(),
  webhook: z.boolean().optional(),
});

// https://razorpay.com/docs/api/pagination
const pageShape = z.object({
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

const listShape = pageShape.extend({
  from: z.coerce.number().int().default(0),
  to: z.coerce.number().int().default(Number.MAX_SAFE_INTEGER),
});

// https://razorpay.com/docs/api/settlements/fetch-recon
const settledShape = z.object({
  year: z.coerce.number().int(),
  month: z.coerce.number().int().min(1).max(12),
  day: z.coerce.number().int().min(1).max(31).optional(),
  count: z.coerce.number().int().min(1).max(1000).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

const modeChangeShape = modeShape.partial().extend({ reset: z.boolean().optional() });

/** All routes of the stand-in; `checkout` provides the routes for the browser. */
export function razorpayApp(account: Account, checkout: Router): express.Express {
  const app = express();
  app.disable('etag');
  app.use(express.json());
  app.use(checkout);
  app.use('/v1', misbehave(account.desk), onlyWithKey(account), apiRoutes(account.desk));
  app.use('/local', localRoutes(account.desk));
  app.use((_request, response) => {
    response.status(404).json({ error: { description: 'The requested URL was not found on the server.' } });
  });
  app.use(refuse);
  return app;
}

function apiRoutes(desk: RazorpayDesk): Router {
  const { ledger } = desk;
  const routes = express.Router();
  routes.post('/orders', async ({ body }, response) => {
    response.json(await desk.createOrder(orderShape.parse(body)));
  });
  routes.get('/orders', ({ query }, response) => {
    response.json(collection(ledger.ordersWith(query['receipt']?.toString())));
  });
  routes.get('/orders/:id', ({ params }, response) => {
    response.json(ledger.order(params.id));
  });
  routes.get('/orders/:id/payments', ({ params }, response) => {
    response.json(collection(ledger.paymentsOf(params.id)));
  });
  routes.get('/payments', ({ query }, response) => {
    const page = listShape.parse(query);
    response.json(collection(pageOf(ledger.paymentsWithin(page), page)));
  });
  routes.get('/refunds', ({ query }, response) => {
    const page = listShape.parse(query);
    response.json(collection(pageOf(ledger.refundsWithin(page), page)));
  });
  routes.get('/settlements', ({ query }, response) => {
    const page = listShape.parse(query);
    response.json(collection(pageOf(settlementsWithin(ledger.state, page), page)));
  });
  routes.get('/settlements/recon/combined', ({ query }, response) => {
    const page = settledShape.parse(query);
    response.json(collection(pageOf(settledItemsOf(ledger.state, page), page)));
  });
  routes.get('/payments/:id', ({ params }, response) => {
    response.json(ledger.payment(params.id));
  });
  routes.post('/payments/:id/capture', async ({ params, body }, response) => {
    const { amount, currency } = captureShape.parse(body);
    response.json(await desk.capture(params.id, amount, currency));
  });
  routes.post('/payments/:id/refund', async (request, response) => {
    const idempotencyKey = request.get('x-refund-idempotency');
    const refund = refundShape.parse(request.body ?? {});
    response.json(await desk.requestRefund({ ...refund, paymentId: request.params.id, idempotencyKey }));
  });
  routes.get('/payments/:id/refunds', ({ params }, response) => {
    response.json(collection(ledger.refundsOf(params.id)));
  });
  routes.get('/disputes', ({ query }, response) => {
    response.json(collection(pageOf(ledger.disputes(), pageShape.parse(query))));
  });
  routes.get('/refunds/:id', ({ params }, response) => {
    response.json(ledger.refund(params.id));
  });
  return routes;
}

function localRoutes(desk: RazorpayDesk): Router {
  const routes = express.Router();
  routes.post('/mode', ({ body }, response) => {
    const { reset, ...change } = modeChangeShape.parse(body);
    response.json(desk.modes.change(change, { reset }));
  });
  routes.post('/orders/:id/pay', async ({ params, body }, response) => {
    response.json(await desk.pay(params.id, payShape.parse(body)));
  });
  routes.post('/refunds/:id/settle', async ({ params, body }, response) => {
    response.json(await desk.settleRefund(params.id, settleShape.parse(body)));
  });
  routes.post('/payments/:id/refund', async ({ params, body }, response) => {
    response.json(await desk.refundInDashboard(params.id, dashboardRefundShape.parse(body ?? {})));
  });
  routes.post('/payments/:id/release', async ({ params }, response) => {
    response.json(await desk.releaseUncaptured(params.id));
  });
  routes.post('/payments/:id/age', async ({ params, body }, response) => {
    response.json(await desk.age(params.id, ageShape.parse(body).days));
  });
  routes.post('/payments/:id/dispute', async ({ params, body }, response) => {
    response.json(await desk.dispute(params.id, disputeShape.parse(body)));
  });
  routes.post('/settle', async (_request, response) => {
    response.json({ settlement: await desk.settleNow() });
  });
  routes.get('/state', (_request, response) => {
    response.json(desk.ledger.state);
  });
  return routes;
}

function pageOf<Entity>(items: Entity[], { count, skip }: { count: number; skip: number }): Entity[] {
  return items.slice(skip, skip + count);
}

function collection<Entity>(items: Entity[]) {
  return { entity: 'collection', count: items.length, items };
}

function onlyWithKey({ keyId, keySecret }: Account) {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.get('authorization') === expected) return next();
    return response
      .status(401)
      .json({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } });
  };
}

const BROKEN_RESPONSES: Record<Exclude<Mode['respondWith'], 'ok'>, (response: Response) => void> = {
  '429': (response) => {
    const error = { code: 'BAD_REQUEST_ERROR', description: 'Request failed: too many requests' };
    sendRaw(response, 429, 'application/json', JSON.stringify({ error }));
  },
  '500': (response) => {
    const description = 'We are facing some trouble completing your request at the moment.';
    sendRaw(
      response,
      500,
      'application/json',
      JSON.stringify({ error: { code: 'SERVER_ERROR', description } }),
    );
  },
  html: (response) => {
    sendRaw(response, 502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>');
  },
  hang: (response) => {
    const hangUp = setTimeout(() => response.destroy(), HANG_MILLISECONDS);
    response.on('close', () => clearTimeout(hangUp));
  },
  cut: (response) => {
    response.destroy();
  },
};

function misbehave(desk: RazorpayDesk) {
  return async (request: Request, response: Response, next: NextFunction) => {
    const fault = desk.modes.faultOf(`${request.method} ${request.originalUrl}`);
    await sleep(fault.delayMs);
    if (fault.respondWith === 'ok') return next();
    const respond = BROKEN_RESPONSES[fault.respondWith];
    if (!fault.effectHappens) return respond(response);
    // The request is carried out; only its response is lost.
    response.json = () => {
      respond(response);
      return response;
    };
    return next();
  };
}

function sendRaw(response: Response, status: number, contentType: string, body: string): void {
  response.status(status).setHeader('content-type', contentType).end(body);
}

function refuse(failure: unknown, _request: Request, response: Response, _next: NextFunction): void {
  const refusal =
    failure instanceof z.ZodError
      ? new RazorpayRefusal(z.prettifyError(failure), failure.issues[0]?.path.join('.'))
      : failure;
  if (refusal instanceof RazorpayRefusal) {
    response.status(refusal.status).json(refusal);
    return;
  }
  console.error('The Razorpay stand-in failed:', failure);
  response.status(500).json({ error: { code: 'SERVER_ERROR', description: 'The stand-in failed.' } });
}

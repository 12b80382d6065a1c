import { createServer } from 'node:http';
import { createServer as createSilence } from 'node:net';

// Stands in for Razorpay as fast as it can: the id contains the amount, and every payment is captured. Its mail port
// accepts connections and stays silent, and refunds get no response either, so that mails and refunds cost the measured
// server almost nothing.
let orders = 0;

createServer((request, response) => {
  const { url = '', method } = request;
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    if (url.endsWith('/refund')) return undefined;
    response.setHeader('Content-Type', 'application/json');
    if (method === 'POST' && url.startsWith('/v1/orders')) {
      const { amount } = JSON.parse(body) as { amount: number };
      orders += 1;
      return response.end(JSON.stringify({ id: `order_${orders}x${amount}`, amount, currency: 'INR' }));
    }
    const [, order = '', amount = '0'] = /^\/v1\/payments\/pay_(\d+x(\d+))/.exec(url) ?? [];
    return response.end(
      JSON.stringify({
        id: `pay_${order}`,
        order_id: `order_${order}`,
        amount: Number(amount),
        currency: 'INR',
        status: 'captured',
        method: 'card',
        created_at: 1_750_000_000,
      }),
    );
  });
}).listen(Number(process.env['PORT']));

createSilence(() => undefined).listen(Number(process.env['SILENT_SMTP_PORT']));

import { createServer } from 'node:http';

// Sends stored bytes for each address, and does nothing else: the fastest that Node can be here.
const responses = new Map<string, Buffer>();

createServer((request, response) => {
  const { url = '', method } = request;
  if (method === 'PUT') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      responses.set(url, Buffer.concat(chunks));
      response.end();
    });
    return;
  }
  const body = responses.get(url) ?? Buffer.from('{}');
  request.resume();
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}).listen(Number(process.env['PORT']));

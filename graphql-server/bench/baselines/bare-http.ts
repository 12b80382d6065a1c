import { createServer } from 'node:http';

// The bytes of each question, and nothing else: what Node itself can do here.
const answers = new Map<string, Buffer>();

createServer((request, response) => {
  const { url = '', method } = request;
  if (method === 'PUT') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      answers.set(url, Buffer.concat(chunks));
      response.end();
    });
    return;
  }
  const body = answers.get(url) ?? Buffer.from('{}');
  request.resume();
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}).listen(Number(process.env['PORT']));

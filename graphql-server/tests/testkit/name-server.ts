import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, RECURSION_AVAILABLE, type Answer } from 'dns-packet';
import { LOOPBACK } from '../../local/listening';

/** The records of a zone by name: texts, addresses, mail hosts, and aliases. */
export interface Zone {
  [name: string]: { txt?: readonly string[]; a?: readonly string[]; mx?: readonly string[]; cname?: string };
}

export interface TestNameServer {
  /** For `DNS_SERVERS`. */
  address: string;
  /** Replaces all records. */
  serve(zone: Zone): void;
  stop(): Promise<void>;
}

const NO_SUCH_NAME = 3;
const LONGEST_PIECE = 255;

/** The text of a TXT record is sent in pieces. */
const piecesOf = (text: string): string[] => text.match(new RegExp(`.{1,${LONGEST_PIECE}}`, 'g')) ?? [''];

function recordsOf(zone: Zone, name: string, type: string): Answer[] {
  const { txt = [], a = [], mx = [], cname } = zone[name.toLowerCase()] ?? {};
  if (cname !== undefined)
    return [{ type: 'CNAME', name, ttl: 0, data: cname }, ...recordsOf(zone, cname, type)];
  if (type === 'TXT') return txt.map((text) => ({ type: 'TXT', name, ttl: 0, data: piecesOf(text) }));
  if (type === 'A') return a.map((address) => ({ type: 'A', name, ttl: 0, data: address }));
  if (type === 'MX')
    return mx.map((exchange) => ({ type: 'MX', name, ttl: 0, data: { preference: 10, exchange } }));
  return [];
}

/** A name server on this machine that speaks DNS over UDP. */
export async function startNameServer(first: Zone = {}): Promise<TestNameServer> {
  let zone = first;
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name, type }) => recordsOf(zone, name, type));
    const isKnown = questions.every(({ name }) => name.toLowerCase() in zone);
    const flags = RECURSION_AVAILABLE | (isKnown ? 0 : NO_SUCH_NAME);
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address);
  });
  socket.bind(0, LOOPBACK);
  await once(socket, 'listening');
  return {
    address: `${LOOPBACK}:${socket.address().port}`,
    serve: (next) => {
      zone = next;
    },
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

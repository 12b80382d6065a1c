import { request } from 'node:http';

export interface AddressedResponse<Data> {
  status: number;
  body: { data: Data; errors?: { message: string }[] };
}

let addresses = 0;

/** Another loopback address of this machine; a proxy that believes nobody takes it for another caller. */
export function freshAddress(): string {
  addresses += 1;
  return `127.1.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Asks from that address, over a connection of its own; a POST when there is a body. */
export function askFrom<Data>(
  address: string,
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<AddressedResponse<Data>> {
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method: body ? 'POST' : 'GET',
        localAddress: address,
        agent: false,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', reject).on('end', () => {
          const isJson = response.headers['content-type']?.includes('json');
          const read = isJson
            ? (JSON.parse(text) as AddressedResponse<Data>['body'])
            : { data: text as Data };
          resolve({ status: response.statusCode ?? 0, body: read });
        });
      },
    );
    asking.on('error', reject);
    asking.end(body && JSON.stringify(body));
  });
}

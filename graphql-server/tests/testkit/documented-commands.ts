/** One block of a page that a reader may paste. */
export interface Pasted {
  kind: 'graphql' | 'sh';
  text: string;
  /** The heading of the block. */
  heading: string;
  variables?: string;
  /** The response as the page shows it. */
  response?: string;
}

const FENCE = /^```(\w+)(?: (\w+))?\n([\s\S]*?)^```$|^#+ (.*)$/gm;

/** The blocks of a page in their order, each with the variables and the response that follow it. */
export function pastedBlocks(page: string): Pasted[] {
  const blocks: Pasted[] = [];
  let heading = '';
  for (const [, language, role, text = '', title] of page.matchAll(FENCE)) {
    if (title !== undefined) heading = title;
    const last = blocks.at(-1);
    if (language === 'graphql' || language === 'sh') blocks.push({ kind: language, text, heading });
    else if (last && (role === 'variables' || role === 'response')) last[role] = text;
  }
  return blocks;
}

export interface CurlRequest {
  /** From the root of the server. */
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

function wordsOf(command: string): string[] {
  const words = command.replace(/\\\n/g, ' ').matchAll(/'([^']*)'|(\S+)/g);
  return [...words].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** Encodes the value of `name=value`, as curl does. */
function urlEncoded(pair: string): string {
  const [name = '', ...value] = pair.split('=');
  return `${name}=${encodeURIComponent(value.join('='))}`;
}

/** Reads the options of curl that the page uses; an unknown option is a fault of the page. */
export function readCurl(command: string): CurlRequest {
  const [program, ...words] = wordsOf(command);
  if (program !== 'curl') throw new Error(`Not a curl command: ${command}`);
  const headers: Record<string, string> = {};
  const pairs: string[] = [];
  const request: { address?: string; method?: string; body?: string; isGet?: boolean } = {};
  const options: Record<string, (next: () => string) => void> = {
    '-G': () => (request.isGet = true),
    '-X': (next) => (request.method = next()),
    '-d': (next) => (request.body = next()),
    '--data-urlencode': (next) => pairs.push(urlEncoded(next())),
    '-H': (next) => {
      const [name = '', ...value] = next().split(': ');
      headers[name.toLowerCase()] = value.join(': ');
    },
  };
  while (words.length > 0) {
    const word = words.shift() ?? '';
    const option = options[word];
    if (option) option(() => words.shift() ?? '');
    else if (word.startsWith('http')) request.address = word;
    else throw new Error(`An option of curl that is not read: ${word}`);
  }
  const { pathname, search } = new URL(request.address ?? '');
  if (request.isGet) return { path: `${pathname}?${pairs.join('&')}`, method: 'GET', headers };
  if (pairs.length > 0) {
    request.body = pairs.join('&');
    headers['content-type'] = 'application/x-www-form-urlencoded';
  }
  const method = request.method ?? (request.body === undefined ? 'GET' : 'POST');
  return { path: pathname + search, method, headers, body: request.body };
}

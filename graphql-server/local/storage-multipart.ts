import type { FileDetails } from './stored-files';

const HEADER_END = '\r\n\r\n';

/** Takes apart `multipart/related`: a part with facts in JSON, then a part with the file. */
export function readMultipart(
  contentType: string,
  body: Buffer,
): { facts: Partial<FileDetails>; content: Buffer } {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
  if (!boundary) throw new Error('The request names no boundary.');
  const separator = `--${boundary}`;
  const first = contentAfter(body, body.indexOf(separator), separator);
  // The file may hold anything, even the separator's text; its own end is the last one.
  const last = contentAfter(body, first.end, separator, body.lastIndexOf(`\r\n${separator}--`));
  return { facts: JSON.parse(first.content.toString('utf8')) as Partial<FileDetails>, content: last.content };
}

function contentAfter(body: Buffer, start: number, separator: string, knownEnd?: number) {
  const begin = body.indexOf(HEADER_END, start) + HEADER_END.length;
  const end = knownEnd ?? body.indexOf(`\r\n${separator}`, begin);
  if (start < 0 || begin < HEADER_END.length || end < begin)
    throw new Error('A part of the request is missing.');
  return { content: body.subarray(begin, end), end };
}

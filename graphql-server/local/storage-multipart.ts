import type { FileDetails } from './stored-files';

const HEADER_END = '\r\n\r\n';

/** Parses a body of `multipart/related`: the details as JSON, then the file. */
export function readMultipart(
  contentType: string,
  body: Buffer,
): { details: Partial<FileDetails>; content: Buffer } {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
  if (!boundary) throw new Error('The request has no boundary.');
  const separator = `--${boundary}`;
  const first = contentAfter(body, body.indexOf(separator), separator);
  // The file may contain anything, even the separator; the last separator ends it.
  const last = contentAfter(body, first.end, separator, body.lastIndexOf(`\r\n${separator}--`));
  return {
    details: JSON.parse(first.content.toString('utf8')) as Partial<FileDetails>,
    content: last.content,
  };
}

function contentAfter(body: Buffer, start: number, separator: string, knownEnd?: number) {
  const begin = body.indexOf(HEADER_END, start) + HEADER_END.length;
  const end = knownEnd ?? body.indexOf(`\r\n${separator}`, begin);
  if (start < 0 || begin < HEADER_END.length || end < begin)
    throw new Error('A part of the request is missing.');
  return { content: body.subarray(begin, end), end };
}

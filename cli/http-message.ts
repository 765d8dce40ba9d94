import type { ReceivedMessage } from '../src/domain/signatures/presented.ts';
import { UsageError } from './outcome.ts';

const LF = 0x0a;
const CR = 0x0d;
const REQUEST_LINE = /^([A-Z]{1,20}) \S+ HTTP\/[\d.]+$/;
const FIELD_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,256}$/;

/**
 * A message as it was received: its header lines and the exact bytes of its body. A request line in front, as tools that
 * record traffic write it, gives the method.
 *
 * @param headers header lines that stand apart; all of `bytes` is then the body
 * @throws {UsageError}
 */
export function messageOf(bytes: Uint8Array, headers: Uint8Array | undefined, url: string): ReceivedMessage {
  const end = headers === undefined ? endOfHead(bytes) : { head: 0, body: 0 };
  const head = new TextDecoder('latin1').decode(headers ?? bytes.subarray(0, end.head));
  const lines = head.split(/\r?\n|\r$/).filter((line) => line !== '');
  const [first = ''] = lines;
  const method = REQUEST_LINE.exec(first)?.[1];
  const fields = method === undefined ? lines : lines.slice(1);
  return {
    method: method ?? 'POST',
    url,
    headers: fields.map((line, index) => {
      const colon = line.indexOf(':');
      const name = line.slice(0, Math.max(0, colon));
      if (!FIELD_NAME.test(name))
        throw new UsageError(`Line ${index + 1} of the headers is not \`Name: value\`.`);
      return [name, withoutEdges(line.slice(colon + 1))] as const;
    }),
    body: bytes.subarray(end.body),
  };
}

/** Where the head ends and where the body begins: an empty line stands between them. */
function endOfHead(bytes: Uint8Array): { head: number; body: number } {
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) {
    const next = bytes[at + 1] === CR ? at + 2 : at + 1;
    if (bytes[next] === LF) return { head: at, body: next + 1 };
  }
  throw new UsageError('The message must have header lines, an empty line and the body.');
}

/** A field's value without the spaces and tabs around it (RFC 9110 section 5.5). */
function withoutEdges(value: string): string {
  const isEdge = (at: number) => value[at] === ' ' || value[at] === '\t';
  let start = 0;
  let end = value.length;
  while (start < end && isEdge(start)) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  return value.slice(start, end);
}

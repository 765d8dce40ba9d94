import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../domain/errors.ts';
import type { FieldLine } from '../../domain/signatures/fields.ts';

/** In bytes, all lines of a request together: as much as other servers and most proxies take. */
export const MOST_HEADER_BYTES = 16 * 1024;
/** Lines of headers. Browsers and proxies together send about 40. */
export const MOST_HEADER_LINES = 200;

/** For headers that are compared or parsed in linear time. */
const WHOLE = MOST_HEADER_BYTES;

/**
 * Every header that is read, by this service or by a library that it hands requests to, with the most characters
 * that it may have. What has a limit below `WHOLE` is read by a parser whose time grows faster than the text, or
 * has a short form.
 */
export const boundedHeaders = {
  accept: 2_048,
  'accept-encoding': 1_024,
  'access-control-request-headers': 4_096,
  'access-control-request-method': 256,
  'a2a-version': 256,
  authorization: WHOLE,
  connection: 1_024,
  'content-digest': WHOLE,
  'content-encoding': 256,
  'content-length': 256,
  'content-type': 1_024,
  cookie: WHOLE,
  expect: 256,
  host: 512,
  'if-none-match': 8_192,
  'mcp-method': 512,
  'mcp-name': 4_096,
  'mcp-protocol-version': 256,
  'mcp-session-id': 1_024,
  origin: 1_024,
  'sec-fetch-site': 256,
  signature: WHOLE,
  'signature-input': WHOLE,
  'transfer-encoding': 256,
  'user-agent': 4_096,
  'x-forwarded-for': 2_048,
  'x-forwarded-host': 512,
  'x-forwarded-proto': 256,
} as const;

/** Headers of a request that are larger than this service reads: status 431. */
export class HeadersTooLarge extends ApiError {
  constructor(message: string) {
    super('invalid_request', message, { issues: [{ path: '', message }] });
  }
}

/**
 * Checks the size of all headers before any of them is parsed.
 *
 * @throws {HeadersTooLarge} naming the limit
 */
export function requireReadableHeaders({ headers, rawHeaders }: IncomingMessage): void {
  if (rawHeaders.length > 2 * MOST_HEADER_LINES)
    throw new HeadersTooLarge(`The request must not have more than ${MOST_HEADER_LINES} headers.`);
  let bytes = 0;
  // A line has a colon, a space and a line break beside its name and its value.
  for (const text of rawHeaders) bytes += text.length + 2;
  if (bytes > MOST_HEADER_BYTES)
    throw new HeadersTooLarge(`The headers together must not be larger than ${MOST_HEADER_BYTES} bytes.`);
  for (const [name, most] of limits) {
    // No header is longer than all together; the limits that follow are larger.
    if (most >= bytes) return;
    if ((headers[name]?.length ?? 0) > most)
      throw new HeadersTooLarge(`The header ${name} must not be longer than ${most} characters.`);
  }
}

/** A list has more than one line of a header that must not be repeated; only its length is of interest here. */
const limits = Object.entries(boundedHeaders)
  .filter(([, most]) => most < WHOLE)
  .sort(([, one], [, other]) => one - other);

/**
 * A header of which a request has one line, or whose lines Node joins; empty when it has none. As `ctx.get`, whose way every
 * request would go several times.
 */
export function headerOf({ headers }: IncomingMessage, name: keyof typeof boundedHeaders): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** The lines of all headers as they were sent, for a check of a signature. */
export function headerLines({ rawHeaders }: IncomingMessage): FieldLine[] {
  const lines: FieldLine[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    lines.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  return lines;
}

/** Most requests have neither header, and need no list of the lines as they were sent. */
export const mayBeSigned = ({ headers }: IncomingMessage): boolean =>
  headers.signature !== undefined || headers['signature-input'] !== undefined;

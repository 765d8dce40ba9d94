import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { requireReadableHeaders } from './headers.ts';
import { queryOf } from './query.ts';
import { requestTarget } from './target.ts';

type KoaRequest = { readonly req: IncomingMessage };

/**
 * Makes an application, and every library that it hands its context to, read paths and queries in linear time.
 * Koa's own parser of queries takes time that grows with the square of the number of parameters.
 */
export function readWithinBounds(app: Koa): void {
  const read = (get: (request: IncomingMessage) => unknown) => ({
    configurable: true,
    get(this: KoaRequest) {
      return get(this.req);
    },
  });
  Object.defineProperties(app.request, {
    path: read((request) => requestTarget(request).path),
    query: read((req) => queryOf({ req })),
    querystring: read((request) => requestTarget(request).query),
    search: read((request) => {
      const { query } = requestTarget(request);
      return query === '' ? '' : `?${query}`;
    }),
  });
}

/**
 * Checks the first line and the headers of a request before anything reads them.
 *
 * @throws {ApiError} invalid_request
 */
export function requireReadable(request: IncomingMessage): void {
  const { fault } = requestTarget(request);
  if (fault !== null)
    throw new ApiError('invalid_request', fault, { issues: [{ path: '', message: fault }] });
  requireReadableHeaders(request);
  const unclear = hostFault(request) ?? transferFault(request);
  if (unclear !== null)
    throw new ApiError('invalid_request', unclear, { issues: [{ path: '', message: unclear }] });
}

const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * What is wrong with the host that a request names (RFC 9112 section 3.2). Of two hosts a proxy or a cache in front may have
 * gone by the other one.
 */
function hostFault({ headers: { host }, httpVersionMajor, httpVersionMinor, rawHeaders }: IncomingMessage) {
  if (host === undefined)
    return httpVersionMajor === 1 && httpVersionMinor === 0 ? null : 'The header Host is missing.';
  if (!HOST.test(host)) return 'The header Host names no host, as in registry.example or 192.0.2.1:8080.';
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') lines += 1;
  return lines > 1 ? 'The header Host must be sent once.' : null;
}

/** Node undoes `chunked` alone, and hands on what is packed below it as it came. */
function transferFault({ headers: { 'transfer-encoding': coding } }: IncomingMessage): string | null {
  return coding === undefined || coding.toLowerCase() === 'chunked'
    ? null
    : 'Of transfer codings only chunked is read; send the body without others.';
}

/** Makes a request look as if it was sent to the public address, whatever address it was sent to. */
export function addressTo(
  request: IncomingMessage,
  { host, protocol, prefix }: { host: string; protocol: string; prefix: string },
): void {
  Object.assign(request.headers, {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  });
  Object.assign(request, { originalUrl: prefix + requestTarget(request).raw });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** Converts a request, without its body, for libraries of the web platform. */
export function webRequest({ method = 'GET', url = '/', headers }: IncomingMessage): Request {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(`http://localhost${url}`, { method, headers: given });
}

/** Sends the response of such a library. */
export function sendWeb({ status, headers, body }: Response, response: ServerResponse): void {
  response.writeHead(status, Object.fromEntries(headers));
  if (body === null) response.end();
  else Readable.fromWeb(body as ReadableStream<Uint8Array>).pipe(response);
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service without a server: what tests call directly, thousands of times a second. */
export type Handle = (request: Request) => Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** An answer that is refused; `error` is the word for programs. */
export const fault = (status: number, error: string, message: string): Response =>
  json({ error, message }, status, status === 401 ? { 'www-authenticate': 'Bearer' } : {});

/** `fetch` that reaches the handler, and nothing else. */
export const fetchOf =
  (handle: Handle) =>
  async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { signal, ...rest } = init;
    signal?.throwIfAborted();
    return handle(
      new Request(url, { ...rest, ...(rest.body == null ? {} : { duplex: 'half' }) } as RequestInit),
    );
  };

/** The same behind a real server on loopback. */
export async function listen(handle: Handle): Promise<{ url: URL; close(): Promise<void> }> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', headers, url = '/' } = incoming;
    const body = ['GET', 'HEAD'].includes(method) ? null : Buffer.concat(chunks);
    const answer = await handle(
      new Request(`http://${headers.host}${url}`, {
        method,
        headers: headers as Record<string, string>,
        body,
      }),
    );
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.flushHeaders();
    for await (const chunk of answer.body ?? []) outgoing.write(chunk);
    outgoing.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isReply, type Passing, type Reply, type Variant } from './variant.ts';

/** Headers that belong to one connection. */
const OWN = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'date']);

/** Starts a broken ad server in front of a correct one. */
export async function startFront(
  base: string,
  { request, response }: Variant,
): Promise<{ url: string; server: Server }> {
  const ask = async ({ method, path, headers, body }: Passing): Promise<Reply> => {
    const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
    const answer = await fetch(base + path, {
      method,
      headers,
      ...(text === undefined ? {} : { body: text }),
    });
    const given = await answer.text();
    const kept = [...answer.headers].filter(([name]) => !OWN.has(name));
    return {
      status: answer.status,
      headers: Object.fromEntries(kept),
      body: given === '' ? undefined : JSON.parse(given),
    };
  };
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const passing = await passingOf(incoming);
    const changed = request?.(passing) ?? passing;
    const reply = isReply(changed) ? changed : await ask(changed);
    send(outgoing, (await response?.(reply, passing, ask)) ?? reply);
  };
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function passingOf(incoming: IncomingMessage): Promise<Passing> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  const text = Buffer.concat(pieces).toString();
  const headers = Object.entries(incoming.headers).filter(([name]) => !OWN.has(name));
  return {
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: bodyOf(text),
  };
}

function bodyOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function send(outgoing: ServerResponse, { status, headers, body, text, isEndless }: Reply): void {
  outgoing.writeHead(status, headers);
  if (isEndless !== true) {
    outgoing.end(text ?? (body === undefined ? undefined : JSON.stringify(body)));
    return;
  }
  const more = () => {
    while (!outgoing.destroyed && outgoing.write(text ?? ' '));
    if (!outgoing.destroyed) outgoing.once('drain', more);
  };
  more();
}

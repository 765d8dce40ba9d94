import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createWebhookReceiver,
  memoryReplays,
  type SeenEvents,
  webhookHandler,
} from '../../client/webhooks/index.ts';

export type ReceiverSettings = {
  readonly port: number;
  readonly origin: string;
  /** One line per event that took effect and per attempt that did not, written before it is answered. */
  readonly log: string;
  readonly keys: readonly { readonly kid: string; readonly publicJwk: Readonly<Record<string, unknown>> }[];
};
/** What the receiver does with the next events; `aheadMs` moves its clock. */
export type ReceiverOrder = {
  readonly behaviour: 'healthy' | 'slow' | 'status 500' | 'status 401' | 'redirect';
  readonly aheadMs: number;
};
export type LogLine =
  | { readonly effect: string; readonly key: string; readonly body: string }
  | { readonly attempt: string; readonly key: string; readonly body: string }
  | { readonly rejected: string; readonly code: string };

const [text = ''] = process.argv.slice(2);
const settings: ReceiverSettings = JSON.parse(text);
let order: ReceiverOrder = { behaviour: 'healthy', aheadMs: 0 };
const now = () => new Date(Date.now() + order.aheadMs);
const write = (line: LogLine) => appendFileSync(settings.log, `${JSON.stringify(line)}\n`);

/** What took effect before this process began: effect and key are one line, so that neither is there alone. */
const done = new Set<string>();
if (existsSync(settings.log)) {
  for (const line of readFileSync(settings.log, 'utf8').split('\n').filter(Boolean)) {
    const { effect, key }: { effect?: string; key: string } = JSON.parse(line);
    if (effect !== undefined) done.add(key);
  }
}
const claimed = new Set<string>();
const keyOf = (seenAs: string): string => (JSON.parse(seenAs) as string[])[1] ?? '';
const events: SeenEvents = {
  async claim(seenAs) {
    if (done.has(keyOf(seenAs))) return 'seen';
    if (claimed.has(seenAs)) return 'busy';
    claimed.add(seenAs);
    return 'new';
  },
  async keep(seenAs) {
    done.add(keyOf(seenAs));
    claimed.delete(seenAs);
  },
  release: async (seenAs) => void claimed.delete(seenAs),
};

class Unready extends Error {}

const receiver = createWebhookReceiver({
  proof: {
    kind: 'signature',
    replays: memoryReplays(),
    keys: {
      async find(keyid) {
        const key = settings.keys.find(({ kid }) => kid === keyid);
        if (key === undefined) return { ok: false, fault: 'key_unknown' };
        return { ok: true, jwk: key.publicJwk, agentUrl: 'https://agent.example/mcp', standing: 'good' };
      },
    },
  },
  events,
  now,
});
const handle = webhookHandler(
  receiver,
  ({ body, idempotencyKey: key }) => {
    const subject = String('task_id' in body && body.task_id);
    const sent = JSON.stringify(body);
    if (order.behaviour === 'healthy') return write({ effect: subject, key, body: sent });
    write({ attempt: subject, key, body: sent });
    throw new Unready();
  },
  settings.origin,
);

/** A receiver of its own process, with the client's verifier, which writes down what takes effect. */
const server = createServer(async (request, response) => {
  const behaviour = order.behaviour;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const body = Buffer.concat(chunks);
    const answer = await handle(
      new Request(`http://inside${request.url}`, { method: 'POST', headers, body }),
    );
    if (answer.status === 401) {
      const code = answer.headers.get('www-authenticate') ?? '';
      write({ rejected: body.toString('utf8'), code });
    }
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  } catch (cause) {
    // The sender was killed in the middle, or this receiver is to fail.
    if (!(cause instanceof Unready) || behaviour === 'slow') return;
    const status = { 'status 401': 401, redirect: 307 }[behaviour as string] ?? 500;
    response.writeHead(status, status === 307 ? { location: `${settings.origin}/elsewhere` } : {}).end();
  }
});
process.on('message', (next: ReceiverOrder) => {
  order = next;
  process.send?.({ done: true });
});
server.listen(settings.port, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);

import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express from 'express';
import Koa from 'koa';
import {
  createWebhookReceiver,
  expressWebhook,
  koaWebhook,
  memoryEvents,
  memoryReplays,
  pinnedKeys,
  senderKeys,
  type WebhookEvent,
  webhookHandler,
} from '../../client/webhooks/index.ts';
import { protocol } from '../../generated/protocol.ts';
import { signMessage } from '../../src/domain/signatures/sign.ts';
import { type CallerKey, newCallerKey } from '../http/signed-world.ts';

const ORIGIN = 'https://buyer.example';
const PATH = '/hooks/1?op=7';
const AGENT = 'https://seller.example/mcp';
const now = () => new Date('2026-03-15T12:00:00Z');
const bodyWith = (key: string) => JSON.stringify({ idempotency_key: key, status: 'completed' });
const purpose = `${protocol.name}_use`;

/** The sender's documents, as the network would give them. */
function world(keys: readonly CallerKey[]) {
  const documents: Record<string, unknown> = {
    'https://seller.example/.well-known/brand.json': {
      agents: [{ url: AGENT, jwks_uri: 'https://keys.example/set' }],
    },
    'https://keys.example/set': { keys: keys.map(({ jwk }) => jwk) },
  };
  const asked: string[] = [];
  const send = (async (input: string | URL | Request) => {
    const url = String(input);
    asked.push(url);
    const document = documents[url];
    return document === undefined ? new Response('', { status: 404 }) : Response.json(document);
  }) as typeof globalThis.fetch;
  return { documents, asked, send };
}

const key = newCallerKey('hook-2026', { [purpose]: 'webhook-signing' });
const foreign = newCallerKey('governance-2026', { [purpose]: 'governance-signing' });

function signed(body: string, by = key, at = now(), url = `${ORIGIN}${PATH}`): Record<string, string> {
  const message = { method: 'POST', url, body: Buffer.from(body), contentType: 'application/json' };
  const signing = { kid: by.kid, algorithm: 'ed25519', privateKey: by.privateKey } as const;
  return { ...signMessage('webhook', message, signing, { now: at, nonce: randomBytes(16) }) };
}

describe('a receiver that cannot read the keys of its sender', () => {
  it('asks for a repeat instead of ending the event, and accepts it later', async () => {
    const { send, documents } = world([key]);
    const events = memoryEvents(now);
    const body = bodyWith('whk_repeated-event-1');
    const message = () => ({
      ...{ method: 'POST', url: `${ORIGIN}${PATH}`, body: Buffer.from(body) },
      headers: Object.entries(signed(body)),
    });
    const receive = () => {
      const keys = senderKeys({ agentUrl: AGENT, fetch: send, now });
      const proof = { kind: 'signature', keys, replays: memoryReplays() } as const;
      return createWebhookReceiver({ proof, events, now }).receive(message(), () => {});
    };
    const set = documents['https://keys.example/set'];
    delete documents['https://keys.example/set'];
    const { status, headers } = await receive();
    expect([status, headers['Retry-After'], headers['WWW-Authenticate']]).to.deep.equal([
      503,
      '30',
      undefined,
    ]);
    const brand = documents['https://seller.example/.well-known/brand.json'];
    delete documents['https://seller.example/.well-known/brand.json'];
    expect((await receive()).status).to.equal(503);
    Object.assign(documents, {
      'https://keys.example/set': set,
      'https://seller.example/.well-known/brand.json': brand,
    });
    expect((await receive()).status).to.equal(200);
  });
});

/** The same receiver behind each server. */
const adapters = ['web', 'express', 'koa'] as const;

for (const adapter of adapters) {
  describe(`receiver of webhooks behind ${adapter}`, () => {
    const handled: WebhookEvent[] = [];
    let failing = 0;
    let server: Server;
    const events = memoryEvents(now);
    const replays = memoryReplays(40);
    const { send, documents } = world([key, foreign]);
    const keys = senderKeys({ agentUrl: AGENT, fetch: send, now });
    const receiver = createWebhookReceiver({ proof: { kind: 'signature', keys, replays }, events, now });
    const handle = (event: WebhookEvent) => {
      if (failing > 0) {
        failing -= 1;
        throw new Error('not now');
      }
      handled.push(event);
    };

    before(async () => {
      server = createServer(listenerOf());
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    after(() => void server.close());

    function listenerOf(): RequestListener {
      if (adapter === 'koa') {
        const app = new Koa();
        app.silent = true;
        return app.use(koaWebhook(receiver, handle, ORIGIN)).callback();
      }
      if (adapter === 'express') {
        const app = express();
        app.set('env', 'test');
        app.post('/hooks/:id', expressWebhook(receiver, handle, ORIGIN));
        return app;
      }
      const serve = webhookHandler(receiver, handle, ORIGIN);
      return async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        const headers = new Headers(
          Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
        );
        try {
          const answer = await serve(
            new Request(`http://inside${request.url}`, { method: 'POST', headers, body }),
          );
          response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
        } catch {
          response.writeHead(500).end();
        }
      };
    }

    const post = (body: string, headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`, {
        method: 'POST',
        headers,
        body,
      });
    async function refused(answer: Response, code: string): Promise<void> {
      expect(answer.status, code).to.equal(401);
      expect(answer.headers.get('www-authenticate')).to.equal(`Signature error="${code}"`);
      expect(await answer.json()).to.deep.equal({ error: code });
    }

    it('hands a signed event over once, and answers 200 to its repeats', async () => {
      const body = bodyWith('event-0000000001');
      expect((await post(body, signed(body))).status).to.equal(200);
      expect((await post(body, signed(body))).status).to.equal(200);
      expect(handled).to.have.length(1);
      expect(handled[0]).to.deep.include({ sender: AGENT, idempotencyKey: 'event-0000000001' });
    });

    it('takes an event again whose handling failed', async () => {
      const body = bodyWith('event-0000000002');
      failing = 1;
      expect((await post(body, signed(body))).status).to.equal(500);
      expect((await post(body, signed(body))).status).to.equal(200);
      expect(handled.at(-1)?.idempotencyKey).to.equal('event-0000000002');
    });

    it('rejects what is not signed as the registration says, with the reason', async () => {
      const body = bodyWith('event-0000000003');
      const json = { 'content-type': 'application/json' };
      const headers = signed(body);
      await refused(await post(body, json), 'webhook_signature_header_malformed');
      await refused(
        await post(body, { ...headers, [`x-${protocol.name}-signature`]: 'x' }),
        'webhook_mode_mismatch',
      );
      await refused(await post(`${body} `, headers), 'webhook_signature_digest_mismatch');
      await refused(await post(body, signed(body, key, now(), ORIGIN)), 'webhook_signature_invalid');
      await refused(await post(body, signed(body, key, new Date(0))), 'webhook_signature_window_invalid');
      await refused(await post(body, signed(body, foreign)), 'webhook_signature_key_purpose_invalid');
      await refused(await post(body, signed(body, newCallerKey('nobody'))), 'webhook_signature_key_unknown');
      const twice = '{"idempotency_key":"event-0000000003","idempotency_key":"x"}';
      await refused(await post(twice, signed(twice)), 'webhook_body_malformed');
      const again = signed(bodyWith('event-0000000004'));
      expect((await post(bodyWith('event-0000000004'), again)).status).to.equal(200);
      await refused(await post(bodyWith('event-0000000004'), again), 'webhook_signature_replayed');
      expect(handled.map(({ idempotencyKey }) => idempotencyKey)).not.to.include('event-0000000003');
    });

    it('answers a verified body that is no event with 400, and finds no key where none is published', async () => {
      expect((await post('{"a":1}', signed('{"a":1}'))).status).to.equal(400);
      documents['https://seller.example/.well-known/brand.json'] = { agents: [] };
      const other = senderKeys({ agentUrl: AGENT, fetch: send, now });
      expect(await other.find(key.kid)).to.deep.equal({ ok: false, fault: 'agent_not_in_brand_json' });
    });
  });
}

describe('keys of a sender', () => {
  it('are read once, and again for an unknown name after 30 seconds only', async () => {
    let at = now();
    const { send, asked } = world([key]);
    const keys = senderKeys({ agentUrl: AGENT, fetch: send, now: () => at });
    await Promise.all([keys.find('a'), keys.find('b'), keys.find(key.kid)]);
    expect(asked).to.have.length(2);
    at = new Date(at.getTime() + 29_000);
    await keys.find('a');
    expect(asked).to.have.length(2);
    at = new Date(at.getTime() + 2_000);
    await keys.find('a');
    expect(asked).to.have.length(4);
  });

  it('are those only that a publisher pins, until it revokes them', async () => {
    const { send } = world([key, foreign]);
    const { x } = key.jwk as { x: string };
    const pin = (members: object) => ({
      authorized_agents: [{ url: AGENT, signing_keys: [{ kid: key.kid, kty: 'OKP', x, ...members }] }],
    });
    const find = (adagents: unknown, kid: string) =>
      senderKeys({ agentUrl: AGENT, fetch: send, now, pins: pinnedKeys(adagents, AGENT) }).find(kid);
    expect(await find(pin({}), key.kid)).to.include({ ok: true, standing: 'good' });
    expect(await find(pin({}), foreign.kid)).to.deep.equal({ ok: false, fault: 'key_unknown' });
    expect(await find(pin({ x: 'other' }), key.kid)).to.deep.equal({ ok: false, fault: 'key_unknown' });
    expect(await find(pin({ revoked_at: '2026-03-15T11:59:59Z' }), key.kid)).to.include({
      standing: 'revoked',
    });
    expect(await find(pin({ revoked_at: '2026-03-16T00:00:00Z' }), key.kid)).to.include({ standing: 'good' });
    expect(await find({ authorized_agents: [] }, foreign.kid)).to.include({ ok: true });
  });
});

describe('receiver of webhooks with the legacy proof', () => {
  const [current, earlier] = ['c'.repeat(32), 'e'.repeat(32)];
  const receiver = createWebhookReceiver({
    proof: { kind: 'hmac', sender: 'registration-1', secrets: [current, earlier] },
    events: memoryEvents(now),
    now,
  });
  const seconds = now().getTime() / 1_000;
  const prefix = `x-${protocol.name}`;
  function message(
    body: string,
    secret = current,
    timestamp: number | string = seconds,
    changes: Record<string, string> = {},
  ) {
    const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const fields = {
      ...{ 'content-type': 'application/json', [`${prefix}-timestamp`]: String(timestamp) },
      [`${prefix}-signature`]: `sha256=${hash}`,
      ...changes,
    };
    return { method: 'POST', url: ORIGIN, headers: Object.entries(fields), body: Buffer.from(body) };
  }
  const receive = (given: ReturnType<typeof message>) => receiver.receive(given, () => {});

  it('accepts the current and the earlier secret within five minutes', async () => {
    for (const [secret, at, key] of [
      [current, seconds, 'legacy-00000000001'],
      [earlier, seconds - 300, 'legacy-00000000002'],
      [current, seconds + 300, 'legacy-00000000003'],
    ] as const) {
      expect((await receive(message(bodyWith(key), secret, at))).status).to.equal(200);
    }
  });

  const body = bodyWith('legacy-00000000009');
  const cases: [string, ReturnType<typeof message>, string][] = [
    ['another secret', message(body, 'x'.repeat(32)), 'webhook_signature_invalid'],
    ['a changed body', { ...message(body), body: Buffer.from(`${body} `) }, 'webhook_signature_invalid'],
    ['an old time', message(body, current, seconds - 301), 'webhook_signature_window_invalid'],
    ['a time that is no number', message(body, current, '1e9'), 'webhook_signature_header_malformed'],
    [
      'no proof',
      message(body, current, seconds, { [`${prefix}-signature`]: '' }),
      'webhook_signature_header_malformed',
    ],
    [
      'a signature of the other proof',
      message(body, current, seconds, { signature: 'x' }),
      'webhook_mode_mismatch',
    ],
    ['a name twice', message('{"a":1,"a":2}'), 'webhook_body_malformed'],
  ];
  for (const [what, given, code] of cases) {
    it(`rejects ${what} with ${code}`, async () => {
      expect(await receive(given)).to.include({ status: 401, code });
    });
  }

  it('answers other methods and large bodies without verifying them', async () => {
    expect(await receive({ ...message(body), method: 'GET' })).to.include({ status: 405 });
    expect(await receive({ ...message(body), body: Buffer.alloc(1024 * 1024 + 1) })).to.include({
      status: 413,
    });
  });
});

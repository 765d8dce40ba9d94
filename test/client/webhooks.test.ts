import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express from 'express';
import { fastify } from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';
import {
  createWebhookReceiver,
  expressWebhook,
  fastifyWebhook,
  koaWebhook,
  memoryEvents,
  memoryReplays,
  senderKeys,
  type WebhookEvent,
  webhookHandler,
} from '../../client/webhooks/index.ts';
import { protocol } from '../../generated/protocol.ts';
import { codeOf, type DiscoveryFault, type SignatureFault } from '../../src/domain/signatures/faults.ts';
import { REVOCATION_LIST_PATH, revocationPayload } from '../../src/domain/signatures/revocation-list.ts';
import { signMessage } from '../../src/domain/signatures/sign.ts';
import { newCallerKey, revocationsBy, type Spoilt, signedHeaders } from '../http/signers/signed-world.ts';
import { AGENT, bodyWith, foreign, key, now, ORIGIN, purpose, world } from './sender-world.ts';

const PATH = '/hooks/1?op=7';
const withdrawn = newCallerKey('withdrawn-2026', { [purpose]: 'webhook-signing' });
const busy = newCallerKey('busy-2026', { [purpose]: 'webhook-signing' });
const BODY = bodyWith('event-0000000003');
/** Reasons that a receiver has; the others are those of requests and of their callers. */
type WebhookFault = Exclude<SignatureFault, DiscoveryFault | 'required' | 'components_unexpected'>;

function signed(body: string, by = key, at = now(), url = `${ORIGIN}${PATH}`): Record<string, string> {
  const message = { method: 'POST', url, body: Buffer.from(body), contentType: 'application/json' };
  const signing = { kid: by.kid, algorithm: 'ed25519', privateKey: by.privateKey } as const;
  return { ...signMessage('webhook', message, signing, { now: at, nonce: randomBytes(16) }) };
}

const spoiltBy = ({ params, ...spoilt }: Spoilt) =>
  signedHeaders(`${ORIGIN}${PATH}`, BODY, key, now(), {
    ...spoilt,
    params: { tag: protocol.webhookSigningTag, ...params },
  });
describe('a receiver that cannot read the keys of its sender', () => {
  it('asks for a repeat instead of ending the event, and accepts it later', async () => {
    const { send, documents } = world([key]);
    const events = memoryEvents(now);
    const body = bodyWith('whk_repeated-event-1');
    const message = () => ({
      method: 'POST',
      url: `${ORIGIN}${PATH}`,
      body: Buffer.from(body),
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
const adapters = ['web', 'hono', 'express', 'koa', 'fastify'] as const;

for (const adapter of adapters) {
  describe(`receiver of webhooks behind ${adapter}`, () => {
    const handled: WebhookEvent[] = [];
    let failing = 0;
    let held: Promise<void> | undefined;
    let entered = () => {};
    let server: Server;
    let ahead = 0;
    const time = () => new Date(now().getTime() + ahead);
    const events = memoryEvents(time);
    const replays = memoryReplays(40);
    const { send, documents } = world([key, foreign, withdrawn, busy]);
    documents[`https://seller.example${REVOCATION_LIST_PATH}`] = revocationsBy(
      foreign,
      revocationPayload('https://seller.example', [withdrawn.kid], now(), 600_000),
    );
    const keys = senderKeys({ agentUrl: AGENT, fetch: send, now: time });
    const receiver = createWebhookReceiver({
      proof: { kind: 'signature', keys, replays },
      events,
      now: time,
    });
    const handle = async (event: WebhookEvent) => {
      entered();
      await held;
      if (failing > 0) {
        failing -= 1;
        throw new Error('not now');
      }
      handled.push(event);
    };

    before(async () => {
      server = createServer(await listenerOf());
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    after(() => void server.close());

    async function listenerOf(): Promise<RequestListener> {
      if (adapter === 'fastify') {
        const app = fastify();
        app.register(fastifyWebhook(receiver, handle, ORIGIN));
        await app.ready();
        return (request, response) => app.routing(request, response);
      }
      if (adapter === 'koa') {
        const app = new Koa();
        app.silent = true;
        return app.use(koaWebhook(receiver, handle, ORIGIN)).callback();
      }
      if (adapter === 'express') {
        const app = express();
        app.set('env', 'test');
        app.use(expressWebhook(receiver, handle, ORIGIN));
        return app;
      }
      const handler = webhookHandler(receiver, handle, ORIGIN);
      const hono = new Hono();
      hono.post('*', (c) => handler(c.req.raw));
      hono.onError((_, c) => c.text('', 500));
      const serve = adapter === 'hono' ? (request: Request) => hono.fetch(request) : handler;
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

    const post = (body: string, headers: Record<string, string>, path = PATH) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
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

    it('does not confirm a repeat while the first is being handled, which may fail', async () => {
      const body = bodyWith('event-0000000005');
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      failing = 1;
      const isHeld = new Promise<void>((resolve) => {
        entered = resolve;
      });
      const first = post(body, signed(body));
      await isHeld;
      let repeat = await post(body, signed(body));
      expect(repeat.status).to.equal(503);
      expect(repeat.headers.get('retry-after')).to.equal('5');
      release();
      held = undefined;
      expect((await first).status).to.equal(500);
      repeat = await post(body, signed(body));
      expect(repeat.status).to.equal(200);
      expect(handled.at(-1)?.idempotencyKey).to.equal('event-0000000005');
    });

    /** A message for each reason. */
    const spoilt: Record<WebhookFault, () => Promise<Response>> = {
      header_malformed: () => post(BODY, { 'content-type': 'application/json' }),
      params_incomplete: () => post(BODY, spoiltBy({ params: { nonce: undefined } })),
      tag_invalid: () => post(BODY, spoiltBy({ params: { tag: protocol.requestSigningTag } })),
      alg_not_allowed: () => post(BODY, spoiltBy({ params: { alg: 'rsa-pss-sha512' } })),
      window_invalid: () => post(BODY, signed(BODY, key, new Date(0))),
      components_incomplete: () =>
        post(BODY, spoiltBy({ components: ['@method', '@target-uri', '@authority', 'content-type'] })),
      key_unknown: () => post(BODY, signed(BODY, newCallerKey('nobody'))),
      key_purpose_invalid: () => post(BODY, signed(BODY, foreign)),
      key_revoked: () => post(BODY, signed(BODY, withdrawn)),
      async rate_abuse() {
        const until = new Date(now().getTime() + 1_000_000);
        for (let count = 0; count < 40; count += 1)
          await replays.remember({ keyid: busy.kid, nonce: `n${count}`, until, now: now() });
        return post(BODY, signed(BODY, busy));
      },
      target_uri_malformed: () => post(BODY, signed(BODY), '/hooks/%zz'),
      invalid: () => post(BODY, signed(BODY, key, now(), ORIGIN)),
      digest_mismatch: () => post(`${BODY} `, signed(BODY)),
      async replayed() {
        const body = bodyWith('event-0000000004');
        const again = signed(body);
        expect((await post(body, again)).status).to.equal(200);
        return post(body, again);
      },
      body_malformed() {
        const twice = '{"idempotency_key":"event-0000000003","idempotency_key":"x"}';
        return post(twice, signed(twice));
      },
      mode_mismatch: () => post(BODY, { ...signed(BODY), [`x-${protocol.name}-signature`]: 'x' }),
      async revocation_stale() {
        const brand = documents['https://seller.example/.well-known/brand.json'];
        delete documents['https://seller.example/.well-known/brand.json'];
        ahead = 51 * 60_000;
        const answer = await post(BODY, signed(BODY, key, time()));
        ahead = 0;
        documents['https://seller.example/.well-known/brand.json'] = brand;
        return answer;
      },
    };
    for (const fault of Object.keys(spoilt) as WebhookFault[]) {
      const code = codeOf('webhook', fault);
      it(`rejects with ${code}, and hands nothing over`, async () => {
        const answer = await spoilt[fault]();
        // Fastify refuses an address that cannot be decoded before any handler sees it.
        if (adapter === 'fastify' && fault === 'target_uri_malformed') expect(answer.status).to.equal(400);
        else await refused(answer, code);
        expect(handled.map(({ idempotencyKey }) => idempotencyKey)).not.to.include('event-0000000003');
      });
    }

    it('answers a verified body that is no event with 400, and finds no key where none is published', async () => {
      expect((await post('{"a":1}', signed('{"a":1}'))).status).to.equal(400);
      documents['https://seller.example/.well-known/brand.json'] = { agents: [] };
      const other = senderKeys({ agentUrl: AGENT, fetch: send, now });
      expect(await other.find(key.kid)).to.deep.equal({ ok: false, fault: 'agent_not_in_brand_json' });
    });
  });
}

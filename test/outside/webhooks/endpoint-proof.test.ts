import { assert } from 'chai';
import { loadSentCheck, type SentCheck } from '../../../src/domain/contract/sent-check.ts';
import { createEndpointProof } from '../../../src/outside/webhooks/webhook-sender.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { type Sites, startSites } from '../../support/sites.ts';
import { webhookKeys } from '../../support/webhook-keys.ts';

const URL = 'https://hooks.example/in?x=1';
const BODY = {
  type: 'webhook.challenge',
  challenge: 'c-1',
  subscription_id: '018f0000-0000-7000-8000-000000000001',
  registry_url: 'https://registry.example',
  event_types: ['registry.events'],
} as const;

describe('the proof of an endpoint', () => {
  let sites: Sites;
  let outbound: Outbound;
  const keys = webhookKeys(() => new Date());
  let sent: SentCheck;
  before(async () => {
    sent = await loadSentCheck(() => true);
  });
  let verdicts: string[];
  let seen: { method: string | undefined; type: string | undefined; body: string }[];
  beforeEach(async () => {
    sites = await startSites();
    outbound = await openOutbound({ outboundHosts: sites.hosts });
    seen = [];
    verdicts = [];
  });
  afterEach(async () => {
    await outbound.close();
    await sites.close();
  });

  const answerWith = (status: number, answer: unknown, headers: Record<string, string> = {}) =>
    sites.serve('hooks.example', '/in?x=1', async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      seen.push({ method: request.method, type: request.headers['content-type'], body });
      verdicts.push(await keys.verify(URL, request.headers, body));
      response.writeHead(status, headers).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  const ask = (url = URL) =>
    createEndpointProof({
      fetcher: outbound.fetcher,
      outboundHosts: sites.hosts,
      signWebhook: keys.sign,
      sent,
    })(url, { kind: 'registryEndpointChallenge', body: BODY });

  it('is the challenge, sent back', async () => {
    for (const name of ['challenge', 'token']) {
      answerWith(name === 'token' ? 202 : 200, { [name]: 'c-1' });
      assert.deepEqual(await ask(), { ok: true });
    }
    assert.deepEqual(seen[0], { method: 'POST', type: 'application/json', body: JSON.stringify(BODY) });
    assert.deepEqual(verdicts, ['ok', 'ok'], 'both challenges are signed, each with a nonce of its own');
  });

  it('is asked for over plain http where the operator says what stands there, and nowhere else', async () => {
    answerWith(200, { challenge: 'c-1' });
    assert.deepEqual(await ask('http://hooks.example/in?x=1'), { ok: true });
    assert.isFalse((await ask('http://other.example/in')).ok);
    assert.isFalse((await ask('http://127.0.0.1/in')).ok);
    assert.isFalse((await ask('https://127.0.0.1/in')).ok);
    assert.isFalse((await ask('https://[::1]/in')).ok);
    assert.isFalse((await ask('nowhere')).ok);
    // Nobody else was even dialled.
    assert.lengthOf(outbound.dialled, 1);
  });

  it('is not what says something else', async () => {
    for (const answer of [
      {},
      { challenge: 'c-2' },
      { challenge: 'c-1', token: 'c-1' },
      '"c-1"',
      'c-1',
      '',
      '[]',
    ]) {
      answerWith(200, answer);
      assert.deepEqual(
        await ask(),
        { ok: false, reason: 'the response does not repeat the challenge.', accepted: true },
        JSON.stringify(answer),
      );
    }
  });

  it('is not what comes with another status', async () => {
    for (const status of [400, 401, 404, 500]) {
      answerWith(status, { challenge: 'c-1' });
      assert.deepEqual(await ask(), {
        ok: false,
        reason: 'the endpoint did not return a status of 200 to 299.',
      });
    }
  });

  it('fails at a redirect, which is not followed', async () => {
    answerWith(307, { challenge: 'c-1' }, { location: '/elsewhere' });
    sites.put('hooks.example', '/elsewhere', { challenge: 'c-1' });
    assert.isFalse((await ask()).ok);
    assert.lengthOf(seen, 1);
  });

  it('is short, and tells nothing of why it could not be had', async () => {
    answerWith(200, { challenge: 'c-1', more: 'x'.repeat(5000) });
    const tooLong = await ask();
    sites.hosts.set('hooks.example', 'http://127.0.0.1:1');
    const closed = await ask();
    const unknown = await ask('https://unknown.example/');
    assert.deepEqual(tooLong, { ok: false, reason: 'the request could not be sent.' });
    assert.deepEqual(closed, tooLong);
    assert.deepEqual(unknown, tooLong);
  });
});

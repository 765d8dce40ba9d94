import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { createWebhookReceiver, memoryEvents, pinnedKeys, senderKeys } from '../../client/webhooks/index.ts';
import { protocol } from '../../generated/protocol.ts';
import { AGENT, bodyWith, foreign, key, now, ORIGIN, world } from './sender-world.ts';

describe('keys of a sender', () => {
  it('are read once, and again for an unknown name after 30 seconds only', async () => {
    let at = now();
    const { send, asked } = world([key]);
    const keys = senderKeys({ agentUrl: AGENT, fetch: send, now: () => at });
    await Promise.all([keys.find('a'), keys.find('b'), keys.find(key.kid)]);
    // brand.json, the key set and the list of revoked keys.
    expect(asked).to.have.length(3);
    at = new Date(at.getTime() + 29_000);
    await keys.find('a');
    expect(asked).to.have.length(3);
    at = new Date(at.getTime() + 2_000);
    await keys.find('a');
    expect(asked).to.have.length(6);
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
  const current = 'c'.repeat(32);
  const earlier = 'e'.repeat(32);
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
      'content-type': 'application/json',
      [`${prefix}-timestamp`]: String(timestamp),
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

import { assert } from 'chai';
import { createJudgeTarget } from '../../../src/infra/fetcher/judge-url.ts';
import { createWebhookSender } from '../../../src/outside/webhooks/webhook-sender.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';

const PUBLIC = '93.184.216.34';
const PRIVATE = '10.0.0.7';
const URL = 'https://hooks.example/in';
const NO_PUBLIC = {
  reply: { kind: 'none', code: 'refused' },
  message: 'the host has no public address',
  durationMs: 0,
};

describe('the address that a webhook is sent to', () => {
  let out: Outbound;
  beforeEach(async () => {
    out = await openOutbound();
  });
  afterEach(() => out.close());

  const send = (url = URL) =>
    createWebhookSender({
      fetcher: out.fetcher,
      judgeTarget: createJudgeTarget(out.hosts),
      sign: async () => ({}),
      now: () => new Date(0),
    })({ url, mode: 'Bearer', secret: 's'.repeat(32) }, '{}', new AbortController().signal);

  it('is resolved once, and connected to as it was validated', async () => {
    // A name server that gives another address to whoever asks again.
    out.dns.set('hooks.example', 'A', { records: [PUBLIC] }, { records: [PRIVATE] });
    const { reply } = await send();
    assert.deepInclude(reply, { kind: 'none', code: 'connection' });
    assert.deepEqual(out.dialled, [`${PUBLIC}:443`]);
    assert.sameMembers(out.dns.asked, ['A hooks.example', 'AAAA hooks.example']);
    assert.deepEqual(await send(), NO_PUBLIC as never);
    assert.lengthOf(out.dialled, 1);
  });

  it('is never a private one, also when the name had a public address before', async () => {
    out.dns.set('hooks.example', 'A', { records: [PUBLIC] });
    await send();
    for (const records of [[PRIVATE], [PUBLIC, PRIVATE], ['127.0.0.1'], ['169.254.169.254']]) {
      out.dns.set('hooks.example', 'A', { records });
      assert.deepEqual(await send(), NO_PUBLIC as never, String(records));
    }
    assert.deepEqual(out.dialled, [`${PUBLIC}:443`]);
  });

  it('is not looked for when the name does not exist, or the host may not be sent to', async () => {
    assert.deepEqual(await send('https://absent.example/in'), NO_PUBLIC as never);
    for (const url of [`https://${PRIVATE}/`, 'https://a.internal/', 'http://hooks.example/', `${URL}:8443/`])
      assert.deepInclude((await send(url)).reply, { kind: 'none', code: 'refused' }, url);
    assert.isEmpty(out.dialled);
  });
});

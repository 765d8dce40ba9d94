import { assert } from 'chai';
import fc from 'fast-check';
import { hmacHeaders } from '../../../src/domain/signatures/legacy-hmac.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import {
  afterAttempt,
  attemptStatus,
  channelAfter,
  type FailingChannel,
  isHeldBack,
  judgeReply as judgeReplyAt,
  type WebhookReply,
  webhookWaitMs,
} from '../../../src/domain/webhooks/outcome.ts';
import { type Webhook, webhookTarget } from '../../../src/domain/webhooks/webhook.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const judgeReply = (reply: WebhookReply, ageMs: number) => judgeReplyAt(reply, ageMs, NOW);
const answer = (status: number, more: { challenge?: string; retryAfter?: string } = {}) =>
  ({
    kind: 'answer',
    status,
    challenge: more.challenge ?? null,
    retryAfter: more.retryAfter ?? null,
  }) as const;
const open: Webhook = {
  id: 'w1',
  principalId: 'p1',
  accountId: null,
  channel: 'c1',
  kind: 'task',
  subject: 't1',
  subscriberId: null,
  notificationType: null,
  sequence: null,
  url: 'https://r.example/',
  secret: null,
  headers: null,
  mode: 'HTTP_MESSAGE_SIGNATURES',
  body: '{}',
  bytes: 2,
  key: 'whk_1',
  status: 'open',
  failure: null,
  attempts: 0,
  dueAt: NOW,
  endsAt: later(24 * HOUR_MS),
  createdAt: NOW,
  endedAt: null,
  purpose: null,
  originId: null,
};

describe('what a receiver answers to a webhook', () => {
  it('delivers it with any 2xx, and with nothing else', () => {
    for (const status of [200, 202, 204, 299])
      assert.deepEqual(judgeReply(answer(status), 0), { kind: 'delivered' });
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), fc.nat(HOUR_MS * 24), (status, age) => {
        assert.notEqual(judgeReply(answer(status), age).kind, 'delivered');
      }),
    );
  });

  it('ends it with 410 and other 4xx, with 401 only where it names a reason of the signature', () => {
    for (const status of [400, 403, 405, 410, 413, 422])
      assert.deepEqual(judgeReply(answer(status), 0), { kind: 'final', failure: `status_${status}` });
    for (const [challenge, failure] of [
      ['Signature error="webhook_signature_key_unknown"', 'webhook_signature_key_unknown'],
      ['Signature realm="x", error=webhook_signature_invalid', 'webhook_signature_invalid'],
    ] as const)
      assert.deepEqual(judgeReply(answer(401, { challenge }), 0), { kind: 'final', failure });
    for (const challenge of ['Bearer error="webhook_signature_invalid"', 'Signature error="<script>"', ''])
      assert.include(judgeReply(answer(401, { challenge }), 0), { kind: 'later', failure: 'status_401' });
  });

  it('ends it with 404 after an hour, since a receiver that is being deployed answers so for a while', () => {
    assert.equal(judgeReply(answer(404), HOUR_MS - 1).kind, 'later');
    assert.equal(judgeReply(answer(404), HOUR_MS).kind, 'final');
  });

  it('puts off this webhook alone at 5xx, and the receiver where all of its webhooks would end alike', () => {
    for (const status of [500, 502, 408, 425]) assert.equal(judgeReply(answer(status), 0).kind, 'later');
    for (const status of [429, 503, 301, 302, 307]) assert.equal(judgeReply(answer(status), 0).kind, 'away');
    assert.deepEqual(judgeReply({ kind: 'none', code: 'timeout' }, 0), {
      kind: 'away',
      failure: 'timeout',
      afterMs: null,
    });
  });

  it('waits as long as Retry-After says, an hour at most, and ignores what is neither seconds nor a date', () => {
    const waits = (retryAfter: string, status = 503) => {
      const outcome = judgeReply(answer(status, { retryAfter }), 0);
      return 'afterMs' in outcome ? outcome.afterMs : undefined;
    };
    assert.equal(waits('7'), 7_000);
    for (const digits of ['999999999', '9999999999', '9'.repeat(400)]) assert.equal(waits(digits), HOUR_MS);
    for (const text of ['-1', '1.5', '', 'soon', '1e3', '0x10', '7 ', '2026-05-01T12:01:00Z', '٧'])
      assert.isNull(waits(text), text);
    fc.assert(
      fc.property(
        fc.integer({ min: -2 * HOUR_MS, max: 3 * HOUR_MS }),
        fc.constantFrom(429, 503, 500, 302, 401, 408),
        (ms, status) => {
          const seconds = Math.floor(ms / 1_000) * 1_000;
          assert.equal(waits(later(seconds).toUTCString(), status), Math.min(Math.max(seconds, 0), HOUR_MS));
        },
      ),
    );
    for (const text of [
      'Friday, 01-May-26 12:01:00 GMT',
      'Fri, 01 May 2026 12:01:00 CET',
      'Fri, 01 May 2026 12:01:00',
      'Fri, 41 May 2026 12:01:00 GMT',
      'Fri, 01 May 2026 99:01:00 GMT',
    ])
      assert.isNull(waits(text), text);
  });

  it('is shown as it was', () => {
    assert.equal(attemptStatus(answer(204)), 'success');
    assert.equal(attemptStatus(answer(500)), 'failed');
    assert.equal(attemptStatus({ kind: 'none', code: 'timeout' }), 'timeout');
    assert.equal(attemptStatus({ kind: 'none', code: 'dns' }), 'connection_error');
  });
});

describe('attempts of a webhook', () => {
  it('come after about 1, 2, 4 seconds, up to an hour, never all at once', () => {
    assert.deepEqual(
      [1, 2, 3, 20].map((n) => webhookWaitMs(n, 0.5)),
      [1_000, 2_000, 4_000, HOUR_MS],
    );
    assert.deepEqual([webhookWaitMs(1, 0), webhookWaitMs(1, 1)], [750, 1_250]);
    assert.equal(webhookWaitMs(1, 0.5, 60_000), 60_000);
  });

  it('end a day after the event, whatever the receiver does', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        let webhook = open;
        for (let tries = 0; webhook.status === 'open'; tries += 1) {
          assert.isBelow(tries, 100);
          assert.isAtMost(webhook.dueAt.getTime(), webhook.endsAt.getTime());
          webhook = afterAttempt(
            webhook,
            { kind: 'later', failure: 'status_500', afterMs: null },
            webhook.dueAt,
            random,
          );
        }
        assert.equal(webhook.failure, 'status_500');
        assert.isAbove(webhook.attempts, 20);
      }),
    );
  });
});

describe('a receiver that fails', () => {
  const fail = (before: FailingChannel | undefined, ended: boolean, now = NOW) =>
    channelAfter(
      before,
      { id: 'c1', principalId: 'p1' },
      { kind: 'final', failure: 'status_400' },
      {
        ended,
        now,
        random: 0.5,
      },
    );

  it('is kept aside while it is slow, without a wait or a pause, and no longer once it answers in time', () => {
    const answered = (isSlow: boolean) =>
      channelAfter(
        undefined,
        { id: 'c1', principalId: 'p1' },
        { kind: 'delivered' },
        { ended: true, isSlow, now: NOW, random: 0 },
      );
    const slow = answered(true);
    assert.deepInclude(slow, { failures: 0, givenUp: 0, pausedAt: null, retryAt: NOW });
    assert.isFalse(isHeldBack(slow ?? undefined, NOW));
    assert.isNull(answered(false));
  });

  it('is paused when ten webhooks in a row were given up, tried once an hour then, and works again at once', () => {
    let channel: FailingChannel | undefined;
    for (let count = 1; count <= 10; count += 1) {
      assert.isFalse(isHeldBack(channel, NOW), `after ${count - 1}`);
      channel = fail(channel, true) ?? undefined;
    }
    assert.isTrue(isHeldBack(channel, NOW));
    assert.isTrue(isHeldBack(channel, later(HOUR_MS - 1)));
    assert.isFalse(isHeldBack(channel, later(HOUR_MS)));
    assert.isNull(
      channelAfter(
        channel,
        { id: 'c1', principalId: 'p1' },
        { kind: 'delivered' },
        {
          ended: true,
          now: NOW,
          random: 0,
        },
      ),
    );
  });

  it('waits as a whole only where it does not answer', () => {
    const away = { kind: 'away', failure: 'timeout', afterMs: null } as const;
    const at = { ended: false, now: NOW, random: 0.5 };
    const first = channelAfter(undefined, { id: 'c1', principalId: 'p1' }, away, at);
    assert.deepEqual(first?.retryAt, later(1_000));
    assert.deepEqual(
      channelAfter(first ?? undefined, { id: 'c1', principalId: 'p1' }, away, at)?.retryAt,
      later(2_000),
    );
    assert.deepEqual(fail(undefined, false)?.retryAt, NOW);
  });

  it('waits shortly again after it answered, however often it refused', () => {
    let channel: FailingChannel | undefined;
    for (let count = 0; count < 9; count += 1) channel = fail(channel, false) ?? undefined;
    const away = { kind: 'away', failure: 'timeout', afterMs: null } as const;
    const after = channelAfter(channel, { id: 'c1', principalId: 'p1' }, away, {
      ended: false,
      now: NOW,
      random: 0.5,
    });
    assert.deepEqual(after?.retryAt, later(1_000));
  });
});

describe('how a webhook proves where it comes from', () => {
  it('is a signature unless a legacy scheme was chosen with its secret', () => {
    const url = 'https://r.example/';
    const credentials = 's'.repeat(32);
    assert.equal(webhookTarget({ url }).mode, 'HTTP_MESSAGE_SIGNATURES');
    assert.equal(
      webhookTarget({ url, authentication: { schemes: ['HMAC-SHA256'] } }).mode,
      'HTTP_MESSAGE_SIGNATURES',
    );
    assert.deepEqual(webhookTarget({ url, authentication: { schemes: ['HMAC-SHA256'], credentials } }), {
      url,
      mode: 'HMAC-SHA256',
      secret: credentials,
    });
    assert.isNull(
      webhookTarget({ url, authentication: { schemes: ['HTTP_MESSAGE_SIGNATURES'], credentials } }).secret,
    );
  });

  it('is for HMAC the keyed hash of the second, a dot and the body', () => {
    const headers = Object.values(hmacHeaders('k'.repeat(32), '{"a":1}', new Date(1_700_000_000_999)));
    assert.deepEqual(headers, [
      // printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
      'sha256=6935b796c0fec66e5dee52c86c7fd1218a424c32f1adb239ff2893c31e54f033',
      '1700000000',
    ]);
  });
});

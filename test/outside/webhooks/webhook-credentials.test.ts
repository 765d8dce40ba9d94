import { readdirSync, readFileSync } from 'node:fs';
import { validateHeaderValue } from 'node:http';
import { assert } from 'chai';
import { judgeReply } from '../../../src/domain/webhooks/outcome.ts';
import type { Fetcher } from '../../../src/infra/fetcher.ts';
import { createWebhookSender } from '../../../src/outside/webhooks/webhook-sender.ts';

type Schema = { properties?: Record<string, Schema>; type?: string; maxLength?: number; pattern?: string };

/** Schemas of texts of this name anywhere below, with their places. */
function named(name: string, within: unknown, place: string): [string, Schema][] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([key, value]): [string, Schema][] => [
    ...(key === name && value?.type === 'string' ? [[`${place}/${key}`, value] as [string, Schema]] : []),
    ...named(name, value, `${place}/${key}`),
  ]);
}

const SECRETS = [
  '',
  ' ',
  '\u0000',
  '\n',
  '\r\nX-Other: 1',
  '\u007f',
  'ü',
  '\u20ac',
  '\u{1f600}',
  '\ud800',
].map((part) => `${'s'.repeat(20)}${part}${'t'.repeat(20)}`);
const canTravel = (secret: string): boolean => {
  try {
    validateHeaderValue('authorization', `Bearer ${secret}`);
    return true;
  } catch {
    return false;
  }
};

describe('credentials of receivers', () => {
  const root = new URL('../../../schemas/v3/', import.meta.url);
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('vectors'))
    .flatMap((file) => named('credentials', JSON.parse(readFileSync(new URL(file, root), 'utf8')), file));

  it('are registered in the places that are known', () => {
    assert.isAtLeast(found.length, 5);
  });

  for (const [place, { pattern = '' }] of found)
    it(`have only characters that a header carries at ${place}`, () => {
      assert.isNotEmpty(pattern);
      for (const secret of SECRETS)
        if (new RegExp(pattern, 'u').test(secret)) assert.isTrue(canTravel(secret), JSON.stringify(secret));
      assert.match('A1-._~+/=!$%&*()[]{}"\'`^|<>?;:, @#'.padEnd(40, 'x'), new RegExp(pattern, 'u'));
    });

  it('that were stored before end the webhook at its first attempt, and tell its owner why', async () => {
    const asked: string[] = [];
    const fetcher = {
      async fetch({ url }: { url: string }) {
        asked.push(url);
        return { ok: true, status: 200, headers: {}, body: Buffer.from(''), durationMs: 1 };
      },
    } as unknown as Fetcher;
    const send = createWebhookSender({
      fetcher,
      judgeTarget: () => ({ ok: true, isNamed: false }),
      sign: async () => null,
      now: () => new Date(0),
    });
    const target = { url: 'https://r.example/', mode: 'Bearer' } as const;
    const signal = new AbortController().signal;
    for (const secret of SECRETS) {
      const { reply, message } = await send({ ...target, secret }, '{}', signal);
      if (canTravel(secret)) assert.equal(reply.kind, 'answer', JSON.stringify(secret));
      else {
        assert.deepEqual(judgeReply(reply, 0, new Date()), { kind: 'final', failure: 'invalid_credentials' });
        assert.match(String(message), /register it again/);
      }
    }
    assert.lengthOf(asked, SECRETS.filter(canTravel).length);
  });
});

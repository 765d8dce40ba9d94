import type { IncomingHttpHeaders } from 'node:http';
import { verifyMessage } from '../../src/domain/signatures/verify.ts';
import { listMessageKeys } from '../../src/infra/message-keys.ts';
import type { TestApp } from './app.ts';

export type ReceivedWebhook = {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every kind are looked into
  readonly body: any;
  /** `ok`, or the reason code of the verifier. */
  readonly verdict: string;
};

/** Makes receivers at addresses of their own, which verify what they are sent and repeat challenges. */
export function webhookReceivers(app: TestApp, host: string) {
  const nonces = new Set<string>();
  let paths = 0;

  /** The test may have moved its clock while the message was on its way: no receiver's clock does that. */
  function sentAt(headers: IncomingHttpHeaders): Date {
    const [, created] = /;created=(\d+)/.exec(String(headers['signature-input'])) ?? [];
    const shown = app.clock.recent();
    const when = shown.find((moment) => Math.floor(moment.getTime() / 1000) === Number(created));
    return when ?? app.clock.now();
  }

  async function verdictOf(url: string, headers: IncomingHttpHeaders, text: string): Promise<string> {
    const published = await listMessageKeys(app.store);
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const verdict = await verifyMessage(
      { method: 'POST', url, headers: lines, body: Buffer.from(text) },
      { kind: 'webhook', now: sentAt(headers) },
      {
        async findKey(keyid) {
          const key = published.find(({ kid }) => kid === keyid);
          if (key === undefined) return { ok: false, fault: 'key_unknown' };
          return { ok: true, jwk: key.publicJwk, agentUrl: `${app.baseUrl}/mcp`, standing: 'good' };
        },
        replays: {
          isFull: async () => false,
          remember: async ({ nonce }) => (nonces.has(nonce) ? 'seen' : nonces.add(nonce) && 'new'),
        },
      },
    );
    return verdict.ok ? 'ok' : verdict.code;
  }

  return () => {
    paths += 1;
    const path = `/hook/${paths}`;
    const url = `https://${host}${path}`;
    const received: ReceivedWebhook[] = [];
    // The clock that a test moves ends attempts that are on their way: they come once more.
    const taken = new Set<string>();
    app.sites.serve(host, path, async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const body = JSON.parse(text);
      const verdict = await verdictOf(url, request.headers, text);
      const key = body.idempotency_key ?? text;
      if (!taken.has(key)) received.push({ headers: request.headers, text, body, verdict });
      taken.add(key);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ challenge: body.challenge }));
    });
    return { url, received };
  };
}

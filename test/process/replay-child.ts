import type { ReceivedMessage } from '../../src/domain/signatures/presented.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createFetcher } from '../../src/infra/fetcher.ts';
import { createRequestVerifier } from '../../src/live/signers/request-verifier.ts';
import { openStore } from '../../src/store/open.ts';

export type ReplayTask = {
  readonly url: string;
  readonly messages: readonly (Omit<ReceivedMessage, 'body'> & { readonly body: string })[];
};

const [text = ''] = process.argv.slice(2);
const { url, messages }: ReplayTask = JSON.parse(text);
const store = await openStore(url);
const fetcher = createFetcher({
  outboundHosts: new Map(),
  resolver: createResolver(['127.0.0.1:9']),
  userAgent: 'test',
});
const verify = createRequestVerifier({ store, fetcher, now: () => new Date() });

/** Verifies the messages that another process verifies too, all at once. */
process.on('message', async () => {
  const verdicts = await Promise.all(
    messages.map((message) => verify({ ...message, body: Buffer.from(message.body) }, 'either')),
  );
  process.send?.(verdicts.map((verdict) => (verdict.ok ? 'accepted' : verdict.code)));
});
process.send?.('ready');

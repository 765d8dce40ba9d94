import type { WitnessResponse } from '../../domain/feed/log/witness.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

/** Sixteen cosignatures of the longest names fit; a witness sends one. */
const MOST_BYTES = 8 * 1024;
const TIMEOUT_MS = 10_000;

type WitnessTools = {
  readonly fetcher: Pick<Fetcher, 'fetch'>;
  /** Hosts, or `host:port`, that the operator maps to another origin. Plain http is allowed for them. */
  readonly outboundHosts: ReadonlyMap<string, string>;
};

/** Sends a witness a checkpoint. The answer is a response, or why there is none. */
export type AskWitness = (
  url: string,
  body: string,
  signal: AbortSignal,
) => Promise<WitnessResponse | { readonly failed: string }>;

/** Creates the function that sends `add-checkpoint` to a witness (C2SP tlog-witness). */
export const createAskWitness =
  ({ fetcher, outboundHosts }: WitnessTools): AskWitness =>
  async (prefix, body, signal) => {
    const url = `${prefix}/add-checkpoint`;
    const parsed = URL.parse(url);
    const answer = await fetcher.fetch({
      url,
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body,
      maxBytes: MOST_BYTES,
      timeoutMs: TIMEOUT_MS,
      httpsOnly: parsed === null || !isListed(parsed, outboundHosts),
      redirects: { max: 0, stay: 'same-origin' },
      signal,
    });
    if (answer.ok)
      return {
        status: answer.status,
        contentType: answer.headers['content-type'] ?? '',
        body: answer.body,
      };
    return answer.status !== undefined && answer.status >= 400
      ? { status: answer.status, contentType: '', body: new Uint8Array() }
      : { failed: `${answer.code}: ${answer.message}` };
  };

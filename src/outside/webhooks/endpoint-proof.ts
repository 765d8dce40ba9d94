import { answersChallenge } from '../../domain/accounts/notification-configs.ts';
import type { EndpointProof, Outside } from '../../domain/tasks/outside.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import type { SignWebhook } from './webhook-sender.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that stand for something else; these may be asked over plain http. */
  outboundHosts: ReadonlyMap<string, string>;
  signWebhook: SignWebhook;
};

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4096;

/** Asks endpoints to prove that they want to be notified. What went wrong on the way there is nobody's business. */
export function createEndpointProof({
  fetcher,
  outboundHosts,
  signWebhook,
}: Tools): Outside['challengeEndpoint'] {
  const mayBePlain = (text: string) => {
    const url = URL.parse(text);
    return url !== null && isListed(url, outboundHosts);
  };

  return async (url, challenge): Promise<EndpointProof> => {
    const body = JSON.stringify(challenge);
    const signed = await signWebhook({ url, body, contentType: 'application/json' });
    if (signed === null) return { ok: false, reason: 'the request could not be sent.' };
    const answer = await fetcher.fetch({
      url,
      method: 'POST',
      // Signed whatever scheme the registration selects: its secret is not proven yet.
      headers: { ...signed, accept: 'application/json' },
      body,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      httpsOnly: !mayBePlain(url),
      redirects: { max: 0, stay: 'same-site' },
    });
    if (!answer.ok) return { ok: false, reason: 'the request could not be sent.' };
    if (answer.status < 200 || answer.status > 299)
      return { ok: false, reason: 'the endpoint did not return a status of 200 to 299.' };
    if (!answersChallenge(parse(answer.body), challenge.challenge)) {
      return { ok: false, reason: 'the response does not repeat the challenge.', accepted: true };
    }
    return { ok: true };
  };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

import { isObject, listOf, objectOf } from '../../client/json.ts';
import { type SenderKeys, senderKeys } from '../../client/webhooks/keys.ts';
import type { SignatureFault } from '../../src/domain/signatures/faults.ts';
import { brandJsonParts } from '../../src/domain/signatures/keys.ts';
import { at, capabilities } from '../agent/readings.ts';
import { reading } from '../agent/trial.ts';
import type { Context, Reading } from '../check.ts';
import { judgeable } from '../verdict.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Every name of this machine: documents may have another one than the runner was given. */
const LOCAL_ADDRESS = /http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d{1,5}))?(?=[/"]|$)/g;
const BRAND_FILE = '/.well-known/brand.json';
/** Agents of a registry's operator whose keys are looked through. */
const MOST_AGENTS = 10;

/**
 * Keys are read over https alone, but from a peer on this machine, which is tested before it has a certificate: then what
 * its own documents say of `http` is taken as `https`, and fetched from where the peer is.
 */
function securely({ peer, channel }: Context): {
  asSecure: (text: string) => string;
  fetch: typeof globalThis.fetch;
} {
  const isLocal = peer.url.protocol === 'http:' && LOOPBACK.test(peer.url.hostname);
  const plain = `http://${peer.url.host}`;
  const secure = `https://${peer.url.host}`;
  const asSecure = (text: string) =>
    isLocal
      ? text.replaceAll(LOCAL_ADDRESS, (whole, port = '') => (port === peer.url.port ? secure : whole))
      : text;
  return {
    asSecure,
    async fetch(input, init) {
      const url = String(input);
      if (!isLocal || !url.startsWith(`${secure}/`)) return channel.fetch(url, init);
      const answer = await channel.fetch(`${plain}${url.slice(secure.length)}`, init);
      return new Response(asSecure(await answer.text()), { status: answer.status });
    },
  };
}

const now = () => new Date();

/** The keys that the operator of the agent publishes. */
export const publishedKeys = reading('the published keys', async (trial): Promise<SenderKeys> => {
  const { context } = trial;
  const named = at(await capabilities(trial), ['identity', 'brand_json_url']);
  const { asSecure, fetch } = securely(context);
  return senderKeys({
    agentUrl: asSecure(context.peer.url.href),
    ...(typeof named === 'string' ? { brandJsonUrl: asSecure(named) } : {}),
    now,
    fetch,
  });
});

/** The keys of every agent that the brand.json of a registry's own host names: one of them signs for the registry. */
export const registryKeys: Reading<SenderKeys> = {
  name: 'the keys of the registry',
  async read(context) {
    const { asSecure, fetch } = securely(context);
    const brandJsonUrl = asSecure(new URL(BRAND_FILE, context.peer.url).href);
    const answer = await fetch(brandJsonUrl);
    const file: unknown = await answer.json().catch(() => null);
    judgeable(answer.ok && isObject(file), 'the registry has no brand.json, which would name its keys');
    const agents = brandJsonParts(file).flatMap((one) => listOf(one.agents).map(objectOf));
    const urls = agents.flatMap(({ url }) => (typeof url === 'string' ? [url] : []));
    judgeable(urls.length > 0, 'the brand.json of the registry names no agent, and so no keys');
    const senders = [...new Set(urls)]
      .slice(0, MOST_AGENTS)
      .map((agentUrl) => senderKeys({ agentUrl, brandJsonUrl, now, fetch }));
    return {
      async find(keyid) {
        let fault: SignatureFault = 'key_unknown';
        for (const sender of senders) {
          const found = await sender.find(keyid);
          if (found.ok) return found;
          // A set that cannot be read may have the key.
          if (found.fault !== 'key_unknown') ({ fault } = found);
        }
        return { ok: false, fault };
      },
    };
  },
};

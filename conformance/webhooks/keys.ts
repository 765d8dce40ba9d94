import { type SenderKeys, senderKeys } from '../../client/webhooks/keys.ts';
import { at, capabilities } from '../agent/readings.ts';
import { reading } from '../agent/trial.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The keys that the operator of the agent publishes. They are read over https alone, but from an agent on this machine,
 * which is tested before it has a certificate: then what its own documents say of `http` is taken as `https`, and fetched
 * from where the agent is.
 */
export const publishedKeys = reading('the published keys', async (trial): Promise<SenderKeys> => {
  const { peer, channel } = trial.context;
  const named = at(await capabilities(trial), ['identity', 'brand_json_url']);
  const isLocal = peer.url.protocol === 'http:' && LOOPBACK.test(peer.url.hostname);
  const plain = `http://${peer.url.host}`;
  const secure = `https://${peer.url.host}`;
  const asSecure = (text: string) => (isLocal ? text.replaceAll(plain, secure) : text);
  return senderKeys({
    agentUrl: asSecure(peer.url.href),
    ...(typeof named === 'string' ? { brandJsonUrl: asSecure(named) } : {}),
    now: () => new Date(),
    async fetch(input, init) {
      const url = String(input);
      if (!isLocal || !url.startsWith(`${secure}/`)) return channel.fetch(url, init);
      const answer = await channel.fetch(`${plain}${url.slice(secure.length)}`, init);
      return new Response(asSecure(await answer.text()), { status: answer.status });
    },
  });
});

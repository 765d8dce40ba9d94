import type { SentCheck } from '../domain/contract/sent-check.ts';
import { ApiError } from '../domain/errors.ts';
import type { AskedGovernance } from '../domain/governance/consulted-agents.ts';
import { sameJson } from '../domain/json/values.ts';
import { siteOf } from '../domain/net/domain-name.ts';
import type { OutsideFor } from '../domain/outside.ts';
import { type Fetcher, withSignal } from '../infra/fetcher.ts';
import { createTurns, type TurnRules } from '../infra/turns.ts';
import { createProductFeeds, readProductFeed } from './catalogs/catalog-feed.ts';
import { createMediaLook } from './creatives/inspect-media.ts';
import { createGovernance, createPropertyList, createVerifier } from './governance/consulted-agents.ts';
import { createEndpointProof, type SignWebhook } from './webhooks/webhook-sender.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that the operator maps to another origin. Plain http is allowed for them. */
  outboundHosts: ReadonlyMap<string, string>;
  signWebhook: SignWebhook;
  sent: SentCheck;
};

/** Calls of other hosts for tasks. */
export const OUTSIDE_TURNS: TurnRules = { atOnce: 24, perShare: 8, mostWaiting: 96 };

/** Creates the access to other hosts that tasks get. It is limited in number by principal and by site, and ends with the call. */
export function createOutside(
  { fetcher, outboundHosts, signWebhook, sent }: Tools,
  rules = OUTSIDE_TURNS,
): OutsideFor {
  const turns = createTurns(rules);

  return ({ share, signal }) => {
    const tools = { fetcher: withSignal(fetcher, signal), outboundHosts, signWebhook, sent };
    const inTurn = async <T>(url: string, work: () => Promise<T>, busy: T): Promise<T> => {
      try {
        return await turns.within({ share, site: siteOf(URL.parse(url)?.hostname ?? '') }, signal, work);
      } catch (cause) {
        if (cause instanceof ApiError && cause.code === 'unavailable') return busy;
        throw cause;
      }
    };
    // An attempt that a concurrent change invalidates is repeated within the call, and asks the same question
    // again.
    const decided: { asked: object; answer: AskedGovernance }[] = [];
    return {
      challengeEndpoint: (url, challenge) =>
        inTurn(url, () => createEndpointProof(tools)(url, challenge), {
          ok: false,
          reason: 'it could not be asked yet; send the entry again later.',
        }),
      fetchCatalog: (url) =>
        inTurn(url, () => createProductFeeds(tools)(url), {
          ok: false,
          reason: 'it could not be fetched yet; send the catalog again later.',
        }),
      lookAtMedia: (url) =>
        inTurn(url, () => createMediaLook(tools, share, signal)(url), { ok: false, why: 'unread' }),
      readFeed: (text, shape) => readProductFeed(text, shape, share, signal),
      propertyList: (reference) =>
        inTurn(reference.agent_url, () => createPropertyList(tools)(reference), {
          ok: false,
          why: 'unreachable',
        }),
      creativeFeatures: (agentUrl, question) =>
        inTurn(agentUrl, () => createVerifier(tools)(agentUrl, question), { ok: false }),
      async checkGovernance(agent, question) {
        const asked = { agent, question };
        const known = decided.find((one) => sameJson(one.asked, asked));
        if (known !== undefined) return known.answer;
        const answer = await inTurn(
          agent.url,
          () => createGovernance(tools)(agent, 'check_governance', question, signal),
          { ok: false, why: 'unreachable' },
        );
        if (answer.ok) decided.push({ asked, answer });
        return answer;
      },
    };
  };
}

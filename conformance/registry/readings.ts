import type { Context, Reading } from '../check.ts';
import type { Answer } from '../http/ask.ts';
import { judgeable } from '../verdict.ts';
import { type BodyOf, okay } from './answers.ts';
import { feedAsk, feedPage } from './feed-page.ts';

/** What the peer holds, read once: the checks build their requests from it. */

const reading = <T>(name: string, read: (context: Context) => Promise<T>): Reading<T> => ({ name, read });

export const brandsAnswer = reading('the list of brands', (context) =>
  context.ask({ path: '/api/brands/registry', query: { limit: 50 } }),
);
export const brands = reading('the list of brands', async (context) =>
  okay('listBrands', await context.read(brandsAnswer)),
);

export const propertiesAnswer = reading('the list of properties', (context) =>
  context.ask({ path: '/api/properties/registry', query: { limit: 50 } }),
);
export const properties = reading('the list of properties', async (context) =>
  okay('listProperties', await context.read(propertiesAnswer)),
);

export const publishersAnswer = reading('the list of publishers', (context) =>
  context.ask({ path: '/api/registry/publishers', query: { limit: 50 } }),
);
export const publishers = reading('the list of publishers', async (context) =>
  okay('listPublishers', await context.read(publishersAnswer)),
);

export const agentsAnswer = reading('the catalog of agents', (context) =>
  context.ask({ path: '/api/registry/agents' }),
);
export const agents = reading('the catalog of agents', async (context) =>
  okay('listAgents', await context.read(agentsAnswer)),
);

/** The agents of measurement with their metrics. */
const meters = reading('the catalog of measurement agents', async (context) =>
  okay(
    'listAgents',
    await context.ask({ path: '/api/registry/agents', query: { type: 'measurement', capabilities: true } }),
  ),
);

export type Metric = { agent: string; metric_id: string; body: string | undefined };

/** Metrics of the listed agents, each with an accrediting body if it has one. */
export const metrics = reading('the metrics of measurement agents', async (context) => {
  const { agents: listed } = await context.read(meters);
  return listed.flatMap(({ url, capabilities }): Metric[] =>
    (capabilities?.measurement_capabilities?.metrics ?? []).map(({ metric_id, accreditations }) => ({
      agent: url,
      metric_id,
      body: accreditations?.[0]?.accrediting_body,
    })),
  );
});

export const searchAnswer = reading('the search of agents', (context) =>
  context.ask({ path: '/api/registry/agents/search', as: 'member' }),
);
export const found = reading('the search of agents', async (context) => {
  const { results } = await okay('searchAgents', await context.read(searchAnswer));
  judgeable(results.length > 0, 'the search finds no agent');
  return results;
});

type PublisherAnswer = { answer: Answer; body: BodyOf<'getPublisher'> };
/** Publishers that are looked at one by one. */
const MOST_LOOKED_AT = 8;

/** What the registry says about some of its publishers; those with authorized agents first. */
const lookedUp = reading('the look-up of listed publishers', async (context) => {
  const { publishers: listed } = await context.read(publishers);
  const chosen = listed
    .toSorted((a, b) => Math.sign(b.agent_count) - Math.sign(a.agent_count))
    .slice(0, MOST_LOOKED_AT);
  judgeable(chosen.length > 0, 'no publisher is listed');
  return Promise.all(
    chosen.map(async ({ domain }): Promise<PublisherAnswer> => {
      const answer = await context.ask({ path: '/api/registry/publisher', query: { domain } });
      return { answer, body: await okay('getPublisher', answer) };
    }),
  );
});

/** A publisher whose file authorizes an agent for a property with an identifier. */
export const sold = reading('a publisher with an agent and a property', async (context) => {
  for (const { body } of await context.read(lookedUp)) {
    const [agent] = body.authorized_agents.filter(({ source }) => source === 'adagents_json');
    const property = body.properties.find(({ identifiers = [] }) => identifiers.length > 0);
    const [identifier] = property?.identifiers ?? [];
    if (agent !== undefined && identifier !== undefined)
      return { domain: body.domain, agent: agent.url, identifier, body };
  }
  judgeable(false, 'no listed publisher has both an authorized agent and a property with an identifier');
  throw new Error('not reached');
});

/** Events on the page of the feed that checks share. */
const FEED_PAGE = 200;

/** The first page of the change feed. */
export const feedAnswer = reading('the change feed', (context) => context.ask(feedAsk({ limit: FEED_PAGE })));
export const feed = reading('the change feed', async (context) => feedPage(await context.read(feedAnswer)));
export const events = reading('the events of the change feed', async (context) => {
  const page = await context.read(feed);
  judgeable(page.events.length > 0, 'the change feed has no event');
  return page.events;
});

import { part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { conforms, okay, refused, rule } from './answers.ts';
import { agents, brands, publishers } from './readings.ts';

const OTHER = 'Other endpoints';

export const toolsPart = part(
  [
    rule('search-all', OTHER, 'The search across brands, publishers and properties finds what is listed.'),
    rule('manifest-refs', OTHER, 'Manifest references of a domain are looked up.'),
    rule(
      'adagents.validate',
      OTHER,
      'The adagents.json of a domain is validated, and one that is not there is reported so.',
    ),
    rule(
      'adagents.create',
      OTHER,
      'The content of an adagents.json is generated with the agents that were sent.',
    ),
    rule('validate-publisher', OTHER, 'A publisher domain is validated in short.'),
    rule('probes.bad-url', OTHER, 'Probes of an agent refuse what is no URL with 400.'),
    rule('probes.discover', OTHER, 'A listed agent is probed, or the answer says that it cannot be reached.'),
    rule('openapi', OTHER, 'The OpenAPI 3.1 description is served at both of its addresses.'),
    rule('unknown-path', 'Registry status codes', 'An address that the API does not have answers 404.'),
  ],
  {
    'registry.search-all': {
      after: ['registry.brands.list'],
      async run(context) {
        const [brand] = (await context.read(brands)).brands;
        const [publisher] = (await context.read(publishers)).publishers;
        const domain = brand?.domain ?? publisher?.domain;
        judgeable(domain, 'nothing is listed');
        const answer = await context.ask({ path: '/api/search', query: { q: domain } });
        const body = await okay('searchRegistry', answer);
        const hits = [...body.brands, ...body.publishers, ...body.properties];
        must(
          hits.some((hit) => hit.domain === domain),
          `the search for ${domain} does not find it`,
          answer,
        );
      },
    },
    'registry.manifest-refs': {
      async run(context) {
        const [publisher] = (await context.read(publishers)).publishers;
        judgeable(publisher, 'no publisher is listed');
        const path = '/api/manifest-refs/lookup';
        await okay('lookupManifestRefs', await context.ask({ path, query: { domain: publisher.domain } }));
        refused(await context.ask({ path }), 'the look-up without a domain', 400);
      },
    },
    'registry.adagents.validate': {
      async run(context) {
        const path = '/api/adagents/validate';
        const domain = `${context.fresh('nobody')}.invalid`;
        const answer = await context.ask({ method: 'POST', path, body: { domain } });
        judgeable(answer.status !== 503, 'the peer is too busy to look');
        // A domain without an address may be refused.
        if (answer.status !== 400) {
          const { data } = await okay('validateAdagents', answer);
          must(!data.found, `${domain} does not exist, and its file is found`, answer);
        }
        const { publishers: listed } = await context.read(publishers);
        const filed = listed.find(({ has_valid_adagents }) => has_valid_adagents);
        if (filed === undefined) return;
        const body = { domain: filed.domain };
        await okay('validateAdagents', await context.ask({ method: 'POST', path, body }));
      },
    },
    'registry.adagents.create': {
      async run(context) {
        const url = `https://${context.fresh('agent')}.example.com/mcp`;
        const answer = await context.ask({
          method: 'POST',
          path: '/api/adagents/create',
          body: {
            authorized_agents: [
              {
                url,
                authorized_for: 'Display',
                authorization_type: 'property_ids',
                property_ids: ['main'],
              },
            ],
            properties: [
              {
                property_id: 'main',
                property_type: 'website',
                name: 'Main',
                identifiers: [{ type: 'domain', value: 'example.com' }],
              },
            ],
          },
        });
        const { data } = await okay('createAdagents', answer);
        let content: unknown;
        try {
          content = JSON.parse(data.adagents_json);
        } catch {
          must(false, 'adagents_json is no JSON', answer);
        }
        must(
          JSON.stringify(content).includes(url),
          'adagents_json does not have the agent that was sent',
          answer,
        );
      },
    },
    'registry.validate-publisher': {
      after: ['registry.publishers.list'],
      async run(context) {
        const { publishers: listed } = await context.read(publishers);
        const filed = listed.find(({ has_valid_adagents }) => has_valid_adagents);
        judgeable(filed, 'no publisher with a valid file is listed');
        const path = '/api/public/validate-publisher';
        const answer = await context.ask({ path, query: { domain: filed.domain } });
        await okay('validatePublisher', answer);
        refused(await context.ask({ path }), 'the validation without a domain', 400);
      },
    },
    'registry.probes.bad-url': {
      async run(context) {
        for (const name of ['discover-agent', 'agent-formats', 'agent-products'])
          for (const query of [{}, { url: 'not a url' }]) {
            const answer = await context.ask({ path: `/api/public/${name}`, query });
            refused(answer, `${name} with ${JSON.stringify(query)}`, 400);
          }
      },
    },
    'registry.probes.discover': {
      after: ['registry.agents.list'],
      async run(context) {
        const [agent] = (await context.read(agents)).agents;
        judgeable(agent, 'no agent is listed');
        const answer = await context.ask({ path: '/api/public/discover-agent', query: { url: agent.url } });
        judgeable(![429, 503].includes(answer.status), 'the peer is too busy to probe');
        must(
          [200, 400, 502, 504].includes(answer.status),
          `the probe of ${agent.url} answers ${answer.status}`,
          answer,
        );
        await conforms('discoverAgent', answer);
      },
    },
    'registry.openapi': {
      async run(context) {
        for (const path of ['/.well-known/openapi.yaml', '/openapi/registry.yaml']) {
          const answer = await context.ask({ path, headers: { accept: '*/*' } });
          must(answer.status === 200, `${path} answers ${answer.status}, not 200`, answer);
          must(
            /^\s*["']?openapi["']?\s*:\s*["']?3\.1\./m.test(answer.text.slice(0, 20_000)),
            `${path} is no OpenAPI 3.1 description`,
            answer,
          );
        }
      },
    },
    'registry.unknown-path': {
      async run(context) {
        const path = `/api/registry/${context.fresh('nothing')}`;
        refused(await context.ask({ path }), 'an address that the API does not have', 404);
      },
    },
  },
);

import { canonicalAgentUrl } from '../../src/domain/net/agent-url.ts';
import { part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { okay, refused, rule } from './answers.ts';
import { agents, publishers, publishersAnswer, sold } from './readings.ts';

const DISCOVERY = 'Agent discovery';
const OPERATOR = 'Operator and publisher lookup';
const LOOKUPS = 'Lookups and authorization';

/** Agents are the same when their addresses are, however they are written. */
const keyOf = (url: string): string => {
  const canonical = canonicalAgentUrl(url);
  return (canonical.ok ? canonical.url : url).replace(/\/$/, '');
};

export const lookupsPart = part(
  [
    rule('stats', DISCOVERY, 'The statistics of the registry are served in the form of the contract.'),
    rule('publishers.list', DISCOVERY, 'The publishers are listed in the form of the contract.'),
    rule('publisher', OPERATOR, 'The look-up of a publisher has its properties and its authorized agents.'),
    rule('publisher.unknown', OPERATOR, 'A publisher that nobody knows has no agents and no properties.'),
    rule(
      'operator',
      OPERATOR,
      'The look-up of an operator has the agents that it operates and who trusts them.',
    ),
    rule('lookup.domain', LOOKUPS, 'The agents that are authorized for a domain are found by the domain.'),
    rule(
      'lookup.agent',
      LOOKUPS,
      'The domains of an agent are found by its URL, and a domain that names it is among them.',
    ),
    rule(
      'lookup.property',
      LOOKUPS,
      'Agents are found by a property identifier, and a missing identifier is refused with 400.',
    ),
    rule(
      'authorization.property',
      LOOKUPS,
      'The authorization of a property is checked, and both sides are reported.',
    ),
    rule('authorization.stranger', LOOKUPS, 'An agent that no file names is not authorized for a property.'),
    rule(
      'authorization.body',
      'Registry status codes',
      'A check of authorization without its required fields is refused with 400.',
    ),
    rule(
      'authorization.product',
      LOOKUPS,
      'The authorization of a product is checked, and a stranger has none.',
    ),
    rule(
      'expand',
      LOOKUPS,
      'Selectors of properties expand to identifiers, of which there are as many as are counted.',
    ),
  ],
  {
    'registry.stats': {
      async run(context) {
        await okay('getRegistryStats', await context.ask({ path: '/api/registry/stats' }));
      },
    },
    'registry.publishers.list': {
      async run(context) {
        const answer = await context.read(publishersAnswer);
        const { publishers: listed, count } = await okay('listPublishers', answer);
        must(count >= listed.length, `count is ${count}, and ${listed.length} are listed`, answer);
      },
    },
    'registry.publisher': {
      after: ['registry.publishers.list'],
      async run(context) {
        const { publishers: listed } = await context.read(publishers);
        judgeable(listed.length > 0, 'no publisher is listed');
        for (const { domain } of listed.slice(0, 3)) {
          const answer = await context.ask({ path: '/api/registry/publisher', query: { domain } });
          const body = await okay('getPublisher', answer);
          must(body.domain === domain, `domain is ${body.domain}, not ${domain}`, answer);
        }
      },
    },
    'registry.publisher.unknown': {
      async run(context) {
        const domain = `${context.fresh('nobody')}.invalid`;
        const answer = await context.ask({ path: '/api/registry/publisher', query: { domain } });
        // A registry may also say that it does not know the domain.
        if (answer.status === 404) return;
        const body = await okay('getPublisher', answer);
        must(body.authorized_agents.length === 0, `${domain} does not exist, and authorizes agents`, answer);
        must(body.properties.length === 0, `${domain} does not exist, and has properties`, answer);
      },
    },
    'registry.operator': {
      after: ['registry.agents.list'],
      async run(context) {
        const [agent] = (await context.read(agents)).agents;
        judgeable(agent && URL.canParse(agent.url), 'no agent is listed');
        const domain = new URL(agent.url).hostname;
        const answer = await context.ask({ path: '/api/registry/operator', query: { domain } });
        const body = await okay('getOperator', answer);
        must(body.domain === domain, `domain is ${body.domain}, not ${domain}`, answer);
        const none = await context.ask({ path: '/api/registry/operator' });
        refused(none, 'the look-up without a domain', 400);
      },
    },
    'registry.lookup.domain': {
      after: ['registry.publisher'],
      async run(context) {
        const { domain, body } = await context.read(sold);
        const answer = await context.ask({ path: `/api/registry/lookup/domain/${domain}` });
        const { authorized_agents: listed } = await okay('lookupDomain', answer);
        // The word of the file for one of them may have ended, which its record does not say.
        const named = body.authorized_agents.filter(({ source }) => source === 'adagents_json');
        const wanted = new Set(named.map(({ url }) => keyOf(url)));
        must(
          listed.some(({ url }) => wanted.has(keyOf(url))),
          `no agent that the file of ${domain} names is found by the domain`,
          answer,
        );
      },
    },
    'registry.lookup.agent': {
      after: ['registry.publisher'],
      async run(context) {
        const { domain, agent } = await context.read(sold);
        const answer = await context.ask({
          path: `/api/registry/lookup/agent/${encodeURIComponent(agent)}/domains`,
        });
        const { domains } = await okay('lookupAgentDomains', answer);
        must(
          domains.includes(domain),
          `${domain} authorizes ${agent}, and is not among the domains of the agent`,
          answer,
        );
      },
    },
    'registry.lookup.property': {
      async run(context) {
        const path = '/api/registry/lookup/property';
        for (const query of [{}, { type: 'domain' }, { value: 'example.com' }])
          refused(await context.ask({ path, query }), `${JSON.stringify(query)} as an identifier`, 400);
        const { identifier } = await context.read(sold);
        const query = { type: identifier.type, value: identifier.value };
        const answer = await context.ask({ path, query });
        const { agents: listed, count } = await okay('lookupProperty', answer);
        must(count >= listed.length, `count is ${count}, and ${listed.length} are listed`, answer);
      },
    },
    'registry.authorization.property': {
      after: ['registry.publisher'],
      async run(context) {
        const { agent, identifier } = await context.read(sold);
        const answer = await context.ask({
          path: '/api/registry/validate/property-authorization',
          query: { agent_url: agent, identifier_type: identifier.type, identifier_value: identifier.value },
        });
        const body = await okay('validatePropertyAuthorization', answer);
        const { publisher_side: publisher, operator_side: operator } = body;
        must(
          !body.authorized || (publisher.authorized !== false && operator.declared !== false),
          'authorized is true, and one of its sides says no',
          answer,
        );
      },
    },
    'registry.authorization.stranger': {
      after: ['registry.authorization.property'],
      async run(context) {
        const { identifier } = await context.read(sold);
        const answer = await context.ask({
          path: '/api/registry/validate/property-authorization',
          query: {
            agent_url: `https://${context.fresh('agent')}.invalid/mcp`,
            identifier_type: identifier.type,
            identifier_value: identifier.value,
          },
        });
        const { authorized } = await okay('validatePropertyAuthorization', answer);
        must(!authorized, 'an agent that does not exist is authorized', answer);
      },
    },
    'registry.authorization.body': {
      async run(context) {
        const property = '/api/registry/validate/property-authorization';
        refused(await context.ask({ path: property }), 'a check without an agent', 400);
        for (const path of [
          '/api/registry/validate/product-authorization',
          '/api/registry/expand/product-identifiers',
        ])
          for (const body of [{}, { agent_url: 'https://agent.invalid/mcp' }])
            refused(
              await context.ask({ method: 'POST', path, body }),
              `${path} with ${JSON.stringify(body)}`,
              400,
            );
      },
    },
    'registry.authorization.product': {
      after: ['registry.publisher'],
      async run(context) {
        const { domain, agent } = await context.read(sold);
        const ask = (url: string) => ({
          method: 'POST' as const,
          path: '/api/registry/validate/product-authorization',
          body: {
            agent_url: url,
            publisher_properties: [{ publisher_domain: domain, selection_type: 'all' }],
          },
        });
        const answer = await context.ask(ask(agent));
        const body = await okay('validateProductAuthorization', answer);
        must(
          body.total_authorized <= body.total_requested,
          'more properties are authorized than were requested',
          answer,
        );
        const other = await context.ask(ask(`https://${context.fresh('agent')}.invalid/mcp`));
        const { authorized } = await okay('validateProductAuthorization', other);
        must(!authorized, 'a product of an agent that does not exist is authorized', other);
      },
    },
    'registry.expand': {
      after: ['registry.publisher'],
      async run(context) {
        const { domain, agent } = await context.read(sold);
        const answer = await context.ask({
          method: 'POST',
          path: '/api/registry/expand/product-identifiers',
          body: {
            agent_url: agent,
            publisher_properties: [{ publisher_domain: domain, selection_type: 'all' }],
          },
        });
        const body = await okay('expandProductIdentifiers', answer);
        must(
          body.truncated || body.identifier_count === body.identifiers.length,
          `identifier_count is ${body.identifier_count}, and ${body.identifiers.length} are listed`,
          answer,
        );
      },
    },
  },
);

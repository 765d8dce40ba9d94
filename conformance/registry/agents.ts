import { type Context, part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { okay, refused, rule } from './answers.ts';
import { agents, agentsAnswer, metrics } from './readings.ts';

const CATALOG = 'Agent discovery';
const QUERY = 'Agent discovery, query of the catalog';
const TYPES = ['brand', 'rights', 'measurement', 'governance', 'creative', 'sales', 'buying', 'signals'];

const list = async (context: Context, query: Record<string, string | boolean | readonly string[]>) => {
  const answer = await context.ask({ path: '/api/registry/agents', query });
  return { answer, ...(await okay('listAgents', answer)) };
};

const someMetric = async (
  context: Context,
  isFit: (metric: { metric_id: string; body?: string | undefined }) => unknown,
) => {
  const metric = (await context.read(metrics)).find(isFit);
  judgeable(metric, 'no listed agent declares a metric that this can be tried with');
  return metric;
};

export const agentsPart = part(
  [
    rule('agents.list', CATALOG, 'The catalog lists enrolled agents in the form of the contract.'),
    rule('agents.type', QUERY, 'Each of the eight values of type lists agents of that type only.'),
    rule('agents.unknown-type', QUERY, 'A type that is none of the eight is refused with 400.'),
    rule(
      'agents.hidden',
      CATALOG,
      'Without a credential neither private agents nor those for members are listed.',
    ),
    rule('agents.members', CATALOG, 'API-tier members see every agent that everybody sees.', [
      'credential',
      'member',
    ]),
    rule('agents.capabilities', QUERY, 'With capabilities=true the items carry what their agents declared.'),
    rule(
      'agents.metric',
      QUERY,
      'The filter metric_id matches exactly: it finds the agent of a metric and no part of a name.',
    ),
    rule('agents.metric-or', QUERY, 'Repeated values of metric_id are alternatives.'),
    rule('agents.accreditation', QUERY, 'The filter accreditation finds the agent of an accrediting body.'),
    rule('agents.unverified', QUERY, 'Accreditations are reported with verified_by_aao false.'),
    rule('agents.q', QUERY, 'The filter q finds a part of a metric_id whatever its case.'),
    rule('agents.q-wildcards', QUERY, 'The filter q refuses the characters % and _ with 400.'),
    rule('agents.q-length', 'Limits', 'The filter q takes 64 characters and refuses 65 with 400.'),
    rule('agents.implied-type', QUERY, 'A measurement filter beside another type is refused with 400.'),
  ],
  {
    'registry.agents.list': {
      async run(context) {
        const answer = await context.read(agentsAnswer);
        const { agents: listed, count } = await okay('listAgents', answer);
        must(count >= listed.length, `count is ${count}, and ${listed.length} are listed`, answer);
      },
    },
    'registry.agents.type': {
      after: ['registry.agents.list'],
      async run(context) {
        for (const type of TYPES) {
          const { agents: listed, answer } = await list(context, { type });
          const other = listed.find((agent) => agent.type !== type);
          must(!other, `type=${type} lists an agent of type ${other?.type}`, answer);
        }
      },
    },
    'registry.agents.unknown-type': {
      async run(context) {
        const type = context.fresh('type');
        refused(await context.ask({ path: '/api/registry/agents', query: { type } }), 'an unknown type', 400);
      },
    },
    'registry.agents.hidden': {
      after: ['registry.agents.list'],
      async run(context) {
        const { agents: listed } = await context.read(agents);
        const hidden = listed.find(({ visibility = 'public' }) => visibility !== 'public');
        must(
          !hidden,
          `${hidden?.url} is listed to everybody, and is ${hidden?.visibility}`,
          await context.read(agentsAnswer),
        );
      },
    },
    'registry.agents.members': {
      after: ['registry.agents.list'],
      async run(context) {
        const { agents: listed, has_more } = await context.read(agents);
        judgeable(!has_more, 'the catalog has more than one page');
        const answer = await context.ask({ path: '/api/registry/agents', as: 'member' });
        const body = await okay('listAgents', answer);
        const seen = new Set(body.agents.map(({ url }) => url));
        const lost = listed.find(({ url }) => !seen.has(url));
        must(!lost, `${lost?.url} is listed to everybody, and not to a member`, answer);
      },
    },
    'registry.agents.capabilities': {
      after: ['registry.agents.list'],
      async run(context) {
        const plain = await context.read(agents);
        judgeable(plain.agents.length > 0, 'no agent is listed');
        const { agents: listed, answer } = await list(context, { capabilities: true });
        must(listed.length > 0, 'capabilities=true lists no agent', answer);
        judgeable(
          listed.some(({ capabilities }) => capabilities !== undefined),
          'no listed agent has declared anything',
        );
      },
    },
    'registry.agents.metric': {
      after: ['registry.agents.list'],
      async run(context) {
        const { metric_id, agent } = await someMetric(context, (metric) => metric.metric_id.length > 2);
        const exact = await list(context, { metric_id });
        must(
          exact.agents.some(({ url }) => url === agent),
          `metric_id=${metric_id} does not find ${agent}, which declares it`,
          exact.answer,
        );
        const half = metric_id.slice(0, -1);
        const owners = (await context.read(metrics)).filter((metric) => metric.metric_id === half);
        const part = await list(context, { metric_id: half });
        const other = part.agents.find(({ url }) => !owners.some((owner) => owner.agent === url));
        must(
          !other,
          `metric_id=${half} finds ${other?.url}, which declares no metric of this name`,
          part.answer,
        );
      },
    },
    'registry.agents.metric-or': {
      after: ['registry.agents.metric'],
      async run(context) {
        const { metric_id, agent } = await someMetric(context, () => true);
        const { agents: listed, answer } = await list(context, {
          metric_id: [metric_id, context.fresh('none')],
        });
        must(
          listed.some(({ url }) => url === agent),
          `metric_id=${metric_id} beside another value does not find ${agent}`,
          answer,
        );
      },
    },
    'registry.agents.accreditation': {
      after: ['registry.agents.list'],
      async run(context) {
        const { body } = await someMetric(context, (metric) => metric.body);
        const holders = (await context.read(metrics)).filter((metric) => metric.body === body);
        for (const values of [[String(body)], [String(body), context.fresh('none')]]) {
          const { agents: listed, answer } = await list(context, { accreditation: values });
          must(
            holders.every(({ agent }) => listed.some(({ url }) => url === agent)),
            `accreditation=${values.join('&accreditation=')} does not find every agent with a claim of ${body}`,
            answer,
          );
        }
      },
    },
    'registry.agents.unverified': {
      after: ['registry.agents.list'],
      async run(context) {
        const { body } = await someMetric(context, (metric) => metric.body);
        const { agents: listed, answer } = await list(context, {
          accreditation: [String(body)],
          capabilities: true,
        });
        const claims = listed.flatMap(({ capabilities }) =>
          (capabilities?.measurement_capabilities?.metrics ?? []).flatMap(
            ({ accreditations = [] }): { verified_by_aao: unknown }[] => accreditations,
          ),
        );
        must(
          claims.every(({ verified_by_aao }) => verified_by_aao === false),
          'an accreditation is reported with verified_by_aao other than false',
          answer,
        );
      },
    },
    'registry.agents.q': {
      after: ['registry.agents.list'],
      async run(context) {
        const pieceOf = (id: string) =>
          id
            .split(/[%_]/)
            .toSorted((a, b) => b.length - a.length)[0]
            ?.slice(0, 64) ?? '';
        const { metric_id, agent } = await someMetric(
          context,
          (metric) => pieceOf(metric.metric_id).length > 1,
        );
        const piece = pieceOf(metric_id);
        for (const q of [piece, piece.toUpperCase(), piece.toLowerCase(), piece.slice(0, -1)]) {
          const { agents: listed, answer } = await list(context, { q });
          must(
            listed.some(({ url }) => url === agent),
            `q=${q} does not find ${agent}, which declares ${metric_id}`,
            answer,
          );
        }
        const { agents: listed, answer } = await list(context, { q: context.fresh('none') });
        must(listed.length === 0, 'q with a text that no metric has finds an agent', answer);
      },
    },
    'registry.agents.q-wildcards': {
      async run(context) {
        for (const q of ['a%b', 'a_b', '%', '_'])
          refused(await context.ask({ path: '/api/registry/agents', query: { q } }), `q=${q}`, 400);
      },
    },
    'registry.agents.q-length': {
      async run(context) {
        await list(context, { q: 'x'.repeat(64) });
        const query = { q: 'x'.repeat(65) };
        refused(await context.ask({ path: '/api/registry/agents', query }), 'q with 65 characters', 400);
      },
    },
    'registry.agents.implied-type': {
      async run(context) {
        for (const name of ['metric_id', 'accreditation', 'q']) {
          const query = { type: 'sales', [name]: 'reach' };
          refused(await context.ask({ path: '/api/registry/agents', query }), `type=sales with ${name}`, 400);
          const { agents: listed, answer } = await list(context, { [name]: 'reach' });
          const other = listed.find(({ type }) => type !== 'measurement');
          must(!other, `${name} lists an agent of type ${other?.type}`, answer);
        }
      },
    },
  },
);

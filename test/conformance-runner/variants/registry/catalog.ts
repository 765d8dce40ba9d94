import type { Variant } from '../variant.ts';
import { AGENTS, good, METERING, row } from './rows.ts';

export const catalogVariants: readonly Variant[] = [
  row(
    'agents.list',
    'count is less than is listed',
    AGENTS,
    good((body, { query }) => {
      if (query.size === 0) body.count = 0;
    }),
  ),
  row(
    'agents.type',
    'type is not counted',
    AGENTS,
    good((body, { query }) => {
      if (query.get('type') === 'signals')
        body.agents.push({
          url: 'https://x.test',
          name: 'X',
          type: 'sales',
          protocol: 'mcp',
          added_date: '2026-02-03',
        });
    }),
  ),
  row('agents.unknown-type', 'an unknown type lists nothing', AGENTS, (told, { query }) => {
    if (told.status === 400 && query.get('type')?.startsWith('type'))
      Object.assign(told, { status: 200, body: { agents: [], count: 0, cursor: null, has_more: false } });
  }),
  row(
    'agents.hidden',
    'a private agent is listed to everybody',
    AGENTS,
    good((body, { query }) => {
      if (query.size === 0) body.agents[1].visibility = 'private';
    }),
  ),
  row(
    'agents.metric',
    'metric_id matches the beginning of a name',
    AGENTS,
    good((body, { query }) => {
      if (query.get('metric_id') === 'attention_second') body.agents = [METERING];
    }),
  ),
  row(
    'agents.metric-or',
    'of repeated values only the last counts',
    AGENTS,
    good((body, { query }) => {
      if (query.getAll('metric_id').length > 1) Object.assign(body, { agents: [], count: 0 });
    }),
  ),
  row(
    'agents.accreditation',
    'accreditation finds nothing',
    AGENTS,
    good((body, { query }) => {
      if (query.has('accreditation') && !query.has('capabilities'))
        Object.assign(body, { agents: [], count: 0 });
    }),
  ),
  row(
    'agents.q',
    'q minds the case',
    AGENTS,
    good((body, { query }) => {
      if (/[A-Z]/.test(query.get('q') ?? '')) Object.assign(body, { agents: [], count: 0 });
    }),
  ),
  row('agents.q-wildcards', 'q takes wildcards', AGENTS, (told, { query }) => {
    if (query.get('q') === '%')
      Object.assign(told, { status: 200, body: { agents: [], count: 0, cursor: null, has_more: false } });
  }),
  row('agents.q-length', 'q takes 65 characters', AGENTS, (told, { query }) => {
    if (query.get('q')?.length === 65)
      Object.assign(told, { status: 200, body: { agents: [], count: 0, cursor: null, has_more: false } });
  }),
  row('agents.q-length', 'q refuses 64 characters', AGENTS, (told, { query }) => {
    if (query.get('q')?.length === 64)
      Object.assign(told, { status: 400, body: { error: 'x', message: 'x' } });
  }),
  row(
    'agents.implied-type',
    'a measurement filter beside another type finds nothing',
    AGENTS,
    (told, { query }) => {
      if (query.get('type') === 'sales' && query.has('q'))
        Object.assign(told, { status: 200, body: { agents: [], count: 0, cursor: null, has_more: false } });
    },
  ),
  row(
    'limits.reads',
    'sixty reads are answered, and no more',
    /^GET \/api\/registry\/stats$/,
    (() => {
      let calls = 0;
      return (told) => {
        calls += 1;
        if (calls > 60) Object.assign(told, { status: 429, body: { error: 'rate_limited', message: 'x' } });
      };
    })(),
  ),
];

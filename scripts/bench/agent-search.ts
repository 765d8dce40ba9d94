import { fillAgents, RARE_MARKET } from './agent-world.ts';
import type { Scenario } from './scenario.ts';
import { members, type Service, startService } from './service.ts';
import { sideBySide, sideOf, startBareFor, timesOf } from './side-by-side.ts';
import { costRow, milliseconds, type Row, seconds } from './table.ts';

const SIZES = { small: 3_000, full: 30_000 };
const ROUND_MS = { small: 600, full: 2_000 };
const CONNECTIONS = 8;

/** First pages of agent searches, each compared with bare node:http that returns the same bytes. */
export const agentSearch: Scenario = {
  name: 'agent search',
  async run({ scale, databaseUrl }) {
    const size = SIZES[scale];
    const started = performance.now();
    await fillAgents(databaseUrl, size);
    const filled = performance.now() - started;
    const settings = { DATABASE_URL: databaseUrl };
    const [authorization = ''] = await members(settings, 1);
    const service = await startService({ ...settings, ROLE: 'web' });
    try {
      const rows: Row[] = [{ what: `filling ${size} profiles`, value: seconds(filled) }];
      for (const [name, query] of ASKS) {
        const path = `/api/registry/agents/search?${query}`;
        rows.push(...(await measure(service, authorization, name, path, ROUND_MS[scale])));
      }
      return rows;
    } finally {
      await service.stop();
    }
  },
};

const ASKS: readonly [name: string, query: string][] = [
  ['agent search', ''],
  ['agent search, a page of 200', 'limit=200'],
  ['agent search, one common filter', 'channels=display'],
  ['agent search, two common filters', 'channels=display&property_types=website,podcast'],
  ['agent search, a rare filter and a common one', `markets=${RARE_MARKET}&tags=news`],
  ['agent search, at least 30 properties', 'min_properties=30'],
  ['agent search, nothing found', 'channels=print&markets=SE'],
];

async function measure(
  service: Service,
  authorization: string,
  name: string,
  path: string,
  ms: number,
): Promise<Row[]> {
  const headers = { authorization };
  const bare = await startBareFor(service, path, headers);
  const sides = { ours: sideOf(service, [{ path, headers }]), ceiling: bare };
  const { ours, ceiling } = await sideBySide(sides, ms, CONNECTIONS);
  bare.stop();
  return [
    { what: name, value: `${ours.perSecond.toFixed(0)}/s` },
    costRow(name, timesOf(ours, ceiling), 'node:http', '≤ 5'),
    { what: '  p50', value: milliseconds(ours.p50), reach: '< 30 ms' },
    { what: '  p99 to p50', value: ours.spread.toFixed(1), reach: '≤ 3' },
  ];
}

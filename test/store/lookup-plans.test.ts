import { assert } from 'chai';
import pg from 'pg';
import { parseDatabaseUrl } from '../../src/store/engine/dialect.ts';
import { openSqlite } from '../../src/store/engine/sqlite.ts';
import type { BoundValue } from '../../src/store/engine/statement.ts';
import type { Tables } from '../../src/store/index.ts';
import { countStatements } from '../http/count-statements.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { execute } from '../support/sql.ts';

const AGENT = 'https://sales.example/mcp';
const HOSTS = ['domain', 'subdomain'].map((type) => ({ type, value: 'a.example' }));

/** Not among all properties of the publisher, which may be 100,000. */
const HOLDERS = 'properties of a publisher that hold identifiers';

/** Not among all additions of the buy, which has some for each of its hours. */
const ADDITIONS = 'additions of a buy in an hour';

/** Every read that a look-up, a validation, a page of authorizations or a conversion makes. */
const reads: Record<string, (read: Tables) => Promise<unknown>> = {
  'agents of a domain': (read) => read.lookups.agentsOf('a.example'),
  'claims on a domain': (read) => read.agentClaims.publicOf('a.example'),
  'domains of an agent': (read) => read.lookups.domainsOf(AGENT),
  'evidence for identifiers': (read) => read.lookups.evidence(HOSTS, AGENT),
  'holders of identifiers, and their sellers': (read) => read.lookups.sold(HOSTS),
  'the long scope of an entry': (read) => read.lookups.scopeOf('x', 'h'),
  [HOLDERS]: (read) => read.properties.holders('a.example', HOSTS),
  'a publisher and an agent': (read) => read.lookups.publisher('a.example', AGENT),
  'properties by ids': (read) => read.lookups.propertiesByIds('a.example', ['x', 'y']),
  'properties in pages': (read) => first(read.lookups.properties('a.example')),
  'operators of an agent': (read) =>
    read.lookups.operators(['eu.sales.example', 'sales.example'], AGENT, ['a.example']),
  'when a brand was looked at': (read) => read.lookups.brandCheckedAt('a.example'),
  'declarations of a brand': (read) => read.brandProperties.list('a.example'),
  'agents of a brand': (read) => read.brandAgents.listByDomain('a.example'),
  'a revocation': (read) => read.publisherRevocations.find('a.example'),
  'authorizations of an agent': (read) =>
    first(read.authorizationRows.ofAgent(AGENT, ['adagents_json'], { domain: 'a.example', id: 'x' })),
  'agents near another': (read) => read.nearAgentUrls.listed('a.example', AGENT),
  'agents that brands declare': (read) => read.nearAgentUrls.declared(['sales.example', 'example']),
  'agents of some values': (read) =>
    read.facetCounts.count(['public', 'members_only'], [{ facet: 'channel', value: 'ctv' }]),
  'a crawl that waits': (read) => read.jobListing.openDue('crawlDomain', 'a.example'),
  'the crawl that is longest overdue': (read) => read.publishers.dueSince(new Date()),
  [ADDITIONS]: (read) => first(read.deliveryAdditions.during({ principalId: 'p', id: 'b' }, [0])),
  'authorizations by id': (read) => first(read.authorizationRows.all(['adagents_json'])),
};

/** Names of results within a statement, which are gone through as a whole. */
const RESULTS: Record<string, string[]> = {
  'domains of an agent': ['d'],
  'evidence for identifiers': ['h'],
  'holders of identifiers, and their sellers': ['h', 'held', 'entries'],
  'operators of an agent': ['c', 'others'],
  'agents near another': ['part', 'entries'],
  'agents of some values': ['counted'],
};

// What is active is most of them, which the server must know before it can tell the better of two indexes.
const PROPERTIES = `insert into properties
  select 'r' || n, 'p' || n || '.example', 'k', null, 'website', 'n', '[]', '[]', '[]', 'authoritative', 'active',
    'h', '', 0, 0 from generate_series(1, 2000) as n; analyze properties`;

async function first(pages: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pages) return;
}

for (const engine of engines) {
  describe(`plans of look-ups on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      if (engine.name === 'postgres') await execute(store.url, PROPERTIES);
    });
    after(() => store.drop());

    for (const [what, read] of Object.entries(reads)) {
      it(`${what}: one statement, by an index at every step`, async () => {
        const counted = countStatements(store);
        try {
          await read(store.read);
        } finally {
          counted.stop();
        }
        const { asked } = counted;
        assert.lengthOf(asked, 1);
        for (const { sql, values } of asked) {
          const scans = await scansOf(store.url, sql, values, WHOLE[what] ?? SHARED);
          assert.deepEqual(
            scans.filter((step) => !RESULTS[what]?.includes(step.replace('SCAN ', ''))),
            [],
          );
        }
      });
    }
  });
}

/** A step by an index of which only what most rows have in common is given. */
const SHARED = /^SEARCH .*\((?:kind|listed|status|source|visibility)=\?\)/;

/** The same of reads whose rows have more in common. */
const WHOLE: Record<string, RegExp> = {
  [HOLDERS]: /^SEARCH .*\((?:publisher_domain|status)=\?/,
  [ADDITIONS]: /^SEARCH .*\(principal_id=\? AND buy_id=\?\)/,
};

/** Steps of the plan that go through a table, or through all of an index. */
async function scansOf(url: string, sql: string, values: BoundValue[], shared: RegExp): Promise<string[]> {
  const target = parseDatabaseUrl(url);
  if (target.engine === 'sqlite') {
    const connection = openSqlite(target.path, { readOnly: true });
    try {
      const steps = connection.prepare(`explain query plan ${sql}`).all(...values) as { detail: string }[];
      return steps
        .map(({ detail }) => detail)
        .filter(
          (detail) => (detail.startsWith('SCAN ') && !/VIRTUAL TABLE/.test(detail)) || shared.test(detail),
        );
    } finally {
      connection.close();
    }
  }
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  try {
    // Most tables are empty here, where a scan is best; what is left of scans when they are forbidden has no index.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material'])
      await client.query(`set enable_${way} = off`);
    const { rows } = await client.query(`explain (format json) ${sql}`, values);
    const indexes = await client.query<{ name: string; column: string }>(
      `select i.indexrelid::regclass::text as name, a.attname as column from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`,
    );
    const leading = new Map(indexes.rows.map(({ name, column }) => [name, column]));
    return nodes(rows[0]['QUERY PLAN'][0].Plan).flatMap((node) => {
      const { 'Node Type': type, 'Index Name': index = '', 'Index Cond': condition = '' } = node;
      if (!/^Seq Scan|^(?:Bitmap )?Index (?:Only )?Scan/.test(type)) return [];
      // A condition on a later column alone goes through all of the index.
      const column = leading.get(index);
      const isFound = column !== undefined && new RegExp(`\\b${column}\\b`).test(condition);
      return isFound ? [] : [JSON.stringify({ ...node, Plans: undefined })];
    });
  } finally {
    await client.end();
  }
}

type PlanNode = { 'Node Type': string; 'Index Name'?: string; 'Index Cond'?: string; Plans?: PlanNode[] };

const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

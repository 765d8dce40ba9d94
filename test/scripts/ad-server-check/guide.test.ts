import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { assert } from 'chai';
import { checkAdServer } from '../../../conformance/ad-server/check.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { granted, inventory, order, terms as simulatedTerms } from '../../ad-server/orders.ts';

const TOKEN = 'the-token-of-the-adapter';
const WISHES = { product: 'homepage_banner', channel: 'display', price: '20', size: '300x250', patience: 5 };
const HOUR = 3_600_000;

type Counted = { externalId: string; creative: string; hour: string; impressions: number; clicks: number };
type Item = {
  number: number;
  isApproved: boolean;
  active: boolean;
  goal: number;
  start: string;
  end: string;
  creatives?: { creative_id: string }[];
};
type Adapter = {
  readonly server: Server;
  /** What stands for the ad server of a reader, who puts calls of it in place of these. */
  readonly yours: {
    find(externalId: string): Promise<Item | null>;
    create(externalId: string, item: Item): Promise<unknown>;
    report(): Promise<Counted[]>;
  };
  readReport(): Promise<void>;
};

/** The blocks of the guide are one program. */
const programOf = (guide: string): string =>
  [...guide.matchAll(/^```js file=adapter\.mjs\n([\s\S]*?)^```$/gm)]
    .map(([, block = '']) => block)
    .join('\n');

describe('the adapter that the guide of ad servers shows', () => {
  let folder: string;
  let adapter: Adapter;
  let url: string;
  before(async () => {
    // Two folders below the project, as in examples/ad-server, from where http.ts finds the schemas.
    mkdirSync(join(projectRoot, 'dist'), { recursive: true });
    folder = mkdtempSync(join(projectRoot, 'dist/adapter-'));
    copyFileSync(join(projectRoot, 'examples/ad-server/http.ts'), join(folder, 'http.ts'));
    const program = programOf(readFileSync(join(projectRoot, 'docs/ad-servers.md'), 'utf8'));
    assert.isAbove(program.split('\n').length, 150);
    writeFileSync(join(folder, 'adapter.mjs'), program);
    process.env.AD_SERVER_TOKEN = TOKEN;
    process.env.ADAPTER_DATABASE = ':memory:';
    adapter = await import(join(folder, 'adapter.mjs'));
    delete process.env.AD_SERVER_TOKEN;
    delete process.env.ADAPTER_DATABASE;
    await new Promise<void>((resolve) => adapter.server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(adapter.server.address() as AddressInfo).port}`;
  });
  after(() => {
    adapter.server.closeAllConnections();
    adapter.server.close();
    rmSync(folder, { recursive: true });
  });

  it('keeps the contract, without figures and with them', async () => {
    const first = await checkAdServer(url, TOKEN, WISHES);
    assert.deepEqual(first.findings, []);
    assert.deepEqual(
      first.skipped.map(({ rule }) => rule),
      ['reservations', 'delivery'],
    );
    const counted = await adapter.yours.report();
    const { packages } = await get('/packages');
    const hours = [9, 8, 7, 6].map((ago) =>
      new Date(Math.floor(Date.now() / HOUR) * HOUR - ago * HOUR).toISOString(),
    );
    for (const hour of hours)
      counted.push({
        externalId: packages[0].package_id,
        creative: 'cr_1',
        hour,
        impressions: 10,
        clicks: 1,
      });
    counted.push({
      externalId: 'of somebody else',
      creative: 'x',
      hour: hours[0] ?? '',
      impressions: 5,
      clicks: 0,
    });
    await adapter.readReport();
    const second = await checkAdServer(url, TOKEN, WISHES);
    assert.deepEqual(second.findings, []);
    assert.deepEqual(
      second.skipped.map(({ rule }) => rule),
      ['reservations'],
    );
  });

  it('sends a row again when the ad server corrects it, and no other', async () => {
    const { next_cursor: cursor } = await get('/delivery');
    const [row] = await adapter.yours.report();
    if (row === undefined) throw new Error('nothing was counted');
    row.impressions = 4;
    await adapter.readReport();
    const { rows } = await get(`/delivery?cursor=${cursor}`);
    assert.deepEqual(
      rows.map(({ counts }: { counts: object }) => counts),
      [{ impressions: 4, clicks: 1 }],
    );
    await adapter.readReport();
    assert.lengthOf((await get(`/delivery?cursor=${cursor}`)).rows, 1);
  });

  it('keeps the contract before an ad server in which people approve, and nothing is in effect before', async () => {
    const { create, find } = adapter.yours;
    const asked = new Map<string, number>();
    adapter.yours.create = async (id, item) => {
      asked.set(id, 3);
      return create(id, { ...item, isApproved: false });
    };
    adapter.yours.find = async (id) => {
      const left = asked.get(id) ?? 0;
      asked.set(id, left - 1);
      const item = await find(id);
      return item === null || left > 0 ? item : { ...item, isApproved: true };
    };
    try {
      assert.deepEqual((await checkAdServer(url, TOKEN, WISHES)).findings, []);
      assert.isAbove(asked.size, 2);
    } finally {
      Object.assign(adapter.yours, { create, find });
    }
  });

  it('keeps the contract before the simulator, with the hours that it invents', async () => {
    const { report } = adapter.yours;
    const simulator = openSimulator(() => inventory);
    const from = new Date(Math.floor(Date.now() / HOUR) * HOUR - 12 * HOUR);
    const put = (path: string, body: object, method = 'PUT') =>
      fetch(`${url}/packages/pkg_simulated${path}`, {
        method,
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': 'application/json',
          'idempotency-key': `key-of-the-simulator-${path}${method}`,
        },
        body: JSON.stringify(body),
      });
    const end = new Date(from.getTime() + 30 * 24 * HOUR).toISOString();
    const terms = {
      revision: 1,
      buy_id: 'mb_simulated',
      account: { account_id: 'acc_1', name: 'Tidewater' },
      product: { product_id: 'homepage_banner', channels: ['display'], delivery_type: 'non_guaranteed' },
      flight: { start: from.toISOString(), end },
      budget_minor: 400_000,
      price: { model: 'cpm', currency: 'EUR', amount: '8', is_fixed: true },
      goal: { unit: 'impressions', quantity: 500_000 },
      pacing: 'even',
      desired: 'paused',
    };
    assert.equal((await put('', terms)).status, 200);
    assert.equal((await put('/start', { revision: 2 }, 'POST')).status, 200);
    adapter.yours.report = async () => {
      const flight = { start: from, end: new Date(end) };
      const sold = order({
        package_id: 'pkg_simulated',
        terms: [simulatedTerms({ from, flight, budget_minor: 400_000 })],
      });
      const period = { from, to: new Date(Math.floor(Date.now() / HOUR) * HOUR) };
      const answer = granted(
        await simulator.report({ orders: [sold], as_of: new Date(), period, windows: 'hour' }),
      );
      return (answer.packages[0]?.windows ?? []).flatMap(({ from: hour, by_creative: rows }) =>
        rows.map(({ creative_id: creative, totals: { impressions, clicks } }) => ({
          externalId: 'pkg_simulated',
          creative,
          hour: hour.toISOString(),
          impressions,
          clicks,
        })),
      );
    };
    try {
      await adapter.readReport();
      const { rows } = await get('/delivery?limit=10000');
      const invented = rows.filter(({ package_id: id }: { package_id: string }) => id === 'pkg_simulated');
      assert.lengthOf(invented, 12);
      assert.isAbove(
        invented.reduce((sum: number, row: { counts: Counted }) => sum + row.counts.impressions, 0),
        0,
      );
      const { findings, skipped } = await checkAdServer(url, TOKEN, WISHES);
      assert.deepEqual(findings, []);
      assert.deepEqual(
        skipped.map(({ rule }) => rule),
        ['reservations'],
      );
    } finally {
      adapter.yours.report = report;
    }
  });

  // biome-ignore lint/suspicious/noExplicitAny: the test knows the answers
  const get = async (path: string): Promise<any> =>
    (await fetch(url + path, { headers: { authorization: `Bearer ${TOKEN}` } })).json();
});

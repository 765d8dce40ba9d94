import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { assert } from 'chai';
import { checkAdServer } from '../../../scripts/ad-server-check/check.ts';
import { projectRoot } from '../../../src/infra/project.ts';

const TOKEN = 'the-token-of-the-adapter';
const WISHES = { product: 'homepage_banner', channel: 'display', price: '20', size: '300x250', patience: 5 };
const HOUR = 3_600_000;

type Counted = { externalId: string; creative: string; hour: string; impressions: number; clicks: number };
type Adapter = {
  readonly server: Server;
  readonly yours: { report(): Promise<Counted[]> };
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

  // biome-ignore lint/suspicious/noExplicitAny: the test knows the answers
  const get = async (path: string): Promise<any> =>
    (await fetch(url + path, { headers: { authorization: `Bearer ${TOKEN}` } })).json();
});

import { randomUUID } from 'node:crypto';
import { assert } from 'chai';
import { callTask, demo } from '../agent-doors/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { assertWithin, LONGEST_TURN, measured } from '../support/cpu-cost.ts';
import { enginesInTurn } from '../support/databases.ts';

/** Things of an account that has nearly as many as its caller may have. */
const FULL = 9_000;
/** How much more twice as large a request may cost. */
const MOST_GROWTH = 3;

const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

const property = (at: number) => ({
  property_id: `site_${at}`,
  property_type: 'website',
  name: `Site ${at}`,
  identifiers: [{ type: 'domain', value: `site${at}.made.example` }],
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the largest requests on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    async function task(name: string, args: object, caller: string = randomUUID()) {
      const origin = `http://127.0.0.1:${app.address?.port}`;
      const { body } = await callTask(
        'mcp',
        origin,
        name,
        { idempotency_key: randomUUID(), ...args },
        demo(caller),
      );
      return body;
    }

    /** Fills an account of a caller of its own for each count, with a thousand things of a kind in each request. */
    async function fill(name: string, send: (caller: string, ids: string[]) => Promise<unknown>) {
      for (const count of [FULL / 10, FULL / 2, FULL])
        for (let from = 0; from < count; from += 1_000) {
          const ids = numbers(Math.min(1_000, count - from)).map((at) => `${name}-${from + at}`);
          await send(`${name}-${count}`, ids);
        }
    }

    const cases: readonly [
      name: string,
      most: number,
      send: (count: number) => Promise<void>,
      prepare?: () => Promise<void>,
    ][] = [
      [
        'create_media_buy with packages',
        500,
        async (count) => {
          const body = await task('create_media_buy', {
            account,
            brand: account.brand,
            start_time: 'asap',
            end_time: new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString(),
            packages: numbers(count).map(() => ({
              product_id: 'network_display',
              pricing_option_id: 'cpm_usd_auction',
              budget: 5000,
              bid_price: 20,
            })),
          });
          assert.lengthOf(body.packages ?? [], count, JSON.stringify(body.errors));
        },
      ],
      [
        'report_usage with records of as many accounts',
        5000,
        async (count) => {
          const body = await task('report_usage', {
            reporting_period: { start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' },
            usage: numbers(count).map((at) => ({
              account: { ...account, operator: `agency${at}.example` },
              vendor_cost: 1,
              currency: 'USD',
            })),
          });
          assert.equal(body.accepted, count, JSON.stringify(body.errors));
        },
      ],
      [
        'sync_catalogs with items, and lists that select none of them',
        10_000,
        async (count) => {
          const values = numbers(count);
          const one = {
            type: 'product',
            items: values.map((at) => ({ id: `item-${at}` })),
            ids: values.map((at) => `other-${at}`),
            gtins: values.map((at) => String(10_000_000 + at)),
          };
          const body = await task('sync_catalogs', {
            account,
            catalogs: numbers(5).map((at) => ({ ...one, catalog_id: `selected-${at}` })),
          });
          assert.equal(body.catalogs?.[0].item_count, 0, JSON.stringify(body.errors));
        },
      ],
      [
        'sync_catalogs with catalogs of many items',
        50,
        async (count) => {
          const price = app.clock.now().getTime();
          app.clock.advance(60_000);
          const items = numbers(2_000).map((at) => ({ sku: `s-${at}`, name: 'Trail boot', price }));
          const body = await task('sync_catalogs', {
            account,
            catalogs: numbers(count).map((at) => ({ catalog_id: `many-${at}`, type: 'product', items })),
          });
          assert.lengthOf(body.catalogs ?? [], count, JSON.stringify(body.errors));
        },
      ],
      [
        'sync_event_sources of an account that has many',
        FULL,
        async (count) => {
          const body = await task('sync_event_sources', { account }, `sources-${count}`);
          // The seller has a source of its own.
          assert.lengthOf(body.event_sources ?? [], count + 1, JSON.stringify(body.errors));
        },
        () =>
          fill('sources', (caller, ids) => {
            const event_sources = ids.map((event_source_id) => ({ event_source_id, name: 'Shop' }));
            return task('sync_event_sources', { account, event_sources }, caller);
          }),
      ],
      [
        'sync_audiences of an account that has many',
        FULL,
        async (count) => {
          const body = await task('sync_audiences', { account }, `audiences-${count}`);
          assert.lengthOf(body.audiences ?? [], count, JSON.stringify(body.errors));
        },
        () =>
          fill('audiences', (caller, ids) => {
            const audiences = ids.map((audience_id) => ({ audience_id }));
            return task('sync_audiences', { account, audiences }, caller);
          }),
      ],
      [
        'createAdagents with properties',
        10_000,
        async (count) => {
          app.clock.advance(60_000);
          const { status, text } = await app.post('/api/adagents/create', {
            authorized_agents: [],
            properties: numbers(count).map(property),
          });
          assert.equal(status, 200, text.slice(0, 300));
        },
      ],
    ];

    for (const [name, most, send, prepare] of cases)
      it(`${name} leave the event loop its turns, at a cost that grows with their number`, async () => {
        const cost = (count: number) => measured(() => send(count));
        await prepare?.();
        await cost(most / 10);
        await assertWithin(
          (control) => ({ longest: LONGEST_TURN * control, growth: MOST_GROWTH }),
          async () => {
            const half = await cost(most / 2);
            const { longest, total } = await cost(most);
            return { longest, growth: total / half.total };
          },
        );
      });
  });
}

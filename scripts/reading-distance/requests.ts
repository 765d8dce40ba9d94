import { randomUUID } from 'node:crypto';
import { callTask, demo } from '../../test/agent-doors/world.ts';
import { openFeed } from '../../test/http/feed/world.ts';
import { BRAND_PATH, canonical } from '../../test/http/world.ts';
import { startTestApp, type TestApp } from '../../test/support/app.ts';
import type { TestEngine } from '../../test/support/databases.ts';
import { type Ran, whatRuns } from './running.ts';

const account = { brand: { domain: 'outdoor.example' }, operator: 'outdoor.example', sandbox: true };
const caller = demo('reader');

const CRAWL = 'a crawl, until a client of the stream has its events';

/** Each flow as one successful request. The same request runs once before, so that first-time work is not measured. */
const requests: Readonly<Record<string, (app: TestApp) => Promise<() => Promise<unknown>>>> = {
  '`GET /api/brands/resolve`, stored': async (app) => {
    app.sites.put('stored.example', BRAND_PATH, canonical('stored'));
    await app.get('/api/brands/resolve?domain=stored.example');
    return () => ok(app.get('/api/brands/resolve?domain=stored.example'));
  },
  '`GET /api/brands/resolve`, not stored': async (app) => {
    for (const name of ['first', 'second']) app.sites.put(`${name}.example`, BRAND_PATH, canonical(name));
    await app.get('/api/brands/resolve?domain=first.example');
    return () => ok(app.get('/api/brands/resolve?domain=second.example'));
  },
  '`POST /api/brands/save`': async (app) => {
    const member = await app.member();
    const save = (brand_name: string) =>
      app.post('/api/brands/save', { domain: 'shop.example', brand_name }, member);
    app.sites.put('shop.example', '/', { body: 'hello' });
    await save('Shop');
    return () => ok(save('The shop'));
  },
  '`create_media_buy` over MCP': async (app) => {
    const { body } = await callTask(
      'mcp',
      app.baseUrl,
      'get_products',
      { buying_mode: 'wholesale', account },
      caller,
    );
    const product = body.products.find(
      ({ product_id }: { product_id: string }) => product_id === 'network_display',
    );
    const [price] = product.pricing_options;
    const buy = () =>
      done(
        callTask(
          'mcp',
          app.baseUrl,
          'create_media_buy',
          {
            idempotency_key: randomUUID(),
            account,
            brand: account.brand,
            start_time: 'asap',
            end_time: new Date(app.clock.now().getTime() + 864_000_000).toISOString(),
            packages: [
              {
                product_id: product.product_id,
                pricing_option_id: price.pricing_option_id,
                budget: 5000,
                bid_price: 5,
              },
            ],
          },
          caller,
        ),
      );
    await buy();
    return buy;
  },
  [CRAWL]: async (app) => {
    const member = await app.member();
    const client = await openFeed(app, member, {});
    const crawl = async (domain: string) => {
      app.sites.put(domain, '/.well-known/adagents.json', adagents(domain));
      await ok(app.post('/api/registry/crawl-request', { domain }, member));
      await client.find(({ event, data }) => event === 'feed' && JSON.stringify(data).includes(domain));
    };
    await crawl('daily.example');
    return () => crawl('weekly.example').finally(() => client.close());
  },
  '`sync_creatives` over A2A': async (app) => {
    const sync = (id: string) =>
      done(
        callTask(
          'a2a',
          app.baseUrl,
          'sync_creatives',
          {
            idempotency_key: randomUUID(),
            account,
            creatives: [
              {
                creative_id: id,
                name: 'Banner',
                format_id: { agent_url: `${app.baseUrl}/mcp`, id: 'display_300x250' },
                assets: {
                  image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
                  click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
                },
              },
            ],
          },
          caller,
        ),
      );
    await sync('first');
    return () => sync('second');
  },
};

const adagents = (domain: string) => ({
  authorized_agents: [
    {
      url: 'https://sales.example/mcp',
      authorized_for: 'Display',
      authorization_type: 'property_tags',
      property_tags: ['all'],
    },
  ],
  properties: [
    {
      property_type: 'website',
      name: domain,
      identifiers: [{ type: 'domain', value: domain }],
      publisher_domain: domain,
      tags: ['all'],
    },
  ],
  tags: { all: { name: 'All', description: 'Everything' } },
});

async function ok(answer: Promise<{ readonly status: number; readonly text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`Status ${status}: ${text}`);
}

async function done(call: ReturnType<typeof callTask>): Promise<void> {
  const { isError, body } = await call;
  if (isError) throw new Error(JSON.stringify(body));
}

/**
 * The code that runs for each flow, by flow name, in a service on a database of this engine. Jobs run only where
 * they are the flow.
 */
export async function runsOf(engine: TestEngine): Promise<Map<string, Ran>> {
  const counters = await whatRuns();
  const found = new Map<string, Ran>();
  for (const [name, prepare] of Object.entries(requests)) {
    const app = await startTestApp(engine, { jobs: name === CRAWL });
    const act = await prepare(app);
    found.set(name, await counters.during(act));
    await app.drop();
  }
  await counters.end();
  return found;
}

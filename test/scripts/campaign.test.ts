import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { connectAgent } from '../../client/index.ts';
import { checkBooks } from '../../scripts/campaign/delivery.ts';
import { playInSandbox } from '../../scripts/campaign/in-sandbox.ts';
import { type Looker, startLooking } from '../../scripts/campaign/look.ts';
import { playCampaign } from '../../scripts/campaign/play.ts';
import { type Reports, startReports } from '../../scripts/campaign/reports.ts';
import { REPORTS_HOST } from '../../scripts/campaign/reports-host.ts';
import type { Body } from '../../scripts/campaign/steps.ts';
import { setRightsStatus } from '../../src/admin/decisions.ts';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines, isWhole, postgres } from '../support/databases.ts';
import { type Site, startSite } from '../support/processes.ts';
import { type Sites, startSites } from '../support/sites.ts';

const BRAND_JSON = new URL(
  '../../scripts/demo/world/ironclove.example/.well-known/brand.json',
  import.meta.url,
);
const publishBrand = (sites: Sites) =>
  sites.put('ironclove.example', '/.well-known/brand.json', { body: readFileSync(BRAND_JSON) });
/** For how long the buy runs before it is looked at; a report is due for each day. */
const DAYS = 3;
const transports = ['mcp', 'a2a'] as const;

let looker: Looker;
before(async () => {
  looker = await startLooking();
});
after(() => looker?.close());

/** On PostgreSQL two processes play it, below. */
const alone = engines.filter(({ name }) => isWhole || name === 'sqlite');

for (const engine of alone) {
  describe(`a whole campaign on ${engine.name}`, () => {
    let app: TestApp;
    let reports: Reports;
    before(async () => {
      app = await startTestApp(engine, { jobs: true });
      publishBrand(app.sites);
      reports = await startReports({ service: app.baseUrl, now: app.clock.now });
      app.sites.hosts.set(REPORTS_HOST, reports.origin);
    });
    after(async () => {
      await reports?.close();
      await app.drop();
    });

    for (const transport of transports) {
      it(`runs by the clock from discovery to its end, over ${transport}`, async () => {
        const url = app.baseUrl;
        const token = `demo-clock-${transport}`;
        const [agent, mirror] = await Promise.all([
          connectAgent({ url: `${url}/${transport}`, transport, token, retries: 0 }),
          connectAgent({ url: `${url}/${transport === 'mcp' ? 'a2a' : 'mcp'}`, token, retries: 0 }),
        ]);
        const ended = async (): Promise<boolean> => {
          const { media_buys: buys } = (await agent.call('get_media_buys', {
            status_filter: ['completed'],
          } as never)) as Body;
          return buys.length === 1;
        };
        const told = reports.open(transport);
        const isReport = ({ task_type: type }: Body) => type === 'media_buy_delivery';
        const delivered = await playCampaign({
          name: `${transport}-${engine.name}`,
          url,
          agent,
          mirror,
          look: looker.look,
          reports: told,
          async revoke(id) {
            await setRightsStatus(app.store, id, 'revoked', { reason: 'The contract ended.' });
          },
          run: async () => app.clock.advance(DAYS * DAY_MS),
          async finish() {
            // A report that is on its way would be judged by the later time.
            while (told.events.filter(isReport).length < DAYS) await sleep(50);
            app.clock.advance(8 * DAY_MS);
            while (!(await ended())) await sleep(50);
          },
          step: () => {},
        });
        for (const row of delivered.media_buy_deliveries) checkBooks(row);
        await Promise.all([agent.close(), mirror.close()]);
      });
    }
  });
}

describe('a whole campaign through two processes', () => {
  let sites: Sites;
  let site: Site;
  before(async () => {
    if (postgres === undefined) assert.fail('no PostgreSQL');
    sites = await startSites();
    publishBrand(sites);
    site = await startSite(postgres, sites, 2, { ROLE: 'all' });
  });
  after(async () => {
    await site?.close();
    await sites?.close();
  });

  for (const transport of transports) {
    it(`is one campaign over ${transport}`, async () => {
      await playInSandbox(site.origin, transport, { look: looker.look, step: () => {} });
    });
  }
});

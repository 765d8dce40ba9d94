import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  AGENT,
  adagents,
  brandJson,
  entry,
  site,
  type World,
  worldOf,
} from '../authorization/lookups-world.ts';

type Json = Record<string, unknown>;

const SELLER = 'seller.example';
const NETWORK = 'network.example';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`revocations on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    beforeEach(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      world.serve(SELLER, '/ads.txt', `managerdomain=${NETWORK}\n`);
      world.declare('brightlane.example', brandJson([AGENT], [['website', SELLER, 'delegated']]));
      manage(null);
      await world.crawl('brightlane.example', SELLER);
    });
    afterEach(() => served.drop());

    /** The network's file, which names the publisher, and revokes it as of a time unless that is null. */
    const manage = (revokedAt: Date | null, rest: Json = {}) =>
      world.publish(
        NETWORK,
        adagents([site('managed', SELLER, { publisher_domain: SELLER })], [entry(['managed'])], {
          ...(revokedAt === null
            ? {}
            : {
                revoked_publisher_domains: [
                  { publisher_domain: SELLER, revoked_at: revokedAt.toISOString(), reason: 'other' },
                ],
              }),
          ...rest,
        }),
      );
    const ask = (mode = 'index') => world.authorize({ identifier_value: SELLER, mode });
    const reason = async (mode?: string) => (await ask(mode)).body.reason;
    const agents = async () =>
      (await served.get(`/api/registry/lookup/domain/${SELLER}`)).body.authorized_agents.length;
    const revoke = async (revokedAt = served.clock.now()) => {
      manage(revokedAt);
      await world.crawl(SELLER);
    };

    it('count at once, and everywhere', async () => {
      assert.equal(await reason(), 'authorized');
      const at = served.clock.now();
      await revoke(at);
      const { body } = await ask();
      assert.equal(body.reason, 'publisher_revoked');
      assert.equal(body.publisher_side.revoked_at, at.toISOString());
      assert.equal(await agents(), 0);
      const found = await served.get(`/api/registry/lookup/property?type=domain&value=${SELLER}`);
      assert.equal(found.body.count, 0);
      const product = await served.post('/api/registry/validate/product-authorization', {
        agent_url: AGENT,
        publisher_properties: [{ publisher_domain: SELLER }],
      });
      assert.deepInclude(product.body, { authorized: false, reason: 'publisher_revoked' });
      assert.equal(product.body.publisher_sides[0].obstacle, 'publisher_revoked');
    });

    it('count for seven days from their time on, although the file does not repeat them', async () => {
      const at = served.clock.now();
      await revoke(at);
      served.clock.advance(DAY_MS);
      manage(null);
      assert.equal(await reason('live'), 'publisher_revoked');
      await world.crawl(SELLER);
      assert.equal(await agents(), 0);
      served.clock.advance(5 * DAY_MS);
      // Neither an unchanged file nor one that changed otherwise ends it.
      await world.crawl(SELLER);
      manage(null, { contact: { name: 'Network' } });
      await world.crawl(SELLER);
      const { body } = await ask();
      assert.equal(body.reason, 'publisher_revoked');
      assert.equal(body.publisher_side.revoked_at, at.toISOString());
      const publisher = await served.store.read.publishers.find(SELLER);
      assert.isAtMost(publisher?.nextCrawlAt?.getTime() ?? 0, at.getTime() + 7 * DAY_MS);
      served.clock.advance(DAY_MS);
      assert.equal(await reason('live'), 'authorized');
      await world.crawl(SELLER);
      assert.equal(await reason(), 'authorized');
      assert.equal(await agents(), 1);
    });

    it('end for a file that has stayed the same, too', async () => {
      const target = (rest: Json) =>
        world.serve(
          'files.cdn.example',
          '/pointed.json',
          adagents([site('own', SELLER)], [entry(['own'])], rest),
        );
      world.publish(SELLER, { authoritative_location: 'https://files.cdn.example/pointed.json' });
      const at = served.clock.now();
      target({
        revoked_publisher_domains: [{ publisher_domain: SELLER, revoked_at: at.toISOString() }],
      });
      await world.crawl(SELLER);
      target({});
      await world.crawl(SELLER);
      assert.equal(await reason(), 'publisher_revoked');
      served.clock.advance(7 * DAY_MS);
      await world.crawl(SELLER);
      assert.equal(await reason(), 'authorized');
    });

    it('outlast a file that is gone for a day', async () => {
      await revoke();
      world.serve(SELLER, '/ads.txt', 'nothing here\n');
      served.clock.advance(DAY_MS);
      await world.crawl(SELLER);
      assert.equal(await reason(), 'publisher_file_missing');
      world.serve(SELLER, '/ads.txt', `managerdomain=${NETWORK}\n`);
      manage(null);
      await world.crawl(SELLER);
      assert.equal(await reason(), 'publisher_revoked');
    });

    it('count from the earliest time that was given, and no longer for one that lies ahead', async () => {
      const start = served.clock.now();
      await revoke(start);
      await revoke(new Date(start.getTime() + 400 * DAY_MS));
      manage(null);
      served.clock.advance(6 * DAY_MS);
      await world.crawl(SELLER);
      assert.equal(await reason(), 'publisher_revoked');
      served.clock.advance(2 * DAY_MS);
      await world.crawl(SELLER);
      assert.equal(await reason(), 'authorized');
    });

    it('end at once when they are older, or when the publisher leads elsewhere', async () => {
      await revoke(new Date(served.clock.now().getTime() - 8 * DAY_MS));
      manage(null);
      await world.crawl(SELLER);
      assert.equal(await reason(), 'authorized');
      await revoke();
      world.publish(SELLER, adagents([site('own', SELLER)], [entry(['own'])]));
      served.clock.advance(6 * 60_000);
      assert.equal(await reason('live'), 'authorized');
      await world.crawl(SELLER);
      assert.equal(await reason(), 'authorized');
    });

    it('leave readers of the feed with what the registry holds', async () => {
      const member = await served.member();
      await revoke();
      manage(null);
      await world.crawl(SELLER);
      served.clock.advance(8 * DAY_MS);
      await world.crawl(SELLER);
      const { body } = await served.get('/api/registry/feed?types=authorization.*', member);
      assert.deepEqual(
        body.events.map((event: { event_type: string }) => event.event_type),
        ['authorization.granted', 'authorization.revoked', 'authorization.granted'],
      );
    });
  });
}

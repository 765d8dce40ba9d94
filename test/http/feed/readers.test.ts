import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { sweepFeed } from '../../../src/jobs/sweep.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { inChild } from '../../support/child.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { append, appendMany, ids, openFeed, query } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`readers of the feed on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    beforeEach(async () => {
      app = await startTestApp(engine);
      member = await app.member();
    });
    afterEach(() => app.drop());

    const read = async (values: Record<string, string | number | undefined>) => {
      const { status, body } = await app.get(`/api/registry/feed?${query(values)}`, member);
      return { status, ...body } as {
        status: number;
        events: { event_id: string; event_type: string; payload: { property_count: number } }[];
        cursor: string;
        has_more: boolean;
      };
    };

    it('see every event once and in order while processes write that hesitate to commit', async () => {
      let writing = true;
      const seenBy = { all: [] as string[], agents: [] as string[], streamed: [] as string[] };
      const follow = async (seen: string[], limit: number, types?: string) => {
        let cursor: string | undefined;
        for (let last = false; !last; ) {
          last = !writing;
          for (let hasMore = true; hasMore; ) {
            const page = await read({ cursor, limit, types });
            assert.equal(page.status, 200);
            seen.push(...page.events.map(({ event_id: id }) => id));
            cursor = page.cursor;
            hasMore = page.has_more;
          }
        }
      };
      const client = await openFeed(app, member, { types: 'property.*', limit: 3 });
      const readers = [follow(seenBy.all, 5), follow(seenBy.agents, 2, 'agent.*')];
      const writers = Array.from({ length: 4 }, () => inChild(app.config.databaseUrl, 'hesitate', 20));
      const written = (await Promise.all(writers)).flat() as string[];
      // One more at the end, so that the stream's reader knows when it has everything.
      const now = new Date(Date.now() + 1000);
      written.push(...ids(await append(app, { eventType: 'property.stale', createdAt: now })));
      writing = false;
      await Promise.all(readers);
      await client.find(({ event, data }) => event === 'feed' && data.cursor === written.at(-1));
      client.close();

      const events = await app.store.read.events.after({ limit: 10_000 });
      const ofType = (start: string) =>
        events.filter(({ eventType }) => eventType.startsWith(start)).map(({ eventId: id }) => id);
      assert.lengthOf(written, 4 * 50 + 1);
      assert.deepEqual(seenBy.all, [...written].sort());
      assert.deepEqual(seenBy.agents, ofType('agent.'));
      assert.deepEqual(client.ids(), ofType('property.'));
    });

    it('miss nothing while old events are deleted, until their cursor is refused', async () => {
      for (let day = 0; day < 6; day += 1) {
        await append(
          app,
          ...Array.from({ length: 40 }, (_, n) => ({ payload: { property_count: day * 40 + n } })),
        );
        app.clock.advance(DAY_MS);
      }
      // The first two days have left the feed and lie there still, the others leave it while they are read.
      app.clock.advance(86 * DAY_MS);
      const seen: number[] = [];
      let cursor: string | undefined;
      let refused = 0;
      for (let round = 0; round < 40; round += 1) {
        const page = await read({ cursor, limit: 7, types: round % 2 === 0 ? undefined : 'agent.*' });
        if (page.status === 410) {
          refused += 1;
          break;
        }
        seen.push(...page.events.map(({ payload }) => payload.property_count));
        cursor = page.cursor ?? undefined;
        if (!page.has_more) break;
        app.clock.advance(3 * HOUR_MS);
        await sweepFeed(app.store, app.clock.now());
      }
      assert.equal(seen[0], 80);
      assert.deepEqual(
        seen,
        seen.map((_, index) => 80 + index),
        'no gap',
      );
      assert.isTrue(refused === 1 || seen.at(-1) === 239);
    });

    it('start anew after a refusal with what is left', async () => {
      const [old] = ids(await append(app, {}, {}));
      app.clock.advance(60 * DAY_MS);
      const rest = ids(await appendMany(app, 3));
      app.clock.advance(31 * DAY_MS);
      assert.equal((await read({ cursor: old })).status, 410);
      assert.deepEqual(
        (await read({})).events.map(({ event_id: id }) => id),
        rest,
      );
    });
  });
}

import { assert } from 'chai';
import { countStatements } from '../../http/count-statements.ts';
import { copyRows } from '../../support/copies.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { rowsRead } from '../../support/plans.ts';
import { execute } from '../../support/sql.ts';

const MANY = 5_000;
const PAGE = 20;

for (const engine of engines) {
  describe(`lists of deliveries on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      const none = { purpose: null, origin_id: null, secret: null, headers: null, failure: null };
      const row = {
        id: 'a',
        kind: 'registry',
        subject: 's1',
        status: 'delivered',
        created_at: 1,
        ended_at: 1,
      };
      await execute(store.url, insertOf('webhooks', { ...row, ...none }));
      await copyRows(store.url, 'webhooks', "r.subject = 's1'", MANY);
      await execute(store.url, "update webhooks set status = 'failed' where id like '%7'");
      await execute(store.url, "update webhooks set purpose = 'test' where id like '%31'");
      await execute(store.url, 'update webhooks set created_at = length(id) * 1000');
      if (engine.name === 'postgres') await execute(store.url, 'analyze');
    });
    after(() => store.drop());

    const at = new Date(3_000);
    for (const state of [undefined, 'failed', 'open'] as const)
      for (const purpose of [undefined, 'events', 'test', 'redelivery'] as const)
        for (const time of [{}, { since: at }, { until: at }])
          it(`read about a page of rows in state ${state}, made for ${purpose}, ${JSON.stringify(time)}`, async () => {
            const watched = countStatements(store);
            const asked = { subject: 's1', state, purpose, ...time, after: null, limit: PAGE };
            const found = await store.read.deliveries.list(asked);
            watched.stop();
            assert.isAtMost(found.length, PAGE);
            const [reads = MANY] = await rowsRead(store.url, watched.asked.slice(0, 1));
            // Of the few that somebody asked for, those in another state are passed over.
            assert.isAtMost(reads, MANY / 20);
          });
  });
}

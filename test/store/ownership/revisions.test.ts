import { assert } from 'chai';
import { engines, type TestStore } from '../../support/databases.ts';

const DOMAIN = 'edited.example';
const MOST = 4;

for (const engine of engines) {
  describe(`revisions on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    const append = (revisionNumber: number) =>
      store.transaction((tx) =>
        tx.revisions.append({
          entity: 'brand',
          domain: DOMAIN,
          revisionNumber,
          editorName: 'An editor',
          editorOrgId: null,
          editSummary: 'Created',
          source: 'community',
          snapshot: { revisionNumber },
          isRollback: false,
          rolledBackTo: null,
          createdAt: new Date(1_000 * revisionNumber),
        }),
      );

    it('come in parts that all say how many there are', async () => {
      for (let total = 0; total <= MOST; total += 1) {
        if (total > 0) await append(total);
        const all = Array.from({ length: total }, (_, at) => total - at);
        for (let limit = 1; limit <= MOST + 1; limit += 1)
          for (let offset = 0; offset <= MOST + 1; offset += 1) {
            const part = await store.read.revisions.page('brand', DOMAIN, { limit, offset });
            const numbers = part.revisions.map(({ revisionNumber }) => revisionNumber);
            const about = `${limit} of ${total} from ${offset}`;
            assert.deepEqual([part.total, numbers], [total, all.slice(offset, offset + limit)], about);
          }
      }
    });
  });
}

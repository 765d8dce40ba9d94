import { assert } from 'chai';
import type { Tables } from '../../../src/store/index.ts';
import { openStore } from '../../../src/store/open.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';

const now = new Date(1_000);
const organization = (id: string) => ({ id, name: id, tier: null, createdAt: now });

for (const engine of engines) {
  describe(`transaction on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open({ transactionLimitMs: 3_000 });
    });
    after(() => store.drop());

    it('commits all of it and returns the result', async () => {
      const result = await store.transaction(async (tx) => {
        await tx.organizations.insert(organization('a1'));
        await tx.organizations.insert(organization('a2'));
        return 'done';
      });
      assert.equal(result, 'done');
      assert.isDefined(await store.read.organizations.find('a1'));
      assert.isDefined(await store.read.organizations.find('a2'));
    });

    it('sees its own writes, which nobody else sees before the commit', async () => {
      await store.transaction(async (tx) => {
        await tx.organizations.insert(organization('b'));
        assert.isDefined(await tx.organizations.find('b'));
        assert.isUndefined(await store.read.organizations.find('b'));
      });
    });

    it('leaves nothing behind when the work throws', async () => {
      const failure = new Error('no');
      const error = await rejects(
        store.transaction(async (tx) => {
          await tx.organizations.insert(organization('c'));
          await tx.jobs.enqueue({ kind: 'pushFeed', payload: { id: 'c' }, runAt: now, maxAttempts: 1 });
          throw failure;
        }),
      );
      assert.strictEqual(error, failure);
      assert.isUndefined(await store.read.organizations.find('c'));
      assert.isUndefined(await store.read.jobs.nextDue(['c']));
    });

    it('leaves nothing behind when the work throws before its first await', async () => {
      await rejects(
        store.transaction(() => {
          throw new Error('no');
        }),
      );
      await store.transaction((tx) => tx.organizations.insert(organization('c2')));
    });

    it('commits nothing when a failed statement was caught', async () => {
      await store.transaction((tx) => tx.organizations.insert(organization('d')));
      await rejects(
        store.transaction(async (tx) => {
          await tx.organizations.insert(organization('d2'));
          await tx.organizations.insert(organization('d')).catch(() => {});
        }),
      );
      assert.isUndefined(await store.read.organizations.find('d2'));
    });

    it('commits nothing when a statement fails that nobody waited for', async () => {
      await store.transaction((tx) => tx.organizations.insert(organization('e')));
      await rejects(
        store.transaction(async (tx) => {
          await tx.organizations.insert(organization('e2'));
          tx.organizations.insert(organization('e')).catch(() => {});
        }),
      );
      assert.isUndefined(await store.read.organizations.find('e2'));
    });

    it('commits statements that nobody waited for', async () => {
      await store.transaction(async (tx) => {
        void tx.organizations.insert(organization('f'));
      });
      assert.isDefined(await store.read.organizations.find('f'));
    });

    it('runs statements asked for at once one after the other', async () => {
      await store.transaction(async (tx) => {
        await Promise.all(['g1', 'g2', 'g3'].map((id) => tx.organizations.insert(organization(id))));
      });
      assert.isDefined(await store.read.organizations.find('g3'));
    });

    it('leaves a handle that throws', async () => {
      let kept: Tables | undefined;
      await store.transaction(async (tx) => {
        kept = tx;
      });
      const late = kept;
      if (late === undefined) assert.fail('no handle');
      await rejects(late.organizations.find('a'), 'ended');
      await rejects(late.organizations.insert(organization('h')), 'ended');
      assert.isUndefined(await store.read.organizations.find('h'));
    });

    it('leaves a handle that throws after a rollback too', async () => {
      let kept: Tables | undefined;
      await rejects(
        store.transaction(async (tx) => {
          kept = tx;
          throw new Error('no');
        }),
      );
      if (kept === undefined) assert.fail('no handle');
      await rejects(kept.organizations.find('a'), 'ended');
    });

    it('has no transaction of its own', async () => {
      await store.transaction(async (tx) => assert.notProperty(tx, 'transaction'));
      assert.notProperty(store.read, 'transaction');
    });

    it('does not mix up transactions that run at once', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          store.transaction(async (tx) => {
            await tx.organizations.insert(organization(`i${index}`));
            if (index % 2 === 1) throw new Error('odd');
          }),
        ),
      );
      for (const [index, { status }] of outcomes.entries()) {
        assert.equal(status, index % 2 === 1 ? 'rejected' : 'fulfilled');
        assert.equal((await store.read.organizations.find(`i${index}`)) === undefined, index % 2 === 1);
      }
    });

    it('rolls back what is held too long, and lets others go on', async () => {
      const brief = await openStore(store.url, { transactionLimitMs: 50 });
      try {
        const error = await rejects(
          brief.transaction(async (tx) => {
            await tx.organizations.insert(organization('j'));
            await new Promise(() => {});
          }),
          'held_too_long',
        );
        assert.include(error.message, '50 ms');
        await brief.transaction((tx) => tx.organizations.insert(organization('j')));
      } finally {
        await brief.close();
      }
    });
  });
}

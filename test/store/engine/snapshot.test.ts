import { setTimeout as pause } from 'node:timers/promises';
import { assert } from 'chai';
import type { Tables } from '../../../src/store/index.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import type { Authorization } from '../../../src/store/publishers/authorizations.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';
import { rejects } from '../../support/rejects.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

const authorization = (n: number, ids: string[] = ['a']): Authorization => ({
  id: `019bc0c6-9b19-7c51-8f3e-${String(n).padStart(12, '0')}`,
  agentUrl: `https://a${n % 3}.example`,
  publisherDomain: `p${n}.example`,
  entryKey: 'k',
  authorizationType: 'property_ids',
  authorizedFor: 'Display',
  scope: { property_ids: ids },
  evidence: 'adagents_json',
  hash: `h${n}`,
  createdAt: NOW,
  updatedAt: NOW,
});

const grant = (store: Store, ...rows: Authorization[]) =>
  store.transaction(async (tx) => {
    await tx.authorizations.putAll(rows);
    return tx.events.append([someRegistryEvent({ eventType: 'authorization.granted', createdAt: NOW })]);
  });

async function idsOf(view: Tables): Promise<number[]> {
  const ids: number[] = [];
  for await (const page of view.authorizationRows.all(['adagents_json'])) {
    ids.push(...page.map(({ id }) => Number(id.slice(-12))));
  }
  return ids;
}

for (const engine of engines) {
  describe(`store.snapshot on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    it('shows one moment, however long it lasts and whatever is written', async () => {
      await grant(store, authorization(1), authorization(2));
      await store.snapshot(async (view) => {
        const head = await view.events.head();
        await grant(store, authorization(3));
        await store.transaction((tx) => tx.authorizations.remove([authorization(1).id], new Date()));
        await pause(20);
        assert.deepEqual(await idsOf(view), [1, 2]);
        assert.deepEqual(await view.events.head(), head);
        assert.notDeepEqual(await store.read.events.head(), head);
      });
      assert.deepEqual(await store.snapshot(idsOf), [2, 3]);
    });

    it('shows the moment at which it began, not that of its first question', async () => {
      await grant(store, authorization(1));
      await store.snapshot(async (view) => {
        await grant(store, authorization(2));
        assert.deepEqual(await idsOf(view), [1]);
      });
    });

    it('stands beside others, and beside writers', async () => {
      await grant(store, authorization(1));
      const seen = await Promise.all(
        Array.from({ length: 4 }, (_, n) =>
          store.snapshot(async (view) => {
            const first = await idsOf(view);
            await grant(store, authorization(10 + n));
            return [first, await idsOf(view)];
          }),
        ),
      );
      for (const [first, second] of seen) assert.deepEqual(first, second);
      assert.deepEqual(await store.snapshot(idsOf), [1, 10, 11, 12, 13]);
    });

    it('refuses writes, and any use when it is over', async () => {
      let kept: Tables | undefined;
      await store.snapshot(async (view) => {
        kept = view;
        await rejects(view.authorizations.putAll([authorization(1)]));
      });
      await rejects((kept as Tables).events.head(), 'ended');
      assert.deepEqual(await store.snapshot(idsOf), []);
    });

    it('rejects with what its work throws, and leaves nothing behind', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const error = await rejects(
          store.snapshot(async () => {
            throw new Error('on purpose');
          }),
        );
        assert.equal(error.message, 'on purpose');
      }
      assert.deepEqual(await store.snapshot(idsOf), []);
    });

    it('cannot be taken of a closed store', async () => {
      const other = await openStore(store.url);
      await other.close();
      assert.throws(() => other.snapshot(idsOf), /closed/);
    });

    it('gives rows in pages by id, long ones alone', async () => {
      const long = Array.from({ length: 9000 }, (_, n) => `property_${n}`);
      const rows = Array.from({ length: 1203 }, (_, n) =>
        authorization(n, n === 7 || n === 8 ? long : ['a']),
      );
      await grant(store, ...rows);
      const sizes: number[] = [];
      let last = '';
      for await (const page of store.read.authorizationRows.all(['adagents_json'])) {
        sizes.push(page.length);
        for (const { id, scope } of page) {
          assert.isAbove(id.localeCompare(last), 0);
          last = id;
          if (page.length === 1 && scope.length > 100) assert.deepEqual(JSON.parse(scope).property_ids, long);
        }
      }
      assert.deepEqual(sizes, [7, 1, 1, 491, 500, 203]);
    });

    it("gives an agent's rows behind a key, by publisher", async () => {
      await grant(store, ...Array.from({ length: 9 }, (_, n) => authorization(n)));
      const domains = async (domain: string) => {
        const found: string[] = [];
        for await (const page of store.read.authorizationRows.ofAgent(
          'https://a1.example',
          ['adagents_json'],
          { domain, id: '' },
        )) {
          found.push(...page.map(({ publisherDomain }) => publisherDomain));
        }
        return found;
      };
      assert.deepEqual(await domains(''), ['p1.example', 'p4.example', 'p7.example']);
      assert.deepEqual(await domains('p4.example'), ['p4.example', 'p7.example']);
      assert.deepEqual(await domains('p8.example'), []);
    });
  });

  describe(`declarations of brands on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    it('are replaced as a whole, and agents keep the time they were first seen', async () => {
      const agent = (agentUrl: string) => ({ agentUrl, agentType: 'sales', agentId: null });
      const declare = (urls: string[], at: Date) =>
        store.transaction((tx) => tx.brandAgents.replace('a.example', urls.map(agent), at));
      const later = new Date(NOW.getTime() + 1000);
      await declare(['https://x.example', 'https://y.example'], NOW);
      await declare(['https://y.example', 'https://z.example'], later);
      const held = await store.read.brandAgents.listByDomain('a.example');
      assert.deepEqual(
        held.map(({ agentUrl, firstSeenAt }) => [agentUrl, firstSeenAt]),
        [
          ['https://y.example', NOW],
          ['https://z.example', later],
        ],
      );
      await declare([], later);
      assert.deepEqual(await store.read.brandAgents.listByDomain('a.example'), []);
    });

    it('may say the same thing twice', async () => {
      const said = { identifier: 'x.example', propertyType: 'website', store: null, relationship: 'owned' };
      const other = { ...said, relationship: 'direct', store: 'apple' };
      await store.transaction((tx) => tx.brandProperties.replace('a.example', [said, other, said]));
      assert.sameDeepMembers(await store.read.brandProperties.list('a.example'), [said, other]);
      await store.transaction((tx) => tx.brandProperties.replace('a.example', [other]));
      assert.deepEqual(await store.read.brandProperties.list('a.example'), [other]);
    });
  });
}

describe('store.snapshot in memory', () => {
  it('is a copy of one moment', async () => {
    const store = await openStore('sqlite::memory:');
    try {
      await grant(store, authorization(1));
      await store.snapshot(async (view) => {
        await grant(store, authorization(2));
        assert.deepEqual(await idsOf(view), [1]);
      });
      assert.deepEqual(await store.snapshot(idsOf), [1, 2]);
    } finally {
      await store.close();
    }
  });
});

import { assert } from 'chai';
import fc from 'fast-check';
import { searchQueries, searchTerms, wordEnds } from '../../../src/domain/search-index/search-text.ts';
import type { SearchHit, SearchKind } from '../../../src/store/search-index/search.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { count, execute } from '../../support/sql.ts';

const CLEAN = 'delete from search_terms; delete from search_words; delete from counts';

const KINDS: readonly SearchKind[] = ['brand', 'publisher', 'property', 'agent'];
const textAndRef = ({ term, ref }: SearchHit) => `${term} ${ref}`;

for (const engine of engines) {
  describe(`search on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    afterEach(() => execute(store.url, CLEAN));
    after(() => store.drop());

    const put = (kind: SearchKind, ref: string, before: string[], after: string[]) =>
      store.transaction((tx) =>
        tx.search.put(kind, [{ ref, before: searchTerms(before), after: searchTerms(after) }]),
      );
    const hits = async (kind: SearchKind, query: string, most = 10): Promise<SearchHit[]> =>
      (
        await Promise.all(searchQueries(query).map((asked) => store.read.search.find(kind, asked, most)))
      ).flat();
    const refs = async (kind: SearchKind, query: string) => [
      ...new Set((await hits(kind, query)).map(({ ref }) => ref)),
    ];

    it('finds entities of all kinds at once, as each kind by itself', async () => {
      for (const kind of KINDS)
        for (const [at, text] of ['tide', 'tide times', 'morning tide', 'undertide', 'ebb'].entries())
          await put(kind, `${kind} ${at}`, [], [text]);
      for (const query of ['tide', 'ti', 'derti', 'ebb', 'tide times', 'flow', 'a tide'])
        for (const most of [1, 2, 10])
          for (const asked of searchQueries(query)) {
            const all = await store.read.search.findAll(asked, most);
            for (const kind of KINDS) {
              const alone = await store.read.search.find(kind, asked, most);
              assert.deepEqual(all[kind].map(textAndRef), alone.map(textAndRef), `${kind} ${query}`);
              for (const [index, { phase }] of all[kind].entries())
                assert.isAtLeast(phase, all[kind][index - 1]?.phase ?? phase);
            }
          }
    });

    it('finds what is the query, what begins with it, and what holds it, in this order', async () => {
      await put('brand', 'd', [], ['undertide']);
      await put('brand', 'c', [], ['morning tide']);
      await put('brand', 'b', [], ['tide times']);
      await put('brand', 'a', [], ['tide']);
      assert.deepEqual(await refs('brand', 'tide'), ['a', 'b', 'c', 'd']);
    });

    it('finds parts that go over the end of a word', async () => {
      await put('publisher', 'a', [], ['coastcourier.example']);
      for (const query of ['courier.ex', 'r.example', 'coastcourier.example', 'st', 'xample', '.exam'])
        assert.deepEqual(await refs('publisher', query), ['a'], query);
      for (const query of ['courier.fx', 'courier example', 'coast.courier', 'examples', 'coastcourie_'])
        assert.deepEqual(await refs('publisher', query), [], query);
    });

    it('keeps kinds apart', async () => {
      await put('brand', 'a', [], ['tide']);
      await put('publisher', 'b', [], ['undertide']);
      assert.deepEqual(await refs('brand', 'tide'), ['a']);
      assert.deepEqual(await refs('publisher', 'tide'), ['b']);
      assert.deepEqual(await refs('property', 'tide'), []);
    });

    it('follows changes, and forgets what is removed', async () => {
      await put('brand', 'a', [], ['tide', 'the flood']);
      await put('brand', 'a', ['tide', 'the flood'], ['tide', 'the ebb']);
      assert.deepEqual(await refs('brand', 'flood'), []);
      assert.deepEqual(await refs('brand', 'ebb'), ['a']);
      await put('brand', 'a', ['tide', 'the ebb'], []);
      for (const query of ['tide', 'ebb', 'the']) assert.deepEqual(await refs('brand', query), []);
      assert.equal(await count(store.url, 'search_terms'), 0);
    });

    it('changes nothing when nothing changes, and may be told twice', async () => {
      await put('brand', 'a', [], ['tide']);
      await put('brand', 'a', [], ['tide']);
      await put('brand', 'a', ['tide'], ['Tide']);
      await put('brand', 'b', ['never there'], []);
      assert.deepEqual(await refs('brand', 'tide'), ['a']);
    });

    it('is undone with its transaction', async () => {
      const failed = store.transaction(async (tx) => {
        await tx.search.put('brand', [{ ref: 'a', before: [], after: searchTerms(['undertide']) }]);
        throw new Error('no');
      });
      await failed.then(
        () => assert.fail('it was committed'),
        () => {},
      );
      assert.deepEqual(await refs('brand', 'tide'), []);
      assert.equal(await count(store.url, 'search_words'), 0);
    });

    it('answers a bounded number of hits, the best first', async () => {
      await store.transaction((tx) =>
        tx.search.put(
          'property',
          Array.from({ length: 300 }, (_, index) => ({
            ref: `r${index}`,
            before: [],
            after: searchTerms([`tide ${index}`, `high tides ${index}`, `x${index}tide`]),
          })),
        ),
      );
      const found = await hits('property', 'tide', 7);
      assert.deepEqual(
        [0, 1, 2].map((phase) => found.filter((hit) => hit.phase === phase).length),
        [7, 7, 7],
      );
      assert.deepEqual(
        found.map(({ phase }) => phase),
        found.map(({ phase }) => phase).sort(),
      );
      assert.equal(found[0]?.term, 'tide 0');
    });

    it('takes texts and queries of every kind', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'binary', maxLength: 80 }),
          fc.string({ unit: 'grapheme', maxLength: 80 }),
          async (text, query) => {
            await put('brand', 'a', [], [text]);
            await hits('brand', query);
            await hits('brand', text);
            await put('brand', 'a', [text], []);
          },
        ),
        { numRuns: 40 },
      );
      assert.equal(await count(store.url, 'search_terms'), 0);
    });

    it('finds a text by any of its parts', async () => {
      const word = fc.stringMatching(/^[a-z]{2,9}$/);
      await fc.assert(
        fc.asyncProperty(
          fc.array(word, { minLength: 1, maxLength: 4 }),
          fc.nat(),
          fc.nat(),
          async (parts, a, b) => {
            const text = parts.join('.');
            const start = a % (text.length - 1);
            const part = text.slice(start, start + 2 + (b % 12));
            const [query, ...more] = searchQueries(part);
            fc.pre(query !== undefined && (query.head.length > 1 || more.length > 0));
            await put('brand', 'a', [], [text]);
            assert.deepEqual(await refs('brand', part), ['a'], `${part} in ${text}`);
            await put('brand', 'a', [text], []);
          },
        ),
        { numRuns: 60 },
      );
    });

    it('forgets words that nobody has any more, a few at a time', async () => {
      await put('brand', 'a', [], ['undertide']);
      await put('brand', 'b', [], ['flood']);
      await put('brand', 'b', ['flood'], []);
      const kept = wordEnds('undertide').length;
      assert.equal(await count(store.url, 'search_words'), kept + wordEnds('flood').length);
      type Position = Parameters<(typeof store.read.search)['pruneWords']>[1];
      let after: Position = null;
      const prune = (from: Position): Promise<Position> =>
        store.transaction((tx) => tx.search.pruneWords('brand', from, 4));
      let rounds = 0;
      do {
        after = await prune(after);
        rounds += 1;
      } while (after !== null);
      assert.equal(rounds, Math.floor((kept + 3) / 4) + 1);
      assert.equal(await count(store.url, 'search_words'), kept);
      assert.deepEqual(await refs('brand', 'tide'), ['a']);
    });

    it('keeps a word that comes back while others forget it', async () => {
      await put('brand', 'a', [], ['undertide']);
      await put('brand', 'a', ['undertide'], []);
      await Promise.all([
        ...Array.from({ length: 5 }, () =>
          store.transaction((tx) => tx.search.pruneWords('brand', null, 100)),
        ),
        ...Array.from({ length: 5 }, (_, index) =>
          put('brand', `b${index}`, [], [`undertide${index}`, 'undertide']),
        ),
      ]);
      assert.lengthOf(await refs('brand', 'tide'), 5);
      assert.deepEqual(
        (await hits('brand', 'ertide')).map(({ phase }) => phase),
        (await hits('brand', 'ertide')).map(() => 2),
      );
    });

    it('lets many writers with words in common go on', async () => {
      const names = ['undertide flood', 'flood harbour', 'harbour undertide', 'lighthouse flood'];
      await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          put('brand', `b${index}`, [], [names[index % 4] ?? '', `x${index}`]),
        ),
      );
      assert.lengthOf(new Set((await hits('brand', 'arbour', 100)).map(({ ref }) => ref)), 12);
    });
  });

  describe(`counts on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    afterEach(() => execute(store.url, CLEAN));
    after(() => store.drop());

    const all = async () => Object.fromEntries(await store.read.counts.all());

    it('are sums of what was added', async () => {
      assert.deepEqual(await all(), {});
      await store.transaction((tx) => tx.counts.add({ agents: 2, brands: 1 }));
      await store.transaction((tx) => tx.counts.add({ agents: -1, 'properties:website': 5 }));
      assert.deepEqual(await all(), { agents: 1, brands: 1, 'properties:website': 5 });
    });

    it('are none of what was removed without ever being counted', async () => {
      await store.transaction((tx) => tx.counts.add({ agents: -2, brands: 1 }));
      assert.deepEqual(await all(), { agents: 0, brands: 1 });
    });

    it('write nothing for no change', async () => {
      await store.transaction((tx) => tx.counts.add({ agents: 0 }));
      await store.transaction((tx) => tx.counts.add({}));
      assert.equal(await count(store.url, 'counts'), 0);
    });

    it('are undone with their transaction', async () => {
      await store
        .transaction(async (tx) => {
          await tx.counts.add({ agents: 1 });
          throw new Error('no');
        })
        .catch(() => {});
      assert.deepEqual(await all(), {});
    });

    it('stay the same however they are folded, and by whom', async () => {
      for (let index = 0; index < 30; index += 1) {
        await store.transaction((tx) => tx.counts.add({ agents: 1, brands: index % 3 }));
      }
      const folds = Array.from({ length: 6 }, () => store.transaction((tx) => tx.counts.fold(20)));
      const adds = Array.from({ length: 10 }, () => store.transaction((tx) => tx.counts.add({ agents: 1 })));
      await Promise.all([...folds, ...adds]);
      assert.deepEqual(await all(), { agents: 40, brands: 30 });
      while ((await store.read.counts.rows(3)) === 3) await store.transaction((tx) => tx.counts.fold(100));
      assert.deepEqual(await all(), { agents: 40, brands: 30 });
      assert.equal(await count(store.url, 'counts'), 2);
    });
  });
}

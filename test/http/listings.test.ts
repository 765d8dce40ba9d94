import { assert } from 'chai';
import { newId } from '../../src/infra/random.ts';
import { newBrand } from '../../src/record/brands/brand.ts';
import { newPublisher } from '../../src/record/publishers/publisher.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { rowsRead } from '../support/plans.ts';
import { countStatements } from './count-statements.ts';

/** A listing with its operation's path, its orders with what each is by, and its filters with what each lets through. */
type Listing = {
  readonly path: string;
  readonly items: string;
  readonly orders: Readonly<Record<string, (item: Item) => readonly (string | number)[]>>;
  readonly filters: Readonly<Record<string, (item: Item) => boolean>>;
  /** Why an order and a filter exclude each other. */
  readonly excludes?: (sort: string, filter: string) => boolean;
};
type Item = Readonly<Record<string, string | number>> & { readonly domain: string };

const at = (moment: string | number | undefined): number =>
  moment === undefined ? 0 : Date.parse(String(moment));

const LISTINGS: readonly Listing[] = [
  {
    path: '/api/brands/registry',
    items: 'brands',
    orders: {
      name: ({ brand_name: name = '', domain }) => [name, domain],
      domain: ({ domain }) => [domain],
      updated: ({ updated_at: moment, domain }) => [at(moment), domain],
    },
    filters: {
      '': () => true,
      'source=community': ({ source }) => source === 'community',
      'search=TWO': ({ brand_name: name }) => name === 'Two',
      'search=two&source=enriched': ({ brand_name: name, source }) => name === 'Two' && source === 'enriched',
    },
  },
  {
    path: '/api/registry/publishers',
    items: 'publishers',
    orders: {
      domain: ({ domain }) => [domain],
      validated: ({ last_validated: moment, domain }) => [at(moment), domain],
      properties: ({ property_count: count = 0, domain }) => [count, domain],
    },
    filters: {
      '': () => true,
      'file_status=valid': ({ file_status: status }) => status === 'valid',
      'file_status=unreachable': ({ file_status: status }) => status === 'unreachable',
      'search=B': ({ domain }) => domain.startsWith('b'),
      'search=b&file_status=valid': ({ domain, file_status: status }) =>
        domain.startsWith('b') && status === 'valid',
    },
    excludes: (sort, filter) => sort !== 'domain' && filter.includes('search'),
  },
];

const NAMES = ['One', 'Two', 'one', 'Twö'];

/** Stores a brand and a publisher of the domain, with values that others have too. */
async function put({ store, clock }: TestApp, domain: string, turn: number): Promise<void> {
  const now = new Date(clock.now().getTime() - (turn % 3) * 1_000);
  const source = turn % 2 === 0 ? ('community' as const) : ('enriched' as const);
  const brandName = NAMES[turn % NAMES.length] ?? '';
  const item = { domain, brand_name: brandName, source, has_manifest: false, verified: false };
  const brand = { brandName, source, listed: true, searchText: brandName.toLowerCase() };
  await store.transaction(async (tx) => {
    await tx.brands.put({ ...newBrand(domain, { newId, now }), ...brand, listing: JSON.stringify(item) });
    await tx.publishers.put({
      ...newPublisher(domain, { newId, now }),
      listed: true,
      status: turn % 3 === 0 ? 'unreachable' : 'valid',
      propertyCount: turn % 3,
      validatedAt: turn % 4 === 0 ? null : now,
    });
    // Neither is listed.
    await tx.brands.put(newBrand(`not-${domain}`, { newId, now }));
    await tx.publishers.put(newPublisher(`not-${domain}`, { newId, now }));
  });
}

function compared(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  if (place < 0) return 0;
  return (a[place] ?? 0) < (b[place] ?? 0) ? -1 : 1;
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`listings in several orders on ${engine.name}`, () => {
    let app: TestApp;
    let made = 0;
    const add = async (domain: string) => put(app, domain, made++);
    before(async () => {
      app = await startTestApp(engine, { jobs: false });
      for (const letter of 'ebdac') for (const digit of '4213') await add(`${letter}${digit}.example`);
    });
    after(() => app.drop());

    const ask = async (path: string, query: Record<string, string | number>, filter = '') => {
      const given = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      return app.get(`${path}?${given}${filter === '' ? '' : `&${filter}`}`);
    };
    const page = async (listing: Listing, query: Record<string, string | number>, filter: string) => {
      const { status, body } = await ask(listing.path, query, filter);
      assert.equal(status, 200, JSON.stringify(body));
      return { items: body[listing.items] as Item[], next: body.next_cursor as string | null, body };
    };

    for (const listing of LISTINGS)
      for (const [sort, placeOf] of Object.entries(listing.orders))
        for (const [filter, passes] of Object.entries(listing.filters)) {
          if (listing.excludes?.(sort, filter)) continue;
          it(`${listing.items} by ${sort} with filter “${filter}” come once each, in order, also while others are added`, async () => {
            const whole = await page(listing, { sort, limit: 5_000 }, filter);
            const all = (await page(listing, { limit: 5_000 }, '')).items.filter(passes);
            assert.isNotEmpty(all);
            assert.isNull(whole.next);
            const sorted = all.toSorted((a, b) => compared(placeOf(a), placeOf(b)));
            assert.deepEqual(whole.items, sorted);
            const opposite = await page(listing, { sort: `-${sort}`, limit: 5_000 }, filter);
            assert.deepEqual(opposite.items, sorted.toReversed());
            for (const order of [sort, `-${sort}`]) {
              const seen: string[] = [];
              let cursor: string | null = null;
              do {
                const { items, next }: { items: Item[]; next: string | null } = await page(
                  listing,
                  { sort: order, limit: 3, ...(cursor === null ? {} : { cursor }) },
                  filter,
                );
                seen.push(...items.map(({ domain }) => domain));
                cursor = next;
                if (seen.length === 3)
                  for (const letter of made % 4 === 0 ? 'ae' : 'ea') await add(`${letter}-${made}.example`);
              } while (cursor !== null);
              assert.lengthOf(new Set(seen), seen.length);
              assert.includeMembers(
                seen,
                all.map(({ domain }) => domain),
              );
            }
          });
        }

    it('refuse a cursor of another order, filter or list, and one that nobody made', async () => {
      const cursors = new Map<string, string>();
      for (const { path, items, orders, filters, excludes } of LISTINGS)
        for (const sort of Object.keys(orders).flatMap((name) => [name, `-${name}`]))
          for (const filter of Object.keys(filters)) {
            if (excludes?.(sort.replace('-', ''), filter)) continue;
            const { body } = await ask(path, { sort, limit: 1 }, filter);
            assert.isString(body.next_cursor, `${items} ${sort} ${filter}`);
            cursors.set(`${path}?sort=${sort}&${filter}`, body.next_cursor);
          }
      const wrong = ['x', 'W10', Buffer.from('["a","b\u0000"]').toString('base64url')];
      const all = [...cursors.values()];
      for (const [index, [address, own]] of [...cursors].entries()) {
        assert.equal((await app.get(`${address}&cursor=${own}`)).status, 200, address);
        // Those that follow have another filter or the opposite order, and those half-way belong to the other list.
        const others = [1, 2, 3, 4, 5, Math.floor(all.length / 2)].map(
          (far) => all[(index + far) % all.length],
        );
        for (const cursor of [...wrong, ...others]) {
          const { status, body } = await app.get(`${address}&cursor=${cursor}`);
          assert.equal(status, 400, `${address} ${cursor}`);
          assert.equal(body.issues[0].path, 'cursor');
        }
      }
    });

    it('refuse orders that there are not, and two beginnings at once', async () => {
      for (const { path } of LISTINGS) {
        for (const sort of [
          '',
          '-',
          'id',
          'Domain',
          '--domain',
          'domain,name',
          'domain desc',
          'search_text',
        ]) {
          const { status, body } = await ask(path, { sort });
          assert.equal(status, 400, sort);
          assert.equal(body.issues[0].path, 'sort');
        }
        const { body } = await ask(path, { limit: 1 });
        const both = await ask(path, { limit: 1, offset: 1, cursor: body.next_cursor });
        assert.equal(both.body.issues[0].path, 'offset');
      }
      for (const query of ['search=b&sort=-properties', 'search=b&sort=validated']) {
        const { status, body } = await app.get(`/api/registry/publishers?${query}`);
        assert.deepEqual([status, body.issues[0].path], [400, 'sort'], query);
      }
    });

    it('take a filter as text, and find nothing for what no domain begins with', async () => {
      for (const search of ['%', '_', 'a%', "' or 1=1 --", 'ä', '\u{1f600}', 'zzz', ' ']) {
        const { status, body } = await ask('/api/registry/publishers', { search });
        assert.deepEqual([status, body.publishers, body.count], [200, [], 0], search);
      }
      for (const query of ['search=a%00', `search=${'a'.repeat(254)}`, 'file_status=stale', 'file_status='])
        assert.equal((await app.get(`/api/registry/publishers?${query}`)).status, 400, query);
    });

    it('count what a filter lets through', async () => {
      const all = (await ask('/api/registry/publishers', {})).body;
      assert.equal(all.count, all.publishers.length);
      for (const [filter, passes] of Object.entries(LISTINGS[1]?.filters ?? {})) {
        const { body } = await ask('/api/registry/publishers', { limit: 1 }, filter);
        assert.equal(body.count, all.publishers.filter(passes).length, filter);
      }
    });

    it('read the rows of a page by an index, for every order and filter', async () => {
      const counted = countStatements(app.store);
      try {
        for (const { path, orders, filters, excludes } of LISTINGS)
          for (const sort of Object.keys(orders).flatMap((name) => [name, `-${name}`]))
            for (const filter of Object.keys(filters)) {
              if (excludes?.(sort.replace('-', ''), filter)) continue;
              const { body } = await ask(path, { sort, limit: 1 }, filter);
              await ask(path, { sort, limit: 1, cursor: body.next_cursor }, filter);
            }
      } finally {
        counted.stop();
      }
      // A brand is searched anywhere in its names: such a page is looked for in the order of the list. Counts walk all brands,
      // in pieces whose ends are read by themselves.
      const asked = counted.asked.filter(
        ({ sql }) =>
          /from [`"](?:brands|publishers)/.test(sql) &&
          !/count\(|search_text like|^select [`"]domain[`"] from/.test(sql),
      );
      assert.isAbove(asked.length, 50);
      const read = await rowsRead(app.url, asked);
      // So few rows PostgreSQL may as well walk by domain, past those that a filter leaves out.
      const most = engine.name === 'sqlite' ? 0 : 40;
      assert.deepEqual(
        asked.filter((_, index) => (read[index] ?? 0) > most).map(({ sql }) => sql),
        [],
      );
    });
  });
}

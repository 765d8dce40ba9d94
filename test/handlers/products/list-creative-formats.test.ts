import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import type { Answer } from '../../support/task-desk.ts';
import {
  account,
  catalog,
  type DiscoveryDesk,
  OWN_URL,
  someone,
  startDiscoveryDesk,
} from './discovery-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`list_creative_formats on ${engine.name}`, () => {
    let desk: DiscoveryDesk;
    before(async () => {
      desk = await startDiscoveryDesk(engine);
    });
    after(() => desk.drop());

    const list = (args: object = {}, caller: ReturnType<typeof someone> | null = null): Promise<Answer> =>
      desk.call(caller, 'list_creative_formats', { ...args });
    const ids = async (args: object = {}): Promise<string[]> =>
      (await list(args)).formats.map(({ format_id }: Answer) => format_id.id);

    it('lists all to everybody', async () => {
      const body = await list({ pagination: { max_results: 100 } });
      assert.deepEqual(body.formats, catalog.formats);
      assert.deepEqual(body.pagination, { has_more: false, total_count: catalog.formats.length });
    });

    it('resolves every format of every product', async () => {
      const caller = someone();
      await desk.control(caller, 'seed_product', {
        product_id: 'x',
        fixture: { format_ids: [{ id: 'odd_77x33' }] },
      });
      const { products } = await desk.products(caller, { buying_mode: 'wholesale' });
      for (const { format_ids: formats } of products)
        for (const format of formats) {
          const found = await list({ format_ids: [format] }, caller);
          assert.lengthOf(found.formats, 1);
          assert.deepEqual(found.formats[0].format_id, format);
        }
    });

    it('goes page by page', async () => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const body = await list({
          pagination: { max_results: 9, ...(cursor === undefined ? {} : { cursor }) },
        });
        found.push(...body.formats.map(({ format_id }: Answer) => format_id.id));
        assert.equal(body.pagination.total_count, catalog.formats.length);
        cursor = body.pagination.cursor;
      } while (cursor !== undefined);
      assert.deepEqual(found, await ids({ pagination: { max_results: 100 } }));
      const { pagination } = await list({ pagination: { max_results: 1 } });
      const refusal = await desk.refusal(null, 'list_creative_formats', {
        type: 'video',
        pagination: { cursor: pagination.cursor },
      });
      assert.include(refusal, { code: 'INVALID_REQUEST', field: 'pagination.cursor' });
    });

    it('is narrowed by filters together', async () => {
      assert.deepEqual(
        await ids({ type: 'display', min_width: 300, max_width: 300, name_search: 'MEDIUM' }),
        ['display_300x250'],
      );
      assert.deepEqual(await ids({ publisher_domain: 'nobody.example' }), []);
      assert.include(
        await ids({ publisher_domain: 'quietfrequency.example', type: 'audio' }),
        (await ids({ type: 'audio' }))[0],
      );
      assert.deepEqual(await ids({ wcag_level: 'AAA', type: 'audio' }), []);
      assert.deepEqual(await ids({ format_ids: [{ agent_url: OWN_URL, id: 'nothing' }] }), []);
    });

    for (const [what, args] of [
      ['a property of nobody', { property_id: 'x' }],
      ['a kind that there is not', { type: 'smell' }],
      ['no formats at all', { format_ids: [] }],
      ['too many', { pagination: { max_results: 101 } }],
    ] as const)
      it(`refuses ${what}`, async () =>
        assert.equal((await desk.refusal(null, 'list_creative_formats', args)).code, 'INVALID_REQUEST'));

    describe('formats of tests', () => {
      const seed = (caller: ReturnType<typeof someone>, params: Readonly<Record<string, unknown>>) =>
        desk.control(caller, 'seed_creative_format', params);

      it('come first, for those who made them', async () => {
        const caller = someone();
        await seed(caller, { format_id: 'mine_970x66', fixture: { name: 'Mine' } });
        const [first] = (await list({}, caller)).formats;
        assert.deepEqual(first.format_id, { agent_url: OWN_URL, id: 'mine_970x66' });
        assert.include(first, { name: 'Mine', type: 'display' });
        assert.deepEqual(first.renders[0].dimensions, { width: 970, height: 66, unit: 'px' });
        assert.notInclude(await ids(), 'mine_970x66');
      });

      it('take the place of one of the catalog, and describe that of a product of tests', async () => {
        const caller = someone();
        await desk.control(caller, 'seed_product', {
          product_id: 'x',
          fixture: { format_ids: [{ id: 'late' }] },
        });
        for (const id of ['display_300x250', 'late'])
          await seed(caller, { format_id: id, fixture: { name: 'Mine', type: 'video' } });
        for (const id of ['display_300x250', 'late']) {
          const { formats } = await list({ format_ids: [{ agent_url: OWN_URL, id }] }, caller);
          assert.deepEqual(
            formats.map(({ name }: Answer) => name),
            ['Mine'],
          );
        }
      });

      const seedTwo = async (caller: ReturnType<typeof someone>) => {
        for (const id of ['one', 'two']) await seed(caller, { format_id: id, fixture: { name: id } });
      };
      const seedProduct = (caller: ReturnType<typeof someone>) =>
        desk.control(caller, 'seed_product', {
          product_id: 'own',
          fixture: { format_ids: [{ id: 'own_format' }] },
        });
      const listed = async (caller: ReturnType<typeof someone>, args: object = {}): Promise<string[]> =>
        (await list({ pagination: { max_results: 100 }, ...args }, caller)).formats.map(
          ({ format_id }: Answer) => format_id.id,
        );

      it('are listed alone while they are the newest seeds, page by page', async () => {
        const caller = someone();
        await seedProduct(caller);
        await desk.call(caller, 'list_creative_formats', {});
        await seedTwo(caller);
        assert.deepEqual(await listed(caller), ['one', 'two']);
        const first = await list({ pagination: { max_results: 1 } }, caller);
        const { cursor } = first.pagination;
        const last = await list({ pagination: { max_results: 1, cursor } }, caller);
        assert.deepEqual(
          [first, last].map(({ formats }) => formats.map(({ format_id: { id } }: Answer) => id)),
          [['one'], ['two']],
        );
        assert.deepEqual(last.pagination, { has_more: false, total_count: 2 });
      });

      it('hide no format that a request names, and nothing from anybody else', async () => {
        const caller = someone();
        await seedTwo(caller);
        for (const { format_id } of catalog.formats)
          assert.lengthOf((await list({ format_ids: [format_id] }, caller)).formats, 1);
        for (const other of [someone(), null])
          assert.equal(
            (await list({ pagination: { max_results: 1 } }, other)).pagination.total_count,
            catalog.formats.length,
          );
      });

      it('stand among all others once products are seeded after them or with them', async () => {
        for (const between of [true, false]) {
          const caller = someone();
          await seedTwo(caller);
          if (between) await desk.call(caller, 'list_creative_formats', {});
          await seedProduct(caller);
          const found = await listed(caller);
          assert.includeMembers(found, ['one', 'two', 'own_format', 'display_300x250']);
          assert.lengthOf(found, catalog.formats.length + 3);
        }
      });

      it('belong to the account that is named', async () => {
        const caller = someone();
        await desk.control(caller, 'seed_creative_format', { format_id: 'bound' }, account);
        const first = async (more: object) =>
          (await list({ ...more }, caller)).formats[0].format_id.id as string;
        assert.equal(await first({ account }), 'bound');
        assert.equal(await first({}), 'bound');
        assert.notEqual(
          await first({ account: { ...account, brand: { domain: 'other.example' } } }),
          'bound',
        );
      });

      it('are in accounts of which nothing but an id is known, before and after these are stored', async () => {
        const caller = someone();
        await desk.control(caller, 'seed_creative_format', { format_id: 'bound' }, account);
        const madeUp = { account_id: 'acct_of_a_client' };
        const first = async () => (await list({ account: madeUp }, caller)).formats[0].format_id.id as string;
        assert.equal(await first(), 'bound');
        const own = { format_id: 'own' };
        await desk.control(caller, 'seed_creative_format', own, { ...madeUp, sandbox: true });
        assert.include(await listed(caller, { account: madeUp }), 'bound');
        assert.notInclude(await listed(caller, { account }), 'own');
        assert.notInclude(await listed(someone(), { account: madeUp }), 'bound');
        const declared = { account_id: 'acct_declared' };
        await desk.control(caller, 'seed_account', {
          ...declared,
          fixture: { brand: { domain: 'declared.example' }, operator: 'declared.example' },
        });
        assert.notInclude(await listed(caller, { account: declared }), 'bound');
      });

      it('are kept once', async () => {
        const caller = someone();
        const params = { format_id: 'again', fixture: { assets: [{ asset_id: 'a', asset_type: 'image' }] } };
        await seed(caller, params);
        assert.include(await seed(caller, params), { previous_state: 'existing', current_state: 'existing' });
        assert.equal(
          (await seed(caller, { format_id: 'again', fixture: { type: 'audio' } })).error,
          'INVALID_PARAMS',
        );
        const { formats } = await list({ name_search: 'Again' }, caller);
        assert.deepEqual(formats[0].assets_required, [
          { item_type: 'individual', asset_id: 'a', asset_type: 'image', required: true },
        ]);
      });

      for (const [what, params] of [
        ['no name', {}],
        ['a name with blanks', { format_id: 'a b' }],
        ['an object', { format_id: { id: 'x' } }],
        ['a kind that there is not', { format_id: 'x', fixture: { type: 'smell' } }],
        ['slots of nothing', { format_id: 'x', fixture: { assets: [{}] } }],
      ] as const)
        it(`are not made of ${what}`, async () =>
          assert.equal((await seed(someone(), params)).error, 'INVALID_PARAMS'));
    });
  });
}

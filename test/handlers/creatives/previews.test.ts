import { expect } from 'chai';
import { reads, writes } from '../../../src/desk/tasks/call.ts';
import { MOST_PREVIEW_BYTES } from '../../../src/domain/creatives/previews.ts';
import type { MediaLook } from '../../../src/domain/creatives/seen-media.ts';
import { syncCatalogs } from '../../../src/handlers/catalogs/syncCatalogs.ts';
import { previewCreative } from '../../../src/handlers/creatives/previewCreative.ts';
import { listCreatives } from '../../../src/handlers/library/listCreatives.ts';
import { syncCreatives } from '../../../src/handlers/library/syncCreatives.ts';
import { countStatements } from '../../http/count-statements.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { handlers } from '../buys/buys-desk.ts';
import { banner, type CreativesDesk, FORMAT, NOW, newBuyer, startCreativesDesk } from './creatives-desk.ts';

type Json = Readonly<Record<string, unknown>>;

const manifest = (assets: Json = {}): Json => ({
  format_id: FORMAT,
  assets: Object.fromEntries(
    Object.entries({ ...(banner('boots').assets as Json), ...assets }).filter(([, asset]) => asset !== null),
  ),
});
const text = (content: string): Json => ({
  format_kind: 'custom',
  assets: { headline: { asset_type: 'text', content } },
});
const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`preview_creative on ${engine.name}`, () => {
    let desk: CreativesDesk;
    const files = new Map<string, MediaLook>();
    before(async () => {
      const all = {
        ...handlers,
        sync_creatives: writes(syncCreatives),
        list_creatives: reads(listCreatives),
        sync_catalogs: writes(syncCatalogs),
        preview_creative: reads(previewCreative),
      };
      desk = await startCreativesDesk(engine, {
        handlers: all,
        lookAtMedia: async (url) => files.get(url) ?? { ok: false, why: 'unreachable' },
      });
    });
    after(() => desk.drop());

    const buyer = newBuyer();
    const preview = (args: Json, who = buyer): Promise<Answer> =>
      desk.call(who.principal, 'preview_creative', args);
    const refused = async (args: Json, who = buyer) => {
      const { code, field } = await desk.refusal(who.principal, 'preview_creative', args);
      return [code, field];
    };

    it('shows a manifest as a page that is kept for a day', async () => {
      const body = await preview({ request_type: 'single', creative_manifest: manifest() });
      const [one, none] = body.previews;
      const [render] = one.renders;
      expect([body.response_type, none, one.input]).deep.equal(['single', undefined, { name: 'default' }]);
      expect(render).deep.include({
        role: 'primary',
        output_format: 'both',
        dimensions: { width: 300, height: 250 },
      });
      expect(render.render_id).equal(`${one.preview_id}_1`);
      expect(render.preview_html).match(/^<!DOCTYPE html>.*https:\/\/cdn\.example\/boots\.png/s);
      expect([one.preview_url, one.preview_html]).deep.equal([render.preview_url, render.preview_html]);
      expect(new Date(body.expires_at).getTime() - NOW.getTime()).equal(24 * 3_600_000);
      const page = await desk.store.read.previews.find(idOf(render.preview_url));
      expect([page?.page, page?.expiresAt.toISOString()]).deep.equal([render.preview_html, body.expires_at]);
      expect(page?.policy).match(
        /^sandbox [a-z -]+; default-src 'none'; img-src data: https:\/\/cdn\.example;/,
      );
    });

    it('is made again on request when a power cut took its page', async () => {
      const request = { request_type: 'single', creative_manifest: manifest() };
      expect(previewCreative.isLosable?.({ request_type: 'single' })).equal(true);
      const lost = idOf((await preview(request)).previews[0].preview_url);
      await desk.store.transaction((tx) => tx.previews.prune(new Date(8.64e15), 1_000));
      expect(await desk.store.read.previews.find(lost)).equal(undefined);
      const again = (await preview(request)).previews[0];
      expect(idOf(again.preview_url)).not.equal(lost);
      expect((await desk.store.read.previews.find(idOf(again.preview_url)))?.page).equal(again.preview_html);
    });

    it('shows one page for each set of macro values', async () => {
      const inputs = [
        { name: 'Oslo', macros: { CITY: 'Oslo', CREATIVE_ID: 'mine' }, context_description: 'A fjord' },
        { name: 'hostile', macros: { CITY: '"><script>{CREATIVE_ID}' } },
      ];
      const given = { ...text('Hi {CITY} {CREATIVE_ID} {ZIP} {TIMESTAMP}'), creative_id: 'c7' };
      const { previews } = await preview({ request_type: 'single', creative_manifest: given, inputs });
      expect(previews.map(({ input }: Json) => input)).deep.equal(inputs);
      expect(previews[0].preview_html).include(`Hi Oslo mine {ZIP} ${NOW.getTime()}`);
      expect(previews[1].preview_html).include('Hi &quot;&gt;&lt;script&gt;{CREATIVE_ID} c7 {ZIP}');
      expect(new Set(previews.map(({ preview_url }: Json) => preview_url)).size).equal(2);
    });

    it('shows a batch in order, whatever fails in it', async () => {
      const { results } = await preview({
        request_type: 'batch',
        requests: [
          { creative_manifest: manifest({ image: null }) },
          {
            creative_manifest: { ...text('second'), creative_id: 'mine' },
            inputs: [{ name: 'a' }, { name: 'b' }],
          },
          {
            creative_manifest: { ...manifest(), format_id: { agent_url: 'https://x.example', id: 'astral' } },
          },
        ],
      });
      const told = results.map(({ success, creative_id, response, errors }: Answer) => [
        success,
        creative_id,
        response?.previews.length,
        errors?.[0].code,
        errors?.[0].field,
      ]);
      expect(told).deep.equal([
        [false, 'creative_1', undefined, 'VALIDATION_ERROR', 'requests[0].creative_manifest.assets.image'],
        [true, 'mine', 2, undefined, undefined],
        [false, 'creative_3', undefined, 'REFERENCE_NOT_FOUND', 'requests[2].creative_manifest.format_id'],
      ]);
    });

    it('reads the catalogs of a manifest one after the other, so that it never has the items of all', async () => {
      const who = newBuyer();
      const ids = ['a', 'b', 'c'];
      await desk.call(who.principal, 'sync_catalogs', {
        idempotency_key: freshKey(),
        account: who.account,
        catalogs: ids.map((catalog_id) => ({
          catalog_id,
          type: 'product',
          items: [{ sku: 'boot', name: `Boot of ${catalog_id}` }],
        })),
      });
      const slots = ids.map((catalog_id): [string, Json] => [
        `catalog_${catalog_id}`,
        { asset_type: 'catalog', type: 'product', catalog_id },
      ]);
      const counted = countStatements(desk.store);
      await preview(
        {
          request_type: 'single',
          account: who.account,
          creative_manifest: {
            format_kind: 'custom',
            assets: Object.fromEntries([...slots, ['once_more', slots[0]?.[1] ?? {}]]),
          },
        },
        who,
      );
      counted.stop();
      const steps = counted.asked.flatMap(({ sql }) => {
        if (/^select .*parts_key/.test(sql)) return ['find'];
        return /^select .*content.* from .buyer_catalog_items/.test(sql) ? ['read'] : [];
      });
      expect(steps).deep.equal(['find', 'read', 'find', 'read', 'find', 'read']);
    });

    it('reads a catalog once for all manifests of a request, and selects from it as often as one request may', async () => {
      const who = newBuyer();
      const items = Array.from({ length: 3_000 }, (_, at) => ({
        product_id: `p${at}`,
        name: `Boot ${at}`,
        description: 'For trails. '.repeat(100),
      }));
      const catalog = { catalog_id: 'boots', type: 'product' };
      await desk.call(who.principal, 'sync_catalogs', {
        idempotency_key: freshKey(),
        account: who.account,
        catalogs: [{ ...catalog, items }],
      });
      const shownTo = async (selectors: (at: number) => Json) => {
        const requests = Array.from({ length: 20 }, (_, at) => ({
          creative_manifest: {
            format_kind: 'sponsored_placement',
            assets: {
              source_catalog: { asset_type: 'catalog', ...catalog, ...selectors(at) },
              tracker: {
                asset_type: 'pixel_tracker',
                event: 'impression',
                url: 'https://t.example/?s={SKU}',
              },
            },
          },
        }));
        const counted = countStatements(desk.store);
        const { results } = await preview({ request_type: 'batch', requests, account: who.account }, who);
        counted.stop();
        const found = counted.asked.filter(({ sql }) => /^select .*parts_key/.test(sql)).length;
        return { results, found };
      };
      for (const selectors of [(at: number) => ({ ids: [`p${at}`] }), () => ({ query: 'boot' })]) {
        const { results, found } = await shownTo(selectors);
        expect(results.every(({ success }: { success: boolean }) => success)).equal(true);
        expect(found).equal(1);
      }
      const { results, found } = await shownTo((at) => ({ query: `boot ${at}` }));
      expect(found).equal(1);
      expect(results[0].success).equal(true);
      expect(results[0].response.previews[0].preview_html).match(/Boot 0/);
      expect(results[19].success).equal(false);
      expect(results[19].errors[0]).include({
        code: 'VALIDATION_ERROR',
        field: 'requests[19].creative_manifest.assets',
      });
    });

    it('shows the items of a synced catalog, each with its own tracker', async () => {
      const who = newBuyer();
      const items = [1, 2, 3].map((at) => ({ product_id: `p&${at}`, name: `Boot ${at}` }));
      await desk.call(who.principal, 'sync_catalogs', {
        idempotency_key: freshKey(),
        account: who.account,
        catalogs: [{ catalog_id: 'boots', type: 'product', items }],
      });
      const creative_manifest = {
        format_kind: 'sponsored_placement',
        assets: {
          source_catalog: { asset_type: 'catalog', type: 'product', catalog_id: 'boots' },
          tracker: { asset_type: 'pixel_tracker', event: 'impression', url: 'https://t.example/?s={SKU}' },
        },
      };
      const args = { request_type: 'single', creative_manifest, item_limit: 2 };
      const { previews } = await preview({ ...args, account: who.account }, who);
      expect(previews[0].preview_html.match(/data-tracker-url="[^"]*"/g)).deep.equal([
        'data-tracker-url="https://t.example/?s=p%261"',
        'data-tracker-url="https://t.example/?s=p%262"',
      ]);
      const strangers = await preview({ ...args, account: who.account });
      expect(strangers.previews[0].preview_html).match(/no items to show/);
    });

    for (const [asked, shown] of [
      [undefined, 10],
      [49, 49],
      [51, 50],
      [1_000_000, 50],
    ] as const)
      it(`shows ${shown} of 60 items to a request for ${asked ?? 'no number of items'}`, async () => {
        const who = newBuyer();
        const items = Array.from({ length: 60 }, (_, at) => ({ product_id: `p${at}`, name: `Boot ${at}` }));
        await desk.call(who.principal, 'sync_catalogs', {
          idempotency_key: freshKey(),
          account: who.account,
          catalogs: [{ catalog_id: 'boots', type: 'product', items }],
        });
        const creative_manifest = {
          format_kind: 'sponsored_placement',
          assets: {
            source_catalog: { asset_type: 'catalog', type: 'product', catalog_id: 'boots' },
            tracker: { asset_type: 'pixel_tracker', event: 'impression', url: 'https://t.example/?s={SKU}' },
          },
        };
        const one = { creative_manifest, ...(asked === undefined ? {} : { item_limit: asked }) };
        const single = await preview({ request_type: 'single', ...one, account: who.account }, who);
        const args = { request_type: 'batch', requests: [one], account: who.account };
        const { results } = await preview(args, who);
        for (const previews of [single.previews, results[0].response.previews])
          expect(previews[0].preview_html.match(/data-tracker-url="/g)).lengthOf(shown);
      });

    it('replays a served variant of the library, for its owner only', async () => {
      const who = newBuyer();
      await desk.sync(who, [banner('boots')]);
      const args = { request_type: 'variant', variant_id: 'boots.served' };
      const body = await preview(args, who);
      expect(body).deep.include({
        response_type: 'variant',
        variant_id: 'boots.served',
        creative_id: 'boots',
      });
      expect(body.manifest.assets).deep.equal(banner('boots').assets);
      expect(body.previews[0].preview_html).include('https://cdn.example/boots.png');
      expect(await refused(args)).deep.equal(['REFERENCE_NOT_FOUND', 'variant_id']);
      expect(await refused({ ...args, creative_id: 'other' }, who)).deep.equal([
        'REFERENCE_NOT_FOUND',
        'variant_id',
      ]);
      expect(await refused({ ...args, variant_id: 'boots' }, who)).deep.equal([
        'REFERENCE_NOT_FOUND',
        'variant_id',
      ]);
    });

    it('checks files against what is declared and against the format', async () => {
      const single = (url: string, more: Json = {}): Json => ({
        request_type: 'single',
        creative_manifest: manifest({
          image: { asset_type: 'image', url, width: 300, height: 250, ...more },
        }),
      });
      const file = (width: number, bytes = 5_000): MediaLook => ({
        ok: true,
        seen: { type: 'image/png', bytes, width, height: 250 },
      });
      files.set('https://cdn.example/right', file(300));
      files.set('https://cdn.example/wide', file(640));
      files.set('https://cdn.example/heavy', file(300, 50_000_000));
      const { previews } = await preview(single('https://cdn.example/right'));
      expect(previews[0].preview_html).include('src="https://cdn.example/right"');
      const field = 'creative_manifest.assets.image';
      expect(await refused(single('https://cdn.example/wide'))).deep.equal([
        'VALIDATION_ERROR',
        `${field}.width`,
      ]);
      expect(await refused(single('https://cdn.example/heavy'))).deep.equal([
        'VALIDATION_ERROR',
        `${field}.file_size_bytes`,
      ]);
    });

    it('names the field of a manifest that is wrong', async () => {
      const single = (creative_manifest: Json, more: Json = {}): Json => ({
        request_type: 'single',
        creative_manifest,
        ...more,
      });
      const tag = {
        asset_type: 'vast',
        delivery_type: 'inline',
        content: '<VAST version="4.2"><Ad/></VAST>',
      };
      const many = {
        creative_manifest: text('x'),
        inputs: Array.from({ length: 20 }, (_, at) => ({ name: `${at}` })),
      };
      const cases: [Json, string[]][] = [
        [{ request_type: 'single' }, ['INVALID_REQUEST', 'creative_manifest']],
        [{ request_type: 'batch' }, ['INVALID_REQUEST', 'requests']],
        [{ request_type: 'variant' }, ['INVALID_REQUEST', 'variant_id']],
        [single(manifest({ image: null })), ['VALIDATION_ERROR', 'creative_manifest.assets.image']],
        [
          single(manifest({ extra: { asset_type: 'text', content: 'x' } })),
          ['VALIDATION_ERROR', 'creative_manifest.assets.extra'],
        ],
        [
          single({ format_kind: 'video_vast', assets: { tag } }),
          ['VALIDATION_ERROR', 'creative_manifest.assets.tag.content'],
        ],
        [
          single(manifest(), { format_id: { agent_url: 'https://x.example', id: 'astral' } }),
          ['REFERENCE_NOT_FOUND', 'format_id'],
        ],
        [
          { request_type: 'batch', requests: [many, many, many, many, many, many] },
          ['INVALID_REQUEST', 'requests'],
        ],
        [
          single(
            { format_kind: 'custom', assets: { title: { asset_type: 'text', content: '{A}'.repeat(200) } } },
            { inputs: [{ name: 'a', macros: { A: 'x'.repeat(10_000) } }] },
          ),
          ['VALIDATION_ERROR', 'creative_manifest'],
        ],
      ];
      for (const [args, expected] of cases) expect(await refused(args)).deep.equal(expected);
    });

    it('keeps the newest pages of a caller up to a number of bytes, and nothing that has expired', async () => {
      const page = (principalId: string, at: number) => ({
        id: `${principalId}_${at}`,
        principalId,
        page: 'x',
        policy: "default-src 'none'",
        bytes: MOST_PREVIEW_BYTES / 2,
        createdAt: new Date(NOW.getTime() + at),
        expiresAt: new Date(NOW.getTime() + at),
      });
      await desk.store.transaction((tx) => tx.previews.insertAll([page('other', 1)], MOST_PREVIEW_BYTES));
      await desk.store.transaction((tx) =>
        tx.previews.insertAll([page('me', 1), page('me', 2)], MOST_PREVIEW_BYTES),
      );
      await desk.store.transaction((tx) => tx.previews.insertAll([page('me', 3)], MOST_PREVIEW_BYTES));
      const kept = async () => {
        const ids = ['other_1', 'me_1', 'me_2', 'me_3'];
        const found = await Promise.all(ids.map((id) => desk.store.read.previews.find(id)));
        return found.flatMap((one) => one?.id ?? []);
      };
      expect(await kept()).deep.equal(['other_1', 'me_2', 'me_3']);
      await desk.store.transaction((tx) => tx.previews.prune(new Date(NOW.getTime() + 2), 100));
      expect(await kept()).deep.equal(['me_3']);
    });
  });
}

import { assert } from 'chai';
import { engines, enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { banner, NOW, newBuyer, wanted } from '../buys/buys-desk.ts';
import { type BuildsDesk, startBuildsDesk, target } from './builds-desk.ts';

const BANNER = target('display_300x250');
const PAGE = target('display_html_300x250');
const BRIEF = 'Boots for every trail. Light, dry and made to last.';
const brief = (compliance: object) => ({
  creative_manifest: { assets: { brief: { asset_type: 'brief', name: 'Boots', compliance } } },
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`build_creative on ${engine.name}`, () => {
    let desk: BuildsDesk;
    before(async () => {
      desk = await startBuildsDesk(engine);
    });
    after(() => desk.drop());

    it('is one build for 50 equal requests at once', async () => {
      const buyer = newBuyer();
      const idempotency_key = freshKey();
      const all = await Promise.all(
        Array.from({ length: 50 }, () =>
          desk.build(buyer, { idempotency_key, message: BRIEF, target_format_id: BANNER }),
        ),
      );
      assert.equal(new Set(all.map(({ build_variant_id }) => build_variant_id)).size, 1);
      assert.equal(all.filter(({ replayed }) => replayed !== true).length, 1);
    });

    it('keeps results for refinement, the parent unchanged', async () => {
      const buyer = newBuyer();
      const first = await desk.build(buyer, { message: BRIEF, target_format_id: PAGE });
      const refine = (id: string) =>
        desk.build(buyer, { refine_from_build_variant_id: id, message: 'Make the headline "Go higher".' });
      const [
        {
          variants: [second],
        },
      ] = (await refine(first.build_variant_id)).creatives;
      assert.equal(second.parent_build_variant_id, first.build_variant_id);
      assert.notEqual(second.build_variant_id, first.build_variant_id);
      assert.include(second.creative_manifest.assets.html.content, 'Go higher');
      assert.deepEqual(second.creative_manifest.format_id, PAGE);
      const [
        {
          variants: [again],
        },
      ] = (await refine(first.build_variant_id)).creatives;
      assert.deepEqual(again.creative_manifest, second.creative_manifest);
      const error = await desk.refusal(newBuyer().principal, 'build_creative', {
        idempotency_key: freshKey(),
        refine_from_build_variant_id: first.build_variant_id,
      });
      assert.equal(error.code, 'REFERENCE_NOT_FOUND');
    });

    it('keeps what stands beside the assets when a result is refined, unless the request replaces it', async () => {
      const { principal } = newBuyer();
      const build = (more: object) =>
        desk.call(principal, 'build_creative', { idempotency_key: freshKey(), message: BRIEF, ...more });
      const beside = {
        brand: { domain: 'acme.example' },
        rights: [
          { rights_id: 'r1', rights_agent: { url: 'https://rights.example/mcp', id: 'a' }, uses: ['voice'] },
        ],
        industry_identifiers: [{ type: 'ad_id', value: 'ABCD1234000H' }],
      };
      const first = await build({ creative_manifest: { assets: {}, ...beside }, target_format_id: BANNER });
      const refined = async (id: string, more: object) => {
        const { creatives } = await build({ refine_from_build_variant_id: id, ...more });
        return creatives[0].variants[0];
      };
      const second = await refined(first.build_variant_id, {});
      assert.deepInclude(second.creative_manifest, beside);
      const rights = [{ ...beside.rights[0], uses: ['likeness'] }];
      const third = await refined(second.build_variant_id, { creative_manifest: { assets: {}, rights } });
      assert.deepInclude(third.creative_manifest, { ...beside, rights });
    });

    it('keeps the rights of a manifest, and refuses what is no rights constraint', async () => {
      const { principal } = newBuyer();
      const licence = {
        rights_id: 'r'.repeat(256),
        rights_agent: { url: 'https://rights.example/mcp', id: 'rights' },
        uses: ['likeness'],
      };
      const asked = (rights: object[]) => ({
        idempotency_key: freshKey(),
        message: BRIEF,
        creative_manifest: { assets: {}, rights },
        target_format_id: BANNER,
      });
      const { creative_manifest: made } = await desk.call(principal, 'build_creative', asked([licence]));
      assert.deepEqual(made.rights, [licence]);
      const { rights_agent: _, ...unverifiable } = licence;
      for (const [rights, field] of [
        [{ anything: true }, 'creative_manifest.rights[0].rights_id'],
        [unverifiable, 'creative_manifest.rights[0].rights_agent'],
        [{ ...licence, uses: ['everything'] }, 'creative_manifest.rights[0].uses[0]'],
      ] as const) {
        const error = await desk.refusal(principal, 'build_creative', asked([rights]));
        assert.equal(error.field, field);
      }
    });

    it('bills to the minor unit, in answers, books and usage', async () => {
      const buyer = newBuyer();
      const one = await desk.build(buyer, { message: BRIEF, target_format_id: BANNER });
      const many = await desk.build(buyer, {
        message: BRIEF,
        transformer_id: 'brand_banner',
        max_variants: 3,
      });
      assert.deepInclude(one, { vendor_cost: 2.5, currency: 'USD', pricing_option_id: 'build_per_render' });
      const parts = many.creatives[0].variants.map(({ vendor_cost }: { vendor_cost: number }) => vendor_cost);
      assert.deepEqual(parts, [4, 4, 4]);
      assert.equal(many.vendor_cost, 12);
      const usage = (vendor_cost: number, build_variant_id = one.build_variant_id) => ({
        account: buyer.account,
        build_variant_id,
        pricing_option_id: 'build_per_render',
        vendor_cost,
        currency: 'USD',
      });
      const report = (entries: readonly object[]) =>
        desk.call(buyer.principal, 'report_usage', {
          idempotency_key: freshKey(),
          reporting_period: { start: '2027-03-01T00:00:00Z', end: '2027-03-15T00:00:00Z' },
          usage: entries,
        });
      const reported = await report([usage(2.5), usage(2.49), usage(2.5, 'bv_none')]);
      assert.equal(reported.accepted, 1);
      assert.deepEqual(
        reported.errors.map(({ code, field }: { code: string; field: string }) => [code, field]),
        [
          ['VALIDATION_ERROR', 'usage[1].vendor_cost'],
          ['REFERENCE_NOT_FOUND', 'usage[2].build_variant_id'],
        ],
      );
      const accounts = await desk.store.read.accounts.list({ principalId: buyer.principal.id }, 10);
      const books = await desk.store.read.accountBooks.list({
        principalId: buyer.principal.id,
        accountId: accounts[0]?.id ?? '',
      });
      assert.deepInclude(books[0], { currency: 'USD', spent: 1450, claimed: 1450 });
    });

    it('keeps no more results of an account than the limit, and sweeps expired ones', async () => {
      const buyer = newBuyer();
      const { build_variant_id: id } = await desk.build(buyer, { message: BRIEF, target_format_id: BANNER });
      const kept = await desk.store.read.buildVariants.find(buyer.principal.id, id);
      assert.isDefined(kept);
      if (kept === undefined) return;
      const later = (at: number) => ({
        ...kept,
        id: `bv_${at}`,
        createdAt: new Date(kept.createdAt.getTime() + at),
      });
      await desk.store.transaction((tx) => tx.buildVariants.insertAll([1, 2, 3].map(later), 2));
      const found = await desk.store.read.buildVariants.listByIds(buyer.principal.id, [
        id,
        'bv_1',
        'bv_2',
        'bv_3',
      ]);
      assert.sameMembers(
        found.map((one) => one.id),
        ['bv_2', 'bv_3'],
      );
      await desk.store.transaction((tx) =>
        tx.buildVariants.prune(new Date(kept.expiresAt.getTime() + 1), 100),
      );
      assert.isUndefined(await desk.store.read.buildVariants.find(buyer.principal.id, 'bv_3'));
    });

    it('reports delivery by creative as reports of buys do', async () => {
      const buyer = newBuyer();
      const buy = await desk.running(buyer, {}, [wanted({ creatives: [banner('shown')] })]);
      await desk.simulate(buyer, buy.media_buy_id, {
        impressions: 1000,
        clicks: 7,
        reported_spend: { amount: 12.34, currency: 'USD' },
      });
      const row = await desk.row(buyer, buy.media_buy_id);
      const { creatives, currency, pagination } = await desk.call(buyer.principal, 'get_creative_delivery', {
        media_buy_ids: [buy.media_buy_id],
        account: buyer.account,
      });
      const [{ totals, variants, variant_count }] = creatives;
      const { weight: _, creative_id: __, ...same } = row.by_package[0].by_creative[0];
      assert.deepEqual(totals, same);
      assert.deepInclude(variants[0], { variant_id: 'shown.served', impressions: totals.impressions });
      assert.equal(variant_count, 1);
      assert.equal(currency, 'USD');
      assert.deepInclude(pagination, { has_more: false, total_count: 1, offset: 0 });
      const other = newBuyer();
      const none = await desk.call(other.principal, 'get_creative_delivery', {
        media_buy_ids: [buy.media_buy_id],
      });
      assert.deepEqual(none.creatives, []);
    });
  });
}

describe('build_creative', () => {
  let desk: BuildsDesk;
  const [engine] = engines;
  before(async () => {
    if (engine === undefined) throw new Error('no engine');
    desk = await startBuildsDesk(engine);
  });
  after(() => desk.drop());

  /** Reference to a format of the library, with what a template takes from it. */
  const referenceTo = ({ format_id, accepts_parameters: takes = [] }: Answer) => ({
    ...format_id,
    ...(takes.includes('dimensions') ? { width: 300, height: 250 } : {}),
    ...(takes.includes('duration') ? { duration_ms: 15_000 } : {}),
  });
  /** Files that this agent does not make, as its caller sends them for a slot. */
  function sentFor({ asset_id: name, asset_type: type, requirements = {} }: Answer, format: Answer): object {
    const { width = 1920, height = 1080 } = format.renders[0].dimensions ?? {};
    const duration_ms = requirements.max_duration_ms ?? 15_000;
    const video = { asset_type: 'video', url: 'https://cdn.example/a.mp4', width, height, duration_ms };
    const audio = { asset_type: 'audio', url: 'https://cdn.example/a.mp3', duration_ms };
    const items = ['a', 'b'].map((id) => ({ item_id: id, title: id, url: 'https://shop.example/' }));
    const files: Record<string, object> = {
      video: { [name]: video },
      audio: { [name]: audio },
      vast: { video },
      daast: { audio },
      zip: { [name]: { asset_type: 'zip', url: 'https://cdn.example/a.zip', file_size_bytes: 1000 } },
      javascript: { [name]: { asset_type: 'javascript', content: 'document.title = "x"' } },
      catalog: { [name]: { asset_type: 'catalog', type: 'product', items } },
    };
    return files[type] ?? {};
  }

  it('builds each format of the library, or names the file that it needs; results preview and sync unchanged', async () => {
    const buyer = newBuyer();
    const { formats } = await desk.call(buyer.principal, 'list_creative_formats', {
      pagination: { max_results: 100 },
    });
    assert.isAbove(formats.length, 60);
    let made = 0;
    for (const format of formats) {
      const target_format_id = referenceTo(format);
      const assets = Object.assign(
        {},
        ...format.assets.map((slot: Answer) => (slot.required ? sentFor(slot, format) : {})),
      );
      const isMade = Object.keys(assets).length === 0;
      if (isMade) made += 1;
      else {
        const error = await desk.refuseBuild(buyer, { message: BRIEF, target_format_id });
        assert.equal(error.code, 'VALIDATION_ERROR', format.format_id.id);
        assert.match(error.message, /^`creative_manifest\.assets\.[a-z0-9_]+` is required/);
      }
      const built = await desk.build(buyer, {
        message: BRIEF,
        target_format_id,
        include_preview: true,
        ...(isMade ? {} : { creative_manifest: { assets } }),
      });
      assert.isUndefined(
        built.preview_error,
        `${format.format_id.id}: ${JSON.stringify(built.preview_error)}`,
      );
      assert.isAbove(built.preview.previews[0].renders[0].preview_html.length, 100);
      const { creatives } = await desk.call(buyer.principal, 'sync_creatives', {
        idempotency_key: freshKey(),
        account: buyer.account,
        creatives: [{ creative_id: format.format_id.id, name: 'Built', ...built.creative_manifest }],
      });
      assert.equal(creatives[0].action, 'created', JSON.stringify(creatives[0]));
    }
    assert.isAbove(made, 35);
  });

  for (const id of [
    'display_300x250_generative',
    'video_30s_generative',
    'native_in_feed',
    'product_carousel_3_to_10',
    'audio_vo',
  ])
    it(`builds ${id}, which nothing lists, so that it can be previewed`, async () => {
      const { preview, preview_error } = await desk.build(newBuyer(), {
        message: BRIEF,
        target_format_id: target(id),
        include_preview: true,
      });
      assert.isUndefined(preview_error);
      assert.isAbove(preview.previews[0].renders[0].preview_html.length, 100);
    });

  it('says the same in another format', async () => {
    const buyer = newBuyer();
    const page = await desk.build(buyer, { message: BRIEF, target_format_id: PAGE });
    const { creative_manifest: card } = await desk.build(buyer, {
      creative_manifest: page.creative_manifest,
      target_format_id: target('native_card'),
    });
    assert.equal(card.assets.headline.content, 'Boots for every trail.');
  });

  it('draws no picture that could not be served', async () => {
    const sized = (width: number, height: number) => ({
      message: BRIEF,
      target_format_id: target('display_image', { width, height }),
    });
    const error = await desk.refuseBuild(newBuyer(), sized(1921, 1080));
    assert.deepInclude(error, { code: 'VALIDATION_ERROR', field: 'creative_manifest.assets.image' });
    assert.match(error.message, /more than 2073600 pixels/);
    const { creative_manifest } = await desk.build(newBuyer(), sized(1920, 1080));
    assert.equal(creative_manifest.assets.image.width, 1920);
  });

  it('takes colors and names from the brand that the registry knows', async () => {
    const buyer = {
      ...newBuyer(),
      account: { brand: { domain: 'novamotors.example' }, operator: 'agency.example', sandbox: true },
    };
    const {
      creative_manifest: { assets },
    } = await desk.build(buyer, { message: BRIEF, target_format_id: PAGE });
    assert.include(assets.html.content, '#1B3A5B');
    assert.include(assets.html.content, 'https://novamotors.example/logo.svg');
  });

  it('answers a canonical target with its kind and its slots', async () => {
    const { creative_manifest: manifest } = await desk.build(newBuyer(), {
      message: BRIEF,
      target_format_id: target('image_300x250'),
    });
    assert.equal(manifest.format_kind, 'image');
    assert.notProperty(manifest, 'format_id');
    assert.deepInclude(manifest.assets.image_main, { width: 300, height: 250 });
  });

  it('previews a result by its variant, for its caller and account only, until it expires', async () => {
    const buyer = newBuyer();
    const built = await desk.build(buyer, { message: BRIEF, target_format_id: PAGE });
    const args = { request_type: 'variant', variant_id: built.build_variant_id };
    const shown = await desk.call(buyer.principal, 'preview_creative', args);
    assert.deepEqual(shown.manifest, built.creative_manifest);
    assert.include(shown.previews[0].preview_html, 'Boots for every trail');
    assert.notProperty(shown, 'creative_id');
    const refused = async (more: object, principal = buyer.principal) =>
      (await desk.refusal(principal, 'preview_creative', { ...args, ...more })).code;
    const elsewhere = { ...buyer.account, operator: 'other.example' };
    assert.deepEqual(
      [
        await refused({}, newBuyer().principal),
        await refused({ account: elsewhere }),
        await refused({ creative_id: 'boots' }),
        await refused({ variant_id: `${built.build_variant_id}x` }),
      ],
      Array(4).fill('REFERENCE_NOT_FOUND'),
    );
    desk.setNow(new Date(NOW.getTime() + 8 * 24 * 3_600_000));
    assert.equal(await refused({}), 'REFERENCE_NOT_FOUND');
    desk.setNow(NOW);
  });

  it('shows a brand in previews as in builds', async () => {
    const buyer = newBuyer();
    const creative_manifest = {
      format_kind: 'native_in_feed',
      brand: { domain: 'novamotors.example' },
      assets: { title: { asset_type: 'text', content: 'Drive on' } },
    };
    const { previews } = await desk.call(buyer.principal, 'preview_creative', {
      request_type: 'single',
      creative_manifest,
    });
    assert.match(previews[0].preview_html, /<span dir="auto">[^<]*Nova[^<]*<\/span>/);
  });

  it('builds all targets or none', async () => {
    const error = await desk.refuseBuild(newBuyer(), {
      message: BRIEF,
      target_format_ids: [BANNER, target('nothing')],
    });
    assert.deepInclude(error, {
      code: 'FORMAT_NOT_SUPPORTED',
      field: 'target_format_ids[1]',
      recovery: 'correctable',
    });
  });

  it('shows disclosures, and refuses formats and assets that break the rules of the brief', async () => {
    const buyer = newBuyer();
    const legal = { required_disclosures: [{ text: 'Terms apply.', position: 'footer' }] };
    const { creative_manifest: shown } = await desk.build(buyer, {
      target_format_id: PAGE,
      message: BRIEF,
      ...brief(legal),
    });
    assert.include(shown.assets.html.content, '<small>Terms apply.</small>');
    const spoken = await desk.refuseBuild(buyer, {
      target_format_id: BANNER,
      message: BRIEF,
      ...brief({ required_disclosures: [{ text: 'Terms apply.', position: 'audio' }] }),
    });
    assert.deepInclude(spoken, { code: 'COMPLIANCE_UNSATISFIED', field: 'target_format_id' });
    const long = await desk.refuseBuild(buyer, {
      target_format_id: target('display_320x50'),
      message: BRIEF,
      ...brief({ required_disclosures: [{ text: 'Terms apply. '.repeat(40).trim() }] }),
    });
    assert.equal(long.code, 'COMPLIANCE_UNSATISFIED');
    const { creative_manifest: quiet } = await desk.build(buyer, {
      target_format_id: PAGE,
      message: 'The best boots ever. Light and dry.',
      ...brief({ prohibited_claims: ['BEST  boots'] }),
    });
    assert.notInclude(quiet.assets.html.content.toLowerCase(), 'best boots');
  });

  it('names the asset and the fault of what was sent', async () => {
    const buyer = newBuyer();
    const send = (assets: object, id: string) =>
      desk.refuseBuild(buyer, { target_format_id: target(id), creative_manifest: { assets } });
    const film = {
      asset_type: 'video',
      url: 'https://cdn.example/a.mp4',
      width: 1920,
      height: 1080,
      duration_ms: 31_000,
    };
    assert.deepInclude(await send({ video: film }, 'video_15s'), {
      code: 'VALIDATION_ERROR',
      field: 'creative_manifest.assets.video.duration_ms',
    });
    assert.deepInclude(await send({}, 'video_15s'), {
      code: 'VALIDATION_ERROR',
      field: 'creative_manifest.assets.video',
    });
    const unsafe = { asset_type: 'image', url: 'javascript:alert(1)', width: 300, height: 250 };
    assert.deepInclude(await send({ image: unsafe }, 'display_300x250'), {
      code: 'VALIDATION_ERROR',
      field: 'creative_manifest.assets.image.url',
    });
  });

  it('wraps a film into a tag that can be played', async () => {
    const film = {
      asset_type: 'video',
      url: 'https://cdn.example/a.mp4',
      width: 1920,
      height: 1080,
      duration_ms: 30_000,
    };
    const {
      creative_manifest: { assets },
    } = await desk.build(newBuyer(), {
      target_format_id: target('video_vast'),
      creative_manifest: { assets: { video: film } },
    });
    assert.match(assets.vast_tag.content, /<VAST[\s\S]*https:\/\/cdn\.example\/a\.mp4/);
  });

  it('makes one creative of each catalog item, within its limit and budget', async () => {
    const buyer = newBuyer();
    const items = [1, 2, 3].map((at) => ({
      item_id: `sku_${at}`,
      title: `Boot ${at} <b>&`,
      price: { amount: at, currency: 'USD' },
      url: 'https://shop.example/',
    }));
    const asked = {
      creative_manifest: { assets: { catalog: { asset_type: 'catalog', type: 'product', items } } },
      target_format_id: PAGE,
      max_creatives: 2,
    };
    const built = await desk.build(buyer, asked);
    assert.deepInclude(built, { items_total: 3, items_returned: 2, leaves_returned: 2 });
    assert.equal(built.creatives[0].catalog_item_ref.item_id, 'sku_1');
    assert.include(
      built.creatives[1].variants[0].creative_manifest.assets.html.content,
      'Boot 2 &lt;b&gt;&amp;',
    );
    const capped = await desk.build(buyer, { ...asked, max_spend: { amount: 3, currency: 'USD' } });
    assert.deepInclude(capped, { budget_status: 'capped', leaves_returned: 1, vendor_cost: 2.5 });
    const poor = await desk.refuseBuild(buyer, { ...asked, max_spend: { amount: 1, currency: 'USD' } });
    assert.equal(poor.code, 'BUDGET_CAP_REACHED');
    const foreign = await desk.refuseBuild(buyer, { ...asked, max_spend: { amount: 100, currency: 'EUR' } });
    assert.deepInclude(foreign, { code: 'INVALID_REQUEST', field: 'max_spend.currency' });
  });

  it('serves a creative of the library as a tag, found by its identifier', async () => {
    const buyer = newBuyer();
    const seeded = await desk.control(buyer, 'seed_creative', {
      creative_id: 'tagged',
      fixture: {
        format_id: { id: 'display_300x250' },
        assets: { click_url: { asset_type: 'url', url: 'https://x.example/?b={MEDIA_BUY_ID}&s={SKU}' } },
      },
    });
    assert.isTrue(seeded.success, JSON.stringify(seeded));
    const { creative_manifest } = await desk.build(buyer, { creative_id: 'tagged', media_buy_id: 'mb {1}' });
    assert.equal(creative_manifest.assets.click_url.url, 'https://x.example/?b=mb%20%7B1%7D&s={SKU}');
    assert.deepInclude(await desk.refuseBuild(buyer, { creative_id: 'nothing' }), {
      code: 'REFERENCE_NOT_FOUND',
      field: 'creative_id',
    });
  });

  const refused: readonly (readonly [string, object, string, string?])[] = [
    [
      'both kinds of targets',
      { target_format_id: BANNER, target_format_ids: [BANNER] },
      'INVALID_REQUEST',
      'target_format_ids',
    ],
    ['no target', { message: BRIEF }, 'INVALID_REQUEST', 'target_format_id'],
    [
      'a template without its size',
      { target_format_id: target('display_html') },
      'INVALID_REQUEST',
      'target_format_id.width',
    ],
    ['an unknown transformer', { transformer_id: 'nothing' }, 'REFERENCE_NOT_FOUND', 'transformer_id'],
    [
      'a target that the transformer does not write',
      { transformer_id: 'spoken_script', target_format_id: BANNER },
      'INVALID_REQUEST',
      'target_format_id',
    ],
    [
      'an unknown parameter',
      { transformer_id: 'brand_banner', config: { shade: 1 } },
      'INVALID_REQUEST',
      'config.shade',
    ],
    [
      'a parameter out of range',
      { transformer_id: 'audiostack_voiceover', config: { speaking_rate: 9 } },
      'INVALID_REQUEST',
      'config.speaking_rate',
    ],
    [
      'refinement with several creatives',
      { refine_from_build_variant_id: 'x', max_creatives: 2 },
      'INVALID_REQUEST',
      'max_creatives',
    ],
    [
      'a selection strategy',
      { target_format_id: BANNER, selection_strategy: 'random' },
      'UNSUPPORTED_FEATURE',
      'selection_strategy',
    ],
    [
      'an evaluator off the list',
      { target_format_id: BANNER, evaluator: { agent_url: 'https://judge.example' } },
      'EVALUATOR_AGENT_NOT_ACCEPTED',
      'evaluator.agent_url',
    ],
    ['a fan-out without items', { target_format_id: BANNER, max_creatives: 3 }, 'REFERENCE_NOT_FOUND'],
  ];
  for (const [name, args, code, field] of refused)
    it(`refuses ${name}`, async () => {
      const error = await desk.refuseBuild(newBuyer(), args as never);
      assert.deepInclude(error, { code, ...(field === undefined ? {} : { field }) });
    });

  it('prices are listed for an account only, and options page by page', async () => {
    const buyer = newBuyer();
    const list = (more: Readonly<Record<string, unknown>>) =>
      desk.call(buyer.principal, 'list_transformers', more);
    const { transformers } = await list({ account: buyer.account, include_pricing: true });
    assert.equal(transformers[0].pricing_options[0].unit_price, 4);
    const {
      transformers: [voice],
    } = await list({ transformer_ids: ['audiostack_voiceover'], expand_params: ['voice', 'nothing'] });
    const { options, options_cursor } = voice.params[0];
    assert.lengthOf(options, 10);
    assert.notProperty(voice, 'pricing_options');
    const next = await list({
      transformer_ids: ['audiostack_voiceover'],
      expand_pagination: [{ transformer_id: 'audiostack_voiceover', field: 'voice', options_cursor }],
    });
    assert.notDeepEqual(next.transformers[0].params[0].options[0], options[0]);
    const { transformers: all } = await list({});
    assert.notInclude(
      all.map(({ transformer_id }: { transformer_id: string }) => transformer_id),
      'audiostack_voiceover',
    );
  });

  it('validates inputs for products by the declaration that they name', async () => {
    const buyer = newBuyer();
    await desk.control(buyer, 'seed_product', {
      product_id: 'synth',
      fixture: {
        format_options: [
          {
            format_option_id: 'made',
            format_kind: 'image',
            params: {
              synthesis_nondeterministic: true,
              slots: [{ asset_group_id: 'script', asset_type: 'text', required: true }],
            },
          },
        ],
      },
    });
    const validate = async (assets: object) => {
      const { results } = await desk.call(buyer.principal, 'validate_input', {
        manifest: {
          format_kind: 'image',
          format_option_ref: { scope: 'product', format_option_id: 'made' },
          assets,
        },
        targets: [{ kind: 'product', id: 'synth' }],
        account: buyer.account,
      });
      return results[0];
    };
    assert.deepInclude((await validate({})).violations[0], { rule: 'required_slot', field: 'assets.script' });
    const made = await validate({ script: { asset_type: 'text', content: 'Hello' } });
    assert.equal(made.result_kind, 'unvalidatable_nondeterministic');
    assert.notProperty(made, 'violations');
  });
});

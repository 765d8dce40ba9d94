import { assert } from 'chai';
import fc from 'fast-check';
import type { CoreFormat } from '../../../../generated/types/core.ts';
import { openPlatform } from '../../../../src/ad-server/open-platform.ts';
import { judgeAsset } from '../../../../src/domain/creatives/judging/judge-asset.ts';
import { publisherProfile } from '../../../support/publisher.ts';
import { AGENT, creativeOf, format, image, slot } from './creative-world.ts';

type Told = readonly [code: string, field: string];
const told = (asset: ReturnType<typeof creativeOf>, formats: readonly CoreFormat[]): Told[] =>
  judgeAsset(asset, formats, 'creatives[2]').map(({ code, field }) => [
    code,
    field.replace('creatives[2]', ''),
  ]);

const url = (text: string, more: object = {}) => ({ asset_type: 'url', url: text, ...more });
const text = (content: string) => ({ asset_type: 'text', content });
const one = (type: string, requirements: object, asset: object) =>
  told(creativeOf({ a: asset }), [format('f', [slot('a', type, requirements)])]);

describe('judgeAsset', () => {
  describe('formats', () => {
    const fixed = format('f', [], {
      renders: [{ role: 'primary', dimensions: { width: 300, height: 250, unit: 'px' } }],
    } as object);
    const template = format('t', [slot('a', 'image')], { accepts_parameters: ['dimensions'] });
    const film = format('v', [slot('a', 'video')], { accepts_parameters: ['duration'] });
    const by = (format_id: unknown, assets: object = {}) =>
      told(creativeOf(assets, { format_id }), [fixed, template, film]);

    it('are known by their ids, whoever lists them', () => {
      assert.deepEqual(by({ agent_url: AGENT, id: 'f' }), []);
      assert.deepEqual(by({ agent_url: 'https://elsewhere.example/x', id: 'f' }), []);
      assert.deepEqual(by({ agent_url: AGENT, id: 'f', width: 300, height: 250 }), []);
    });

    it('of other agents have slots of their own, whose assets are looked at all the same', () => {
      const elsewhere = { agent_url: 'https://elsewhere.example', id: 'v', duration_ms: 1 };
      assert.deepEqual(by(elsewhere, { clip: url('https://a.example/x') }), []);
      assert.deepEqual(by(elsewhere, { clip: url('javascript:alert(1)') }), [
        ['VALIDATION_ERROR', '.assets.clip.url'],
      ]);
      for (const agent_url of [AGENT, `${AGENT}/other`])
        assert.include(
          by({ ...elsewhere, agent_url }, { clip: url('https://a.example/x') }).map(([, field]) => field),
          '.assets.clip',
        );
    });

    for (const [name, id, wanted] of [
      ['unknown', { agent_url: AGENT, id: 'F' }, ['UNSUPPORTED_FEATURE', '.format_id']],
      [
        'of another size',
        { agent_url: AGENT, id: 'f', width: 1, height: 1 },
        ['UNSUPPORTED_FEATURE', '.format_id.width'],
      ],
      ['a text', 'f', ['INVALID_FORMAT_ID', '.format_id']],
      ['null', null, ['INVALID_FORMAT_ID', '.format_id']],
      ['a list', [{ agent_url: AGENT, id: 'f' }], ['INVALID_FORMAT_ID', '.format_id']],
      ['without an agent', { id: 'f' }, ['INVALID_FORMAT_ID', '.format_id']],
      ['without an id', { agent_url: AGENT }, ['INVALID_FORMAT_ID', '.format_id']],
      ['with a number for an id', { agent_url: AGENT, id: 7 }, ['INVALID_FORMAT_ID', '.format_id']],
    ] as const) {
      it(`refuse one that is ${name}`, () => assert.deepEqual(by(id), [[...wanted]]));
    }

    it('of a template need the size, and assets of it', () => {
      const size = { agent_url: AGENT, id: 't', width: 320, height: 100 };
      assert.deepEqual(by(size, { a: image({ width: 320, height: 100 }) }), []);
      assert.deepEqual(by(size, { a: image() }), [
        ['VALIDATION_ERROR', '.assets.a.width'],
        ['VALIDATION_ERROR', '.assets.a.height'],
      ]);
      assert.deepEqual(by({ agent_url: AGENT, id: 't' }, { a: image() }), [
        ['VALIDATION_ERROR', '.format_id.width'],
      ]);
      const long = { asset_type: 'video', url: 'https://cdn.example/v.mp4', duration_ms: 15_000 };
      assert.deepEqual(by({ agent_url: AGENT, id: 'v', duration_ms: 15_000 }, { a: long }), []);
      assert.deepEqual(by({ agent_url: AGENT, id: 'v', duration_ms: 6000 }, { a: long }), [
        ['VALIDATION_ERROR', '.assets.a.duration_ms'],
      ]);
    });

    it('are either named or a family, not both and not neither', () => {
      const both = creativeOf({}, { format_kind: 'image' });
      const { format_id: _, ...neither } = creativeOf({});
      assert.deepEqual(told(both, [fixed]), [['VALIDATION_ERROR', '.format_id']]);
      assert.deepEqual(told(neither as typeof both, [fixed]), [['VALIDATION_ERROR', '.format_id']]);
    });
  });

  describe('families', () => {
    const of = (format_kind: string, assets: object) => {
      const { format_id: _, ...asset } = creativeOf(assets, { format_kind });
      return told(asset as ReturnType<typeof creativeOf>, []);
    };
    const wrong: Told[] = [['VALIDATION_ERROR', '.assets']];
    for (const [kind, assets, wanted] of [
      ['image', { a: image() }, []],
      ['image', { a: text('x') }, wrong],
      ['image', {}, wrong],
      ['image_carousel', { cards: [{ asset_type: 'card', media: image() }] }, []],
      ['video_hosted', { a: image() }, wrong],
      ['audio_hosted', { a: { asset_type: 'video', url: 'https://a.example/x' } }, wrong],
      ['native_in_feed', {}, []],
      ['image', { a: image({ url: 'http://cdn.example/a.png' }) }, [['VALIDATION_ERROR', '.assets.a.url']]],
    ] as const) {
      it(`${wanted.length === 0 ? 'take' : 'refuse'} for ${kind} ${JSON.stringify(assets).slice(0, 40)}`, () =>
        assert.deepEqual(of(kind, assets), wanted as unknown as Told[]));
    }
  });

  describe('slots', () => {
    const formats = [format('f', [slot('banner', 'image'), slot('link', 'url', {}, false)])];
    for (const [name, assets, wanted] of [
      ['filled', { banner: image() }, []],
      ['all filled', { banner: image(), link: url('https://a.example/') }, []],
      ['empty', {}, ['.assets.banner']],
      ['unknown', { banner: image(), other: image() }, ['.assets.other']],
      [
        'unknown, of a name that objects have',
        { banner: image(), constructor: image() },
        ['.assets.constructor'],
      ],
      ['with another type', { banner: text('x') }, ['.assets.banner.asset_type']],
      ['with a list', { banner: [image()] }, ['.assets.banner']],
      [
        'with a tracker for an address',
        { banner: image(), link: { asset_type: 'pixel_tracker', url: 'https://a.example/' } },
        ['.assets.link.asset_type'],
      ],
      [
        'several wrong',
        { other: image(), link: text('x') },
        ['.assets.other', '.assets.banner', '.assets.link.asset_type'],
      ],
    ] as const) {
      it(name, () =>
        assert.deepEqual(
          told(creativeOf(assets), formats),
          wanted.map((field): Told => ['VALIDATION_ERROR', field]),
        ),
      );
    }

    it('of a format without any take whatever comes, from https', () => {
      assert.deepEqual(told(creativeOf({ x: image(), y: text('z') }), [format('f')]), []);
      assert.deepEqual(told(creativeOf({ x: image({ url: 'ftp://a.example/' }) }), [format('f')]), [
        ['VALIDATION_ERROR', '.assets.x.url'],
      ]);
    });

    it('for trackers take them as addresses, or as trackers', () => {
      const tracker = [format('f', [slot('a', 'url', { role: 'impression_tracker' })])];
      const pixel = { asset_type: 'pixel_tracker', event: 'impression', url: 'https://t.example/?{CB}' };
      assert.deepEqual(told(creativeOf({ a: pixel }), tracker), []);
      assert.deepEqual(told(creativeOf({ a: url('https://t.example/') }), tracker), []);
    });
  });

  const field = (name: string): Told[] => [['VALIDATION_ERROR', `.assets.a.${name}`]];
  const size = { min_width: 300, max_width: 300, min_height: 250, max_height: 250, unit: 'px' };
  const clip = (more: object) => ({ asset_type: 'video', url: 'https://cdn.example/v', ...more });
  const spot = (more: object) => ({ asset_type: 'audio', url: 'https://cdn.example/v', ...more });
  const table: readonly (readonly [string, string, object, object, readonly Told[]])[] = [
    ['its size', 'image', size, image(), []],
    ['too wide', 'image', size, image({ width: 301 }), field('width')],
    ['too low', 'image', size, image({ height: 249 }), field('height')],
    ['measured on paper', 'image', { ...size, unit: 'mm' }, image({ width: 9 }), []],
    ['its ratio', 'image', { aspect_ratio: '1.91:1' }, image({ width: 1200, height: 628 }), []],
    ['another ratio', 'image', { aspect_ratio: '16:9' }, image(), field('height')],
    [
      'a file that is taken',
      'image',
      { formats: ['jpg'] },
      image({ url: 'https://a.example/x.JPEG?v=1.gif' }),
      [],
    ],
    ['a file that is told to be taken', 'image', { formats: ['jpg'] }, image({ format: 'image/jpeg' }), []],
    [
      'a file of nobody knows what',
      'image',
      { formats: ['jpg'] },
      image({ url: 'https://a.example/x.php' }),
      [],
    ],
    [
      'a file that is not taken',
      'image',
      { formats: ['jpg', 'png'] },
      image({ url: 'https://a.example/x.svg' }),
      field('url'),
    ],
    [
      'a file that is told not to be taken',
      'image',
      { formats: ['jpg'] },
      image({ format: 'PNG' }),
      field('format'),
    ],
    [
      'a large file',
      'image',
      { max_file_size_kb: 1 },
      image({ file_size_bytes: 1025 }),
      field('file_size_bytes'),
    ],
    ['plain http', 'image', {}, image({ url: 'http://cdn.example/x.png' }), field('url')],
    ['data', 'image', {}, image({ url: 'data:image/png;base64,AAAA' }), field('url')],
    [
      'its length',
      'video',
      { min_duration_ms: 15_000, max_duration_ms: 15_000 },
      clip({ duration_ms: 15_000 }),
      [],
    ],
    ['a length that is not told', 'video', { max_duration_ms: 15_000 }, clip({}), []],
    ['too long', 'video', { max_duration_ms: 15_000 }, clip({ duration_ms: 15_001 }), field('duration_ms')],
    ['too short', 'video', { min_duration_ms: 15_000 }, clip({ duration_ms: 1 }), field('duration_ms')],
    [
      'another container',
      'video',
      { containers: ['mp4'] },
      clip({ container_format: 'video/quicktime' }),
      field('container_format'),
    ],
    [
      'another container by its end',
      'video',
      { containers: ['mp4'] },
      clip({ url: 'https://a.example/v.mov' }),
      field('url'),
    ],
    ['a codec by another name', 'video', { codecs: ['h264'] }, clip({ video_codec: 'H.264' }), []],
    ['another codec', 'video', { codecs: ['h264'] }, clip({ video_codec: 'av1' }), field('video_codec')],
    [
      'a thin stream',
      'video',
      { min_bitrate_kbps: 8000 },
      clip({ video_bitrate_kbps: 7999 }),
      field('video_bitrate_kbps'),
    ],
    [
      'another frame rate',
      'video',
      { frame_rates: [25] },
      clip({ frame_rate: '29.97' }),
      field('frame_rate'),
    ],
    ['silence', 'video', { audio_required: true }, clip({ has_audio: false }), field('has_audio')],
    [
      'too loud',
      'video',
      { loudness_lufs: -23, loudness_tolerance_db: 1 },
      clip({ audio_loudness_lufs: -20 }),
      field('audio_loudness_lufs'),
    ],
    [
      'captions from http',
      'video',
      {},
      clip({ captions_url: 'http://a.example/c.vtt' }),
      field('captions_url'),
    ],
    [
      'sound that is taken',
      'audio',
      { formats: ['mp3'], channels: ['stereo'] },
      spot({ container_format: 'mp3', channels: 'stereo' }),
      [],
    ],
    [
      'another rate',
      'audio',
      { sample_rates: [44_100] },
      spot({ sampling_rate_hz: 8000 }),
      field('sampling_rate_hz'),
    ],
    ['other channels', 'audio', { channels: ['stereo'] }, spot({ channels: '5.1' }), field('channels')],
    ['other sound', 'audio', { formats: ['mp3'] }, spot({ url: 'https://a.example/x.ogg' }), field('url')],
    ['a text', 'text', { max_length: 3 }, text('äöü'), []],
    ['a text of characters of two units', 'text', { max_length: 2 }, text('😀😀'), []],
    ['a long text', 'text', { max_length: 3 }, text('four'), field('content')],
    ['an empty text', 'text', { min_length: 1 }, text(''), field('content')],
    ['two lines', 'text', { max_lines: 1 }, text('a\nb'), field('content')],
    ['other characters', 'text', { character_pattern: '^[A-Z ]+$' }, text('Ab'), field('content')],
    ['a pattern that could take forever', 'text', { character_pattern: '^(a+)+$' }, text('b'), []],
    ['a pattern that is none', 'text', { character_pattern: '^[z-a]+$' }, text('b'), []],
    ['a word that is not taken', 'text', { prohibited_terms: ['Free'] }, text('for free!'), field('content')],
    ['a text of a list', 'text', { allowed_values: ['Shop now'] }, text('Shop now'), []],
    [
      'a text of no list',
      'text',
      { allowed_values: ['Shop now'] },
      text('Buy'),
      [['CREATIVE_VALUE_NOT_ALLOWED', '.assets.a.content']],
    ],
    [
      'long markdown',
      'markdown',
      { max_length: 1 },
      { asset_type: 'markdown', content: 'ab' },
      field('content'),
    ],
    [
      'heavy markup',
      'html',
      { max_file_size_kb: 1 },
      { asset_type: 'html', content: 'x'.repeat(1025) },
      field('content'),
    ],
    [
      'another kind of script',
      'javascript',
      { module_type: 'iife' },
      { asset_type: 'javascript', content: '', module_type: 'module' },
      field('module_type'),
    ],
    ['an address', 'url', { protocols: ['https'] }, url('https://a.example/?x={MACRO}'), []],
    [
      'an http address where it is taken',
      'url',
      { protocols: ['https', 'http'] },
      url('http://a.example/'),
      [],
    ],
    ['an http address', 'url', {}, url('http://a.example/'), field('url')],
    ['a script as an address', 'url', {}, url('javascript:alert(1)'), field('url')],
    ['no address', 'url', {}, url('//a.example'), field('url')],
    [
      'an address elsewhere',
      'url',
      { allowed_domains: ['a.example'] },
      url('https://not-a.example/'),
      field('url'),
    ],
    ['an address below', 'url', { allowed_domains: ['a.example'] }, url('https://www.a.example/'), []],
    ['a long address', 'url', { max_length: 20 }, url('https://a.example/12345'), field('url')],
    [
      'another tag',
      'vast',
      { vast_version: '4.2' },
      { asset_type: 'vast', url: 'https://a.example/', vast_version: '3.0' },
      field('vast_version'),
    ],
    [
      'another audio tag',
      'daast',
      { daast_version: '1.0' },
      { asset_type: 'daast', url: 'https://a.example/', daast_version: '1.1' },
      field('daast_version'),
    ],
    [
      'another method',
      'webhook',
      { methods: ['GET'] },
      { asset_type: 'webhook', url: 'https://a.example/', method: 'POST' },
      field('method'),
    ],
    [
      'another catalog',
      'catalog',
      { catalog_type: 'product' },
      { asset_type: 'catalog', type: 'hotel' },
      field('type'),
    ],
    [
      'an empty catalog',
      'catalog',
      { min_items: 1 },
      { asset_type: 'catalog', type: 'product', items: [] },
      field('items'),
    ],
    ['a zip', 'zip', {}, { asset_type: 'zip', url: 'https://a.example/z.zip' }, []],
    ['a zip from http', 'zip', {}, { asset_type: 'zip', url: 'http://a.example/z.zip' }, field('url')],
  ];
  for (const [name, type, requirements, asset, wanted] of table) {
    it(`${wanted.length === 0 ? 'takes' : 'refuses'} ${name} for a slot of the type ${type}`, () =>
      assert.deepEqual(one(type, requirements, asset), [...wanted]));
  }

  describe('groups', () => {
    const part = (asset_id: string, asset_type: string, requirements: object = {}, required = true) => ({
      asset_id,
      asset_type,
      required,
      requirements,
    });
    const group = (assets: object[]) => [
      format('f', [
        {
          item_type: 'repeatable_group',
          asset_group_id: 'cards',
          required: true,
          min_count: 2,
          max_count: 3,
          assets,
        },
      ]),
    ];
    const cards = group([
      part('card_image', 'image', { min_width: 300 }),
      part('card_headline', 'text', { max_length: 5 }),
      part('card_url', 'url'),
    ]);
    const card = (more: object = {}) => ({
      asset_type: 'card',
      media: image(),
      headline: 'Boots',
      landing_page_url: url('https://a.example/'),
      ...more,
    });
    const of = (value: unknown, formats = cards) => told(creativeOf({ cards: value } as object), formats);
    const wrong = (path: string): Told[] => [['VALIDATION_ERROR', `.assets.cards${path}`]];

    it('take cards, in the numbers that they take', () => {
      assert.deepEqual(of([card(), card()]), []);
      assert.deepEqual(of([card()]), wrong(''));
      assert.deepEqual(of(card()), wrong(''));
      assert.deepEqual(of([card(), card(), card(), card()]), wrong(''));
      assert.deepEqual(told(creativeOf({}), cards), wrong(''));
    });

    it('judge each part of each card', () => {
      assert.deepEqual(of([card(), card({ media: image({ width: 299 }) })]), wrong('[1].media.width'));
      assert.deepEqual(of([card({ headline: 'Sandals' }), card()]), wrong('[0].headline'));
      assert.deepEqual(of([card({ headline: undefined }), card()]), wrong('[0].headline'));
      assert.deepEqual(of([card({ landing_page_url: undefined }), card()]), wrong('[0].landing_page_url'));
      assert.deepEqual(
        of([card({ landing_page_url: url('http://a.example') }), card()]),
        wrong('[0].landing_page_url.url'),
      );
      assert.deepEqual(of([image(), card()]), wrong('[0].asset_type'));
      assert.deepEqual(of(['x', card()]), wrong('[0]'));
    });

    it('of one slot take its assets', () => {
      const pictures = group([part('picture', 'image')]);
      assert.deepEqual(of([image(), image()], pictures), []);
      assert.deepEqual(of([image(), text('x')], pictures), wrong('[1].asset_type'));
    });
  });

  it('takes whatever assets without failing', () => {
    const { formats } = openPlatform(publisherProfile.catalogs.products, AGENT).catalog;
    fc.assert(
      fc.property(
        fc.constantFrom(...formats),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (known, assets) => {
          const found = judgeAsset(
            creativeOf(assets as object, { format_id: known.format_id }),
            formats,
            'x',
          );
          for (const { field: place, message } of found) {
            assert.isTrue(place.startsWith('x'));
            assert.notEqual(message, '');
          }
        },
      ),
    );
  });
});

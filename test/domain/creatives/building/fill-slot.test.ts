import { assert } from 'chai';
import { kitOf } from '../../../../src/domain/creatives/building/brand-look.ts';
import { complianceOf } from '../../../../src/domain/creatives/building/copy.ts';
import { fillGroup, fillSlot, type Studio } from '../../../../src/domain/creatives/building/fill-slot.ts';
import type { Material } from '../../../../src/domain/creatives/building/material.ts';
import { MOST_PIXELS } from '../../../../src/domain/creatives/building/picture.ts';
import { picturePath, readPicturePath } from '../../../../src/domain/creatives/building/picture-address.ts';
import { checkTag } from '../../../../src/domain/creatives/vast/check-tag.ts';
import { readXml } from '../../../../src/domain/creatives/vast/xml.ts';

const sign = (text: string) => `${text.length}`.padStart(32, 'k');
const studio: Studio = {
  size: { width: 640, height: 360 },
  seconds: 15,
  pictureUrl: (spec) => picturePath(spec, sign),
};
const unsized: Studio = { ...studio, size: null };
const material = (more: Partial<Material> = {}): Material => ({
  kit: kitOf({ domain: 'outdoor.example' }),
  copy: {
    headlines: ['Boots'],
    bodies: ['For every trail'],
    calls: ['Buy'],
    theme: 'brand',
    isRevised: false,
  },
  compliance: complianceOf({}),
  given: {},
  clickUrl: 'https://outdoor.example/',
  trackers: [],
  items: [],
  catalog: null,
  ...more,
});
const slot = (asset_type: 'vast' | 'daast' | 'url' | 'image', asset_id: string, required = true) => ({
  asset_type,
  asset_id,
  required,
  requirements: {},
});
// biome-ignore lint/suspicious/noExplicitAny: assets of many kinds
const assetOf = (filled: ReturnType<typeof fillSlot>): any => filled?.asset;

describe('fillSlot', () => {
  const media = (asset_type: string, url: string, more: object = {}) => ({
    given: { media: [{ asset_type, url, duration_ms: 15_000, ...more }] },
  });

  for (const [file, type] of [
    ['a.mp4', 'video/mp4'],
    ['a.MOV?x=1', 'video/quicktime'],
    ['a.mkv', 'video/x-matroska'],
    ['a', 'video/mp4'],
    ['a.constructor', 'video/mp4'],
  ] as const) {
    it(`wraps ${file} as ${type}`, () => {
      const { content } = assetOf(
        fillSlot(slot('vast', 'tag'), material(media('video', `https://cdn.example/${file}`)), studio),
      );
      assert.include(content, `type="${type}"`);
      assert.include(content, 'width="640"');
      const document = readXml(content);
      assert.deepEqual(document.ok ? checkTag(document.root, 'vast') : document.reason, []);
    });
  }

  it('wraps a spot with its media type', () => {
    const { content } = assetOf(
      fillSlot(slot('daast', 'tag'), material(media('audio', 'https://cdn.example/a.mp3')), unsized),
    );
    assert.include(content, 'type="audio/mpeg"');
    const sized = fillSlot(
      slot('daast', 'tag'),
      material(media('audio', 'https://cdn.example/a.mp3')),
      studio,
    );
    assert.notInclude(assetOf(sized).content, 'width=');
  });

  it('wraps no video whose size nobody knows', () => {
    const video = media('video', 'https://cdn.example/a.mp4');
    assert.isUndefined(fillSlot(slot('vast', 'tag'), material(video), unsized));
    const sized = media('video', 'https://cdn.example/a.mp4', { width: 320, height: 180 });
    assert.include(assetOf(fillSlot(slot('vast', 'tag'), material(sized), unsized)).content, 'width="320"');
  });

  it('leaves a tracker empty that nobody sent, and takes the first one', () => {
    assert.isUndefined(fillSlot(slot('url', 'impression_tracker'), material(), studio));
    const trackers = ['https://t.example/1', 'https://t.example/2'];
    assert.deepEqual(assetOf(fillSlot(slot('url', 'impression_tracker'), material({ trackers }), studio)), {
      asset_type: 'url',
      url: 'https://t.example/1',
      url_type: 'tracker_pixel',
    });
  });

  it('draws no disclosure into a picture whose address would be too long to be served', () => {
    const isSame = (a: string, b: string) => a === b;
    for (const length of [20, 2_000, 2_890, 2_900, 3_000, 5_000]) {
      const text = 'x'.repeat(length);
      const compliance = complianceOf({ compliance: { required_disclosures: [{ text }] } });
      const large: Studio = { ...studio, size: { width: 1_400, height: 1_400 } };
      const filled = fillSlot(slot('image', 'image'), material({ compliance }), large);
      const spec = readPicturePath(assetOf(filled).url, sign, isSame);
      assert.isNotNull(spec, `${length}`);
      assert.equal(filled?.shows.includes(text), spec?.legal === text);
    }
  });
});

describe('fillGroup', () => {
  const side = Math.ceil(Math.sqrt(MOST_PIXELS)) + 1;
  const pictures = (requirements: object) => ({
    item_type: 'repeatable_group' as const,
    asset_group_id: 'pictures',
    required: true,
    min_count: 2,
    max_count: 4,
    assets: [{ ...slot('image', 'picture'), item_type: 'individual' as const, requirements }],
  });

  it('draws as many pictures as the format needs, or none', () => {
    assert.lengthOf(assetOf(fillGroup(pictures({ min_width: 300, min_height: 250 }), material(), studio)), 2);
    const huge = pictures({ min_width: side, min_height: side });
    assert.isUndefined(fillGroup(huge, material(), studio));
  });

  it('makes no cards without the picture that each one needs', () => {
    const cards = (requirements: object) => ({
      ...pictures(requirements),
      assets: [
        { ...slot('image', 'card_image'), item_type: 'individual' as const, requirements },
        {
          asset_type: 'text' as const,
          asset_id: 'title',
          required: true,
          requirements: {},
          item_type: 'individual' as const,
        },
      ],
    });
    const made = assetOf(fillGroup(cards({}), material(), studio));
    assert.isTrue(made.length >= 2 && made.every((card: { media?: object }) => card.media !== undefined));
    assert.isUndefined(fillGroup(cards({ min_width: side, min_height: side }), material(), studio));
  });
});

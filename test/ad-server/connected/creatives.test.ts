import { assert } from 'chai';
import type { CoreFormat } from '../../../generated/types/core.ts';
import { creativeFor, formatSize } from '../../../src/ad-server/connected/creatives.ts';

const picture = { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 };
const page = { asset_type: 'html', content: '<p>Boots</p>' };
const text = { asset_type: 'text', content: 'Boots' };
const film = { asset_type: 'video', url: 'https://cdn.example/a.mp4' };
const zip = { asset_type: 'zip', url: 'https://cdn.example/a.zip' };
const vast = { asset_type: 'vast', url: 'https://cdn.example/vast' };

const content = (assets: object) => ({ creative_id: 'cr_1', name: 'Boots', document: { assets } });

describe('a creative at the ad server', () => {
  for (const [what, assets, kind] of [
    ['a picture', { image: picture }, 'image'],
    ['a picture with texts', { image: picture, headline: text }, 'native'],
    ['a page', { html: page }, 'html5'],
    ['a packed page with a picture for old browsers', { bundle: zip, backup: picture }, 'html5'],
    ['a film with a picture', { video: film, poster: picture }, 'video'],
    ['a tag beside a film', { tag: vast, video: film }, 'vast'],
    ['a text alone', { headline: text }, 'text'],
    ['nothing that it reads', { brief: { asset_type: 'brief', content: 'x' } }, 'other'],
    ['no assets', {}, 'other'],
  ] as const)
    it(`of ${what} has the kind ${kind}`, () => assert.equal(creativeFor(content(assets)).kind, kind));

  it('has the size of its asset, else that of its format, else none', () => {
    const size = { width: 728, height: 90 };
    assert.deepEqual(creativeFor({ ...content({ image: picture }), size }).size, { width: 300, height: 250 });
    assert.deepEqual(creativeFor({ ...content({ html: page }), size }).size, size);
    assert.isUndefined(creativeFor(content({ html: page })).size);
  });

  it('finds the size of a format by its id, and none where there is none', () => {
    const format = (id: string, dimensions: object) =>
      ({
        format_id: { agent_url: 'https://a.example/mcp', id },
        renders: [{ dimensions }],
      }) as unknown as CoreFormat;
    const formats = [format('wide', { width: 728, height: 90 }), format('sound', {})];
    const named = (id: unknown) =>
      formatSize({ format_id: { agent_url: 'https://a.example/mcp', id } }, formats);
    assert.deepEqual(named('wide'), { size: { width: 728, height: 90 } });
    for (const id of ['sound', 'unknown', 7, undefined]) assert.deepEqual(named(id), {});
    for (const format_id of [undefined, null, 'wide', []])
      assert.deepEqual(formatSize({ format_id }, formats), {});
  });
});

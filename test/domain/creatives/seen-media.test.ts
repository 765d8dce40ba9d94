import { expect } from 'chai';
import {
  judgeSeen,
  type MediaLook,
  mediaUrls,
  type SeenMedia,
  withSeen,
} from '../../../src/domain/creatives/seen-media.ts';

const URL = 'https://cdn.example/a';
const image = { asset_type: 'image', url: URL, width: 300, height: 250 };
const png: SeenMedia = { type: 'image/png', bytes: 500, width: 300, height: 250 };
const seen = (change: Partial<SeenMedia>, of: SeenMedia = png): MediaLook => ({
  ok: true,
  seen: { ...of, ...change },
});

/** Fields and words of the faults of one asset. */
function faults(
  asset: object,
  look: MediaLook | undefined,
  mode: 'sandbox' | 'production' = 'production',
): string[] {
  const manifest = { assets: { main: asset } } as Parameters<typeof judgeSeen>[0];
  const looks = new Map(look === undefined ? [] : [[URL, look] as const]);
  return judgeSeen(manifest, looks, mode, 'assets').map(({ field, message }) => `${field} ${message}`);
}

describe('files of a creative', () => {
  it('are as they are declared', () => {
    expect(faults(image, seen({}))).deep.equal([]);
    expect(faults({ ...image, format: 'PNG', file_size_bytes: 500 }, seen({}))).deep.equal([]);
    expect(faults({ ...image, format: 'image/jpg' }, seen({ type: 'image/jpeg' }))).deep.equal([]);
    expect(faults(image, seen({ type: 'image/svg+xml' }))).deep.equal([]);
  });

  it('are refused when they are something else', () => {
    expect(faults(image, seen({ type: 'text/html' }))).deep.equal([
      'assets.main.url The URL must return image content; it returns text/html.',
    ]);
    expect(faults(image, seen({ type: null }))).deep.equal([
      'assets.main.url The URL must return image content; it returns a file of an unknown kind.',
    ]);
    expect(faults({ ...image, format: 'png' }, seen({ type: 'image/webp' }))).deep.equal([
      'assets.main.format `format` is png, and the file is webp.',
    ]);
    expect(faults(image, seen({ width: 640, height: 480 }))).deep.equal([
      'assets.main.width `width` is 300, and the file has 640 pixels.',
      'assets.main.height `height` is 250, and the file has 480 pixels.',
    ]);
    expect(faults({ ...image, file_size_bytes: 5 }, seen({}))).deep.equal([
      'assets.main.file_size_bytes `file_size_bytes` is 5, and the file has 500 bytes.',
    ]);
  });

  it('of sound and video share containers, and have durations within half a second', () => {
    const sound = { asset_type: 'audio', url: URL, duration_ms: 30_000 };
    expect(faults(sound, seen({}, { type: 'video/mp4', bytes: 9, durationMs: 30_400 }))).deep.equal([]);
    expect(faults(sound, seen({}, { type: 'audio/mpeg', bytes: 9, durationMs: 31_000 }))).deep.equal([
      'assets.main.duration_ms `duration_ms` is 30000, and the file has 31000 milliseconds.',
    ]);
    expect(faults({ ...sound, asset_type: 'video' }, seen({}))).length(1);
  });

  it('that cannot be reached fail in production only, and those that nobody read never', () => {
    const gone: MediaLook = { ok: false, why: 'unreachable' };
    expect(faults(image, gone)).deep.equal(['assets.main.url The file could not be fetched.']);
    expect(faults(image, gone, 'sandbox')).deep.equal([]);
    expect(faults(image, { ok: false, why: 'unread' })).deep.equal([]);
    expect(faults(image, undefined)).deep.equal([]);
  });

  it('are looked at once each, at most 12, and not before their macros are known', () => {
    const assets = {
      a: image,
      b: image,
      c: { ...image, url: `${URL}?{CITY}` },
      d: { asset_type: 'url', url: 'https://x.example/' },
    };
    const of = (some: object) => mediaUrls([{ assets: some }] as Parameters<typeof mediaUrls>[0]);
    expect(of(assets)).deep.equal([URL]);
    expect(of({ list: Array.from({ length: 30 }, (_, at) => ({ ...image, url: `${URL}${at}` })) })).length(
      12,
    );
  });

  it('complete what was not declared', () => {
    const manifest = {
      assets: {
        main: { asset_type: 'image', url: URL, width: 300 },
        other: { asset_type: 'text', content: 'x' },
      },
    };
    const { assets } = withSeen(
      manifest as unknown as Parameters<typeof judgeSeen>[0],
      new Map([[URL, seen({})]]),
    );
    expect(assets).deep.equal({
      main: { asset_type: 'image', url: URL, width: 300, height: 250, file_size_bytes: 500 },
      other: { asset_type: 'text', content: 'x' },
    });
  });
});

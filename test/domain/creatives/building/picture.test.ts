import { inflateSync } from 'node:zlib';
import { assert } from 'chai';
import fc from 'fast-check';
import {
  adMarkup,
  escapeHtml,
  kitOf,
  readableOn,
} from '../../../../src/domain/creatives/building/brand-look.ts';
import { drawPicture, pictureFits } from '../../../../src/domain/creatives/building/picture.ts';
import { picturePath, readPicturePath } from '../../../../src/domain/creatives/building/picture-address.ts';
import { encodePng } from '../../../../src/infra/png.ts';

const SPEC = {
  width: 300,
  height: 250,
  background: '#1b3a5b',
  accent: '#e07a1f',
  brand: 'Outdoor',
  headline: 'Boots for every trail',
  call: 'Learn more',
  legal: 'Terms apply.',
};
const sign = (text: string) => `${text.length}`.padStart(32, 'k');
const isSame = (a: string, b: string) => a === b;

describe('drawPicture', () => {
  it('draws words that can be read on their ground', () => {
    const { data, palette } = drawPicture(SPEC);
    assert.deepEqual(palette, ['#1b3a5b', '#ffffff', '#e07a1f', '#000000']);
    assert.sameMembers([...new Set(data)], [0, 1, 2, 3]);
  });

  it('never writes outside, whatever the size and the words', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (width, height, headline) => {
          const { data } = drawPicture({ ...SPEC, width, height, headline, legal: headline });
          return data.length === width * height && data.every((index) => index < 4);
        },
      ),
    );
  });

  it('says when it has no room for a disclosure', () => {
    assert.isTrue(pictureFits(SPEC));
    assert.isFalse(pictureFits({ ...SPEC, width: 40, height: 20, legal: 'Terms and conditions apply.' }));
  });
});

describe('encodePng', () => {
  it('writes a file that holds the pixels', async () => {
    const file = await encodePng({
      width: 3,
      height: 2,
      palette: ['#000000', '#ffffff'],
      data: Uint8Array.of(1, 0, 1, 0, 1, 0),
    });
    assert.equal(file.subarray(1, 4).toString('latin1'), 'PNG');
    assert.deepEqual([file.readUInt32BE(16), file.readUInt32BE(20)], [3, 2]);
    const start = file.indexOf('IDAT') + 4;
    const rows = inflateSync(file.subarray(start, start + file.readUInt32BE(start - 8)));
    assert.deepEqual([...rows], [0, 0x10, 0x10, 0, 0x01, 0x00]);
  });
});

describe('addresses of pictures', () => {
  it('lead back to the picture', () => {
    assert.deepEqual(readPicturePath(picturePath(SPEC, sign), sign, isSame), SPEC);
  });

  const path = picturePath(SPEC, sign);
  const wrong: readonly (readonly [string, string])[] = [
    ['another signature', path.replace(/\.k+\d+\.png$/, '.kkkk.png')],
    ['no signature', path.replace(/\.k+\d+\.png$/, '.png')],
    ['another extension', path.replace(/png$/, 'gif')],
    ['another path', path.replace('/creative-pictures/', '/pictures/')],
    ['more than a path', `${path}.png`],
    ['too many pixels', picturePath({ ...SPEC, width: 1e6, height: 1e6 }, sign)],
    ['too long', picturePath({ ...SPEC, headline: 'x'.repeat(5000) }, sign)],
  ];
  for (const [name, one] of wrong)
    it(`are refused for ${name}`, () => assert.isNull(readPicturePath(one, sign, isSame)));
});

describe('kitOf', () => {
  it('takes nothing that could leave its place in markup or styles', () => {
    const kit = kitOf({
      domain: 'outdoor.example',
      name: 'Outdoor',
      url: 'javascript:alert(1)',
      colors: { primary: 'red;}body{display:none', accent: ['#AABBCC'] },
      logos: [{ url: 'http://outdoor.example/logo.png' }, { url: 'https://outdoor.example/logo.png' }],
      fonts: ['"};x', { name: 'Inter' }],
    });
    assert.deepInclude(kit, {
      url: 'https://outdoor.example/',
      logo: 'https://outdoor.example/logo.png',
      font: 'Inter',
    });
    assert.equal(kit.colors.primary, '#1f3a5f');
    assert.equal(kit.colors.accent, '#AABBCC');
  });

  it('chooses black or white by luminance', () => {
    assert.deepEqual(['#000000', '#ffffff', '#ffd000', '#1b3a5b'].map(readableOn), [
      '#ffffff',
      '#000000',
      '#000000',
      '#ffffff',
    ]);
  });
});

describe('adMarkup', () => {
  it('escapes all text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const page = adMarkup(
          {
            width: 300,
            height: 250,
            headline: text,
            body: text,
            call: text,
            legal: [text],
            image: null,
            clickUrl: text,
            trackers: [text],
            theme: 'brand' as const,
            seconds: 0,
          },
          { ...kitOf({ domain: 'x.example' }), name: text },
        );
        const plain = page.replaceAll(escapeHtml(text), '');
        return text.length < 3 || !/[<>"'&]/.test(text) || !plain.includes(text);
      }),
    );
    assert.equal(escapeHtml(`<a href="x" b='y'>&`), '&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;');
  });
});

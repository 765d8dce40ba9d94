import { assert } from 'chai';
import { isLogoSize, kindOfLogo, logoMember, readLogoPath } from '../../../src/domain/brands/logo-file.ts';

const HASH = 'a0'.repeat(32);

describe('kindOfLogo', () => {
  for (const [head, kind] of [
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['GIF87a', 'gif'],
    ['GIF89a=1;/*', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8L', 'webp'],
    ['RIFF\0\0\0\0WAVEfmt ', 'svg'],
    ['\x89PNG\n', 'svg'],
    ['GIF89', 'svg'],
    ['<svg', 'svg'],
    ['', 'svg'],
  ] as const)
    it(`says ${kind} of ${JSON.stringify(head)}`, () =>
      assert.equal(kindOfLogo(Buffer.from(head, 'latin1')), kind));
});

describe('isLogoSize', () => {
  for (const [width, height, is] of [
    [1, 1, true],
    [4_096, 1, true],
    [2_828, 2_828, true],
    [0, 1, false],
    [1, 0, false],
    [-1, -1, false],
    [Number.NaN, 1, false],
    [4_097, 1, false],
    [1, 4_097, false],
    [2_829, 2_829, false],
    [60_000, 60_000, false],
  ] as const)
    it(`${is ? 'accepts' : 'refuses'} ${width} × ${height}`, () =>
      assert.equal(isLogoSize({ width, height }), is));
});

describe('the path of a copy', () => {
  it('is a member of the wire only when there is a copy', () => {
    assert.deepEqual(logoMember(null), {});
    assert.deepEqual(logoMember(`${HASH}.png`), { logo_path: `/logos/${HASH}.png` });
  });

  it('says the type of the file', () => {
    assert.deepEqual(readLogoPath(`/logos/${HASH}.webp`), { file: `${HASH}.webp`, type: 'image/webp' });
    assert.equal(readLogoPath(`/logos/${HASH}.svg`)?.type, 'image/svg+xml; charset=utf-8');
  });

  for (const path of [
    '/logos/',
    `/logos/${HASH}`,
    `/logos/${HASH}.html`,
    `/logos/${HASH}.tostring`,
    `/logos/${HASH}.PNG`,
    `/logos/${HASH.toUpperCase()}.png`,
    `/logos/${HASH}0.png`,
    `/logos/${HASH}.png/`,
    `/logos/../${HASH}.png`,
    `/x/logos/${HASH}.png`,
    `/logos/${HASH}.png\n`,
  ])
    it(`is not ${JSON.stringify(path.replace(HASH, '…'))}`, () => assert.isNull(readLogoPath(path)));
});

import { assert } from 'chai';
import fc from 'fast-check';
import { brandIdentity, colorList, colorMap } from '../../../src/domain/brands/contents.ts';

describe('brandIdentity', () => {
  for (const junk of [
    undefined,
    null,
    'text',
    7,
    [],
    ['x'],
    {},
    { logos: null, colors: 'red', fonts: 1, tone: [] },
  ]) {
    it(`finds nothing in ${JSON.stringify(junk)}`, () => assert.deepEqual(brandIdentity(junk), {}));
  }

  it('reads the forms of a brand.json', () => {
    const found = brandIdentity({
      logos: [{ url: 'https://a.example/l.svg', tags: ['print'], variant: 'primary', background: 'dark-bg' }],
      colors: { primary: '#0b6e4f', accent: ['#ffaa00', '#000000'] },
      fonts: { body: 'Inter', display: { family: 'Nova Display', files: [] } },
      tone: { voice: [{ de: 'ruhig' }, { en: 'calm' }], attributes: ['warm', [{ en: 'plain' }]], dos: [] },
    });
    assert.deepEqual(found, {
      logos: [{ url: 'https://a.example/l.svg', tags: ['print', 'primary', 'dark-bg'] }],
      colors: { primary: '#0B6E4F', accent: '#FFAA00' },
      fonts: [
        { name: 'Inter', role: 'body' },
        { name: 'Nova Display', role: 'display' },
      ],
      tone: { voice: 'calm', attributes: ['warm', 'plain'] },
    });
  });

  it('reads the forms of a submission', () => {
    const found = brandIdentity({
      logos: [{ url: 'https://a.example/l.png', tags: ['primary', 'primary', ''] }],
      colors: [{ hex: '#112233', type: 'primary' }],
      fonts: [{ name: 'Inter', role: 'body' }, { name: 'No role' }],
      tone: 'Plain',
      company: { name: 'A Inc.', employees: 50, founded: 1999, industries: ['retail', 3], extra: 'x' },
    });
    assert.deepEqual(found, {
      logos: [{ url: 'https://a.example/l.png', tags: ['primary'] }],
      colors: { primary: '#112233' },
      fonts: [{ name: 'Inter', role: 'body' }],
      tone: { voice: 'Plain' },
      company: { name: 'A Inc.', employees: '50', industries: ['retail'], founded: 1999 },
    });
  });

  it('leaves out logos that a page must not load', () => {
    for (const url of [
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'ftp://a.example/l.png',
      '//a.example/l.png',
      'https://user:pass@a.example/l.png',
      'https://a.example/"><script>',
      ' https://a.example/l.png',
      `https://a.example/${'x'.repeat(2048)}`,
      '',
      null,
      7,
    ]) {
      assert.deepEqual(brandIdentity({ logos: [{ url }] }), {}, String(url).slice(0, 40));
    }
  });

  it('shows 20 logos with 20 tags each of a brand with 50 of each', () => {
    const tags = Array.from({ length: 50 }, (_, i) => `tag ${i}`);
    const logos = Array.from({ length: 50 }, (_, i) => ({
      url: `https://a.example/${i}`,
      tags: [...tags, 'x'.repeat(65)],
    }));
    const found = brandIdentity({ logos });
    assert.lengthOf(found.logos ?? [], 20);
    assert.lengthOf(found.logos?.[0]?.tags ?? [], 20);
  });

  it('takes any value, never throws, and writes only what fits its type', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const manifest = { logos: value, colors: value, fonts: value, tone: value, company: value };
        for (const given of [
          value,
          manifest,
          { ...manifest, logos: [value], fonts: [value], tone: { voice: value } },
        ]) {
          const { logos = [], colors = {}, fonts = [], tone = {} } = brandIdentity(given);
          for (const { url } of logos) assert.match(url, /^https?:/);
          for (const hex of Object.values(colors)) assert.match(hex, /^#[0-9A-F]{6}$/);
          for (const { name, role } of fonts) assert.isString(name + role);
          if (tone.voice !== undefined) assert.isString(tone.voice);
        }
      }),
    );
  });
});

describe('colorMap and colorList', () => {
  it('leaves out what is no color, and keeps the first of a role', () => {
    assert.deepEqual(
      colorMap([
        { type: 'a', hex: 'red' },
        { type: 'a', hex: '#fff000' },
        { type: 'a', hex: '#000000' },
        { type: 7, hex: '#000000' },
        { hex: '#000000' },
        null,
      ]),
      { a: '#FFF000' },
    );
    assert.deepEqual(colorMap({ a: '#12', b: 7, c: [], d: [['#112233']], e: null }), {});
  });

  it('do not let a role reach the prototype', () => {
    const colors = colorMap(
      JSON.parse('{"__proto__":"#112233","constructor":"#112233","toString":"#445566"}'),
    );
    assert.deepEqual(Object.keys(colors), ['constructor', 'toString']);
    assert.equal(Object.getPrototypeOf(colors), Object.prototype);
  });

  it('turn a map into the list, and leave a list as it is', () => {
    assert.deepEqual(colorList({ primary: '#0b6e4f', bad: 'red' }), [{ type: 'primary', hex: '#0B6E4F' }]);
    assert.deepEqual(colorList([{ hex: '#0b6e4f', type: 'x', own: 1 }, 'junk', null]), [
      { hex: '#0b6e4f', type: 'x', own: 1 },
    ]);
    for (const junk of [null, undefined, 'red', 7]) assert.deepEqual(colorList(junk), []);
  });
});

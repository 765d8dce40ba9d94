import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { encodePng } from '../src/infra/png.ts';
import { ConfigError } from '../src/settings.ts';
import { registryLogo, registryName } from '../src/site-settings.ts';

function complaint(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    assert.instanceOf(error, ConfigError);
    return (error as Error).message;
  }
  return assert.fail('it was accepted');
}

describe('REGISTRY_NAME', () => {
  const read = (name: string) => registryName({ REGISTRY_NAME: name });

  it('is null when it is not given or empty', () => {
    assert.isNull(registryName({}));
    assert.isNull(read('  '));
  });

  for (const [name, shown] of [
    ['Acme Registry', 'Acme Registry'],
    ['  Acme  ', 'Acme'],
    ['<b>A & "B"</b>', '<b>A & "B"</b>'],
    ['سجل الإعلانات', 'سجل الإعلانات'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क\u094d\u200dष', 'क\u094d\u200dष'],
    ['Re\u0301gie', 'Régie'],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['𝒜'.repeat(80), '𝒜'.repeat(80)],
  ] as const)
    it(`is taken: ${name.slice(0, 20)}`, () => assert.equal(read(name), shown));

  for (const [what, name] of [
    ['81 characters', 'x'.repeat(81)],
    ['a line break', 'Acme\nRegistry'],
    ['a null', 'Acme\0'],
    ['an escape of terminals', 'Acme\u001b[31m'],
    ['a mark that turns the text around', 'Acme \u202eyrtsigeR'],
    ['an isolate', 'Acme \u2067x\u2069'],
    ['a right-to-left mark', 'Acme\u200fx'],
    ['a zero-width space', 'Ac\u200bme'],
    ['a byte order mark inside', 'Ac\ufeffme'],
    ['a line separator', 'Acme\u2028x'],
    ['a soft hyphen', 'Ac\u00adme'],
    ['a character of a tag', 'Acme\u{e0041}'],
    ['half of a character', 'Acme\ud800'],
    ['a character for private use', 'Acme\ue000'],
    ['no letter', '***'],
    ['joiners only', '\u200d\u200c'],
  ] as const)
    it(`is refused with ${what}, in one line that a terminal can show`, () => {
      const message = complaint(() => read(name));
      assert.match(message, /^REGISTRY_NAME: [ -~]+$/);
    });
});

describe('REGISTRY_LOGO', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-logo-'));
  after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'logo');
  const read = (content: string | Uint8Array) => {
    writeFileSync(path, content);
    return registryLogo({ REGISTRY_LOGO: path });
  };
  const svg = (inner: string, root = 'xmlns="http://www.w3.org/2000/svg"') => `<svg ${root}>${inner}</svg>`;
  const png = (width: number, height: number) =>
    encodePng({ width, height, palette: ['#000000'], data: new Uint8Array(width * height) });

  it('is null when it is not given', () => assert.isNull(registryLogo({})));

  it('takes PNG and SVG files, whatever they are called, and names them by their content', async () => {
    const picture = await png(40, 20);
    assert.deepInclude(read(picture), { type: 'image/png', bytes: Buffer.from(picture) });
    assert.match(read(picture)?.file ?? '', /^logo\.[0-9a-f]{12}\.png$/);
    const drawing = read(`<?xml version="1.0"?>\n${svg('<path d="M0 0h1v1z"/>')}`);
    assert.equal(drawing?.type, 'image/svg+xml');
    assert.notEqual(drawing?.file, read(svg('<g/>'))?.file);
  });

  it('keeps free the width that the logo has beside text, and a square where its file does not say one', async () => {
    const sized = (size: string) => svg('<g/>', `xmlns="http://www.w3.org/2000/svg" ${size}`);
    for (const [content, width] of [
      [await png(40, 20), 48],
      [await png(2_048, 1), 192],
      [await png(1, 2_048), 1],
      [sized('width="30" height="60"'), 12],
      [sized('viewBox="0 0 100 50"'), 48],
      [sized('width="0" height="0"'), 24],
      [sized('viewBox="none"'), 24],
      [svg('<g/>'), 24],
    ] as const)
      assert.equal(read(content)?.width, width);
  });

  for (const [what, content, fault] of [
    ['an empty file', '', /neither a PNG/],
    ['text', 'logo', /neither a PNG/],
    ['a JPEG file', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /neither a PNG/],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"></html>', /neither a PNG/],
    ['an svg of no namespace', svg('', ''), /neither a PNG/],
    ['SVG that is not well-formed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', /well-formed/],
    ['a document type with entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('&a;')}`, /has a DOCTYPE/],
    ['a script', svg('<script>alert(1)</script>'), /has an element script/],
    [
      'a script with a prefix',
      svg('<s:SCRIPT xmlns:s="http://www.w3.org/2000/svg"/>'),
      /has an element script/,
    ],
    ['a page inside', svg('<foreignObject/>'), /has an element foreignobject/],
    ['a handler', svg('<path onload="alert(1)"/>'), /runs a script/],
    [
      'a handler of the root',
      svg('', 'xmlns="http://www.w3.org/2000/svg" ONLOAD="alert(1)"'),
      /runs a script/,
    ],
    [
      'the start of a PNG file',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      /not a complete PNG/,
    ],
    ['more than 256 KB', svg(`<desc>${'x'.repeat(256 * 1024)}</desc>`), /larger than 256 KB/],
  ] as const)
    it(`refuses ${what}`, () => {
      const message = complaint(() => read(content));
      assert.match(message, /^REGISTRY_LOGO: /);
      assert.match(message, fault);
    });

  it('refuses a PNG file of more pixels than a page needs, and of none', async () => {
    const picture = Buffer.from(await png(1, 1));
    for (const [width, height] of [
      [100_000, 1],
      [1, 2_049],
      [0, 1],
      [4_000_000_000, 4_000_000_000],
    ] as const) {
      picture.writeUInt32BE(width, 16);
      picture.writeUInt32BE(height, 20);
      assert.include(
        complaint(() => read(picture)),
        `has ${width} × ${height} pixels`,
      );
    }
  });

  it('refuses a file that is not there, and a folder', () => {
    for (const one of [join(folder, 'none'), folder])
      assert.include(
        complaint(() => registryLogo({ REGISTRY_LOGO: one })),
        `cannot read ${one}`,
      );
  });
});

import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { createMacroWriter, type MacroWriter, macroValues } from '../../../src/domain/creatives/macros.ts';
import {
  FILL_STEP,
  markupFill,
  scriptFill,
  styleFill,
} from '../../../src/domain/creatives/macros-in-markup.ts';
import { finish } from '../../../src/domain/steps.ts';
import { assertWithin, measured } from '../../support/cpu-cost.ts';

const writer = (values: Record<string, string>, bound?: number) =>
  createMacroWriter(macroValues(values), bound);
const hostile = `"'\`><script>alert(1)</script>\\ {SKU} &amp; \r\n%%X%% \${y} [Z] \u202E\u2028 é #?/`;
const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constant(hostile));

const fillMarkup = (text: string, writer: MacroWriter) => finish(markupFill(text, writer));
const fillScript = (text: string, writer: MacroWriter) => finish(scriptFill(text, writer));
const fillStyle = (text: string, writer: MacroWriter) => finish(styleFill(text, writer));

describe('macros', () => {
  it('replaces known names in one pass and leaves everything else', () => {
    const { plain } = writer({ SKU: '{CITY}', CITY: 'Oslo' });
    expect(plain('{SKU} {CITY} {ZIP} {city} {{CITY}} {CI TY} {}')).equal(
      '{CITY} Oslo {ZIP} {city} {{CITY}} {CI TY} {}',
    );
  });

  it('ignores names that no macro can have, and members of objects', () => {
    const values = macroValues({ 'a b': 'x', sku: 'x', __proto__: 'x', GOOD: 'y' });
    expect([...values.keys()]).deep.equal(['GOOD']);
    expect(createMacroWriter(values).plain('{CONSTRUCTOR}{GOOD}')).equal('{CONSTRUCTOR}y');
  });

  it('percent-encodes everything outside the unreserved characters of RFC 3986, after NFC', () => {
    const { url } = writer({ V: "a-b_c.d~e/f?g&h=i'(j)*!é\u0065\u0301{SKU}\ud800" });
    expect(url('https://t.example/?v={V}')).equal(
      'https://t.example/?v=a-b_c.d~e%2Ff%3Fg%26h%3Di%27%28j%29%2A%21%C3%A9%C3%A9%7BSKU%7D%EF%BF%BD',
    );
  });

  it('lets a click address lead a URL only when it is one of the web', () => {
    const click = (CLICK_URL: string) => writer({ CLICK_URL }).url('{CLICK_URL}#{CLICK_URL}');
    expect(click('https://a.example/?x="<\'')).equal(
      'https://a.example/?x=%22%3C%27#https%3A%2F%2Fa.example%2F%3Fx%3D%22%3C%27',
    );
    expect(click('javascript:alert(1)')).equal('javascript%3Aalert%281%29#javascript%3Aalert%281%29');
    expect(click('https://user:secret@a.example/')).not.match(/^https:/);
  });

  it('stops writing values at its bound and says so', () => {
    const bounded = writer({ A: 'x'.repeat(100) }, 250);
    expect(bounded.plain('{A}'.repeat(5))).equal(`${'x'.repeat(200)}{A}{A}{A}`);
    expect(bounded.isExhausted).equal(true);
    expect(bounded.with(macroValues({ B: '1' })).plain('{B}')).equal('{B}');
  });

  describe('in markup of others', () => {
    const page =
      '<!-- {V} --><p title="{V}" class={V} style="color:{V}" onclick="f(\'{V}\')">a {V} b</p>' +
      '<a href="https://t.example/?v={V}" data-click-url="{V}">x</a><img srcset="https://t.example/{V} 2x">' +
      '<script>var a = "{V}";</script><script type="application/json">{"v": "{V}"}</script>' +
      '<style>p { content: "{V}" }</style><title>{V}</title>';

    /** Names of elements and attributes, in order. */
    const shape = (html: string): unknown[] => {
      const names = (node: unknown): unknown[] => {
        const {
          children = [],
          name,
          attribs,
        } = node as {
          children?: unknown[];
          name?: string;
          attribs?: Record<string, string>;
        };
        return [
          ...(name === undefined ? [] : [[name, Object.keys(attribs ?? {})]]),
          ...children.flatMap(names),
        ];
      };
      return names(parseDocument(html));
    };
    const part = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? expect.fail('missing');

    it('keeps the shape of the page and the value of each string, whatever the value is', () => {
      fc.assert(
        fc.property(anything, (value) => {
          const filled = fillMarkup(page, writer({ V: value }));
          expect(shape(filled)).deep.equal(shape(page));
          expect(runInNewContext(part(filled, /<script>var a = (".*?");/s))).equal(value);
          expect(JSON.parse(part(filled, /json">(.*?)<\/script>/s))).deep.equal({ v: value });
          expect(part(filled, /data-click-url="(.*?)"/s)).match(/^[\w.~%-]*$/);
          expect(part(filled, /class=(\S*) style/s)).match(/^[\w.-]*$/);
          expect(part(filled, /content: "(.*?)" \}/s)).match(/^(?:[A-Za-z0-9]|\\[0-9A-F]{6} )*$/);
        }),
        { numRuns: 200 },
      );
    });

    it('does not run a value as a script, also without quotes or behind a scheme', () => {
      const V = `');alert(1);('`;
      const filled = fillMarkup(
        `<a href="javascript:f('{V}')">x</a><script>{V}; \`{V}\`</script>`,
        writer({ V }),
      );
      const link = decodeURIComponent(part(filled, /href="javascript:(.*?)"/));
      expect(runInNewContext(`let got; const f = (x) => { got = x }; ${link}; got`)).equal(V);
      expect(() => runInNewContext(part(filled, /<script>(.*?)<\/script>/))).throw(
        /Invalid or unexpected token/,
      );
    });

    it('keeps text of foreign elements and raw text down to letters', () => {
      const filled = fillMarkup(
        '<svg><style>{V}</style><title>{V}</title></svg><textarea>{V}</textarea>',
        writer({ V: '<b>"é' }),
      );
      expect(filled).equal('<svg><style>_b___</style><title>_b___</title></svg><textarea>_b___</textarea>');
    });

    it('percent-encodes values inside addresses of scripts and style sheets', () => {
      const values = writer({ V: 'a&b' });
      expect(runInNewContext(fillScript('"https://t.example/?v={V}&w={V}"', values))).equal(
        'https://t.example/?v=a%26b&w=a%26b',
      );
      expect(runInNewContext(fillScript('"https://t.example/" + "{V}"', values))).equal(
        'https://t.example/a&b',
      );
      expect(fillStyle('a { background: url("https://t.example/{V}") } b { content: "{V}" }', values)).equal(
        'a { background: url("https://t.example/a\\000025 26b") } b { content: "a\\000026 b" }',
      );
    });

    it('leaves markup without macros as it is, character for character', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
          expect(fillMarkup(text, writer({}))).equal(text);
          expect(fillMarkup(text, writer({ V: 'x' }))).equal(text.replace(/(?<!\{)\{V\}(?!\})/g, 'x'));
        }),
      );
    });

    it('gives the same text wherever a pause cuts it', () => {
      const pieces = fc.constantFrom(
        '{V}',
        '{{V}}',
        '{',
        '}',
        'A',
        'url(',
        'http://',
        ' ',
        '"',
        "'",
        '`',
        '<a href="',
        '<p onclick="',
        '<script>',
        '</script>',
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '<svg>',
        "<x a={V} b='",
        '/>',
        '>',
        '<title>',
        '</title>',
        '<![CDATA[',
        ']]>',
        '<?',
        '&amp;',
        'javascript:',
        'é',
        '<script type="a/json">',
      );
      fc.assert(
        fc.property(fc.array(pieces, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (parts, step) => {
          const text = parts.join('');
          const values = writer({ V: `'a"&<b>`, A: 'x' });
          for (const fill of [markupFill, scriptFill, styleFill])
            expect(finish(fill(text, values, step))).equal(finish(fill(text, values)));
        }),
        { numRuns: 1_000 },
      );
    });

    for (const [name, begin, more, end] of [
      ['text', '', '{A} ', ''],
      ['macros without a space', '', '{A}', ''],
      ['an attribute', '<p title="', '{A}.', '">'],
      ['an address', '<a href="https://a.example/?', 'a={A}&', '">'],
      ['many attributes', '<p ', 'a="{A}" ', '>'],
      ['a script', '<script>', '"{A}";', '</script>'],
      ['a style sheet', '<style>', 'a{b:{A}} ', '</style>'],
      ['a comment', '<!--', '{A} ', '-->'],
      ['tags', '', '<b>{A}</b>', ''],
    ] as const)
      it(`pauses while it fills ${name}`, () => {
        const text = begin + more.repeat(Math.ceil((20 * FILL_STEP) / more.length)) + end;
        let longest = 0;
        let filled = 0;
        const counting: MacroWriter = writer({ A: 'x' });
        const as: MacroWriter['as'] = (encoding, piece) => {
          filled += piece.length;
          return counting.as(encoding, piece);
        };
        const steps = markupFill(text, { ...counting, as, url: (piece) => as((value) => value, piece) });
        while (steps.next().done !== true) {
          longest = Math.max(longest, filled);
          filled = 0;
        }
        expect(Math.max(longest, filled))
          .above(0)
          .most(FILL_STEP + 100);
      });

    it('takes time in proportion to its length', async () => {
      const bad = [
        ['<a ', 'b '],
        ['<p ', 'a="{A}" '],
        ['<script>', '"{A}'],
        ['<style>', 'url(url({A}'],
        ['', '<svg>{A}'],
        ['', '<!--'],
        ['', '<script>'],
        ['', '{A'],
        ['<a href="', '&{A}'],
      ].map(([start = '', piece = '']) => start + piece.repeat(500_000 / piece.length));
      for (const markup of bad)
        await assertWithin(
          (control) => ({ total: 150 * control }),
          () => measured(() => fillMarkup(markup, writer({ A: 'x' }))),
          markup.slice(0, 40),
        );
    });
  });
});

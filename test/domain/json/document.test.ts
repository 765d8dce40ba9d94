import { assert } from 'chai';
import fc from 'fast-check';
import { parseJsonDocument } from '../../../src/domain/json/document.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function read(text: string): unknown {
  const parsed = parseJsonDocument(bytes(text));
  assert.isTrue(parsed.ok);
  return parsed.ok ? parsed.value : undefined;
}

function warnedFields(text: string): string[] {
  const parsed = parseJsonDocument(bytes(text));
  assert.isTrue(parsed.ok);
  return parsed.ok ? parsed.warnings.map(({ field }) => field) : [];
}

function refusal(input: Uint8Array, limits = {}): string {
  const parsed = parseJsonDocument(input, limits);
  assert.isFalse(parsed.ok);
  if (parsed.ok) return '';
  assert.equal(parsed.error.field, 'json');
  assert.equal(parsed.error.severity, 'error');
  return parsed.error.message;
}

describe('parseJsonDocument', () => {
  it('reads any JSON value as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value);
        assert.deepEqual(read(text), JSON.parse(text));
      }),
    );
  });

  it('never throws, and accepts nothing that JSON.parse refuses', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      ',',
      ':',
      '"a"',
      '1',
      'null',
      ' ',
      '\\u0000',
      'é',
    );
    const text = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text.map(bytes), fc.uint8Array()), (input) => {
        const parsed = parseJsonDocument(input);
        if (parsed.ok) JSON.parse(new TextDecoder().decode(input));
      }),
      { numRuns: 2000 },
    );
  });

  it('tolerates a byte order mark', () => assert.deepEqual(read('\ufeff{"a":1}'), { a: 1 }));

  it('takes the deepest nesting that is allowed', () => {
    assert.isTrue(parseJsonDocument(bytes('['.repeat(64) + ']'.repeat(64))).ok);
  });

  it('counts brackets outside of strings only', () => {
    assert.equal(read(JSON.stringify('[{"'.repeat(100))), '[{"'.repeat(100));
    assert.deepEqual(read('["\\\\","[\\"["]'), ['\\', '["[']);
  });

  it('warns about a repeated name with its path and keeps the last value', () => {
    const text = '{"a":[{"b":1},{"b":1,"c":{},"b":2}],"a2":0}';
    assert.deepEqual(warnedFields(text), ['a[1].b']);
    assert.deepEqual(read(text), { a: [{ b: 1 }, { b: 2, c: {} }], a2: 0 });
  });

  it('knows a name by its meaning, not its spelling', () => {
    assert.deepEqual(warnedFields('{"url":1,"\\u0075rl":2}'), ['url']);
  });

  it('does not take values, or names of other objects, for repeated names', () => {
    assert.deepEqual(warnedFields('{"a":"a","b":{"a":"a"},"c":[{"a":1},{"a":2},"a","a"]}'), []);
  });

  it('reports each path once, the first twenty, and how often names were repeated', () => {
    assert.deepEqual(warnedFields(`{${'"a":1,'.repeat(500)}"a":1}`), ['a', 'json']);
    const many = Array.from({ length: 50 }, (_, i) => `"k${i}":1,"k${i}":2`).join(',');
    assert.lengthOf(warnedFields(`{${many}}`), 21);
  });

  it('takes names that objects have by nature for what they are', () => {
    const value = read('{"__proto__":{"polluted":true},"constructor":1,"__proto__":{"again":true}}');
    assert.deepEqual(Object.keys(Object(value)), ['__proto__', 'constructor']);
    assert.isUndefined(Object(value).polluted);
    assert.isUndefined(Object({}).polluted);
    assert.deepEqual(warnedFields('{"__proto__":1,"__proto__":2}'), ['__proto__']);
  });

  it('replaces what is no text, and says so', () => {
    assert.deepEqual(read('{"a\\u0000":"b\\ud800c","d":"\\ud83d\\ude00"}'), {
      'a\ufffd': 'b\ufffdc',
      d: '😀',
    });
    assert.deepEqual(warnedFields('{"a\\u0000":1}'), ['json']);
    assert.deepEqual(warnedFields('{"d":"\\ud83d\\ude00"}'), []);
    assert.deepEqual(warnedFields('{"d":"\\\\u0000"}'), []);
  });

  it('refuses what is not JSON', () => {
    for (const text of [
      '',
      ' ',
      '{',
      '{"a":1,}',
      "{'a':1}",
      '<html></html>',
      '[1]x',
      '\ufeff\ufeff{}',
      '"\0"',
      'NaN',
    ]) {
      assert.match(refusal(bytes(text)), /not JSON/);
    }
  });

  it('refuses a document of no bytes', () => assert.match(refusal(new Uint8Array()), /not JSON/));

  it('refuses what is not UTF-8', () => {
    for (const input of [
      [0xff, 0xfe, 0x7b, 0],
      [0x22, 0xc3, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xc0, 0x80, 0x22],
    ]) {
      assert.match(refusal(Uint8Array.from(input)), /UTF-8/);
    }
  });

  it('reads characters of two, three and four bytes wherever a long document is cut to be decoded', () => {
    for (const character of ['é', '…', '\u{1f600}', '\ufeff']) {
      for (let before = 0; before < 5; before++) {
        const text = `${'x'.repeat(before)}${character.repeat(400_000)}`;
        assert.equal(read(JSON.stringify(text)), text, `${character} after ${before}`);
      }
    }
  });

  it('refuses what is not UTF-8 where a long document is cut, and at its end', () => {
    const place = 512 * 1024;
    for (const wrong of [[0xc3], [0xe2, 0x80], [0xf0, 0x9f, 0x98], [0x80], [0x80, 0x80, 0x80, 0x80]]) {
      for (let before = place - 5; before < place + 2; before++) {
        for (const after of [0, 10]) {
          const input = Buffer.concat([
            Buffer.alloc(before, 0x20),
            Buffer.from(wrong),
            Buffer.alloc(after, 0x20),
          ]);
          assert.match(refusal(input), /UTF-8/, `${wrong} at ${before}`);
        }
      }
    }
  });

  it('refuses what is too deep, too long or made of too many values, before parsing it', () => {
    assert.match(refusal(bytes('['.repeat(65) + ']'.repeat(65))), /64 levels/);
    assert.match(refusal(bytes('{"a":'.repeat(1_000_000))), /64 levels/);
    assert.match(refusal(new Uint8Array(11), { maxBytes: 10 }), /10 bytes/);
    assert.match(refusal(bytes('[{},{},{}]'), { maxValues: 5 }), /5 values/);
    assert.match(refusal(bytes(`[${'[],'.repeat(3_000_000)}[]]`)), /values/);
  });

  it('does not quote control characters or long pieces of the document', () => {
    const message = refusal(bytes(`{"a": \u0007${'x'.repeat(5000)}}`));
    assert.isBelow(message.length, 300);
    assert.notMatch(message, /\p{Cc}/u);
  });

  it('refuses a million backslashes, and warns of 100,000 equal names twice only', () => {
    refusal(bytes(`"${'\\'.repeat(1_000_001)}"`));
    assert.lengthOf(warnedFields(`{"x":{${'"a":1,'.repeat(100_000)}"a":1}}`), 2);
  });
});

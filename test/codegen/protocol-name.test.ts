import { assert } from 'chai';
import fc from 'fast-check';
import { protocolNames, renameText, renameTree } from '../../codegen/protocol-name.ts';
import { parseTexts } from '../../codegen/read.ts';
import { refusalOf } from './refusal.ts';

const names = fc.stringMatching(/^[a-z][a-z0-9]{1,30}$/);
/** Text that is likely to hold the name as a segment, as a part of a word, and beside every kind of delimiter. */
const texts = fc
  .array(
    fc.constantFrom('proto', 'Proto', 'PROTO', 'col', 's', '3', 'é', '_', '-', '/', '.', ':', ' ', '@', '"'),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('renameText', () => {
  for (const [text, expected] of [
    ['get_proto_capabilities', 'get_zebra_capabilities'],
    ['proto_major_version', 'zebra_major_version'],
    ['_proto-owner.example.com', '_zebra-owner.example.com'],
    ['/.well-known/proto-ownership.txt', '/.well-known/zebra-ownership.txt'],
    ['proto/webhook-signing/v1', 'zebra/webhook-signing/v1'],
    ['proto:products', 'zebra:products'],
    ['../protocol/get-proto-capabilities-request.json', '../protocol/get-zebra-capabilities-request.json'],
    ['X-Proto-Version and Proto', 'X-Zebra-Version and Zebra'],
    ['proto proto', 'zebra zebra'],
    ['protocol, Protocol, prototype, protos, aproto, getProto, proto3, PROTO', undefined],
  ] as const) {
    it(`turns ${text} into ${expected ?? 'itself'}`, () =>
      assert.equal(renameText(text, 'zebra'), expected ?? text));
  }

  it('leaves words alone that only contain the name', () => {
    const letters = fc.stringMatching(/^[A-Za-z0-9]{1,5}$/);
    fc.assert(
      fc.property(
        fc.option(letters, { nil: '' }),
        letters,
        names,
        fc.boolean(),
        (before, after, name, upper) => {
          const inside = upper ? 'Proto' : 'proto';
          assert.equal(renameText(before + inside + after, name), before + inside + after);
          assert.equal(renameText(after + inside + before, name), after + inside + before);
        },
      ),
    );
  });

  it('changes nothing under the source name, and nothing the second time', () => {
    fc.assert(
      fc.property(texts, names, (text, name) => {
        assert.equal(renameText(text, 'proto'), text);
        const once = renameText(text, name);
        if (name !== 'proto') assert.equal(renameText(once, name), once);
      }),
    );
  });

  it('leaves no segment behind, and everything else where it was', () => {
    fc.assert(
      fc.property(texts, names, (text, name) => {
        fc.pre(name !== 'proto');
        const renamed = renameText(text, name);
        assert.notMatch(renamed, /(?<![A-Za-z0-9])[pP]roto(?![A-Za-z0-9])/);
        const segments = (value: string) => value.split(/[^A-Za-z0-9]/).map((word) => word.toLowerCase());
        const expected = text
          .split(/[^A-Za-z0-9]/)
          .map((word) => (/^[pP]roto$/.test(word) ? name : word.toLowerCase()));
        assert.deepEqual(segments(renamed), expected);
      }),
    );
  });
});

describe('renameTree', () => {
  it('renames paths, keys and values at every depth, and keeps the hash of the file on disk', () => {
    const sources = parseTexts(
      new Map([['a/x-proto.json', '{"proto_a": [{"b": "proto:c", "d": 1, "e": null}]}']]),
    );
    const tree = renameTree(sources, 'zebra');
    assert.deepEqual([...tree.keys()], ['a/x-zebra.json']);
    assert.deepEqual(tree.get('a/x-zebra.json')?.value, { zebra_a: [{ b: 'zebra:c', d: 1, e: null }] });
    assert.equal(tree.get('a/x-zebra.json')?.sha256, sources.get('a/x-proto.json')?.sha256);
  });

  it('renames references, whose pointers hide the segment behind ~1', () => {
    const refs = [
      './proto.yaml#/~1proto~1{id}',
      '#/~1a.proto~0b',
      '../proto-a.json',
      '#/$defs/proto_b',
      '#/protocol~1x',
    ];
    const tree = renameTree(
      parseTexts(new Map([['a.json', JSON.stringify(refs.map(($ref) => ({ $ref })))]])),
      'zebra',
    );
    assert.deepEqual(
      tree.get('a.json')?.value,
      [
        './zebra.yaml#/~1zebra~1{id}',
        '#/~1a.zebra~0b',
        '../zebra-a.json',
        '#/$defs/zebra_b',
        '#/protocol~1x',
      ].map(($ref) => ({ $ref })),
    );
  });

  it('refuses two files that get one path', () => {
    const sources = parseTexts(
      new Map([
        ['a/proto.json', '1'],
        ['a/zebra.json', '2'],
      ]),
    );
    const message = refusalOf(() => renameTree(sources, 'zebra'));
    assert.include(message, 'a/proto.json and a/zebra.json both become a/zebra.json');
  });
});

describe('protocolNames', () => {
  it('is what the same words become in the sources', () => {
    for (const [key, value] of Object.entries(protocolNames('proto'))) {
      assert.propertyVal(protocolNames('zebra'), key, renameText(value, 'zebra'));
    }
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { addItem, moveItem, removeAt, setMember } from '../../../web/document/edits.ts';
import { type Node, nodeAt, type Path, treeOf } from '../../../web/document/tree.ts';
import { assertWithin, measured } from '../../support/cpu-cost.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Numbers and texts as people write them: a parser would write them otherwise. */
const ODD = ['1.0', '-0', '1e3', '12345678901234567890', '"\\u00e9"', '"\\/"', '"a\\"]},:"', 'null', 'true'];
const spaces = fc.constantFrom('', ' ', '\n', '\n  ', '\r\n\t', '  \n ');
const name = fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'x"y', 'ä', ''), fc.string({ maxLength: 4 }));

/** The text of some JSON, with spaces anywhere and the odd values. */
const someText: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(...ODD),
    fc
      .tuple(fc.array(fc.tuple(spaces, tie('value'), spaces), { maxLength: 4 }), spaces)
      .map(
        ([items, empty]) =>
          `[${items.length === 0 ? empty : items.map((parts) => parts.join('')).join(',')}]`,
      ),
    fc
      .tuple(
        fc.uniqueArray(fc.tuple(name, spaces, spaces, tie('value'), spaces), {
          maxLength: 4,
          selector: ([own]) => own,
        }),
        spaces,
      )
      .map(([members, empty]) => {
        const parts = members.map(
          ([own, a, b, value, c]) => `${a}${JSON.stringify(own)}${b}:${a}${value}${c}`,
        );
        return `{${parts.length === 0 ? empty : parts.join(',')}}`;
      }),
  ),
})).value;

/** Every path of a tree with its value, the outermost first. */
function placesOf(node: Node, path: Path = []): { path: Path; node: Node }[] {
  const inner =
    node.kind === 'object'
      ? node.members.flatMap(({ name: own, value }) => placesOf(value, [...path, own]))
      : node.kind === 'array'
        ? node.items.flatMap((item, at) => placesOf(item, [...path, at]))
        : [];
  return [{ path, node }, ...inner];
}

const treeFor = (text: string): Node => {
  const tree = treeOf(text);
  if (tree === null) throw new Error(`no tree of ${text}`);
  return tree;
};
const raw = (text: string, path: Path): string | undefined => {
  const node = nodeAt(treeFor(text), path);
  return node === undefined ? undefined : text.slice(node.start, node.end);
};
/** The texts of all single values outside a path: an edit may not touch them. */
const others = (text: string, path: Path): string[] =>
  placesOf(treeFor(text))
    .filter(({ path: own, node }) => node.kind === 'value' && !path.every((step, at) => own[at] === step))
    .map(({ node }) => text.slice(node.start, node.end));

const chosen = fc.tuple(someText, fc.nat()).map(([text, at]) => {
  const places = placesOf(treeFor(text));
  const place = places[at % places.length];
  if (place === undefined) throw new Error('a tree has a root');
  return { text, ...place };
});
const parse = (text: string | null): Json => JSON.parse(text ?? 'no text') as Json;
const RUNS = { numRuns: 300 };

describe('edits of a JSON text', () => {
  it('know where every value stands', () => {
    fc.assert(
      fc.property(someText, (text) => {
        const tree = treeFor(text);
        expect(parse(text.slice(tree.start, tree.end))).deep.equal(parse(text));
        for (const { path, node } of placesOf(tree)) {
          let value: Json | undefined = parse(text);
          for (const step of path) value = Object.getOwnPropertyDescriptor(value, step)?.value;
          expect(parse(text.slice(node.start, node.end))).deep.equal(value);
        }
      }),
      RUNS,
    );
  });

  it('add and replace members, and keep all others as they are written', () => {
    fc.assert(
      fc.property(chosen, name, ({ text, path, node }, own) => {
        const after = setMember(text, path, own, '{"k": [1.0]}');
        if (node.kind !== 'object') {
          expect(after).equal(null);
          return;
        }
        expect(parse(raw(after ?? '', [...path, own]) ?? null)).deep.equal({ k: [1] });
        expect(others(after ?? '', [...path, own])).deep.equal(others(text, [...path, own]));
      }),
      RUNS,
    );
  });

  it('add items to the end of a list', () => {
    fc.assert(
      fc.property(chosen, ({ text, path, node }) => {
        const after = addItem(text, path, '{"k": 2}');
        if (node.kind !== 'array') {
          expect(after).equal(null);
          return;
        }
        const at = [...path, node.items.length];
        expect(parse(raw(after ?? '', at) ?? null)).deep.equal({ k: 2 });
        expect(others(after ?? '', at)).deep.equal(others(text, at));
      }),
      RUNS,
    );
  });

  it('remove one entry and leave the others as they are written', () => {
    fc.assert(
      fc.property(chosen, ({ text, path }) => {
        const after = removeAt(text, path);
        if (path.length === 0) {
          expect(after).equal(null);
          return;
        }
        expect(treeOf(after ?? '')).not.equal(null);
        const kept = placesOf(treeFor(after ?? '')).filter(({ node }) => node.kind === 'value');
        expect(kept.map(({ node }) => after?.slice(node.start, node.end))).deep.equal(others(text, path));
      }),
      RUNS,
    );
  });

  it('exchange two items, and back again give the same text', () => {
    fc.assert(
      fc.property(chosen, ({ text, path }) => {
        const at = path.at(-1);
        const after = moveItem(text, path, 1);
        const around = path.slice(0, -1);
        const isLast = typeof at === 'number' && raw(text, [...around, at + 1]) === undefined;
        if (typeof at !== 'number' || isLast) {
          expect(after).equal(null);
          return;
        }
        expect(raw(after ?? '', [...around, at + 1])).equal(raw(text, path));
        expect(moveItem(after ?? '', [...around, at + 1], -1)).equal(text);
      }),
      RUNS,
    );
  });

  it('follow the indentation and the line ends of the text', () => {
    const text = '{\r\n\t"a": [],\r\n\t"n": 12345678901234567890.10\r\n}\r\n';
    const one = addItem(text, ['a'], '{"id": "x"}') ?? '';
    expect(one).equal(
      '{\r\n\t"a": [\r\n\t\t{\r\n\t\t\t"id": "x"\r\n\t\t}\r\n\t],\r\n\t"n": 12345678901234567890.10\r\n}\r\n',
    );
    expect(setMember(one, [], 'z', '1')).equal(one.replace('.10\r\n', '.10,\r\n\t"z": 1\r\n'));
    expect(removeAt(one, ['a', 0])).equal(text);
    expect(addItem('{"a": [1]}', ['a'], '2')).equal('{"a": [1, 2]}');
  });

  for (const [what, text] of [
    ['no JSON', '{"a": }'],
    ['a name twice', '{"a": 1, "a": 2}'],
    ['two names that are spelled in two ways', '{"a": 1, "\\u0061": 2}'],
    ['too many levels', `${'['.repeat(61)}${']'.repeat(61)}`],
    ['nothing', ''],
  ] as const)
    it(`leave a text alone that has ${what}`, () => {
      expect(treeOf(text)).equal(null);
      expect([setMember(text, [], 'a', '1'), addItem(text, [], '1')]).deep.equal([null, null]);
    });

  it('take linear time', async () => {
    const text = JSON.stringify({ list: Array.from({ length: 60_000 }, (_, at) => ({ at })) });
    await assertWithin(
      (control) => ({ total: 200 * control }),
      () => measured(() => expect(addItem(text, ['list'], '{}')).length(text.length + 4)),
    );
  });
});

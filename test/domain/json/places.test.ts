import { expect } from 'chai';
import fc from 'fast-check';
import { placesOf } from '../../../src/domain/json/places.ts';
import { assertWithin, measured } from '../../support/cpu-cost.ts';

/** What stands at the place of each path, up to the end of the line. */
const at = (text: string, ...paths: string[]): string[] =>
  placesOf(text, paths).map(({ line, column }) => (text.split('\n')[line - 1] ?? '').slice(column - 1));

const DOCUMENT = `{
  "authorized_agents": [
    { "url": "https://a.example",  "property_ids": ["x", "y"] },
    {
      "url": "https://b.example"
    }
  ],
  "contact": { "name": "A \\"b\\" }, [" },
  "properties": []
}`;

describe('placesOf', () => {
  it('finds members at their names and items at their beginnings', () => {
    expect(
      at(DOCUMENT, 'authorized_agents', 'authorized_agents[1].url', 'contact.name', 'properties'),
    ).deep.equal([
      '"authorized_agents": [',
      '"url": "https://b.example"',
      '"name": "A \\"b\\" }, [" },',
      '"properties": []',
    ]);
    expect(at(DOCUMENT, 'authorized_agents[0].property_ids[1]', 'authorized_agents[1]')).deep.equal([
      '"y"] },',
      '{',
    ]);
  });

  it('finds what is missing at the nearest part around it', () => {
    expect(
      at(
        DOCUMENT,
        'authorized_agents[1].authorization_type',
        'authorized_agents[7].url',
        'formats[0]',
        'properties[0].name',
        '',
      ),
    ).deep.equal(['{', '"authorized_agents": [', '{', '"properties": []', '{']);
  });

  it('finds the last of two equal names, which is the one that counts', () => {
    expect(placesOf('{"a": 1,\n "a": {"b": 2}}', ['a.b', 'a'])).deep.equal([
      { line: 2, column: 8, offset: 16 },
      { line: 2, column: 2, offset: 10 },
    ]);
  });

  for (const text of [
    '',
    '   ',
    '[',
    '{',
    '{"a',
    '{"a":',
    '"',
    ']]]',
    '{"a":[,,,]}',
    '\u{1f600}',
    '{"a.b": 1}',
    'null',
  ])
    it(`finds a place in a text that is no such document: ${JSON.stringify(text)}`, () => {
      for (const { line, column, offset } of placesOf(text, ['a', 'a[0]', 'a.b', '[0]', '']))
        expect([line, column >= 1, offset <= text.length]).deep.equal([1, true, true]);
    });

  it('finds every member and item of any document, however it is written', () => {
    const anyName = fc.stringMatching(/^[a-z_]{1,6}$/);
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(anyName, tie('value'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(value, fc.constantFrom(0, 1, 3, '\t'), (document, indent) => {
        const text = JSON.stringify(document, null, indent);
        const paths: [string, string][] = [];
        const walk = (node: unknown, path: string) => {
          if (Array.isArray(node))
            for (const [index, item] of node.entries()) {
              paths.push([`${path}[${index}]`, JSON.stringify(item).slice(0, 1)]);
              walk(item, `${path}[${index}]`);
            }
          else if (typeof node === 'object' && node !== null)
            for (const [name, member] of Object.entries(node)) {
              const inner = path === '' ? name : `${path}.${name}`;
              paths.push([inner, `"${name}"`]);
              walk(member, inner);
            }
        };
        walk(document, '');
        const places = placesOf(
          text,
          paths.map(([path]) => path),
        );
        return paths.every(([, begins], index) => text.startsWith(begins, places[index]?.offset));
      }),
    );
  });

  it('takes time that grows with the text, whatever it is asked for', async () => {
    const cost = async (count: number) => {
      const text = `{"a":[${'{"b":"\\\\"},'.repeat(count)}1]}`;
      const paths = Array.from({ length: 400 }, (_, index) => `a[${index * 7}].b`);
      const { total } = await measured(() => {
        for (let run = 0; run < 5; run += 1) placesOf(text, paths);
      });
      return total;
    };
    await cost(20_000);
    // Eight times the text; the square of it would be sixty-four.
    await assertWithin(
      () => ({ growth: 40 }),
      async () => ({ growth: (await cost(160_000)) / Math.max(await cost(20_000), 1) }),
    );
  });
});

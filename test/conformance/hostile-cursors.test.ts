import { assert } from 'chai';
import fc from 'fast-check';
import { isObject } from '../../src/domain/json/values.ts';
import { type Operation, readPublishedContract } from '../support/contract.ts';
import { engines } from '../support/databases.ts';
import { requestOf, sendPatiently } from './exchange.ts';
import { goodOf, startWorld, type World } from './world.ts';

const paged = readPublishedContract().operations.filter(
  ({ method, parameters }) =>
    method === 'GET' && parameters.some(({ name, place }) => place === 'query' && name === 'cursor'),
);

/** Texts that were never a cursor. */
const NEVER = [
  'x'.repeat(2_000),
  '%',
  '=',
  '../..',
  '-1',
  '9'.repeat(30),
  '00000000-0000-7000-8000-000000000000',
  '01ffffff-ffff-7fff-bfff-ffffffffffff',
  Buffer.from('["acme.example"]').toString('base64url'),
  Buffer.from('{"after":"acme.example","v":1}').toString('base64url'),
];

/** Nearly a cursor: of something else, with a flipped bit, cut, doubled, or of other content in the same form. */
const alike = (known: readonly string[]): fc.Arbitrary<string> => {
  const one = fc.constantFrom(...known, ...NEVER);
  return fc.oneof(
    one,
    fc.tuple(one, fc.nat(), fc.nat({ max: 7 })).map(([text, at, bit]) => {
      const bytes = Buffer.from(text);
      const place = at % bytes.length;
      bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
      return bytes.toString('latin1');
    }),
    fc.tuple(one, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
    one.map((text) => text + text),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
    fc.string({ maxLength: 60, unit: 'binary' }),
  );
};

/** The cursors in an answer, at any depth. */
function cursorsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(cursorsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === 'string' && name.endsWith('cursor') ? [member] : cursorsIn(member),
  );
}

for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  describe('cursors that are nearly one', () => {
    let world: World;
    /** Those that operations returned, each of which another operation gets too. */
    const known: string[] = [];
    const ask = (operation: Operation, query: Readonly<Record<string, unknown>>) => {
      const good = goodOf(world, operation);
      const asked = { ...good, query: { ...good.query, ...query } };
      return sendPatiently(world, requestOf(world, operation, asked));
    };
    before(async () => {
      world = await startWorld(engine);
      for (const operation of paged) known.push(...cursorsIn((await ask(operation, { limit: 1 })).json));
    });
    after(() => world.close());

    it('begin with those of several operations', () => {
      assert.isAbove(paged.length, 8);
      assert.isAbove(new Set(known).size, 3);
    });

    for (const operation of paged) {
      it(`are refused by name, or answered, by ${operation.id}`, async () => {
        await fc.assert(
          fc.asyncProperty(alike(known), async (cursor) => {
            const { status, text } = await ask(operation, { cursor });
            if (status === 400) assert.include(text, 'cursor');
            else assert.include([200, 410], status, text.slice(0, 200));
          }),
          { numRuns: 40, endOnFailure: true },
        );
      });
    }
  });
}

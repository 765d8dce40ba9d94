import { assert } from 'chai';
import { type Area, type ProfileNode, sharesOf } from '../../../scripts/bench/profile-areas.ts';

let nodes: ProfileNode[] = [];
/** Adds a function that was sampled so often; returns its id for its caller. */
function add(functionName: string, url: string, hitCount: number, children: readonly number[] = []): number {
  const id = nodes.length + 1;
  nodes.push({ id, callFrame: { functionName, url, lineNumber: 0, columnNumber: 0 }, hitCount, children });
  return id;
}
const shares = () => sharesOf({ nodes }, ({ url }) => url);

describe('parts of a profile', () => {
  beforeEach(() => {
    nodes = [];
  });

  it('share what was sampled, without the time in which nothing ran', () => {
    add('(idle)', '', 900);
    add('look', 'src/http/app.ts', 60);
    add('resolveBrand', 'src/handlers/brands/resolveBrand.ts', 40);
    assert.deepEqual(
      [...shares().areas],
      [
        ['doors: limits, headers, credentials, query', 0.6],
        ['handler, rules and store', 0.4],
      ],
    );
  });

  it('add up a function that has several callers, and begin with the largest', () => {
    add('small', 'src/desk/run.ts', 1);
    add('twice', 'src/desk/run.ts', 2);
    add('twice', 'src/desk/run.ts', 2);
    assert.deepEqual(
      shares().functions.map(({ name, share }) => [name, share]),
      [
        ['twice', 0.8],
        ['small', 0.2],
      ],
    );
  });

  const cases: readonly (readonly [what: string, made: () => number, area: Area])[] = [
    [
      'sending from Node',
      () => add('_write', 'node:net', 0, [add('writeUtf8String', '', 1)]),
      'write to the socket',
    ],
    [
      'writing from the log, through Node',
      () => add('info', 'src/infra/log.ts', 0, [add('writeSync', 'node:fs', 0, [add('writeBuffer', '', 1)])]),
      'line of the log',
    ],
    [
      'writing from pino',
      () => add('w', '/node_modules/pino/a.js', 0, [add('writeString', '', 1)]),
      'line of the log',
    ],
    [
      'a nameless native function of the store',
      () => add('f', 'src/store/a.ts', 0, [add('', '', 1)]),
      'statement in SQLite',
    ],
    [
      'a nameless native function of the peer',
      () => add('f', 'scripts/bench/fastify-child.ts', 0, [add('', '', 1)]),
      'statement in SQLite',
    ],
    [
      'another native function',
      () => add('f', 'src/http/a.ts', 0, [add('parse', '', 1)]),
      'doors: limits, headers, credentials, query',
    ],
    ['a module of the desk', () => add('f', 'src/desk/a.ts', 1), 'desk'],
    [
      'an unknown module',
      () => add('f', 'src/desk/a.ts', 0, [add('g', 'node_modules/unknown/a.js', 1)]),
      'desk',
    ],
    ['the collector', () => add('(garbage collector)', '', 1), 'collections of garbage'],
    ['the engine', () => add('(program)', '', 1), 'engine and native code'],
    ['a function without a caller', () => add('f', 'unknown.js', 1), 'engine and native code'],
  ];
  for (const [what, make, area] of cases) {
    it(`count ${what} as "${area}"`, () => {
      make();
      assert.equal(shares().areas.get(area), 1);
    });
  }
});

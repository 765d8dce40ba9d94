import { assert } from 'chai';
import { faultFinders } from '../../../scripts/schema-package/faults.ts';
import { declarationFiles } from '../../../scripts/schema-package/types.ts';
import { vectorMaker } from '../../../scripts/schema-package/vectors.ts';
import { readContract } from '../../../src/domain/contract/contract.ts';

const contract = (...schemas: readonly [path: string, document: object][]) =>
  readContract(
    [
      { kind: 'contract', name: 'any', release: '1.0.0' },
      ...schemas.map(([path, document]) => ({ kind: 'schema', path, tasks: [], operations: [], document })),
    ]
      .map((record) => JSON.stringify(record))
      .join('\n'),
  );

const ORDER = {
  type: 'object',
  required: ['id', 'owner'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    owner: { $ref: '../core/owner.json' },
    kind: { enum: ['a', 'b'] },
    parts: { type: 'array', items: { $ref: '#' }, maxItems: 2 },
  },
  if: { required: ['kind'] },
};
Object.assign(ORDER, { ['then' as string]: { required: ['parts'] } });
const OWNER = {
  oneOf: [
    { type: 'string', minLength: 2 },
    { type: 'object', required: ['name'] },
  ],
};
const orders = contract(['core/owner', OWNER], ['a/order', ORDER]);
const ID = '3f0e6d8c-6b0b-4a77-9a41-0c8a2d0f2a11';
const good = { id: ID, owner: 'me' };

describe('faults of a value', () => {
  const faults = (value: unknown) =>
    faultFinders(orders)
      .finder('a/order')(value)
      .map(({ pointer, keyword }) => `${pointer} ${keyword}`);

  it('are named by place and keyword, each once', () => {
    assert.deepEqual(faults(good), []);
    assert.deepEqual(faults({ ...good, id: 'x' }), ['/id format']);
    assert.sameMembers(faults({ id: 1, kind: 'c', parts: [] }), [' required', '/id type', '/kind enum']);
    assert.deepEqual(faults({}), [' required']);
  });

  it('of a union are one fault, whatever its branches find', () => {
    assert.deepEqual(faults({ ...good, owner: 'x' }), ['/owner oneOf']);
    assert.deepEqual(faults({ ...good, parts: [{ ...good, owner: {} }] }), ['/parts/0/owner oneOf']);
  });

  it('of a condition are those of the branch behind it', () => {
    assert.deepEqual(faults({ ...good, kind: 'a' }), [' required']);
  });

  it('cannot be asked of a schema that does not exist', () => {
    assert.throws(() => faultFinders(orders).finder('a/other'), /contract:\/a\/other/);
  });
});

describe('vectors of a message', () => {
  const { valid, invalid } = vectorMaker(orders)('a/order', [
    { name: 'good', value: good },
    { name: 'whole', value: { ...good, kind: 'a', parts: [good, good] } },
    { name: 'two faults', value: { owner: 'x' } },
    { name: 'bad kind', value: { ...good, kind: 'z', parts: [] } },
  ]);

  it('keep good values, and bad ones with a single fault under their own names', () => {
    assert.deepEqual(
      valid.map(({ name }) => name),
      ['good', 'whole'],
    );
    assert.notInclude(JSON.stringify(invalid), 'two faults');
    const [first] = invalid;
    assert.deepEqual([first?.name, first?.pointer, first?.keyword], ['bad kind', '/kind', 'enum']);
  });

  it('have for each place and keyword one value, which has that fault and no other', () => {
    const finder = faultFinders(orders).finder('a/order');
    for (const { name, value, pointer, keyword } of invalid)
      assert.deepEqual(finder(value), [{ pointer, keyword }], name);
    const kinds = invalid.map(({ pointer, keyword }) => `${pointer} ${keyword}`);
    assert.lengthOf(new Set(kinds), kinds.length);
    assert.includeMembers(kinds, [
      ' required',
      '/id format',
      '/id type',
      '/owner oneOf',
      '/parts maxItems',
      '/parts/0/id type',
    ]);
  });
});

describe('declaration files', () => {
  const files = declarationFiles(
    `/** A. */
export type AOne = { at: Date, other: BTwo }
export interface BTwo extends Shared { }
export type Shared = { x: Lost }
export interface SchemaTypes { "a/one": AOne, b: BTwo }`,
    [{ task: 'do_it', request: 'a/one', response: 'b' }],
  );

  it('hold what belongs to one schema, and import the rest', () => {
    assert.deepEqual([...files.keys()].sort(), ['a/one.d.ts', 'b.d.ts', 'index.d.ts', 'tasks/do_it.d.ts']);
    assert.equal(
      files.get('a/one.d.ts'),
      `import type { BTwo } from '../b.js';

/** A. */
export type AOne = { at: Date, other: BTwo }
`,
    );
    assert.equal(
      files.get('b.d.ts'),
      'export interface BTwo extends Shared { }\nexport type Shared = { x: Lost }\n',
    );
  });

  it('name the messages of a task', () => {
    assert.equal(
      files.get('tasks/do_it.d.ts'),
      "export type { AOne as Request } from '../a/one.js';\nexport type { BTwo as Response } from '../b.js';\n",
    );
    assert.include(
      files.get('index.d.ts'),
      "export type * from './a/one.js';\nexport type * from './b.js';\n",
    );
  });
});

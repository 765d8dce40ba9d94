import { assert } from 'chai';
import { readPublishedContract } from '../support/contract.ts';
import { engines } from '../support/databases.ts';
import { clientSource, compile, load, publishedTypes } from './client-program.ts';
import { startWorld, type World } from './world.ts';

type Result = { data?: unknown; error?: { error: string }; response: globalThis.Response };

const READER = `import type { paths } from './registry.ts';
import createClient from 'openapi-fetch';

export async function read(baseUrl: string): Promise<string> {
  const client = createClient<paths>({ baseUrl });
  const { data, error } = await client.GET('/api/brands/resolve', { params: { query: { domain: 'acme.example' } } });
  if (error !== undefined) return error.error.toUpperCase();
  return data.brand_name.toUpperCase();
}
`;

/** Each is one line that a strict compiler has to refuse. */
const MISTAKES: Readonly<Record<string, string>> = {
  'a path that is not there': `client.GET('/api/brands/resolved')`,
  'a method that the path lacks': `client.POST('/api/brands/resolve', { params: { query: { domain: 'acme.example' } } })`,
  'a parameter left out': `client.GET('/api/brands/resolve')`,
  'a parameter of a wrong type': `client.GET('/api/brands/registry', { params: { query: { limit: 'ten' } } })`,
  'a value outside its enum': `client.GET('/api/brands/registry', { params: { query: { source: 'rumour' } } })`,
  'a body left out': `client.POST('/api/brands/save')`,
  'a body field left out': `client.POST('/api/brands/save', { body: { domain: 'acme.example' } })`,
};

describe('a strict TypeScript client of the published file', () => {
  const contract = readPublishedContract();
  let types: string;
  let world: World;
  before(async () => {
    types = await publishedTypes();
    const [sqlite] = engines;
    assert.isDefined(sqlite);
    if (sqlite !== undefined) world = await startWorld(sqlite);
  });
  after(() => world.close());

  it('compiles, and calls every operation of the running service', async () => {
    const { problems, code } = compile({
      'registry.ts': types,
      'client.ts': clientSource(contract),
      'reader.ts': READER,
    });
    assert.deepEqual(problems, []);

    const { callEverything } = await load(code);
    assert.isFunction(callEverything);
    const call = callEverything as (
      baseUrl: string,
      authorization: string,
    ) => Promise<Record<string, Result>>;
    const results = await call(world.origin, world.member);
    assert.sameMembers(
      Object.keys(results),
      contract.operations.map(({ id }) => id),
    );
    for (const { id, responses } of contract.operations) {
      const { response, data, error } = results[id] ?? assert.fail(`${id} was not called`);
      assert.isTrue(responses.has(response.status), `${id} answered ${response.status}`);
      if (!world.mayFailWith?.includes(response.status)) assert.isBelow(response.status, 500, id);
      if (response.ok) assert.equal(data === undefined, response.status === 204, id);
      else assert.isString(error?.error, id);
    }
    assert.deepInclude(results.resolveBrand?.data, { brand_name: 'Acme Outdoors' });
  });

  it('does not compile with a mistake', () => {
    const lines = Object.values(MISTAKES).map((mistake) => `  // @ts-expect-error\n  void ${mistake};\n`);
    const source = `import createClient from 'openapi-fetch';
import type { paths } from './registry.ts';
export function mistakes(): void {
  const client = createClient<paths>({ baseUrl: 'http://127.0.0.1' });
${lines.join('')}}
`;
    // A mistake that the compiler lets pass is reported as an unused expectation.
    assert.deepEqual(compile({ 'registry.ts': types, 'client.ts': source }).problems, []);
  });
});

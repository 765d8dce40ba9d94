import { assert } from 'chai';
import { findCalledUrls } from '../../codegen/called-urls.ts';
import type { JsonObject } from '../../codegen/json.ts';
import { SCHEMA_REF } from '../../codegen/resolve.ts';

const url = { type: 'string', 'x-called': true };
const to = (name: string) => ({ $ref: SCHEMA_REF + name });

/** The called URLs of a request, with these types behind its references. */
function found(request: JsonObject, types: Readonly<Record<string, JsonObject>> = {}): string[] {
  const schemas = new Map(
    Object.entries(types).map(([name, schema]) => [name, { name, file: name, path: name, schema }]),
  );
  return findCalledUrls(request, { schemas });
}

describe('called URLs of a request', () => {
  it('are the marked fields alone, below objects, lists and maps', () => {
    const request = {
      properties: {
        hook: { properties: { url, token: { type: 'string' } } },
        other: { type: 'string', format: 'uri' },
        feeds: { items: { properties: { url } } },
        agents: { additionalProperties: { properties: { url } } },
        named: { patternProperties: { '^x': url } },
      },
    };
    assert.deepEqual(found(request), ['agents.*.url', 'feeds.*.url', 'hook.url', 'named.*']);
  });

  it('are found in each branch, with the constant that the branch is known by', () => {
    const asset = (kind: string, member: JsonObject) => ({
      properties: { kind: { const: kind }, url: member },
    });
    const request = {
      properties: {
        asset: {
          oneOf: [asset('picture', { type: 'string' }), asset('feed', url), { properties: { to: url } }],
        },
      },
      if: { properties: { unsure: url } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { properties: { more: url } },
      else: { properties: { less: url } },
    };
    assert.deepEqual(found(request), ['asset.?kind=feed.url', 'asset.to', 'less', 'more']);
  });

  it('are found behind references and in what is added to them', () => {
    const request = { properties: { hook: { ...to('Hook'), properties: { spare: url } } } };
    assert.deepEqual(found(request, { Hook: { allOf: [to('Base')] }, Base: { properties: { url } } }), [
      'hook.spare',
      'hook.url',
    ]);
  });

  it('are found once on each way, when a type refers to itself or leads nowhere', () => {
    const types = {
      Tree: { properties: { url, below: { items: to('Tree') } } },
      Leaf: { properties: { next: to('Leaf') } },
    };
    assert.deepEqual(found({ properties: { tree: to('Tree'), leaf: to('Leaf') } }, types), ['tree.url']);
    assert.deepEqual(found({}), []);
  });

  it('are found behind a type that is reached first on the way round a circle', () => {
    const types = {
      One: { properties: { two: to('Two') } },
      Two: { properties: { one: to('One'), url } },
    };
    assert.deepEqual(found({ properties: { two: to('Two'), one: to('One') } }, types), [
      'one.two.url',
      'two.url',
    ]);
  });
});

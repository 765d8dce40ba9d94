import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { withMappings } from '../../../codegen/emit/discriminators.ts';
import type { JsonObject } from '../../../codegen/json.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = (value: object, more: object = {}) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: value, discriminator: { type: 'string' } },
  ...more,
});
const documentOf = (schemas: JsonObject) => ({
  openapi: '3.1.0',
  info: { title: 't', version: '1' },
  paths: {},
  components: { schemas },
});
const union = (branches: object[], keyword = 'oneOf'): JsonObject =>
  ({ type: 'object', discriminator: { propertyName: 'kind' }, [keyword]: branches }) as JsonObject;
const mappedUnion = (branches: object[], others: object = {}, keyword = 'oneOf') => {
  const document = documentOf({ ...others, Union: union(branches, keyword) } as JsonObject);
  const { components } = withMappings(document) as { components: { schemas: Record<string, JsonObject> } };
  return components.schemas.Union as JsonObject;
};

describe('discriminators of a published document', () => {
  const others = {
    Cat: kind({ const: 'cat' }),
    Dogs: kind({ enum: ['dog', 'wolf'] }),
    Bird: { allOf: [{ type: 'object' }, kind({ const: 'bird' })] },
    Also: ref('Cat'),
    Anything: kind({ type: 'string' }),
  };

  it('map the constants of the branches to them', () => {
    for (const keyword of ['oneOf', 'anyOf'])
      assert.deepEqual(mappedUnion([ref('Cat'), ref('Dogs'), ref('Bird')], others, keyword).discriminator, {
        propertyName: 'kind',
        mapping: {
          cat: ref('Cat').$ref,
          dog: ref('Dogs').$ref,
          wolf: ref('Dogs').$ref,
          bird: ref('Bird').$ref,
        },
      });
    assert.deepEqual(mappedUnion([ref('Also')], others).discriminator, {
      propertyName: 'kind',
      mapping: { cat: ref('Also').$ref },
    });
  });

  it('are annotations where a branch is no reference, or has no constant', () => {
    for (const branches of [
      [others.Cat],
      [ref('Cat'), others.Dogs],
      [ref('Anything')],
      [ref('Missing')],
      [{ ...ref('Cat'), required: ['age'] }],
    ]) {
      const made = mappedUnion(branches, others);
      assert.notProperty(made, 'discriminator', JSON.stringify(branches));
      assert.deepEqual(made['x-discriminator'], { propertyName: 'kind' });
    }
  });

  it('leave properties of that name as they are', () => {
    const { components } = withMappings(documentOf(others as JsonObject)) as { components: JsonObject };
    assert.deepEqual(components.schemas, others as JsonObject);
  });

  it('give a generator of clients the constants, not the names of components', async () => {
    const document = withMappings(
      documentOf({ ...others, Union: union([ref('Cat'), ref('Dogs')]) } as JsonObject),
    );
    const text = astToString(await openapiTS(document as unknown as OpenAPI3, { silent: true }));
    assert.include(text, '"cat"');
    assert.notMatch(text, /kind: "(?:Cat|Dogs)"/);
  });

  for (const file of ['registry', 'ad-server'])
    it(`of ${file}.yaml name every branch by its constants`, () => {
      const document = parse(readFileSync(`generated/openapi/${file}.yaml`, 'utf8'), { maxAliasCount: -1 });
      const found: string[] = [];
      const walk = (value: unknown, place: string): void => {
        if (typeof value !== 'object' || value === null) return;
        const { discriminator, oneOf, anyOf } = value as Record<string, unknown>;
        const branches = (oneOf ?? anyOf) as { $ref?: string }[] | undefined;
        if (discriminator !== undefined && branches !== undefined) {
          const { propertyName, mapping } = discriminator as { propertyName: string; mapping: object };
          assert.sameMembers(
            [...new Set(Object.values(mapping))],
            branches.map(({ $ref }) => $ref),
            place,
          );
          for (const [constant, target] of Object.entries(mapping)) {
            const schema = document.components.schemas[target.slice('#/components/schemas/'.length)];
            assert.include(JSON.stringify(schema.properties[propertyName]), `"${constant}"`, target);
          }
          found.push(place);
        }
        for (const [name, item] of Object.entries(value)) walk(item, `${place}/${name}`);
      };
      walk(document, '');
      if (file === 'registry') assert.isAtLeast(found.length, 3);
    });
});

import { assert } from 'chai';
import { isIdentifier, kebabCase, pascalCase } from '../../codegen/identifiers.ts';

describe('identifiers', () => {
  for (const [text, expected] of [
    ['registry/brand-resolution', 'RegistryBrandResolution'],
    ['core/error-response', 'CoreErrorResponse'],
    ['brand', 'Brand'],
    ['invalidRequest', 'InvalidRequest'],
    ['registry/events/agent_created', 'RegistryEventsAgentCreated'],
    ['core/h264x-2d', 'CoreH264X2D'],
    ['//a//b', 'AB'],
    ['', ''],
  ] as const) {
    it(`pascalCase(${text}) is ${expected}`, () => assert.equal(pascalCase(text), expected));
  }

  for (const [text, expected] of [
    ['Brand registry', 'brand-registry'],
    ['adagents', 'adagents'],
    ['BrandJson', 'brand-json'],
    ['  A & B  ', 'a-b'],
    ['v2Tools', 'v2-tools'],
  ] as const) {
    it(`kebabCase(${text}) is ${expected}`, () => assert.equal(kebabCase(text), expected));
  }

  it('isIdentifier refuses what needs quotes as a key', () => {
    for (const text of ['a', '_a1', '$ref', 'getBrand']) assert.isTrue(isIdentifier(text), text);
    for (const text of ['', '1a', 'a-b', 'a b', 'a.b', "a'", 'é']) assert.isFalse(isIdentifier(text), text);
  });
});

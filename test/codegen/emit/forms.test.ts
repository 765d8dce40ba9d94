import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect } from 'chai';
import { emitForms } from '../../../codegen/emit/forms.ts';
import { pascalCase } from '../../../codegen/identifiers.ts';
import { formShapes } from '../../../generated/forms.ts';
import { fixtureTexts, modelOf } from '../fixture.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const ROOT = 'schemas/v3';
const schemaOf = (file: string): Json => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Every schema file that a document refers to, through any keyword. */
function filesFrom(roots: readonly string[]): ReadonlySet<string> {
  const files = new Set(roots);
  const visit = (part: Json, file: string): void => {
    if (Array.isArray(part)) for (const item of part) visit(item, file);
    else if (part !== null && typeof part === 'object') {
      if (typeof part.$ref === 'string') files.add(normalize(join(dirname(file), part.$ref)));
      for (const value of Object.values(part)) visit(value, file);
    }
  };
  for (const file of files) visit(schemaOf(file), file);
  return files;
}

describe('the descriptions of forms', () => {
  it('have a shape for every schema of an object that one of both documents holds, with all its members', () => {
    const names = new Set(
      Object.values(formShapes).flatMap(({ members }) => members.map(({ name }) => name)),
    );
    let count = 0;
    for (const file of filesFrom(['adagents.json', 'brand.json'])) {
      const schema = schemaOf(file);
      if (schema === null || typeof schema !== 'object' || Array.isArray(schema)) continue;
      const own = Object.keys(schema.properties ?? {}).filter((name) => name !== '$schema');
      const shape = formShapes[pascalCase(file.replace(/\.json$/, ''))];
      const listed = shape?.members.map(({ name }) => name) ?? [...names];
      expect(listed, file).include.members(own);
      count += own.length;
    }
    expect(count).above(250);
  });

  it('say which members an agent has by the way in which its scope is stated', () => {
    const { members = [], variants = [] } = formShapes.AdagentsAuthorizedAgent ?? {};
    expect(variants.map(({ needs }) => needs.authorization_type)).deep.equal([
      'property_ids',
      'property_tags',
      'inline_properties',
      'publisher_properties',
      'signal_ids',
      'signal_tags',
    ]);
    const of = new Map(members.map((member) => [member.name, member]));
    expect(of.get('property_ids'))
      .include({ name: 'property_ids' })
      .deep.include({ in: [0], required: [0] });
    expect(of.get('countries')).deep.include({ in: [0, 1, 2, 3] });
    expect(of.get('url')).not.have.property('in');
  });

  it('are empty for a contract without these documents', async () => {
    expect(emitForms(await modelOf(fixtureTexts))).contain(
      'formShapes: Readonly<Record<string, FormShape>> = {\n};',
    );
  });
});

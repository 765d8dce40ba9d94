import { buildModel, type Model } from '../../codegen/model.ts';
import { renameTree } from '../../codegen/protocol-name.ts';
import { parseTexts, readTexts, type SourceTexts } from '../../codegen/read.ts';
import { resolveSchemas } from '../../codegen/resolve.ts';

export const FIXTURE = new URL('./fixtures/contract', import.meta.url).pathname;

export const fixtureTexts: SourceTexts = readTexts(FIXTURE);

/** The fixture with some files replaced; null takes a file away. */
export function fixtureWith(changes: Readonly<Record<string, string | null>>): SourceTexts {
  const texts = new Map(fixtureTexts);
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  return texts;
}

/** Text of a fixture file with one piece of it replaced; fails when the piece is not there. */
export function edited(path: string, piece: string, replacement: string): Record<string, string> {
  const text = fixtureTexts.get(path);
  if (!text?.includes(piece)) throw new Error(`${path} of the fixture does not contain ${piece}`);
  return { [path]: text.replace(piece, replacement) };
}

/** A schema file's text with the head that every schema needs. */
export function schemaText(path: string, schema: object): string {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  return JSON.stringify({
    $schema,
    $id: `/schemas/v3/${path}.json`,
    description: 'A schema that exists for one test.',
    ...schema,
  });
}

export async function modelOf(texts: SourceTexts, name = 'proto'): Promise<Model> {
  const tree = renameTree(parseTexts(texts), name);
  return buildModel(tree, resolveSchemas(tree), name);
}

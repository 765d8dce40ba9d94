import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|function\*?|class|type|interface|enum) (\w+)/gm;

/** Names that every migration has. */
const OF_MIGRATIONS = ['up'];

const filesOf = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);

/** Exported names that more than one of the files declares, each with its files. */
function declaredTwice(texts: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [path, text] of texts)
    for (const [, name = ''] of text.matchAll(EXPORTED))
      places.set(name, (places.get(name) ?? new Set()).add(path));
  return [...places]
    .filter(([name, paths]) => paths.size > 1 && !OF_MIGRATIONS.includes(name))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

describe('exported names of src', () => {
  it('each have one meaning', () => {
    const texts = [...filesOf('src'), ...filesOf('web')].map((path): [string, string] => [
      path,
      readFileSync(join(projectRoot, path), 'utf8'),
    ]);
    assert.isAbove(texts.length, 800);
    assert.deepEqual(declaredTwice(new Map(texts)), []);
  });

  it('are found in two files, whatever they are, but not twice in one', () => {
    const texts = new Map([
      ['a.ts', 'export const one = 1;\nexport type Two = 2;\nexport function three(a: 1): 1;\n'],
      ['b.ts', 'export async function one() {}\nexport function three() {}\nexport function three() {}\n'],
      ['c.ts', 'const Two = 3;\nexport { Two };\nexport const up = 1;\n'],
      ['d.ts', 'export const up = 2;\n'],
    ]);
    assert.deepEqual(declaredTwice(texts), ['one: a.ts, b.ts', 'three: a.ts, b.ts']);
  });
});

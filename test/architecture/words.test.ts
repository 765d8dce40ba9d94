import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import ts from 'typescript';
import { projectRoot } from '../../src/infra/project.ts';

const DOCUMENT = 'docs/architecture.md';
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** First cells of the table with this head. */
function cellsBelow(document: string, head: string): string[] {
  const lines = document.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  assert.isAtLeast(start, 0, head);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) => line.split('|')[1] ?? '');
}

type Lost = {
  readonly whole: readonly string[];
  readonly first: readonly string[];
  readonly later: readonly string[];
};

/** Words of a table of names: whole names, names that begin with them, and names that have them further on. */
function lostNames(document: string): Lost {
  const words = cellsBelow(document, 'not in a name').flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
  return {
    whole: words.filter((word) => !word.includes('…')),
    first: words.filter((word) => word.endsWith('…')).map((word) => partsOf(word.slice(0, -1)).join(' ')),
    later: words.filter((word) => word.startsWith('…')).map((word) => partsOf(word.slice(1)).join(' ')),
  };
}

/** `lookEveryMs` and `LOOK_EVERY_MS` are `look`, `every`, `ms`. */
const partsOf = (name: string): string[] =>
  name
    .replace(/^_+/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');

function lostWordOf(name: string, { whole, first, later }: Lost): string | undefined {
  const parts = ` ${partsOf(name).join(' ')} `;
  return (
    whole.find((word) => word === name) ??
    first.find((word) => parts.startsWith(` ${word} `) && parts !== ` ${word} `) ??
    later.find((word) => parts.indexOf(` ${word} `) > 0)
  );
}

/** Names that a file declares, and that have a word that lost. */
function lostIn(path: string, text: string, lost: Lost): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ('name' in node && node.name !== undefined && ts.isIdentifier(node.name as ts.Node)) {
      const { text: name } = node.name as ts.Identifier;
      const word = lostWordOf(name, lost);
      if (word !== undefined) found.push(`${path}: ${name} (not "${word}")`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const lostPhrases = (document: string): string[] =>
  cellsBelow(document, 'not in prose').flatMap((cell) =>
    [...cell.matchAll(/"([^"]+)"/g)].map(([, said = '']) => said),
  );

/** Phrases that lost, in a text without its tables of such phrases. */
const phrasesIn = (path: string, text: string, phrases: readonly string[]): string[] =>
  phrases.filter((said) => new RegExp(`\\b${said}\\b`, 'i').test(text)).map((said) => `${path}: "${said}"`);

describe('the words of the house', () => {
  const lost = lostNames(read(DOCUMENT));

  it('do not stand in names once they lost', () => {
    const paths = globSync('{src,client,codegen,scripts}/**/*.ts', {
      cwd: projectRoot,
      exclude: ['src/store/migrations/**', 'scripts/demo/world/**'],
    });
    assert.isAbove(paths.length, 1_000);
    assert.deepEqual(
      paths.flatMap((path) => lostIn(path, read(path), lost)),
      [],
    );
  });

  it('do not stand in documents and in the descriptions of the contract once they lost', () => {
    const phrases = lostPhrases(read(DOCUMENT));
    const paths = globSync('{*.md,docs/*.md,schemas/v3/**/*.json,openapi/**/*.yaml}', { cwd: projectRoot });
    // It quotes the specification.
    const quotes = 'docs/conformance.md';
    const [before = '', after = ''] = read(DOCUMENT).split(/\| not in prose \|[\s\S]*?\n\n/);
    const found = paths
      .filter((path) => path !== DOCUMENT && path !== quotes)
      .flatMap((path) => phrasesIn(path, read(path), phrases));
    assert.deepEqual([...found, ...phrasesIn(DOCUMENT, before + after, phrases)], []);
  });

  for (const [name, word] of [
    ['toldBuy', 'told'],
    ['isTold', 'told'],
    ['MOST_TOLD', 'told'],
    ['tellsReach', 'tells'],
    ['pagesTellsTotal', 'tells'],
    ['deeds', 'deeds'],
    ['packageDeeds', 'deeds'],
    ['keepBrought', 'brought'],
    ['whyNot', 'whyNot'],
    ['lookEveryMs', 'look every'],
    ['LOOK_EVERY_MS', 'look every'],
    ['strangeVerifiers', 'strange'],
  ] as const)
    it(`find "${word}" in ${name}`, () => {
      assert.deepEqual(lostIn('x.ts', `const ${name} = 1;`, lost), [`x.ts: ${name} (not "${word}")`]);
    });

  for (const name of ['reported', 'foretold', 'holders', 'feltTip', 'look', 'owed', 'stranger', 'indeed'])
    it(`accept ${name}`, () => {
      assert.deepEqual(lostIn('x.ts', `const ${name} = 1;`, lost), []);
    });

  it('are found in names of functions, types, members and parameters', () => {
    const text = 'function toldBuy(deed: 1) {}\ntype ToldBuy = { tellsReach: 1 };\nclass A { putAway() {} }';
    assert.lengthOf(lostIn('x.ts', text, lost), 5);
  });
});

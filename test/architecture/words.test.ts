import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import ts from 'typescript';
import { projectRoot } from '../../src/infra/project.ts';

const DOCUMENT = 'docs/architecture.md';
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Rows of the table with this head; the first cell of each has the index 1. */
function rowsBelow(document: string, head: string): string[][] {
  const lines = document.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  assert.isAtLeast(start, 0, head);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) => line.split('|'));
}

/** First cells of such a table. */
const cellsBelow = (document: string, head: string): string[] =>
  rowsBelow(document, head).map(([, cell = '']) => cell);

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

type Owned = {
  readonly words: readonly string[];
  readonly subject: string;
  readonly elsewhere: readonly string[];
};

const quotedIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** Words of the table of words that mean one thing in the folder of one subject, and something else elsewhere. */
const ownedWords = (document: string): Owned[] =>
  rowsBelow(document, 'word in an exported name').map(([, words, folder, elsewhere]) => ({
    words: quotedIn(words),
    subject: (quotedIn(folder)[0] ?? '').replace(/\/$/, ''),
    elsewhere: quotedIn(elsewhere).map((word) => partsOf(word).join(' ')),
  }));

/** Names that a file in another subject's folder exports, with a word that does not say which thing it means. */
function ambiguousIn(path: string, text: string, owned: readonly Owned[]): string[] {
  const [, subject, base] = /^src\/[^/]+\/([^/]+)\/(?:.*\/)?([^/]+)\.ts$/.exec(path) ?? [];
  if (subject === undefined || base === undefined) return [];
  const isNamedAfter = /^src\/(jobs|handlers)\//.test(path);
  return exportedIn(path, text)
    .filter((name) => !isNamedAfter || !name.startsWith(base))
    .flatMap((name) => {
      const parts = ` ${partsOf(name).join(' ')} `;
      return owned
        .filter((one) => one.subject !== subject && one.words.some((word) => parts.includes(` ${word} `)))
        .filter((one) => !one.elsewhere.some((word) => new RegExp(` ${word}s? `).test(parts)))
        .map((one) => `${path}: ${name} (say ${one.elsewhere.join(' or ')})`);
    });
}

function exportedIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  return file.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(file));
    const { name } = statement as ts.DeclarationStatement;
    return name === undefined ? [] : [name.getText(file)];
  });
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
    const paths = globSync('{src,cli,client,codegen,conformance,scripts}/**/*.ts', {
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

  const owned = ownedWords(read(DOCUMENT));

  it('say which feed and whose profile they mean in exported names of other subjects', () => {
    assert.lengthOf(owned, 2);
    const paths = globSync('src/*/*/**/*.ts', {
      cwd: projectRoot,
      exclude: ['src/store/migrations/**'],
    });
    assert.isAbove(paths.length, 700);
    assert.deepEqual(
      paths.flatMap((path) => ambiguousIn(path, read(path), owned)),
      [],
    );
  });

  for (const [path, code] of [
    ['src/record/products/x.ts', 'export type FeedName = 1;'],
    ['src/domain/catalogs/x.ts', 'export const parseFeed = 1;'],
    ['src/store/products/deep/x.ts', 'export function feedSnapshots() {}'],
    ['src/record/catalogs/readFeed.ts', 'export function readFeedJob() {}'],
    ['src/jobs/products/announceFeeds.ts', 'export const scheduleFeeds = 1;'],
    ['src/domain/declaration/x.ts', 'export async function checkProfile() {}'],
    ['src/desk/tasks/x.ts', 'export interface AgentProfiles {}'],
  ] as const)
    it(`find the ambiguous name in ${path}: ${code}`, () => {
      assert.lengthOf(ambiguousIn(path, code, owned), 1);
    });

  for (const [path, code] of [
    ['src/record/feed/x.ts', 'export type FeedPage = 1;'],
    ['src/record/products/x.ts', 'export type HeldWholesaleFeed = 1;'],
    ['src/domain/catalogs/x.ts', 'export const scheduleProductFeeds = 1;'],
    ['src/jobs/catalogs/readFeed.ts', 'export function readFeedJob() {}'],
    ['src/domain/agents/x.ts', 'export const emptyProfile = 1;'],
    ['src/store/delivery/x.ts', 'export type FeedbackRow = 1;'],
    ['src/domain/catalogs/x.ts', 'const feed = 1;'],
    ['src/jobs/sweep.ts', 'export const sweepFeed = 1;'],
  ] as const)
    it(`accept in ${path}: ${code}`, () => {
      assert.deepEqual(ambiguousIn(path, code, owned), []);
    });
});

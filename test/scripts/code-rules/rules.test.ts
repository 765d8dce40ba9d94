import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { faultsOf, HANGS_MS, MOST_BRANCHES, MOST_LINES } from '../../../scripts/code-rules/rules.ts';
import { projectRoot } from '../../../src/infra/project.ts';

const rulesBrokenBy = (text: string, path = 'src/domain/x.ts') =>
  faultsOf(path, text).map(({ rule }) => rule);

/** A function of so many lines, its first and last included. */
const ofLines = (lines: number, head = 'function long() {') => `${head}\n${'  step();\n'.repeat(lines - 2)}}`;

/** A function with so many paths through it. */
const ofPaths = (paths: number, decision: string) =>
  `function branchy(a, b) {\n${`  ${decision}\n`.repeat(paths - 1)}}`;

const BROKEN: readonly [code: string, rule: string, path?: string][] = [
  [ofLines(MOST_LINES + 1), 'long'],
  [ofLines(MOST_LINES + 1, 'export const long = async () => {'), 'long'],
  [ofLines(MOST_LINES + 1, 'const a = { method() {').concat('}'), 'long'],
  [ofLines(MOST_LINES + 1, "it('reads', () => {").concat(');'), 'long'],
  [ofLines(MOST_LINES + 1, 'describes(() => {').concat(');'), 'long'],
  [ofPaths(MOST_BRANCHES + 1, 'if (a) step();'), 'branches'],
  [ofPaths(MOST_BRANCHES + 1, 'step(a ? 1 : 2);'), 'branches'],
  [ofPaths(MOST_BRANCHES + 1, 'step(a && b);'), 'branches'],
  [ofPaths(MOST_BRANCHES + 1, 'step(a || b);'), 'branches'],
  [ofPaths(MOST_BRANCHES + 1, 'step(a ?? b);'), 'branches'],
  [ofPaths(MOST_BRANCHES + 1, 'a ??= b;'), 'branches'],
  [ofPaths(MOST_BRANCHES + 1, 'for (const x of a) step(x);'), 'branches'],
  [ofPaths(MOST_BRANCHES + 1, 'while (a) step();'), 'branches'],
  [ofPaths(MOST_BRANCHES + 1, 'switch (a) { case 1: step(); }'), 'branches'],
  ['const x = { ...{ a, b }, c };', 'spread'],
  ['const x = { ...{ a: 1, b: 2 } };', 'spread'],
  ['const x = [...[1, 2], 3];', 'spread'],
  ['step(...[1, 2]);', 'spread'],
  ["const x = [...(['a', 'b'] as const), 'c'];", 'spread'],
  ["const x = [...(['a', 'b'] satisfies Name[])];", 'spread'],
  ['const x = [...([1, 2])];', 'spread'],
  ['const x = [...((<Size>[1, 2]))];', 'spread'],
  ['const x = [...[1, 2]!];', 'spread'],
  ["step(...(['a', 'b'] as const));", 'spread'],
  ['const x = { ...({ a, b } as const), c };', 'spread'],
  ["it('reads one page', read).timeout(60_000);", 'timeout', 'test/x.test.ts'],
  ["it('reads one page', read).timeout(60_000 + PAGES * 10_000);", 'timeout', 'test/x.test.ts'],
  ["it('reads one page', read).timeout(LONG_MS);", 'timeout', 'test/x.test.ts'],
  ['before(function () { this.timeout(599_999); });', 'timeout', 'test/x.ts'],
  ["describe('a page', pages).timeout(1);", 'timeout', 'test/x.test.ts'],
  ['const [a, b] = [1, 2];', 'tuple'],
  ['let [a, b]: [number, number] = [1, 2];', 'tuple'],
  ['for (let [a, b] = [1, 2]; a < b; a += 1) step();', 'tuple'],
  ['[a, b] = [1, 2];', 'tuple'],
  ['const [a, b] = [1, 2] as const;', 'tuple'],
  ['[a, b] = ([1, 2] as Pair);', 'tuple'],
  ['const DAY_MS = 24 * 3_600_000;', 'time', 'client/x.ts'],
  ['export const MINUTE_MS = 60_000;', 'time'],
  ['const EVERY_MS = 3_600_000;', 'time', 'src/jobs/sweep.ts'],
  ['wait(7 * 86400000);', 'time', 'src/jobs/sweep.ts'],
  ['const LIMITS = { maxMs: 15 * 60_000 };', 'time', 'src/http/app.ts'],
  ['const minutes = spent / 60_000;', 'time', 'src/http/app.ts'],
];

const KEPT: readonly [code: string, path?: string][] = [
  [ofLines(MOST_LINES)],
  [ofLines(MOST_LINES + 1, "describe('a list', () => {").concat(');')],
  [ofLines(MOST_LINES + 1, "describe.each(x)('a list', () => {").concat(');')],
  [ofLines(MOST_LINES + 1, 'export async function up() {'), 'src/store/migrations/0001-first.ts'],
  [ofPaths(MOST_BRANCHES, 'if (a) step();')],
  // Decisions of a function inside are those of that function.
  [`function outer() {\n${'  items.map((x) => (x ? 1 : 2));\n'.repeat(MOST_BRANCHES)}}`],
  [ofPaths(MOST_BRANCHES + 1, 'switch (a) { default: step(); }')],
  ['const x = { ...given, ...(a ? { b } : {}), ...items.map(f) };'],
  ['const x = [...given, ...[1, 2].map(f)];'],
  ['const x = [...given, ...([1, 2] as const).map(f), ...(given as Names)];'],
  ['const x = { ...(given as Names), ...(a ? { b } : {}) };'],
  ['[a, b] = ([b, a] as const);'],
  ['const [a, b] = given;'],
  ['const [a, b] = await Promise.all([one(), two()]);'],
  ['[a, b] = [b, a];'],
  ['export const DAY_MS = 24 * HOUR_MS;', 'src/domain/text/instant.ts'],
  ['const DAY_MS = 86_400_000;', 'src/store/migrations/0002-second.ts'],
  ['const DAY_SECONDS = 86_400;'],
  ['const MOST_BYTES = 60_000;', 'src/agent-doors/a2a/tasks.ts'],
  ['const EVERY_MS = 3_600_000;', 'src/store/migrations/0002-second.ts'],
  ['const EVERY_MS = 30 * 60_000;', 'src/domain/signatures/revocation-list.ts'],
  ['const EVERY_MS = 3_600_000;', 'client/webhooks/keys.ts'],
  ["it('reads one page', read).timeout(600_000 + PAGES * 10_000);", 'test/x.test.ts'],
  ['before(function () { this.timeout(600_000); });', 'test/x.test.ts'],
  ['const late = AbortSignal.timeout(30);', 'test/x.test.ts'],
];

describe('the rules of code that the linter does not have', () => {
  for (const [code, rule, path] of BROKEN)
    it(`refuse by "${rule}": ${code.slice(0, 60).replaceAll('\n', ' ')}`, () => {
      assert.deepEqual(rulesBrokenBy(code, path), [rule]);
    });

  for (const [code, path] of KEPT)
    it(`accept in ${path ?? 'any file'}: ${code.slice(0, 60).replaceAll('\n', ' ')}`, () => {
      assert.deepEqual(rulesBrokenBy(code, path), []);
    });

  it('hold the limit of a test against the one that all tests have', () => {
    const all = readFileSync(join(projectRoot, '.mocharc.cjs'), 'utf8');
    const [, limit] = /^ {2}timeout: ([\d_]+),$/m.exec(all) ?? [];
    assert.equal(Number(limit?.replaceAll('_', '')), HANGS_MS);
  });

  it('name the function, its size and its line', () => {
    const [fault] = faultsOf('src/x.ts', `\n${ofLines(MOST_LINES + 5)}`);
    assert.deepEqual(fault, {
      rule: 'long',
      line: 2,
      says: `long has ${MOST_LINES + 5} lines, more than ${MOST_LINES}: split it by what it does`,
    });
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import ts from 'typescript';
import { leftoversIn } from './leftovers.ts';
import { testsThatSeeTheName } from './tests.ts';

const program = new Command('second-name')
  .description(
    'Generates a scratch copy under another protocol name, looks for left-overs and runs the tests there.',
  )
  .option('--name <name>', 'the other name', 'zebra')
  .argument('[mocha...]', 'passed to mocha')
  .allowUnknownOption()
  .passThroughOptions()
  .parse();
const { name } = program.opts<{ name: string }>();

/** What is written in the default name, with those who read it under the other one. */
const NAMED: ReadonlySet<string> = new Set(['codegen', 'docs', 'generated', 'openapi', 'schemas']);

/** As `npm run test:suite` has it. */
const ROOM = '--max-semi-space-size=32';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'second-name-'));
try {
  copyProject();
  const generated = run('codegen', ['codegen/main.ts', '--protocol-name', name]);
  const results = generated
    ? [
        report('left in generated/', leftovers(['generated'])),
        report('a literal where generated/protocol.ts should be read', leftovers(othersThanSources())),
        run('test', [ROOM, 'node_modules/mocha/bin/mocha.js', ...program.args, ...seeing()]),
      ]
    : [false];
  const passed = results.every(Boolean);
  console.log(passed ? `second name: "${name}" passed` : `second name: "${name}" failed`);
  process.exitCode = passed ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}

/** Copies all files that would be committed, and links the installed packages. */
function copyProject(): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0')) {
    // A linked node_modules is listed too, because "node_modules/" in .gitignore matches folders only.
    if (path === '' || path === 'node_modules' || !existsSync(join(root, path))) continue;
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

/** The test files to run. */
function seeing(): string[] {
  const known = new Map<string, string[]>();
  const importsOf = (path: string): string[] => {
    const found = known.get(path) ?? readImports(path);
    known.set(path, found);
    return found;
  };
  const tests = listFiles('test').filter((path) => path.endsWith('.test.ts'));
  const found = testsThatSeeTheName(tests, importsOf);
  console.log(`second name: ${found.length} of ${tests.length} test files can see the name`);
  return found;
}

/** Project files that a file imports. */
function readImports(path: string): string[] {
  const text = readFileSync(join(copy, path), 'utf8');
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.') && name.endsWith('.ts'))
    .map((name) => join(dirname(path), name));
}

function run(step: string, args: string[]): boolean {
  const { status, signal } = spawnSync(process.execPath, args, {
    cwd: copy,
    stdio: 'inherit',
    env: {
      ...process.env,
      // The name is not used in SQL, so one engine is enough.
      TEST_ENGINES: process.env.TEST_ENGINES ?? 'sqlite',
      // Most modules are the same under both names, and their way from the folder of the cache is.
      NODE_COMPILE_CACHE: join(copy, 'node_modules/.cache/compiled'),
      NODE_COMPILE_CACHE_PORTABLE: '1',
    },
  });
  if (status !== 0) console.error(`second name: ${step} failed (${signal ?? status})`);
  return status === 0;
}

function report(what: string, found: string[]): boolean {
  for (const place of found) console.error(`second name: ${what}: ${place}`);
  return found.length === 0;
}

/** Places where the default name is left in the copy. */
function leftovers(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => listFiles(folder))
    .flatMap((path) => leftoversIn(path, readFileSync(join(copy, path), 'utf8')));
}

/** Folders of the project in which nothing may have the name. */
function othersThanSources(): string[] {
  return readdirSync(copy, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NAMED.has(entry.name))
    .map((entry) => entry.name);
}

function listFiles(folder: string): string[] {
  if (!existsSync(join(copy, folder))) return [];
  return readdirSync(join(copy, folder), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort();
}

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';

const SEGMENT = /(?<![A-Za-z0-9])[pP]roto(?![A-Za-z0-9])/;

/** Words of other people's standards that contain the segment. */
const FOREIGN = [
  /__proto__/g, // a property of JavaScript
  /x-forwarded-proto/gi, // a header of reverse proxies
];

/** Files that must speak of the default name. */
const EXEMPT = [
  /^test\/codegen\//, // tests the renaming itself, on sources written in the default name
  /^scripts\/second-name\.ts$/, // looks for it
];

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

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'second-name-'));
try {
  copyProject();
  const generated = run('codegen', ['codegen/main.ts', '--protocol-name', name]);
  const results = generated
    ? [
        report('left in generated/', leftovers(['generated'])),
        report(
          'a literal where generated/protocol.ts should be read',
          leftovers(['client', 'src', 'test', 'scripts']),
        ),
        run('test', ['node_modules/mocha/bin/mocha.js', ...program.args]),
      ]
    : [false];
  const passed = results.every(Boolean);
  console.log(passed ? `second name: "${name}" passed` : `second name: "${name}" failed`);
  process.exitCode = passed ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}

/** Everything that would be committed, and the installed packages by a link. */
function copyProject(): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0')) {
    // A linked node_modules is listed too: "node_modules/" in .gitignore speaks of folders only.
    if (path === '' || path === 'node_modules' || !existsSync(join(root, path))) continue;
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

function run(step: string, args: string[]): boolean {
  const { status, signal } = spawnSync(process.execPath, args, {
    cwd: copy,
    stdio: 'inherit',
    // The name reaches no SQL, so one engine tells as much as two.
    env: { ...process.env, TEST_ENGINES: process.env.TEST_ENGINES ?? 'sqlite' },
  });
  if (status !== 0) console.error(`second name: ${step} failed (${signal ?? status})`);
  return status === 0;
}

function report(what: string, found: string[]): boolean {
  for (const place of found) console.error(`second name: ${what}: ${place}`);
  return found.length === 0;
}

/** Places, as `path:line: text`, where the default name stands as a segment of its own in the copy. */
function leftovers(folders: string[]): string[] {
  return folders
    .flatMap((folder) => listFiles(folder))
    .filter((path) => !EXEMPT.some((exempt) => exempt.test(path)))
    .flatMap((path) => {
      const lines = readFileSync(join(copy, path), 'utf8').split('\n');
      const found = lines.flatMap((line, index) =>
        hasName(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      );
      return hasName(path) ? [path, ...found] : found;
    });
}

function hasName(text: string): boolean {
  return SEGMENT.test(FOREIGN.reduce((rest, word) => rest.replace(word, ''), text));
}

function listFiles(folder: string): string[] {
  if (!existsSync(join(copy, folder))) return [];
  return readdirSync(join(copy, folder), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort();
}

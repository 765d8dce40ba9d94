import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import ts from 'typescript';

const SEGMENT = /(?<![A-Za-z0-9])[pP]roto(?![A-Za-z0-9])/;

/** Words of other standards that contain the segment. */
const FOREIGN = [
  /__proto__/g, // a property of JavaScript
  /x-forwarded-proto/gi, // a header of reverse proxies
];

/** Files that must use the default name. */
const EXEMPT = [
  /^test\/codegen\//, // tests the renaming itself, on sources written in the default name
  /^scripts\/second-name\.ts$/, // looks for it
];

/**
 * Tests of the whole contract or protocol, in which the name may come from any generated file. Those of the generator are
 * not among them, but for the one that reads a generated file: the generator reads none, and has run here under the other
 * name.
 */
const WHOLE = /^test\/((agent-doors|client|conformance)\/|codegen\/emit\/forms\.)/;

/** Tests of rules that do not depend on the name, although they or the code that they start read it. */
const NAMELESS = [
  // It adds to the contract of a copy, whose sources use the default name.
  /^test\/codegen\/from-contract-to-answer\./,
  // access, cost of requests, what the specification says of answers, and equal results over transports and engines
  /^test\/conformance\/(access|growth|hung-database|isolation|largest-[a-z]+|limits|methods|operations|permissions|reads-beside-writer|refusals|worst-bodies|writer-time)\./,
  /^test\/conformance\/((agent-|registry-)?statements|rest-codes)\./,
  /^test\/agent-doors\/(differential|operators-view|secrets-at-rest|two-processes|writer-shares)\./,
  // connections: who reads an answer, for how long, and what is cancelled
  /^test\/agent-doors\/(a2a\/(hostile|readers|revoked-readers|tasks)|mcp\/(batch|mcp-cancellation|mcp-hostile))\./,
  // the registry under load, its rows and its state changes
  /^test\/http\/(authorization\/authorizations(-snapshot)?|feed\/(my-webhooks|(dump-)?picture)|creatives\/preview-browser|replica)\./,
  /^test\/jobs\/(agents\/(rebuild-profile|schedule-agents)|shares|state-moves|webhooks\/deliver-webhooks)\./,
  /^test\/(admin\/revocations|process\/production|record\/accounts\/resolve-account|scripts\/demo-examples)\./,
  // who may reach an object, and what an account is left
  /^test\/handlers\/(accounts\/(accounts-of-objects|ways-to-an-account)|creatives\/ways-to-a-format|governance\/ways-to-a-plan|buys\/buys-credit)\./,
  // They read the sources of the contract, which have the source's name.
  /^test\/(conformance\/named-codes|handlers\/tasks\/called-urls)\./,
  // They name a release in the field that `conformance/release-answers` names for every task.
  /^test\/handlers\/test-controller\/(complyTestController|media-buys|seeded-products|upstream)\./,
  /^test\/handlers\/buys\/(create-media-buy|update-media-buy)\./,
  /^test\/handlers\/(accounts\/(one-account|sync-accounts)|products\/(get-products-brief|sandbox-offers))\./,
  /^test\/handlers\/(rights\/rights|signals\/(activate-signal|governed-activations)|tasks\/list-tasks)\./,
  // They write scopes, which `domain/members/scopes` and `http/oauth/flow` do too.
  /^test\/http\/(members\/raised-rights|moderation\/roles|oauth\/(browser-sessions|client-documents))\./,
  // Their agents have the task that agents of `jobs/agents/probe-agent` and `infra/agents` have.
  /^test\/http\/agents\/(agent-probes|agents-list|agents-visibility|my-agents)\./,
  /^test\/jobs\/agents\/check-agent-compliance\./,
  // pages in a browser, and a client that is compiled from the published file: no page and no path has the name
  /^test\/(http\/dashboard\/browser|http\/feed\/webhook-deliveries|conformance\/(client|formats-off))\./,
  // The runner judges a whole service in `conformance-runner/second`; these are services with one fault each.
  /^test\/conformance-runner\/(variants|(agent|registry)\/own-variants)\./,
  // how long first calls of any name take, and whether checks of a made-up contract find its faults
  /^test\/(process\/first-calls|conformance\/harness)\./,
  // Mirrors copy, serve and witness records that have no name in them; `mirror/mirror` shows one as a whole.
  /^test\/mirror\/(guide|killed|serve|serve-hostile|served-process|witnessed|witness\/(killed|service))\./,
  // It packs under another name itself, and what it packs is tested in `client` and `conformance-runner`.
  /^test\/scripts\/packages\./,
  // misbehaving strangers
  /^test\/(client\/hostile|outside\/agents\/public-probes|handlers\/tasks\/hostile-arguments)\./,
  /^test\/domain\/agents\/answers-fit\./,
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
          leftovers(['cli', 'client', 'conformance', 'web', 'src', 'test', 'scripts']),
        ),
        run('test', ['node_modules/mocha/bin/mocha.js', ...program.args, ...testsThatSeeTheName()]),
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

/**
 * Test files whose outcome can depend on the name: the test, or a helper in test/ that it uses, reads the name or
 * imports a module that does. The other tests cannot expect a value that contains the name, and the search for
 * left-overs shows that none contains it literally.
 */
function testsThatSeeTheName(): string[] {
  const read = 'generated/protocol.ts';
  const known = new Map<string, string[]>();
  const importsOf = (path: string): string[] => {
    const found = known.get(path) ?? readImports(path);
    known.set(path, found);
    return found;
  };
  const reads = (path: string, seen: Set<string>): boolean => {
    if (seen.has(path)) return false;
    seen.add(path);
    const imports = importsOf(path);
    return imports.includes(read) || imports.some((to) => to.startsWith('test/') && reads(to, seen));
  };
  const sees = (path: string) =>
    WHOLE.test(path) ||
    reads(path, new Set()) ||
    importsOf(path).some((to) => !to.startsWith('test/') && importsOf(to).includes(read));

  const tests = listFiles('test').filter((path) => path.endsWith('.test.ts'));
  const stale = NAMELESS.filter((rule) => !tests.some((path) => rule.test(path)));
  if (stale.length > 0) throw new Error(`no test is what these describe: ${stale.join(', ')}`);
  const seeing = tests.filter((path) => !NAMELESS.some((rule) => rule.test(path)) && sees(path));
  console.log(`second name: ${seeing.length} of ${tests.length} test files can see the name`);
  return seeing;
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

/** Places, as `path:line: text`, where the default name is a segment of its own in the copy. */
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

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { placeOf, SUBJECT_LAYERS } from '../architecture/check-subjects.ts';
import { subjects } from '../architecture/rooms.ts';
import { childEnv } from '../support/child-env.ts';

const run = promisify(execFile);

/** The seams: where the agent is added to the registry, as they are without it. */
const SEAMS: Readonly<Record<string, string>> = {
  'src/agent-part.ts': `
    export const openAgentPart = () => ({
      openDoors: async () => ({
        agentDoors: new Map(), signaturePolicies: new Map(), previews: (_, next) => next(), agentPages: [],
        brandJson: '{}', drain: async () => {},
      }),
      jobs: () => ({ kinds: {}, schedule: {} }), close: async () => {},
    });`,
  'src/agent-settings.ts': `
    export const agentProfile = () => null, adServer = () => null, adServerToken = () => null;
    export const agentWarnings = () => [], agentContradictions = () => [];`,
  'src/jobs/agent-retention.ts': 'export const agentEnds = () => [];',
  'src/store/agent-tables.ts': 'export const agentTables = {};',
  // What tests know of the agent: the words of its catalogs, which new databases have.
  'test/support/catalog-words.ts': `export const addCatalogs = async () => {};`,
};

/** Files of the agent outside the folders of its subjects. */
const OF_AGENT =
  /^src\/(agent-doors|ad-server|desk\/tasks)\/|^src\/(agent-jobs|connect-ad-server|desk\/run-task|domain\/(media-catalog|outside)|handlers\/tasks|http\/(ad-server-events|creatives|rights)|outside\/outside|record\/task-call)\.ts$/;

const ofAgent = new Set(subjects.agent.flat());
const ofRegistry = new Set([...subjects.ground.flat(), ...subjects.registry.flat()]);

function isRemoved(path: string): boolean {
  const place = placeOf(path);
  return OF_AGENT.test(path) || (place?.kind === 'subject' && ofAgent.has(place.name));
}

/** Tests of the registry that need something of the agent all the same, and what. */
const WITH_AGENT: Readonly<Record<string, string>> = {
  'test/handlers/brands/listBrandChanges.test.ts':
    'takes its requests from a file that has those of tasks too',
  'test/http/dashboard/browser.test.ts': 'opens pages of buys',
  'test/http/dashboard/dashboard.test.ts': 'buys in the pages of members',
  'test/http/feed/webhook-deliveries.test.ts': 'waits with a piece of the tests of the agent',
  'test/http/feed/my-webhooks.test.ts': 'sends to subscriptions beside webhooks of the agent',
  'test/http/moderation/approvals.test.ts': 'decides about accounts and creatives of buyers',
  'test/http/moderation/failed.test.ts': 'has a world with accounts and creatives of buyers',
  'test/http/moderation/manual.test.ts': 'decides about accounts and creatives of buyers',
  'test/http/members/auth-doctor.test.ts': 'is refused by the doors of the agent',
  'test/http/moderation/queue.test.ts': 'has a world with accounts and creatives of buyers',
  'test/http/moderation/reviews.test.ts': 'has a world with accounts and creatives of buyers',
  'test/http/moderation/undo.test.ts': 'takes decisions about creatives of buyers back',
  'test/http/oauth/client-documents.test.ts': 'calls a task with the token of a client',
  'test/http/oauth/flow.test.ts': 'calls a task with the tokens of each resource',
  'test/http/oauth/mcp-client.test.ts': 'is a client of the agent',
  'test/http/oauth/standing.test.ts': 'calls a task as a person without an organization',
  'test/http/oauth/tokens.test.ts': 'calls tasks with tokens of the authorization server',
  'test/http/signers/signed-requests.test.ts': 'signs calls of the agent',
  'test/http/signers/signer-discovery.test.ts': 'signs calls of the agent',
  'test/http/signers/signers.test.ts': 'signs calls of the agent',
  'test/http/signers/signing-documents.test.ts': 'reads the agents that the deployment lists',
  'test/jobs/moderation/measure-waiting.test.ts': 'measures accounts and creatives of buyers too',
  'test/jobs/moderation/notify-operator.test.ts': 'has accounts and creatives of buyers that wait',
  'test/jobs/agents/probe-agent.test.ts': 'probes the agent of this service',
  'test/record/webhooks/wire-mutants.test.ts': 'changes the bodies that all subjects send',
  'test/store/engine/sealing-keys.test.ts': 'seals accounts again',
};

const LAYERS: readonly string[] = [...SUBJECT_LAYERS, 'http'];
const all = globSync('test/**/*.test.ts', { cwd: projectRoot }).sort();
const tests = all.filter((path) => {
  const [, layer = '', subject = '', name] = path.split('/');
  const isOwn = ofRegistry.has(subject) || (layer === 'http' && ['oauth', 'reading'].includes(subject));
  return name !== undefined && LAYERS.includes(layer) && isOwn;
});
const sizeOf = (path: string) => statSync(join(projectRoot, path)).size;

const alone = tests.filter((path) => WITH_AGENT[path] === undefined);

const slow = new Set(readFileSync(join(projectRoot, 'test/slow-files.txt'), 'utf8').split('\n'));

/** The smallest test file of each subject in each layer, of those that do not take long. */
const chosen = [...Map.groupBy(alone, (path) => path.split('/').slice(0, 3).join('/')).values()].flatMap(
  (files) => files.filter((path) => !slow.has(path)).toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? [],
);

/** Loaded by mocha beside the tests: of all files that were loaded, those of the list are run. */
const ONLY = 'test/only.ts';
const onlyText = (files: readonly string[]): string => `
  const files = new Set(${JSON.stringify(files)}.map((path) => process.cwd() + '/' + path));
  export const mochaHooks = {
    beforeAll() {
      const whole = this.test.parent;
      for (const list of ['suites', 'tests']) whole[list] = whole[list].filter(({ file }) => files.has(file));
    },
  };`;

/** The table of handlers as it is generated where some handlers are missing: operations of the agent have none. */
function withoutMissing(table: string, folder: string): string {
  const gone = [...table.matchAll(/^import \{ (\w+) \} from '\.\/(.+)';$/gm)]
    .filter(([, , path = '']) => !existsSync(join(folder, 'src/handlers', path)))
    .map(([, name = '']) => name);
  return table
    .split('\n')
    .filter((line) => !gone.some((name) => line.includes(`{ ${name} }`) || line.trim() === `${name},`))
    .join('\n');
}

/** A copy of the project in which the folders of the agent are missing. */
function withoutAgent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const kept = (from: string) => {
    const path = relative(projectRoot, from).replaceAll('\\', '/');
    return !isRemoved(path.endsWith('.ts') ? path : `${path}/`) && !path.startsWith('test/output');
  };
  for (const part of ['src', 'test', 'web'])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true, filter: kept });
  for (const file of ['package.json', '.mocharc.cjs', 'RELEASES.md'])
    cpSync(join(projectRoot, file), join(folder, file));
  for (const part of ['client', 'codegen', 'generated', 'node_modules', 'openapi', 'schemas', 'scripts'])
    symlinkSync(join(projectRoot, part), join(folder, part));
  mkdirSync(join(folder, 'dist'));
  symlinkSync(join(projectRoot, 'dist/islands'), join(folder, 'dist/islands'));
  writeFileSync(join(folder, ONLY), onlyText(chosen));
  for (const [path, text] of Object.entries(SEAMS)) writeFileSync(join(folder, path), text);
  const table = join(folder, 'src/handlers/operations.ts');
  writeFileSync(table, withoutMissing(readFileSync(table, 'utf8'), folder));
  return folder;
}

describe('the registry without the agent', () => {
  let folder: string;
  before(() => {
    folder = withoutAgent();
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('is a copy without any folder of the agent', () => {
    const left = globSync('src/**/*.ts', { cwd: folder }).filter(isRemoved);
    assert.deepEqual(left, []);
  });

  it('loads all of its tests, and passes a test file of each subject in each layer', async () => {
    assert.isAbove(alone.length, 250);
    assert.isAbove(chosen.length, 40);
    // A test that fails may leave servers open, which would keep the process running.
    const args = ['node_modules/mocha/bin/mocha.js', '--exit', '--require', ONLY];
    const { stdout } = await run(process.execPath, [...args, ...alone], {
      cwd: folder,
      env: { ...process.env, ...childEnv(folder), TEST_ENGINES: 'sqlite' },
      maxBuffer: 1 << 26,
    }).catch((cause: { stdout: string; stderr: string }) => ({ stdout: `${cause.stdout}${cause.stderr}` }));
    const [said = stdout, passing] = /(\d+) passing.*/s.exec(stdout) ?? [];
    assert.isAtLeast(Number(passing), chosen.length, said);
    assert.isFalse(said.includes(' failing\n'), said);
  });
});

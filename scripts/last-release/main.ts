import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/infra/project.ts';
import { lastRelease, type Release } from './releases.ts';

// Builds the last release from the history of this repository, with the packages of that day, and tests the upgrade of
// three of its processes to the present code.

const TEST = 'test/process/last-release.ts';
const run = promisify(execFile);
const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The full name of a commit that this clone has; null without it. */
function commitOf(name: string): string | null {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    return null;
  }
}

/** Whether this is a clone with a part of the history only, or no clone at all. */
function hasNoHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'true';
  } catch {
    return true;
  }
}

/** Unpacks a commit into a folder, and installs its packages there, which also makes its derived files. */
async function build(commit: string, folder: string): Promise<void> {
  mkdirSync(folder);
  const archive = join(dirname(folder), 'release.tar');
  git('archive', '--format=tar', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  // The release runs on the Node that it is tested with here.
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const install = ['ci', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', install, {
    cwd: folder,
    env: { ...process.env, PATH: path },
    maxBuffer: 64 * 1024 * 1024,
  });
}

async function test({ version }: Release, commit: string): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'registry-last-release-'));
  try {
    const folder = join(root, 'release');
    const started = performance.now();
    await build(commit, folder);
    say(`${version} was built from ${commit} in ${Math.round((performance.now() - started) / 1_000)} s`);
    const mocha = spawn(process.execPath, ['node_modules/mocha/bin/mocha.js', TEST], {
      cwd: projectRoot,
      env: { ...process.env, LAST_RELEASE: folder },
      stdio: 'inherit',
    });
    const [code] = await once(mocha, 'exit');
    return code ?? 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const release = lastRelease(readFileSync(join(projectRoot, 'RELEASES.md'), 'utf8'));
const commit = commitOf(`refs/tags/v${release.version}`) ?? (release.commit && commitOf(release.commit));
if (commit !== null) process.exitCode = await test(release, commit);
else if (hasNoHistory())
  say(
    `passed over: this copy has no history with version ${release.version}; run "git fetch --unshallow --tags" to test the upgrade from it`,
  );
else {
  say(
    `RELEASES.md names version ${release.version}, but there is neither a tag v${release.version} nor its commit (${release.commit ?? 'none named'})`,
  );
  process.exitCode = 1;
}

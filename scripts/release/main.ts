import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { projectRoot } from '../../src/infra/project.ts';
import { migrations } from '../../src/store/migrations/index.ts';
import { ReleaseError, releaseNotes } from './notes.ts';

const command = new Command('release')
  .description(
    'Checks the tree, writes the release notes and the version, and makes the files of a release. Pushes nothing.',
  )
  .argument('<version>', 'semantic version of the release')
  .option('--out <folder>', 'folder of the files', 'dist/release')
  .option('--base <url>', 'address that the `$id`s of the packed schemas start with', process.env.BASE_URL)
  .option('--no-checks', 'leave out types, lint and generated files, which CI has checked')
  .parse();
const [version = ''] = command.args;
const { out, base, checks } = command.opts<{ out: string; base?: string; checks: boolean }>();
const folder = resolve(projectRoot, out);

const run = (program: string, ...given: string[]): Buffer =>
  execFileSync(program, given, {
    cwd: projectRoot,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

try {
  const changed = run('git', 'status', '--porcelain').toString().trim();
  if (changed !== '') throw new ReleaseError(`The tree has changes that are not committed:\n${changed}`);
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const notes = readFileSync(join(projectRoot, 'RELEASES.md'), 'utf8');
  const date = new Date().toISOString().slice(0, 10);
  const lastMigration = migrations.at(-1)?.name ?? '';
  const release = releaseNotes(notes, { version, current: manifest.version, date, lastMigration });
  if (checks) {
    run('npm', 'run', '-s', 'codegen', '--', '--check');
    run('npm', 'run', '-s', 'typecheck');
    run('npm', 'run', '-s', 'lint');
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
  writeFileSync(join(projectRoot, 'RELEASES.md'), release.notes);

  const name = `${manifest.name}-${version}`;
  // The commit that is released does not exist yet: the archive holds this one with the two files that changed.
  const tree = run('git', 'stash', 'create').toString().trim();
  write(`${name}.tar.gz`, run('git', 'archive', '--format=tar.gz', `--prefix=${name}/`, tree));
  write(
    `${name}.cdx.json`,
    run('npm', 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'),
  );
  write('NOTES.md', `${release.changes}\n`);
  run(
    'npm',
    'run',
    '-s',
    'pack:schemas',
    '--',
    '--fresh',
    '--out',
    folder,
    ...(base === undefined ? [] : ['--base', base]),
  );
  rmSync(join(folder, 'schema-package'), { recursive: true });
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  const files = readdirSync(folder).sort();
  write('SHA256SUMS', files.map((file) => `${digest(file)}  ${file}\n`).join(''));
  console.log(`${[...files, 'SHA256SUMS'].map((file) => join(out, file)).join('\n')}

Nothing is committed or published. Look at the changes, then:
  git commit -am "Release ${version}" && git tag v${version}`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

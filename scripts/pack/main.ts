import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { protocol } from '../../generated/protocol.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { writePackage } from '../schema-package/write.ts';
import { packageFiles, packageKinds } from './packages.ts';

const options = new Command('pack')
  .description(
    'Writes the packages for other projects, each as a folder and as an npm tarball of the same files.',
  )
  .option('--out <folder>', 'folder for all of them', 'dist/packages')
  .option('--prefix <name>', 'first part of the names, with a scope if wanted: `@seller/ads`', protocol.name)
  .option('--protocol <name>', "name of the protocol, if it is not the sources'", protocol.name)
  .option(
    '--repository <url>',
    'address of the sources, which registries need to prove where a package was built',
  )
  .option('--base <url>', 'address that the `$id`s of the schemas start with', process.env.BASE_URL)
  .parse()
  .opts<{ out: string; prefix: string; protocol: string; repository?: string; base?: string }>();

if (!/^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/.test(options.prefix))
  throw new Error(`--prefix must be the beginning of a package name in lower case, not "${options.prefix}"`);

const out = resolve(projectRoot, options.out);
mkdirSync(out, { recursive: true });
for (const kind of packageKinds) {
  const { prefix, protocol: name, repository = null } = options;
  const files = await packageFiles(kind, { prefix, protocol: name, repository });
  const folder = join(out, kind.kind);
  const tarball = writePackage(folder, files);
  process.stdout.write(`${files.size} files in ${folder}\n${tarball}\n`);
}
const base = options.base === undefined ? [] : ['--base', options.base];
execFileSync(process.execPath, [join(projectRoot, 'scripts/schema-package/main.ts'), '--out', out, ...base], {
  cwd: projectRoot,
  stdio: 'inherit',
});

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { protocol } from '../../../generated/protocol.ts';
import { type PackageKind, packageFiles, packageKinds } from '../../../scripts/pack/packages.ts';
import { readmeFiles } from '../../../scripts/schema-package/readme.ts';
import { writePackage } from '../../../scripts/schema-package/write.ts';
import { projectRoot } from '../../../src/infra/project.ts';

export const PREFIX = '@seller/ads';

/** A package as it stands in the folder of its user: what came out of its tarball. */
type InstalledPackage = {
  readonly name: string;
  /** What was packed, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths that came out of the tarball. */
  readonly paths: readonly string[];
  readonly readme: ReturnType<typeof readmeFiles>;
};

/** An empty folder with the packages and the programs of their READMEs. */
export type UserFolder = {
  readonly folder: string;
  readonly packages: Readonly<Record<PackageKind['kind'], InstalledPackage>>;
  /** The environment of a program there: its own binaries first, and nothing of ours but the way to Node. */
  env(more: Record<string, string>): Record<string, string>;
};

/** What the programs of users import beside the packages: the servers that they have anyway. */
const OWN = ['express', 'fastify', 'hono', 'koa', '@types/node'];

/**
 * Packs everything and puts the tarballs where `npm install` puts them. What they depend on is linked from this project,
 * in place of a download: `npm run smoke` installs the same tarballs with npm.
 *
 * @param folder an empty one
 */
export async function installTarballs(folder: string): Promise<UserFolder> {
  const packed = mkdtempSync(join(tmpdir(), 'packed-'));
  const installed: [PackageKind['kind'], InstalledPackage][] = [];
  for (const kind of packageKinds) {
    const files = await packageFiles(kind, { protocol: protocol.name, prefix: PREFIX, repository: null });
    const tarball = writePackage(join(packed, kind.kind), files);
    installed.push([kind.kind, unpack(tarball, folder, files)]);
  }
  for (const one of OWN) link(folder, one);
  execFileSync('rm', ['-r', packed]);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  return {
    folder,
    packages: Object.fromEntries(installed) as UserFolder['packages'],
    env: (more) => ({
      PATH: `${join(folder, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
      // Two dozen programs load the same few bundles.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      ...more,
    }),
  };
}

function unpack(tarball: string, folder: string, files: ReadonlyMap<string, string>): InstalledPackage {
  const { name, dependencies, bin = {} } = JSON.parse(files.get('package.json') ?? '{}');
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
  for (const dependency of Object.keys(dependencies)) link(folder, dependency);
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const [program, path] of Object.entries<string>(bin)) {
    chmodSync(join(place, path), 0o755);
    symlinkSync(join(place, path), join(folder, 'node_modules/.bin', program));
  }
  const readme = readmeFiles(readFileSync(join(place, 'README.md'), 'utf8'));
  for (const [file, text] of readme.files) writeFileSync(join(folder, file), text);
  const paths = globSync('**', { cwd: place, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(place.length + 1)] : [],
  );
  return { name, files, paths, readme };
}

function link(folder: string, dependency: string): void {
  const place = join(folder, 'node_modules', dependency);
  mkdirSync(dirname(place), { recursive: true });
  try {
    symlinkSync(join(projectRoot, 'node_modules', dependency), place, 'dir');
  } catch (cause) {
    // Two packages depend on it.
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  }
}

import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readmeFiles } from '../../scripts/schema-package/readme.ts';
import { projectRoot } from '../../src/infra/project.ts';

/** What `npm install` puts into a folder: a package, those that it depends on, its program; and the files of its README. */
export function installPackage(folder: string, name: string, files: ReadonlyMap<string, string>): void {
  const installed = join(folder, 'node_modules', name);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(installed, path)), { recursive: true });
    writeFileSync(join(installed, path), text);
  }
  const { dependencies, bin = {} } = JSON.parse(files.get('package.json') ?? '{}');
  for (const dependency of new Set([...Object.keys(dependencies), '@types/node'])) {
    const place = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(projectRoot, 'node_modules', dependency), place, 'dir');
  }
  mkdirSync(join(folder, 'node_modules/.bin'));
  for (const [program, path] of Object.entries<string>(bin)) {
    chmodSync(join(installed, path), 0o755);
    symlinkSync(join(installed, path), join(folder, 'node_modules/.bin', program));
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [file, text] of readmeFiles(files.get('README.md') ?? '').files)
    writeFileSync(join(folder, file), text);
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes the files of a package to a folder of its own, and a tarball of them beside it.
 *
 * @returns the path of the tarball
 */
export function writePackage(folder: string, files: ReadonlyMap<string, string>): string {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // npm gives all files in a tarball the same time, owner and order, so the bytes depend on the files alone.
  const place = dirname(folder);
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', place], {
    cwd: folder,
    encoding: 'utf8',
  });
  return join(place, packed.trim());
}

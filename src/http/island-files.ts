import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ISLANDS, type Island } from '../../web/islands.ts';
import { projectRoot } from '../infra/project.ts';

type IslandFiles = {
  /** File name of each script, with its hash. */
  readonly names: Readonly<Record<Island, string>>;
  readonly texts: ReadonlyMap<string, string>;
};

const FOLDER = join(projectRoot, 'dist/islands');

/**
 * The scripts of pages, as `scripts/islands.mjs` bundled them. They are read together and once: a build while the service
 * runs writes files with other names.
 */
export const islandFiles: () => IslandFiles = (() => {
  let files: IslandFiles | undefined;
  return () => {
    files ??= readFiles();
    return files;
  };
})();

function readFiles(): IslandFiles {
  const manifest: { files: Record<string, string> } = JSON.parse(
    readFileSync(join(FOLDER, 'manifest.json'), 'utf8'),
  );
  const named = ISLANDS.map((island) => {
    const file = manifest.files[island];
    if (file === undefined) throw new Error(`dist/islands has no ${island}: run "npm run build"`);
    return [island, file] as const;
  });
  return {
    // The list that was just read has every name.
    names: Object.fromEntries(named) as Record<Island, string>,
    texts: new Map(named.map(([, file]) => [file, readFileSync(join(FOLDER, file), 'utf8')])),
  };
}

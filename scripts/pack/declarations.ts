import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';
import { typescript, withRareCollections } from './typescript.ts';

/** A package has its own validators: of this file only the types of functions are left. */
const VALIDATORS = 'generated/validators/index.d.ts';

/** As in tsconfig.json; a file on the command line is compiled without it. */
const OPTIONS =
  '--ignoreConfig --declaration --emitDeclarationOnly --skipLibCheck --strict --exactOptionalPropertyTypes ' +
  '--allowImportingTsExtensions --verbatimModuleSyntax --module nodenext --target es2024 --types node --rootDir .';

const SPECIFIER = /((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g;

const made = new Map<string, Map<string, string>>();

/**
 * Declaration files of a source file and of all that its types refer to, by path below the project's root. A process that
 * packs under several names compiles them once.
 */
export function declarations(entry: string): ReadonlyMap<string, string> {
  const found = made.get(entry) ?? compile(entry);
  made.set(entry, found);
  return found;
}

function compile(entry: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-types-'));
  try {
    const args = typescript(entry, ...OPTIONS.split(' '), '--outDir', folder);
    execFileSync(process.execPath, args, { cwd: projectRoot, env: withRareCollections() });
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.d.ts'),
    );
    const textOf = (path: string): string => {
      const text = readFileSync(join(folder, path), 'utf8').replaceAll(SPECIFIER, '$1.js$2');
      return path === VALIDATORS ? (text.split('export declare const requestValidators')[0] ?? '') : text;
    };
    const texts = new Map(paths.map((path) => [path, textOf(path)]));
    return reachable(texts, entry.replace(/\.ts$/, '.d.ts'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files that the first one imports, directly or through others. */
function reachable(texts: ReadonlyMap<string, string>, first: string): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [first];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = texts.get(path);
    if (text === undefined || found.has(path)) continue;
    found.set(path, text);
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]*)\.js['"]/g))
      waiting.push(join(path, '..', `${specifier}.d.ts`));
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

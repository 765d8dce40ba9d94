import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { renameText } from '../../codegen/protocol-name.ts';
import type { Json } from '../../src/domain/json/values.ts';
import { projectRoot } from '../../src/infra/project.ts';

export type Bundle = {
  /** Source file that the package exports, below the project's root. */
  readonly entry: string;
  /** Names that modules of validators export, with the schema of each: `tasks/get-products` → `{ response: … }`. */
  readonly validators: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly schemas: ReadonlyMap<string, Json>;
  /** Whether the schemas are stored compressed; that needs Node's zlib. */
  readonly isCompressed: boolean;
  /** Whether it is a program, which nobody imports: its code is short, and its chunks have names of their own. */
  readonly isProgram?: boolean;
  /** Tables of the service's own validators that the package has whole, beside those compiled from its schemas. */
  readonly keeps?: readonly string[];
  /** Whether `schemaValidators` are compiled from the schemas of the package, each when it is first asked for. */
  readonly hasEverySchema?: boolean;
  /** Source files that the program starts as threads, by the names under which it looks for them beside itself. */
  readonly threads?: Readonly<Record<string, string>>;
  /** Source files, below the project's root, that the program never loads: the package is made without them. */
  readonly leftOut?: readonly string[];
  /** Whether classes and functions keep their names, which a service writes into its log. */
  readonly keepsNames?: boolean;
};

/** JavaScript files of a package by name, and the packages that they import. */
export type Bundled = {
  readonly files: ReadonlyMap<string, string>;
  readonly imports: ReadonlySet<string>;
};

/**
 * Makes one module of the sources, and a second one, which is loaded when something is validated.
 *
 * @param protocol name of the protocol in the schemas
 */
export async function bundle(asked: Bundle, protocol: string): Promise<Bundled> {
  const isShort = asked.isProgram === true && asked.keepsNames !== true;
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: { index: asked.entry, ...asked.threads },
    outdir: join(projectRoot, 'dist/packages'),
    bundle: true,
    splitting: true,
    chunkNames: asked.isProgram ? '[name]-[hash]' : '[name]',
    minifyWhitespace: asked.isProgram === true,
    minifyIdentifiers: isShort,
    minifySyntax: isShort,
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    charset: 'utf8',
    packages: 'external',
    external: ['node:*'],
    legalComments: 'none',
    metafile: true,
    write: false,
    plugins: [ownValidators(asked, protocol), leavingOut(new Set(asked.leftOut))],
  });
  const files = new Map(
    outputFiles.map(({ path, text }) => [path.slice(join(projectRoot, 'dist/packages/').length), text]),
  );
  const imports = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.filter(({ external }) => external === true).map(({ path }) => path),
  );
  return { files, imports: new Set(imports) };
}

/** A program that loads such a file all the same ends with an error that names it. */
const leavingOut = (files: ReadonlySet<string>): Plugin => ({
  name: 'left-out',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.ts$/ }, ({ path, resolveDir, kind }) => {
      const file = relative(projectRoot, join(resolveDir, path));
      if (!files.has(file)) return undefined;
      if (kind !== 'dynamic-import') throw new Error(`${file} is left out, and loaded at the start`);
      return { path: file, namespace: 'left-out' };
    });
    onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: `throw new Error('this package has no ${path}');`,
    }));
  },
});

/** Validators that are compiled from the schemas of the package stand in for those that the service has. */
const ownValidators = (
  { validators, schemas, isCompressed, keeps = [], hasEverySchema = false }: Bundle,
  protocol: string,
): Plugin => ({
  name: 'own-validators',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /validators\/(tasks|webhooks)\/[\w-]+\.js$/ }, ({ path }) => ({
      path: path.replace(/^.*validators\/|\.js$/g, ''),
      namespace: 'validators',
    }));
    onLoad({ filter: /.*/, namespace: 'validators' }, ({ path }) => {
      const named = Object.entries(validators.get(path) ?? {});
      const lines = named.map(([name, schema]) => `export const ${name} = compiled('${schema}');`);
      return {
        contents: [`import { compiled } from './scripts/pack/compiled.ts';`, ...lines].join('\n'),
        resolveDir: projectRoot,
      };
    });
    // Everything below these functions loads validators of the service.
    onLoad({ filter: /generated\/validators\/index\.ts$/ }, ({ path }) => {
      const [functions = '', ...tables] = readFileSync(path, 'utf8').split(
        /^export const (?=\w+Validators\b)/m,
      );
      const kept = tables.filter((table) => keeps.some((name) => table.startsWith(`${name}:`)));
      const compiling = hasEverySchema ? [schemaTable(schemas.keys())] : [];
      const contents = [functions, ...compiling, ...kept.map((table) => `export const ${table}`)].join('\n');
      return { contents, loader: 'ts', resolveDir: dirname(path) };
    });
    onLoad({ filter: /scripts\/pack\/schemas\.ts$/ }, () => ({
      contents: schemasModule(schemas, isCompressed, protocol),
      loader: 'js',
    }));
  },
});

/** Stands in for the table of the service, whose validators are thirty times as large as the schemas. */
const schemaTable = (paths: Iterable<string>): string =>
  `export const schemaValidators = Object.fromEntries(
  ${JSON.stringify([...paths])}.map((path) => [
    path,
    loadedOnce(async () => (await import('../../scripts/pack/compiled.ts')).compiled(path)),
  ]),
);`;

function schemasModule(schemas: ReadonlyMap<string, Json>, isCompressed: boolean, protocol: string): string {
  // Here, because nobody finds a name in what is compressed.
  const text = renameText(JSON.stringify(Object.fromEntries(schemas)), protocol);
  // A text in single quotes needs few escapes, and engines parse it faster than the same objects as code.
  if (!isCompressed)
    return `export const schemas = JSON.parse('${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}');`;
  const bytes = gzipSync(text, { level: 9 }).toString('base64');
  return `import { gunzipSync } from 'node:zlib';
export const schemas = JSON.parse(gunzipSync(Buffer.from('${bytes}', 'base64')).toString());`;
}

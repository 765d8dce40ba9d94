import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_WORDS } from '../../cli/outcome.ts';
import { webhookModule } from '../../codegen/emit/webhooks.ts';
import { kebabCase } from '../../codegen/identifiers.ts';
import { renameText } from '../../codegen/protocol-name.ts';
import { type Contract, readContract } from '../../src/domain/contract/contract.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { bareSchemas } from './bare-schemas.ts';
import { type Bundle, bundle } from './bundle.ts';
import { declarations } from './declarations.ts';

/** What a package is made of; its README is `README.md` in the folder of its kind. */
export type PackageKind = {
  readonly kind: 'client' | 'webhooks' | 'cli' | 'conformance' | 'mirror';
  readonly description: string;
  readonly keywords: readonly string[];
  readonly source: (contract: Contract) => Bundle;
  /** Packages that users need although no line of code imports them: their types, or what another package loads by name. */
  readonly unnamed: readonly string[];
  /** Files and folders, below the project's root, that the program reads at the same places of the package. */
  readonly ships?: readonly string[];
  /** Name of its program, for a package that is run and not imported. */
  readonly program?: string;
};

type Validators = Pick<Bundle, 'validators' | 'schemas'>;

/** Checks of the answers of tasks. */
const answers = (contract: Contract): Validators => {
  const tasks = [...contract.tasks.values()];
  return {
    validators: new Map(
      tasks.map(({ name, response }) => [`tasks/${kebabCase(name)}`, { response }] as const),
    ),
    schemas: bareSchemas(
      contract,
      tasks.map(({ response }) => response),
    ),
  };
};

/** Checks of the bodies of webhooks. */
const bodies = (contract: Contract): Validators => {
  const kinds = [...contract.webhooks.values()];
  return {
    validators: new Map(kinds.map(({ name, schema }) => [webhookModule(name), { body: schema }] as const)),
    schemas: bareSchemas(
      contract,
      kinds.map(({ schema }) => schema),
    ),
  };
};

const client: PackageKind = {
  kind: 'client',
  description:
    'Typed calls of agents over MCP and A2A, and a typed client of the registry with its change feed.',
  keywords: ['client', 'mcp', 'a2a'],
  source: (contract) => ({ entry: 'client/index.ts', ...answers(contract), isCompressed: false }),
  unnamed: [],
};

const webhooks: PackageKind = {
  kind: 'webhooks',
  description:
    'Receives webhooks that are signed per RFC 9421 behind any server, once each, with typed bodies.',
  keywords: ['webhooks', 'rfc9421', 'http-message-signatures'],
  source: (contract) => ({ entry: 'client/webhooks/index.ts', ...bodies(contract), isCompressed: true }),
  unnamed: ['@types/node'],
};

/** What a program takes along that checks any document: every schema. */
const everything = (contract: Contract): Validators => ({
  validators: new Map([...answers(contract).validators, ...bodies(contract).validators]),
  schemas: bareSchemas(contract, contract.schemas.keys()),
});

/** A program is run, so it takes all of its code and every schema along. */
const programOf =
  (entry: string): PackageKind['source'] =>
  (contract) => ({
    entry,
    ...everything(contract),
    isCompressed: true,
    isProgram: true,
    keeps: ['responseValidators'],
    hasEverySchema: true,
  });

const cli: PackageKind = {
  kind: 'cli',
  description: 'Command line: asks registries and agents, and checks files, webhooks and implementations.',
  keywords: ['cli', 'mcp', 'a2a', 'adagents', 'webhooks'],
  source: programOf('cli/main.ts'),
  unnamed: [],
  program: 'registry',
};

const conformance: PackageKind = {
  kind: 'conformance',
  description:
    'Checks registries and agents against the specification, and shows what is violated and how to see it.',
  keywords: ['conformance', 'testing', 'mcp', 'a2a'],
  source: programOf('conformance/main.ts'),
  unnamed: [],
  program: 'conformance',
};

const mirror: PackageKind = {
  kind: 'mirror',
  description:
    'Keeps a verified copy of a registry in SQLite or PostgreSQL, and checks it against the signed log.',
  keywords: ['mirror', 'transparency-log', 'sqlite', 'postgresql'],
  source: (contract) => ({
    ...programOf('mirror/main.ts')(contract),
    // `serve` is the service in the form of a mirror: without agent, jobs, members and pages.
    keeps: ['requestValidators', 'responseValidators'],
    threads: { 'checkpoint-worker': 'src/store/engine/checkpoint-worker.ts' },
    leftOut: [
      'src/agent-part.ts',
      'src/start-jobs.ts',
      'src/http/oauth/oauth.ts',
      'src/http/explorer/pages.ts',
      'src/http/dashboard/door.ts',
    ],
    keepsNames: true,
  }),
  ships: ['generated/openapi', 'generated/contract.jsonl', 'generated/releases', 'schemas/v3/vectors'],
  // Knex loads the driver of the database that it is given.
  unnamed: ['better-sqlite3', 'pg'],
  program: 'mirror',
};

export const packageKinds: readonly PackageKind[] = [client, webhooks, cli, conformance, mirror];

export type PackNames = {
  /** Name of the protocol in the texts of the package: that of the sources when they are the same. */
  readonly protocol: string;
  /** What comes before `-client` in the name of a package; may have a scope. */
  readonly prefix: string;
  readonly repository: string | null;
};

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** A file, or every file of a folder, with its text. */
function filesBelow(path: string): [path: string, text: string][] {
  if (!statSync(join(projectRoot, path)).isDirectory()) return [[path, read(path)]];
  const names = readdirSync(join(projectRoot, path)).sort();
  return names.flatMap((name) => filesBelow(`${path}/${name}`));
}

/** Every file of a package by path. The same sources give the same bytes. */
export async function packageFiles(
  kind: PackageKind,
  { protocol, prefix, repository }: PackNames,
): Promise<Map<string, string>> {
  const contract = readContract(read('generated/contract.jsonl'));
  const source = kind.source(contract);
  const { files, imports } = await bundle(source, protocol);
  const types = source.isProgram ? new Map<string, string>() : declarations(source.entry);
  const own = JSON.parse(read('package.json'));
  const name = `${prefix}-${kind.kind}`;
  const manifest = {
    name,
    version: own.version,
    description: kind.description,
    keywords: [protocol, ...kind.keywords],
    license: own.license,
    ...(repository === null ? {} : { repository: { type: 'git', url: repository } }),
    type: 'module',
    engines: own.engines,
    ...waysIn(kind, source),
    dependencies: dependenciesOf([...imports, ...kind.unnamed], own),
    publishConfig: { access: 'public', provenance: true },
  };
  const texts = [
    ...files,
    ...(kind.ships ?? []).flatMap(filesBelow),
    ...[...types].map(([path, text]) => [`types/${path}`, text] as const),
    [
      'README.md',
      filled(read(`scripts/pack/${kind.kind}/README.md`), {
        name,
        protocol,
        version: own.version,
        file: tarballOf(name, own.version),
        exits: EXIT_WORDS.map(([code, words]) => `| ${code} | ${words} |`).join('\n'),
      }),
    ] as const,
    ['CHANGELOG.md', read('CHANGELOG.md')] as const,
    ['LICENSE', read('LICENSE')] as const,
    ['NOTICE', read('NOTICE')] as const,
  ].map(([path, text]) => [path, renameText(text, protocol)] as const);
  return new Map([...texts, ['package.json', `${JSON.stringify(manifest, null, 2)}\n`]]);
}

/** What others import of a package, or run. */
const waysIn = ({ program }: PackageKind, { entry }: Bundle): object =>
  program === undefined
    ? {
        sideEffects: false,
        exports: {
          '.': { types: `./types/${entry.replace(/\.ts$/, '.d.ts')}`, default: './index.js' },
          './package.json': './package.json',
        },
      }
    : { bin: { [program]: './index.js' }, exports: { './package.json': './package.json' } };

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** The packages that are imported, in the versions that this project is tested with and later ones that promise the same. */
function dependenciesOf(imports: readonly string[], own: Manifest): Record<string, string> {
  const names = imports
    .filter((path) => !path.startsWith('node:'))
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
  const versions = { ...own.devDependencies, ...own.dependencies };
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`package.json does not name ${name}`);
      return [name, `^${version}`];
    }),
  );
}

/** What npm calls the tarball of a package. */
const tarballOf = (name: string, version: string): string =>
  `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the README asks for {{${name}}}`);
    return value;
  });

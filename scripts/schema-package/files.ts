import { createHash } from 'node:crypto';
import type { ApiReference } from '../../src/domain/contract/api-reference.ts';
import { type Contract, readContract } from '../../src/domain/contract/contract.ts';
import {
  bundlePath,
  contractFolder,
  contractIndex,
  publishedSchema,
  publishedText,
  schemaBundle,
  taskBundle,
  taskMessages,
} from '../../src/domain/contract/publish.ts';
import { taskPage } from '../../src/domain/contract/task-page.ts';
import type { Json } from '../../src/domain/json/values.ts';
import { errorsPage } from './errors-page.ts';
import { adServerMessages, operationMessages } from './operations.ts';
import { declarationFiles } from './types.ts';
import type { ValidVector, VectorMaker } from './vectors.ts';

/** All sources of the package, as texts: the code below reads no file and no clock. */
export type PackageSources = {
  /** Public URL of the deployment that publishes the schemas, without a trailing slash. */
  readonly base: string;
  /** `generated/contract.jsonl`. */
  readonly contract: string;
  readonly schemaTypes: string;
  readonly openapiTypes: string;
  readonly openapi: string;
  /** OpenAPI document of the ad server behind the agent. */
  readonly adServer: string;
  /** `generated/reference.json`. */
  readonly reference: ApiReference;
  readonly readme: string;
  readonly changelog: string;
  /** Example requests of each task, from the task table. */
  readonly examples: ReadonlyMap<string, readonly object[]>;
  /** Hand-written values for a message of a task, valid and invalid. */
  readonly written: (
    contract: Contract,
    task: string,
    message: 'request' | 'response',
  ) => readonly ValidVector[];
  /** Makes the vectors of a schema of the contract. */
  readonly vectorsOf: VectorMaker;
  /** Further vectors, by path in the package. */
  readonly vectors: ReadonlyMap<string, string>;
};

/** Every file of the package by path, sorted. The same sources give the same bytes. */
export function packageFiles(sources: PackageSources): Map<string, string> {
  const contract = readContract(sources.contract);
  const files = new Map<string, string>([
    ...schemaFiles(contract, sources.base),
    ...typeFiles(contract, sources),
    ...vectorFiles(contract, sources),
    ...sources.vectors,
    ...pages(contract, sources),
    ['tasks.json', publishedText({ tasks: [...contract.tasks.values()].map(taskRow) })],
    [
      'errors.json',
      publishedText({
        task_errors: contract.taskErrors.map(errorRow),
        api_errors: contract.apiErrors.map(errorRow),
      }),
    ],
    ['openapi/registry.yaml', sources.openapi],
    ['openapi/ad-server.yaml', sources.adServer],
    ['CHANGELOG.md', sources.changelog],
    ['README.md', filled(sources.readme, contract, sources.base)],
    ['package.json', publishedText(packageJson(contract))],
  ]);
  const sorted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  const hashes = [...sorted].map(([path, text]) => [path, hashOf(text)]);
  const { name, release } = contract;
  const manifest = { name: packageName(contract), protocol: name, release, base: sources.base };
  return sorted.set('manifest.json', publishedText({ ...manifest, files: Object.fromEntries(hashes) }));
}

const hashOf = (text: string) => ({
  sha256: createHash('sha256').update(text).digest('hex'),
  bytes: Buffer.byteLength(text),
});

const packageName = ({ name }: Contract) => `${name}-schemas`;

const packageJson = (contract: Contract): Json => ({
  name: packageName(contract),
  version: contract.release,
  description: 'JSON Schemas, types, OpenAPI document and test vectors of the contract.',
  license: 'Apache-2.0',
  type: 'module',
  types: 'types/index.d.ts',
});

const FOLDER = 'schemas/v3';

function schemaFiles(contract: Contract, base: string): [string, string][] {
  const folder = contractFolder(base);
  const texts = new Map<string, string>();
  for (const path of contract.schemas.keys())
    texts.set(path, publishedText(publishedSchema(contract, path, folder) ?? {}));
  for (const task of contract.tasks.keys()) {
    for (const message of taskMessages)
      texts.set(bundlePath(task, message), publishedText(taskBundle(contract, task, message, folder) ?? {}));
  }
  const hashes = new Map([...texts].map(([path, text]) => [path, hashOf(text)]));
  return [
    ...[...texts].map(([path, text]): [string, string] => [`${FOLDER}/${path}.json`, text]),
    [`${FOLDER}/index.json`, publishedText(contractIndex(contract, folder, hashes))],
  ];
}

function typeFiles(contract: Contract, { schemaTypes, openapiTypes }: PackageSources): [string, string][] {
  const tasks = [...contract.tasks.values()].map(({ name, request, response }) => ({
    task: name,
    request,
    response,
  }));
  return [
    ...[...declarationFiles(schemaTypes, tasks)].map(([path, text]): [string, string] => [
      `types/${path}`,
      text,
    ]),
    ['types/openapi.d.ts', openapiTypes.replaceAll(/from '\.\/[\w/-]+\.ts'/g, "from './index.js'")],
  ];
}

/** Vectors of each message, with the schema that validates them. */
function vectorFiles(
  contract: Contract,
  { base, reference, written, vectorsOf }: PackageSources,
): [string, string][] {
  const ofOperations = operationMessages(reference).flatMap(
    ({ name, path, examples }): [string, string][] => {
      const bundle = `${FOLDER}/bundles/operations/${name}.json`;
      const vectors = { schema: `${FOLDER}/${path}.json`, bundle, ...vectorsOf(path, examples) };
      return [
        [bundle, publishedText(schemaBundle(contract, path, `${base}/${bundle}`))],
        [`vectors/operations/${name}.json`, publishedText(vectors)],
      ];
    },
  );
  const ofTasks = [...contract.tasks.values()].flatMap((task) =>
    taskMessages.map((message): [string, string] => [
      `vectors/tasks/${task.name}-${message}.json`,
      publishedText({
        schema: `${FOLDER}/${task[message]}.json`,
        bundle: `${FOLDER}/${bundlePath(task.name, message)}.json`,
        ...vectorsOf(task[message], written(contract, task.name, message)),
      }),
    ]),
  );
  /** A message whose values are the examples of its schema. */
  const ofSchema = (place: string, schema: string): [string, string][] => {
    const bundle = `${FOLDER}/bundles/${place}.json`;
    const { examples } = contract.schemas.get(schema)?.document ?? {};
    const given = (Array.isArray(examples) ? examples : []).map((value: unknown, index) => ({
      name: `example ${index + 1}`,
      value,
    }));
    const vectors = { schema: `${FOLDER}/${schema}.json`, bundle, ...vectorsOf(schema, given) };
    return [
      [bundle, publishedText(schemaBundle(contract, schema, `${base}/${bundle}`))],
      [`vectors/${place}.json`, publishedText(vectors)],
    ];
  };
  const ofWebhooks = contract.webhooks.flatMap(({ name, schema }) => ofSchema(`webhooks/${name}`, schema));
  const ofAdServer = [...adServerMessages(reference)].flatMap(([name, schema]) =>
    ofSchema(`ad-server/${name}`, schema),
  );
  return [...ofTasks, ...ofOperations, ...ofWebhooks, ...ofAdServer];
}

function pages(contract: Contract, { examples }: PackageSources): [string, string][] {
  return [
    ...[...contract.tasks.values()].map((task): [string, string] => [
      `docs/tasks/${task.name}.md`,
      taskPage(contract, task, {
        folder: `../../${FOLDER}`,
        errors: '[errors.md](../errors.md)',
        examples: examples.get(task.name) ?? [],
      }),
    ]),
    ['docs/errors.md', errorsPage(contract)],
  ];
}

const taskRow = (task: Contract['tasks'] extends ReadonlyMap<string, infer T> ? T : never): Json => ({
  ...task,
  types: `types/tasks/${task.name}.d.ts`,
  docs: `docs/tasks/${task.name}.md`,
});

const errorRow = (row: Contract['taskErrors'][number]): Json => ({
  ...row,
  docs: `docs/errors.md#${row.code.toLowerCase()}`,
});

/** Fills a template: replaces its marks with the names of this contract. */
function filled(template: string, contract: Contract, base: string): string {
  const values: Readonly<Record<string, string>> = {
    package: packageName(contract),
    protocol: contract.name,
    release: contract.release,
    base,
  };
  return template.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => values[key] ?? mark);
}

import { dirname } from 'node:path/posix';
import { closedSchema } from '../closed.ts';
import { kebabCase, pascalCase } from '../identifiers.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Model } from '../model.ts';
import type { Operation } from '../operations.ts';
import type { Parameter } from '../parameters.ts';
import { referredName, SCHEMA_REF } from '../resolve.ts';
import { homesOf } from './homes.ts';
import { REPEATED_ITEM, repeatedItemModule } from './linear.ts';
import { compileShared } from './shared.ts';
import { compileModule } from './standalone.ts';
import { taskModule } from './tasks.ts';
import { comment, head, key, quoted } from './text.ts';
import { webhookModule } from './webhooks.ts';

type Contract = Pick<Model, 'operations' | 'schemas' | 'tasks' | 'webhooks' | 'events'>;

interface Module {
  /** Path below `validators/` without extension. */
  readonly path: string;
  readonly sources: readonly string[];
  readonly coerce: boolean;
  readonly entries: ReadonlyMap<string, JsonObject>;
  /** Paths of the large lists of a request, whose items `item0`, `item1`, … validate. */
  readonly largeLists?: readonly (readonly string[])[];
}

/**
 * `validators/`: compiled validators and the index that loads them on demand.
 *
 * Each tag has parameters (which coerce), bodies and responses (which do not). Each task has its request and
 * response. Each folder of `schemas/v3/` has one module with the validators of its files. Keys of the result are
 * paths below `validators/`.
 */
export function emitValidators(contract: Contract): Map<string, string> {
  const files = new Map<string, string>([
    ['index.ts', emitIndex(contract)],
    ['package.json', PACKAGE],
    [`${REPEATED_ITEM}.js`, head('codegen/emit/repeated-item.ts') + repeatedItemModule()],
  ]);
  const modules = validatorModules(contract);
  const add = ({ path, sources }: Pick<Module, 'path' | 'sources'>, code: string) =>
    files.set(`${path}.js`, head(...sources) + code);
  for (const module of modules) {
    files.set(`${module.path}.d.ts`, emitDeclarations(module));
    if (module.coerce) add(module, compileModule(contract.schemas, module.entries, module));
  }
  const others = modules.filter(({ coerce }) => !coerce);
  const homes = homesOf(
    contract.schemas,
    // Bodies that are sent are checked in development only, so they decide about no module that the service loads.
    others.filter(({ path }) => !/^(?:schemas|webhooks|events)/.test(path)),
  );
  const known = new Map(others.map(({ path, sources }) => [path, sources]));
  for (const [path, code] of compileShared(contract.schemas, others, homes)) {
    const files = [...homes].flatMap(([file, home]) => (home === path ? [file] : []));
    const sources = known.get(path) ?? (files.length > 1 ? [dirname(files[0] ?? '')] : files);
    add({ path, sources }, code);
  }
  return files;
}

/** `sideEffects: false` lets a bundler omit validators that nothing imports. */
const PACKAGE = `${JSON.stringify({ type: 'module', sideEffects: false }, null, 2)}\n`;

export function validatorModules({ operations, schemas, tasks, webhooks, events }: Contract): Module[] {
  const modules: Module[] = [];
  for (const tag of new Set(operations.map((operation) => operation.tag))) {
    const members = operations.filter((operation) => operation.tag === tag);
    const sources = [...new Set(members.map(({ file }) => file))];
    const add = (kind: string, coerce: boolean, entries: [string, JsonObject][]) => {
      if (entries.length === 0) return;
      modules.push({ path: `${kind}/${kebabCase(tag)}`, sources, coerce, entries: new Map(entries) });
    };
    add('parameters', true, members.flatMap(parameterEntries));
    add('bodies', false, members.flatMap(bodyEntries));
    add('responses', false, members.flatMap(responseEntries));
  }
  for (const { name, request, response, large } of tasks) {
    const pieces = large?.lists.map(({ items }, at): [string, JsonObject] => [`item${at}`, items]) ?? [];
    modules.push({
      path: taskModule(name),
      sources: [`schemas/v3/${request}.json`, `schemas/v3/${response}.json`],
      coerce: false,
      entries: new Map([
        ['request', { $ref: SCHEMA_REF + pascalCase(request) }],
        ['response', { $ref: SCHEMA_REF + pascalCase(response) }],
        ...(large === null ? [] : [['outline', large.outline] as const, ...pieces]),
      ]),
      ...(large === null ? {} : { largeLists: large.lists.map(({ path }) => path) }),
    });
  }
  const schemaOf = new Map(schemas.map(({ name, schema }) => [name, schema]));
  /** The result of one webhook is described in a file of its own, which nothing else uses. */
  const ownPart = (ref: Json | undefined) => {
    const name = referredName(ref);
    return name?.endsWith('WebhookResult') ? schemaOf.get(name) : undefined;
  };
  const closed = (type: string) => closedSchema(schemaOf.get(type) ?? {}, ownPart);
  for (const { kind, schema, type } of webhooks)
    modules.push({
      path: webhookModule(kind),
      sources: [`schemas/v3/${schema}.json`],
      coerce: false,
      entries: new Map([
        ['body', { $ref: SCHEMA_REF + type }],
        ['sent', closed(type)],
      ]),
    });
  if (events.length > 0)
    modules.push({
      path: 'events',
      sources: ['schemas/v3/registry/events'],
      coerce: false,
      entries: new Map(events.map(({ payload }) => [payload, closed(payload)])),
    });
  const named = schemas.filter(({ path }) => path !== null);
  for (const folder of new Set(named.map(({ path }) => folderOf(path)))) {
    const members = named.filter(({ path }) => folderOf(path) === folder);
    const entries = members.map(({ name }): [string, JsonObject] => [name, { $ref: SCHEMA_REF + name }]);
    modules.push({
      path: folder,
      sources: [folder.replace('schemas', 'schemas/v3')],
      coerce: false,
      entries: new Map(entries),
    });
  }
  return modules;
}

function parameterEntries({ id, parameters }: Operation): [string, JsonObject][] {
  return [
    [`${id}Query`, parametersSchema(parameters.filter(({ place }) => place === 'query'))],
    [`${id}Path`, parametersSchema(parameters.filter(({ place }) => place === 'path'))],
  ];
}

function bodyEntries({ id, bodySchema }: Operation): [string, JsonObject][] {
  return bodySchema ? [[`${id}Body`, bodySchema]] : [];
}

function responseEntries({ id, answers }: Operation): [string, JsonObject][] {
  return answers.flatMap(({ status, schema }): [string, JsonObject][] =>
    schema ? [[`${id}${status}`, schema]] : [],
  );
}

function parametersSchema(parameters: readonly Parameter[]): JsonObject {
  const guards = parameters.flatMap(({ name, type, itemType }): [string, JsonObject][] => {
    const decimal = (type === 'array' ? itemType : type) ?? '';
    return ['integer', 'number'].includes(decimal) ? [[name, { decimal, items: { decimal } }]] : [];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    // Applied before `properties`, so that the guards get the original text.
    ...(guards.length > 0 ? { allOf: [{ properties: Object.fromEntries(guards) }] } : {}),
  };
}

/** Module of a schema file: `schemas/core` for `core/error-response`, `schemas` for a file at the root. */
function folderOf(path: string | null): string {
  return ['schemas', ...(path ?? '').split('/').slice(0, -1)].join('/');
}

function emitDeclarations({ path, sources, entries, largeLists }: Module): string {
  const index = `${'../'.repeat(path.split('/').length - 1) || './'}index.ts`;
  const lines = [...entries.keys()].map((name) => `export declare const ${name}: Validate;\n`);
  if (largeLists) lines.push('export declare const largeLists: readonly LargeList[];\n');
  const types = largeLists ? 'LargeList, Validate' : 'Validate';
  return `${head(...sources)}\nimport type { ${types} } from '${index}';\n\n${lines.join('')}`;
}

function emitIndex({ operations, schemas }: Contract): string {
  const named = schemas.filter(({ path }) => path !== null);
  const row = (operation: Operation, body: string) =>
    `  ${comment(`@generated from operation ${operation.id}`)}\n  ${key(operation.id)}: loadedOnce(async () => {\n${body}  }),\n`;
  return `${head('openapi/registry.yaml', 'openapi/paths', 'schemas/v3')}
import type { ErrorObject } from 'ajv';
import type { OperationId } from '../operations.ts';

/** True when the data conforms; otherwise \`errors\` of the last call tells everything that is wrong. */
export type Validate = ((data: unknown) => boolean) & { errors?: ErrorObject[] | null };

/** A list whose items are validated piece by piece. In its path \`*\` stands for every item of a list on the way. */
export interface LargeList {
  readonly path: readonly string[];
  readonly item: Validate;
}

/** \`query\` and \`path\` turn strings into the documented types, in place; \`body\` is null for an operation without one. */
export interface RequestValidators {
  readonly query: Validate;
  readonly path: Validate;
  readonly body: Validate | null;
}

/**
 * Loads at the first call, and again after a call that failed. An \`import()\` for each request costs more than
 * the validation.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((cause: unknown) => {
      loaded = undefined;
      throw cause;
    });
    return loaded;
  };
}

export const requestValidators: { readonly [Op in OperationId]: () => Promise<RequestValidators> } = {
${operations.map((operation) => row(operation, requestLoader(operation))).join('')}};

/** Validators of JSON answers by status; a status without JSON body has none. */
export const responseValidators: {
  readonly [Op in OperationId]: () => Promise<Readonly<Record<number, Validate>>>;
} = {
${operations.map((operation) => row(operation, responseLoader(operation))).join('')}};

/** Validators of the schema files, by path below \`schemas/v3/\` without extension. */
export const schemaValidators = {
${named.map(({ path, name }) => `  ${quoted(path ?? '')}: loadedOnce(async () => (await import('./${folderOf(path)}.js')).${name}),\n`).join('')}} as const satisfies Record<string, () => Promise<Validate>>;

export type SchemaPath = keyof typeof schemaValidators;
`;
}

function requestLoader({ id, tag, bodySchema }: Operation): string {
  const file = kebabCase(tag);
  const lines = [`const parameters = await import('./parameters/${file}.js');`];
  if (bodySchema) lines.push(`const bodies = await import('./bodies/${file}.js');`);
  const body = bodySchema ? `bodies.${id}Body` : 'null';
  lines.push(`return { query: parameters.${id}Query, path: parameters.${id}Path, body: ${body} };`);
  return lines.map((line) => `    ${line}\n`).join('');
}

function responseLoader(operation: Operation): string {
  const entries = responseEntries(operation);
  if (entries.length === 0) return '    return {};\n';
  const rows = operation.answers
    .filter(({ schema }) => schema)
    .map(({ status }) => `${status}: responses.${operation.id}${status}`);
  return `    const responses = await import('./responses/${kebabCase(operation.tag)}.js');\n    return { ${rows.join(', ')} };\n`;
}

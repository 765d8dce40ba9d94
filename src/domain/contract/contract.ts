import { isObject, type Json, objectOf } from '../json/values.ts';
import { finish, type Steps } from '../steps.ts';

/** A schema as published, but without its address: the references in it are relative. */
export type ContractSchema = {
  /** Below `/schemas/v3/`, without extension. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly status: 'stable' | 'experimental' | 'deprecated';
  /**
   * Tasks whose messages contain the schema, directly or through other schemas. `operations` and `webhooks`: the same
   * for these; frozen releases may have no webhooks.
   */
  readonly tasks: readonly string[];
  readonly operations: readonly string[];
  readonly webhooks?: readonly string[];
  readonly document: Json;
};

export type ContractTask = {
  readonly name: string;
  readonly protocol: string;
  readonly title: string;
  readonly description: string;
  readonly effect: 'read' | 'write';
  readonly access: 'public' | 'principal';
  readonly permission: { readonly resource: string; readonly action: string } | null;
  /** Paths of schemas. */
  readonly request: string;
  readonly response: string;
  readonly async_bodies: Readonly<Record<string, string>>;
  readonly sandbox_only: boolean;
};

type ContractOperation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
};

/** A body that the service sends on its own. */
type ContractWebhook = {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly content_type: string;
  /** Path of the schema of its body. */
  readonly schema: string;
};

/** An error code of a task (with its recovery) or of the HTTP API (with its status). */
export type ContractError = {
  readonly code: string;
  readonly description: string;
  readonly recovery?: string;
  readonly status?: number;
};

/**
 * Everything that one release publishes, under the protocol's name and independent of the address of a deployment.
 */
export type Contract = {
  readonly name: string;
  readonly release: string;
  readonly tasks: ReadonlyMap<string, ContractTask>;
  readonly operations: readonly ContractOperation[];
  readonly webhooks: readonly ContractWebhook[];
  readonly taskErrors: readonly ContractError[];
  readonly apiErrors: readonly ContractError[];
  /** Schemas by path, in the order of the paths. */
  readonly schemas: ReadonlyMap<string, ContractSchema>;
};

/**
 * Parses `generated/contract.jsonl` or a frozen release: one record per line, written by the generator.
 *
 * @throws {Error} when the record with the name and the release is missing
 */
export const readContract = (text: string): Contract => finish(readingContract(text));

/** Number of records to parse between two pauses; they take a few milliseconds. */
const PAUSE_AFTER = 100;

/** `readContract` in steps, so that the service can handle other requests between them. */
export function* readingContract(text: string): Steps<Contract> {
  const found = new Map<string, unknown[]>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const { kind, ...record } = JSON.parse(line);
    const records = found.get(kind);
    if (records === undefined) found.set(kind, [record]);
    else records.push(record);
    if (index % PAUSE_AFTER === PAUSE_AFTER - 1) yield;
  }
  // The records are cast without validation, because the generator is their only writer.
  const of = <T>(kind: string) => (found.get(kind) ?? []) as T[];
  const [head] = of<{ name: string; release: string }>('contract');
  if (head === undefined) throw new Error('not a contract: the record of its name and release is missing');
  const schemas = new Map<string, ContractSchema>();
  for (const schema of of<Pick<ContractSchema, 'path' | 'tasks' | 'operations' | 'webhooks' | 'document'>>(
    'schema',
  )) {
    schemas.set(schema.path, { ...schema, ...described(schema.path, schema.document) });
    if (schemas.size % PAUSE_AFTER === 0) yield;
  }
  return {
    name: head.name,
    release: head.release,
    tasks: new Map(of<ContractTask>('task').map((task) => [task.name, task])),
    operations: of('operation'),
    webhooks: of('webhook'),
    taskErrors: of('task_error'),
    apiErrors: of('api_error'),
    schemas,
  };
}

function described(path: string, document: Json): Pick<ContractSchema, 'title' | 'description' | 'status'> {
  const { title, description, 'x-status': status, deprecated } = objectOf(document);
  return {
    title: typeof title === 'string' ? title : path,
    description: typeof description === 'string' ? description : '',
    status: deprecated === true ? 'deprecated' : status === 'experimental' ? 'experimental' : 'stable',
  };
}

/**
 * A schema of the contract, or a member of its `$defs`. The generator has checked that every reference has a
 * target.
 */
export function schemaAt({ schemas }: Contract, { path, member }: ReferenceTarget): Json {
  const document = schemas.get(path)?.document;
  const schema = member === null ? document : objectOf(document?.$defs)[member];
  if (!isObject(schema))
    throw new Error(`the contract has no schema ${path}${member === null ? '' : `, ${member}`}`);
  return schema;
}

/** Keywords whose value is data, not a schema: schema keywords have no meaning in it. */
const DATA = new Set(['examples', 'default', 'const', 'enum', 'required', 'dependentRequired']);
/** Keywords whose value maps arbitrary names to schemas. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/** A copy of a schema in which `change` was applied to every subschema, innermost first. */
export function mapSchemas(schema: Json, change: (part: Json) => Json): Json {
  const inValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inValue);
    return isObject(value) ? mapSchemas(value, change) : value;
  };
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (DATA.has(keyword) || keyword.startsWith('x-')) return [keyword, value];
    if (!MAPS.has(keyword) || !isObject(value)) return [keyword, inValue(value)];
    return [keyword, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inValue(part)]))];
  });
  return change(Object.fromEntries(entries));
}

/** Target of a reference: a schema by its path without extension, or a member of its `$defs`. */
export type ReferenceTarget = { readonly path: string; readonly member: string | null };

const MEMBER = '/$defs/';

/** Resolves a relative reference of the schema `from`. */
export function referenceTarget(from: string, ref: string): ReferenceTarget {
  const [file = '', pointer = ''] = ref.split('#', 2);
  const member = pointer.startsWith(MEMBER) ? pointer.slice(MEMBER.length) : null;
  if (file === '') return { path: from, member };
  const steps = from.split('/').slice(0, -1);
  for (const step of file.replace(/\.json$/, '').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return { path: steps.join('/'), member };
}

/** Path of the schema that a relative reference refers to, or to a member of which it refers. */
export const pathOf = (from: string, ref: string): string => referenceTarget(from, ref).path;

/** Comparator of release numbers, ascending. A release candidate such as 3.2.0-rc.1 comes before its release. */
export function byRelease(a: string, b: string): number {
  const left = partsOf(a);
  const right = partsOf(b);
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const x = left[at];
    const y = right[at];
    if (x === y) continue;
    if (x === undefined) return 1;
    if (y === undefined) return -1;
    return x < y ? -1 : 1;
  }
  return 0;
}

const partsOf = (release: string) =>
  release.split(/[.-]/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

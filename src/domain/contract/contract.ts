import { isObject, type Json, objectOf } from '../json/object.ts';
import { finish, type Steps } from '../steps.ts';
import type { ReferenceTarget } from './references.ts';

/** A schema as it is published, but for its address: references in it are relative. */
export type ContractSchema = {
  /** Below `/schemas/v3/`, without extension. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly status: 'stable' | 'experimental' | 'deprecated';
  /** Tasks and operations whose messages contain it, directly or through other schemas. */
  readonly tasks: readonly string[];
  readonly operations: readonly string[];
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

export type ContractOperation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
};

/** An error code of a task (with its recovery) or of the HTTP API (with its status). */
export type ContractError = {
  readonly code: string;
  readonly description: string;
  readonly recovery?: string;
  readonly status?: number;
};

/** Everything that one release publishes, under the protocol's name and without the address of a deployment. */
export type Contract = {
  readonly name: string;
  readonly release: string;
  readonly tasks: ReadonlyMap<string, ContractTask>;
  readonly operations: readonly ContractOperation[];
  readonly taskErrors: readonly ContractError[];
  readonly apiErrors: readonly ContractError[];
  /** By path, sorted. */
  readonly schemas: ReadonlyMap<string, ContractSchema>;
};

/** Reads `generated/contract.jsonl`, or a frozen release: one record a line, written by the generator. */
export const readContract = (text: string): Contract => finish(readingContract(text));

/** Records that take a few milliseconds to parse. */
const PAUSE_AFTER = 100;

/** The same with pauses, for a service that answers others meanwhile. */
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
  // The generator writes no other records.
  const of = <T>(kind: string) => (found.get(kind) ?? []) as T[];
  const [head] = of<{ name: string; release: string }>('contract');
  if (head === undefined) throw new Error('not a contract: the record of its name and release is missing');
  return {
    name: head.name,
    release: head.release,
    tasks: new Map(of<ContractTask>('task').map((task) => [task.name, task])),
    operations: of('operation'),
    taskErrors: of('task_error'),
    apiErrors: of('api_error'),
    schemas: new Map(
      of<Pick<ContractSchema, 'path' | 'tasks' | 'operations' | 'document'>>('schema').map((schema) => [
        schema.path,
        { ...schema, ...described(schema.path, schema.document) },
      ]),
    ),
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

/** A schema of the contract, or a member of its `$defs`. The generator has checked that references lead somewhere. */
export function schemaAt({ schemas }: Contract, { path, member }: ReferenceTarget): Json {
  const document = schemas.get(path)?.document;
  const schema = member === null ? document : objectOf(document?.$defs)[member];
  if (!isObject(schema))
    throw new Error(`the contract has no schema ${path}${member === null ? '' : `, ${member}`}`);
  return schema;
}

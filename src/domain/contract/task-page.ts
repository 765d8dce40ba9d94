import { isObject, type Json, objectOf, objectsIn } from '../json/values.ts';
import { type Contract, type ContractTask, referenceTarget, schemaAt } from './contract.ts';
import { bundlePath, taskMessages } from './publish.ts';

/** Parts of a task's page that are not in the contract. */
export type TaskPageParts = {
  /** Address of the set of schemas, without a trailing slash. */
  readonly folder: string;
  /** Address of the page of all error codes. */
  readonly errors: string;
  /** Requests that conform to the schema. */
  readonly examples: readonly object[];
};

/** The Markdown page of a task: for models, and for people who read it in their client. */
export function taskPage(
  contract: Contract,
  task: ContractTask,
  { folder, errors, examples }: TaskPageParts,
): string {
  const [example] = examples;
  const bundles = taskMessages.map((message) => `- ${folder}/${bundlePath(task.name, message)}.json`);
  return [
    `# ${task.title} (\`${task.name}\`)`,
    task.description,
    accessOf(task),
    effectOf(task),
    '## Request',
    table(contractFields(contract, task.request)),
    ...(example === undefined ? [] : ['```json', JSON.stringify(example, null, 2), '```']),
    '## Response',
    table(contractFields(contract, task.response)),
    '## Schemas',
    [`- ${folder}/${task.request}.json`, `- ${folder}/${task.response}.json`, ...bundles].join('\n'),
    '## Errors',
    `A failed task has \`status\` \`failed\` and a code in \`errors\`; ${errors} explains every code.`,
    '',
  ].join('\n\n');
}

/** The Markdown page of the task error codes. */
export const taskErrorsPage = ({ taskErrors }: Contract): string =>
  [
    '# Error codes of tasks',
    'Recovery: `transient` errors may pass when the same request is sent again, `correctable` ones need another request, and `terminal` ones need a person.',
    rows([
      ['Code', 'Recovery', 'Meaning'],
      ...taskErrors.map(({ code, recovery = '', description }) => [`\`${code}\``, recovery, description]),
    ]),
    '',
  ].join('\n\n');

function accessOf({ access, permission }: ContractTask): string {
  if (access === 'public') return 'Access: no credential is needed.';
  const needed =
    permission === null ? '' : ` with the permission \`${permission.resource}:${permission.action}\``;
  return `Access: a credential${needed} is needed.`;
}

const effectOf = ({ effect }: ContractTask): string =>
  effect === 'read'
    ? 'Effect: the task reads and changes nothing.'
    : 'Effect: the task writes. A repeated request with the same `idempotency_key` returns the first response.';

const table = (fields: readonly ContractField[]): string =>
  fields.length === 0
    ? 'No fields.'
    : rows([
        ['Field', 'Type', 'Required', 'Description'],
        ...fields.map(({ name, type, isRequired, description }) => [
          `\`${name}\``,
          type,
          isRequired ? 'yes' : 'no',
          description,
        ]),
      ]);

function rows([head = [], ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');

/** A property of a request or response, as the page shows it. */
type ContractField = {
  readonly name: string;
  /** Type in a few words, such as `string`, `list of Package request` or `Account reference`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
};

/** The properties at the root of a schema, including those of its `allOf` and `$ref` schemas. */
export function contractFields(contract: Contract, path: string): ContractField[] {
  const fields = new Map<string, { path: string; schema: Json }>();
  const required = new Set<string>();
  const collect = (at: string, schema: Json, seen: ReadonlySet<string>) => {
    for (const part of objectsIn(schema.allOf)) collect(at, part, seen);
    if (typeof schema.$ref === 'string') {
      const target = referenceTarget(at, schema.$ref);
      const key = `${target.path}#${target.member}`;
      if (!seen.has(key)) collect(target.path, schemaAt(contract, target), new Set([...seen, key]));
    }
    for (const name of Array.isArray(schema.required) ? schema.required : []) required.add(String(name));
    for (const [name, property] of Object.entries(objectOf(schema.properties)))
      if (isObject(property)) fields.set(name, { path: at, schema: property });
  };
  collect(path, contract.schemas.get(path)?.document ?? {}, new Set([`${path}#null`]));
  return [...fields].map(([name, { path: at, schema }]) => ({
    name,
    type: typeOf(contract, at, schema),
    isRequired: required.has(name),
    description: typeof schema.description === 'string' ? schema.description : '',
  }));
}

function typeOf(contract: Contract, at: string, schema: Json): string {
  const { $ref, type, items, enum: values, const: value } = schema;
  if (typeof $ref === 'string') {
    const target = referenceTarget(at, $ref);
    const { title, ...referred } = schemaAt(contract, target);
    // Members of `$defs` often have no title. They never refer to themselves, so the recursion ends.
    return typeof title === 'string' || target.member === null
      ? String(title ?? target.path)
      : typeOf(contract, target.path, referred);
  }
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return values.map((item) => JSON.stringify(item)).join(' or ');
  if (type === 'array') return isObject(items) ? `list of ${typeOf(contract, at, items)}` : 'list';
  if (Array.isArray(type)) return type.join(' or ');
  const branches = [...objectsIn(schema.oneOf), ...objectsIn(schema.anyOf)];
  if (typeof type !== 'string' && branches.length > 0)
    return [...new Set(branches.map((branch) => typeOf(contract, at, branch)))].join(' or ');
  return typeof type === 'string' ? type : 'any value';
}

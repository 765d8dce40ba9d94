import { kebabCase, pascalCase } from '../identifiers.ts';
import type { Model } from '../model.ts';
import { comment, head, key, literal } from './text.ts';
import { typeImports, typeModulesOf } from './type-imports.ts';

const TASK_TYPES = `export interface Permission {
  readonly resource: 'products' | 'media_buys' | 'creatives' | 'reports';
  readonly action: 'read' | 'write' | 'delete' | 'approve';
}

export interface Task {
  readonly name: string;
  /** Area of the protocol. */
  readonly protocol: string;
  readonly title: string;
  readonly description: string;
  readonly effect: 'read' | 'write';
  /** \`public\` tasks need no credential. */
  readonly access: 'public' | 'principal';
  /** What a principal needs beyond being known; null for nothing. */
  readonly permission: Permission | null;
  /** Largest request in bytes, whatever carries it. */
  readonly bodyLimit: number;
  readonly request: string;
  readonly response: string;
  /** Schemas of the bodies of unfinished tasks, by state. */
  readonly asyncBodies: {
    readonly working?: string;
    readonly inputRequired?: string;
    readonly submitted?: string;
  };
  /** Whether the task must be absent in production. */
  readonly sandboxOnly: boolean;
  /**
   * Fields of the request whose URL this service calls, at once or later: \`packages.*.catalogs.*.url\`. \`*\` stands
   * for the items of a list or the members of a map, \`?name=value\` for the objects with that constant.
   */
  readonly calledUrls: readonly string[];
  /** Requests that conform to the schema. */
  readonly examples: readonly object[];
  /** Calls that create what the first example names, in their order. */
  readonly before: readonly {
    readonly task: string;
    readonly arguments: object;
    /** Identifiers of the example by the field of the response that has the real one. */
    readonly keep: Readonly<Record<string, string>>;
  }[];
}

`;

/** `tasks.ts`: the task table by name, types and validators. Schema paths are keys of `schemaValidators`. */
export function emitTasks({ tasks, schemas }: Pick<Model, 'tasks' | 'schemas'>): string {
  const rows = tasks.map(
    ({ large: _, outline: __, ...task }) =>
      `  ${comment(`@generated from task ${task.name}`)}\n  ${key(task.name)}: ${literal({
        ...task,
        asyncBodies: { ...task.asyncBodies },
        calledUrls: [...task.calledUrls],
        examples: [...task.examples],
        before: task.before.map((call) => ({ ...call, keep: { ...call.keep } })),
      })},\n`,
  );
  const names = [...new Set(tasks.flatMap(({ request, response }) => [request, response]))]
    .map(pascalCase)
    .sort();
  const imports = typeImports(names, typeModulesOf(schemas), '.');
  const shapes = tasks.map(
    ({ name, request, response }) =>
      `  ${key(name)}: { request: ${pascalCase(request)}; response: ${pascalCase(response)} };\n`,
  );
  const loaders = tasks.map(
    ({ name }) => `  ${key(name)}: loadedOnce(() => import('./validators/${taskModule(name)}.js')),\n`,
  );
  return `${head('schemas/v3/tasks.json')}
${imports}import { type LargeList, loadedOnce, type Validate } from './validators/index.ts';

${TASK_TYPES}export const tasks = {${block(rows)}} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof tasks;

export interface TaskShapes {${block(shapes)}}

/** Validators of one task. They neither coerce nor fill in anything, and tell every fault. */
export interface TaskValidators {
  readonly request: Validate;
  readonly response: Validate;
  /** As \`request\`, but for the items of the large lists; for tasks that have any. */
  readonly outline?: Validate;
  readonly largeLists?: readonly LargeList[];
}

/** Loads the validators of a task, and of no other. */
export const taskValidators: { readonly [T in TaskName]: () => Promise<TaskValidators> } = {${block(loaders)}};
`;
}

/** Path below `validators/`, without extension, of the validators of a task. */
export function taskModule(name: string): string {
  return `tasks/${kebabCase(name)}`;
}

function block(lines: readonly string[]): string {
  return lines.length > 0 ? `\n${lines.join('')}` : '';
}

import { pascalCase } from '../identifiers.ts';
import type { Model } from '../model.ts';
import { comment, head, key, literal } from './text.ts';

/** `tasks.ts`: the task table by name; `request` and `response` are keys of `schemaValidators`. */
export function emitTasks({ tasks }: Pick<Model, 'tasks'>): string {
  const rows = tasks.map(
    (task) =>
      `  ${comment(`@generated from task ${task.name}`)}\n  ${key(task.name)}: ${literal({ ...task })},\n`,
  );
  const names = [...new Set(tasks.flatMap(({ request, response }) => [request, response]))]
    .map(pascalCase)
    .sort();
  const imports =
    names.length > 0 ? `\nimport type { ${names.join(', ')} } from './types/schemas.ts';\n` : '';
  const shapes = tasks.map(
    ({ name, request, response }) =>
      `  ${key(name)}: { request: ${pascalCase(request)}; response: ${pascalCase(response)} };\n`,
  );
  return `${head('schemas/v3/tasks.json')}${imports}
export interface Task {
  readonly name: string;
  readonly protocol: string;
  readonly title: string;
  readonly effect: 'read' | 'write';
  readonly access: string;
  readonly permission: string | null;
  readonly request: string;
  readonly response: string;
}

export const tasks = {${rows.length > 0 ? `\n${rows.join('')}` : ''}} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof tasks;

export interface TaskShapes {${shapes.length > 0 ? `\n${shapes.join('')}` : ''}}
`;
}

import { head, key } from '../emit/text.ts';
import { byCodeUnit } from '../json.ts';
import { SOURCE_NAME } from '../protocol-name.ts';
import type { Task } from '../tasks.ts';
import { formatted } from './format.ts';
import { type HandlerFile, OPERATION_TABLE, TASK_TABLE } from './found.ts';
import type { WantedHandler } from './wanted.ts';

type Located = { readonly handler: WantedHandler; readonly file: Pick<HandlerFile, 'name' | 'subject'> };

/** The two tables that list the handlers, by path. */
export async function handlerTables(located: readonly Located[]): Promise<Map<string, string>> {
  return new Map([
    [OPERATION_TABLE, await formatted(operationTable(located))],
    [TASK_TABLE, await formatted(taskTable(located))],
  ]);
}

function operationTable(located: readonly Located[]): string {
  const listed = located.filter(({ handler }) => handler.kind === 'operation');
  return `${head('openapi/', 'the files of src/handlers/')}
import type { Handlers } from '../desk/call.ts';
${imports(listed)}
/** One handler per operation of the contract; a handler of another type does not compile. */
export const handlers = {
${listed.map(({ file }) => `${file.name},\n`).join('')}} satisfies Handlers;
`;
}

function taskTable(located: readonly Located[]): string {
  const listed = located.flatMap(({ handler, file }) =>
    handler.kind === 'task' ? [{ task: handler.task, file }] : [],
  );
  const rows = listed.map(({ task, file }) => `${taskKey(task)}: ${task.effect}s(${file.name}),\n`);
  const effects = new Set(listed.map(({ task }) => `${task.effect}s`));
  const used = ['reads', 'type TaskHandlers', 'writes'].filter(
    (name) => name.startsWith('type') || effects.has(name),
  );
  const named = listed.some(({ task }) => taskKey(task).startsWith('['));
  return `${head('schemas/v3/tasks.json', 'the files of src/handlers/')}
${named ? "import { protocol } from '../../generated/protocol.ts';\n" : ''}import { ${used.join(', ')} } from '../desk/tasks/call.ts';
${imports(listed)}
/** One handler per task of the contract; a handler of another type does not compile. */
export const taskHandlers = {
${rows.join('')}} satisfies TaskHandlers;
`;
}

/** The key of a task in the table. The one task that has the protocol's name is found by that name at run time. */
const taskKey = ({ name }: Task): string =>
  name === `get_${SOURCE_NAME}_capabilities` ? '[protocol.capabilitiesTask]' : key(name);

function imports(listed: readonly { readonly file: Pick<HandlerFile, 'name' | 'subject'> }[]): string {
  return listed
    .map(({ file: { name, subject } }) => ({ name, path: `./${subject}/${name}.ts` }))
    .sort((a, b) => byCodeUnit(a.path, b.path))
    .map(({ name, path }) => `import { ${name} } from '${path}';\n`)
    .join('');
}

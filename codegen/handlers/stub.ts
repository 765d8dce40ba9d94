import { isObject, type JsonObject, objectOr } from '../json.ts';
import type { Model } from '../model.ts';
import { dereference, type Operation } from '../operations.ts';
import type { Task } from '../tasks.ts';
import { formatted } from './format.ts';
import type { WantedHandler } from './wanted.ts';

type Facts = Pick<Model, 'document' | 'rateLimits' | 'errors'>;

/** The first text of a handler: its types and what the contract says about it, answering `not_implemented`. */
export const stubText = (handler: WantedHandler, facts: Facts): Promise<string> =>
  formatted(
    handler.kind === 'operation'
      ? operationStub(handler.operation, facts)
      : taskStub(handler.task, handler.name),
  );

function operationStub(operation: Operation, facts: Facts): string {
  const { id, effect } = operation;
  const doc = docComment(operationFacts(operation, facts));
  if (effect === 'read')
    return `import type { Answer, ReadCall, ReadHandler } from '../../desk/call.ts';
import type { Input } from '../../domain/contract/shapes.ts';
import { operationNotImplemented } from '../../domain/errors.ts';

${doc}
export const ${id}: ReadHandler<'${id}'> = async (
  _input: Input<'${id}'>,
  _call: ReadCall,
): Promise<Answer<'${id}'>> => {
  throw operationNotImplemented('${id}');
};
`;
  return `import type { ReadCall, WriteFunction, WriteHandler } from '../../desk/call.ts';
import type { Input } from '../../domain/contract/shapes.ts';
import { operationNotImplemented } from '../../domain/errors.ts';

${doc}
export const ${id}: WriteHandler<'${id}'> = {
  async look(_input: Input<'${id}'>, _call: ReadCall): Promise<WriteFunction<'${id}'>> {
    throw operationNotImplemented('${id}');
  },
};
`;
}

function operationFacts(operation: Operation, { document, rateLimits, errors }: Facts): string[] {
  const node = objectOr(objectOr(objectOr(document.paths)[operation.path])[operation.method]);
  const limit = rateLimits.find(({ name }) => name === operation.limit);
  const rules = (limit?.rules ?? []).map(
    ({ per, limit: most, windowSeconds }) => `${most} for each ${per} in ${windowSeconds} seconds`,
  );
  return [
    `${operation.method.toUpperCase()} ${operation.path}: ${sentence(node.summary)}`,
    '',
    `Effect: ${operation.effect}.`,
    `Access: ${operation.access}. Permission: ${operation.permission ?? 'none'}.`,
    `Limit: ${limit === undefined ? 'none' : `\`${limit.name}\`, ${rules.join(', ')}`}.`,
    ...(operation.bodyLimit === null ? [] : [`Body: at most ${operation.bodyLimit} bytes.`]),
    'Errors:',
    ...operation.answers
      .filter(({ status }) => status >= 400)
      .map(({ status }) => `- ${status}: ${errorText(status, node, document, errors)}`),
  ];
}

/** What the contract says about an error answer; for one without a description, the codes of its status. */
function errorText(status: number, node: JsonObject, document: JsonObject, errors: Facts['errors']): string {
  const { description } = dereference(document, objectOr(node.responses)[String(status)] ?? null);
  if (typeof description === 'string') return sentence(description);
  return errors
    .filter((row) => row.status === status)
    .map(({ code }) => `\`${code}\``)
    .join(', ');
}

function taskStub(task: Task, name: string): string {
  const [type, call] = task.effect === 'read' ? ['TaskRead', 'TaskReadCall'] : ['TaskWrite', 'TaskWriteCall'];
  return `import type { ${type} } from '../../desk/tasks/call.ts';
import type { TaskAnswer, TaskRequest } from '../../domain/contract/shapes.ts';
import { taskNotImplemented } from '../../domain/refusals/task-error.ts';
import type { ${call} } from '../../record/task-call.ts';

${docComment(taskFacts(task))}
export const ${name}: ${type}<'${task.name}'> = async (
  _args: TaskRequest<'${task.name}'>,
  _call: ${call}<'${task.name}'>,
): Promise<TaskAnswer<'${task.name}'>> => {
  throw taskNotImplemented('${task.name}');
};
`;
}

function taskFacts(task: Task): string[] {
  const { permission } = task;
  const others = Object.keys(task.asyncBodies);
  return [
    `\`${task.name}\`: ${sentence(task.description)}`,
    '',
    `Effect: ${task.effect}.`,
    `Access: ${task.access}. Permission: ${isObject(permission) ? `${permission.resource}:${permission.action}` : 'none'}.`,
    `Limit: a request of at most ${task.bodyLimit} bytes${task.sandboxOnly ? '; offered in the sandbox only' : ''}.`,
    ...(others.length === 0 ? [] : [`Unfinished states with a body of their own: ${others.join(', ')}.`]),
    'Errors: codes of `schemas/v3/task-errors.json`, thrown as `TaskError`.',
  ];
}

const sentence = (text: unknown): string => {
  const line = String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' || /[.!?]$/.test(line) ? line : `${line}.`;
};

const LINE = 107;

/** A comment of these lines, each broken where it is too long. A text of the contract cannot close it. */
function docComment(lines: readonly string[]): string {
  const broken = lines.flatMap((line) => wrapped(line.replaceAll('*/', '*\\/')));
  return ['/**', ...broken.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

function wrapped(line: string): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    if (row !== '' && row.length + 1 + word.length > LINE) {
      rows.push(row);
      row = line.startsWith('- ') ? `  ${word}` : word;
    } else row = row === '' ? word : `${row} ${word}`;
  }
  return [...rows, row];
}

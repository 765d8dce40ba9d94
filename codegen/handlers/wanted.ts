import { ContractError } from '../contract-error.ts';
import type { Model } from '../model.ts';
import type { Operation } from '../operations.ts';
import type { Task } from '../tasks.ts';

/** A handler that the contract asks for. Its file, its exported value and its test have the same name. */
export type WantedHandler = { readonly name: string } & (
  | { readonly kind: 'operation'; readonly operation: Operation }
  | { readonly kind: 'task'; readonly task: Task }
);

/** `create_media_buy` → `createMediaBuy`. The name of the protocol is left out, because it can change. */
function taskHandlerName(task: string, protocolName: string): string {
  return task
    .replace(`_${protocolName}_`, '_')
    .replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * One handler for each operation that the door does not answer itself, and one for each task, in the order of the
 * contract.
 *
 * @throws {ContractError} when an operation and a task need the same file
 */
export function wantedHandlers({
  operations,
  tasks,
  protocol,
}: Pick<Model, 'operations' | 'tasks' | 'protocol'>): WantedHandler[] {
  const wanted: WantedHandler[] = [
    ...operations
      .filter(({ answeredBy }) => answeredBy === 'handler')
      .map((operation) => ({ kind: 'operation' as const, name: operation.id, operation })),
    ...tasks.map((task) => ({
      kind: 'task' as const,
      name: taskHandlerName(task.name, protocol.name),
      task,
    })),
  ];
  const owners = new Map<string, string>();
  for (const handler of wanted) {
    const owner = describeWanted(handler);
    const other = owners.get(handler.name.toLowerCase());
    if (other !== undefined)
      throw new ContractError(
        `${other} and ${owner} both need the handler ${handler.name}.ts: rename one of them`,
      );
    owners.set(handler.name.toLowerCase(), owner);
  }
  return wanted;
}

const describeWanted = (handler: WantedHandler): string =>
  handler.kind === 'operation' ? `the operation ${handler.operation.id}` : `the task ${handler.task.name}`;

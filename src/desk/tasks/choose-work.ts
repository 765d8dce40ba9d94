import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import type { TaskArguments } from '../../domain/tasks/arguments.ts';
import type { AnyTaskHandler, KeepingCall } from './call.ts';

/** What a call of a task does, once it is known whether it keeps something. */
export type ChosenWork = Exclude<AnyTaskHandler, { kind: 'keeping_read' }>;

/** The kind of work for this request: a read that keeps something for this caller runs as a write. */
export async function chooseWork(
  handler: AnyTaskHandler,
  given: TaskArguments,
  { principal, store }: Pick<KeepingCall, 'store'> & { readonly principal: AgentPrincipal | null },
): Promise<ChosenWork> {
  if (handler.kind !== 'keeping_read') return handler;
  if (principal === null || !(await handler.keeps(given, { principal, store })))
    return { kind: 'read', read: (args, call) => handler.read(args, call) };
  const { write } = handler;
  return {
    kind: 'looked_write',
    asksOutside: (args) => write.asksOutside(args),
    look: (args, call) => write.look(args, call),
  };
}

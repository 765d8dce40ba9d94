import { type HandledOperationId, operations } from '../../generated/operations.ts';
import type { Principal } from '../domain/principal.ts';
import type { Store } from '../store/open.ts';
import type { Answer, Handlers, Input, ReadHandler, WriteHandler } from './call.ts';
import type { Live } from './live.ts';

export type Desk = <Op extends HandledOperationId>(
  op: Op,
  input: Input<Op>,
  principal: Principal | null,
) => Promise<Answer<Op>>;

export type DeskTools = {
  store: Store;
  live: Live;
  baseUrl: string;
  version: string;
  now: () => Date;
  newId: () => string;
};

/**
 * The one place where an operation becomes a read or a write. A read sees committed state; a write first
 * looks (outside any transaction), then commits its effect, events and job rows in one transaction.
 */
export function createDesk(handlers: Handlers, tools: DeskTools): Desk {
  const { store, live, baseUrl, version, newId } = tools;
  return async function run<Op extends HandledOperationId>(
    op: Op,
    input: Input<Op>,
    principal: Principal | null,
  ): Promise<Answer<Op>> {
    const common = { principal, now: tools.now(), newId, baseUrl, version };
    const look = { ...common, store: store.read, live };
    const handler: ReadHandler<Op> | WriteHandler<Op> = handlers[op];
    if (typeof handler === 'function') return handler(input, look);
    if (operations[op].effect !== 'write') throw new Error(`${op} is declared a read`);
    const write = await handler.look(input, look);
    return store.transaction((tx) => write({ ...common, store: tx }));
  };
}

import { type HandledOperationId, operations } from '../../generated/operations.ts';
import type { Input } from '../domain/contract/shapes.ts';
import type { Origin, Principal } from '../domain/members/principal.ts';
import type { Store } from '../store/open.ts';
import { operationEntry } from './audit.ts';
import type { Handlers, ReadHandler, WriteHandler } from './call.ts';
import type { Asker, Live, LiveFor } from './live.ts';
import { responseCheck, type Written, written } from './written.ts';

export type Desk = <Op extends HandledOperationId>(
  op: Op,
  input: Input<Op>,
  principal: Principal | null,
  origin: Origin,
  asker: Asker,
) => Promise<Written>;

export type DeskTools = {
  store: Store;
  liveFor: LiveFor;
  baseUrl: string;
  version: string;
  now: () => Date;
  newId: () => string;
  newSecret: () => string;
  /** Whether this response is checked against its schema. */
  shouldCheck: () => boolean;
};

/**
 * Whether an operation has to see what its caller wrote a moment ago, which a replica may not have yet: every write, and
 * what members read of their own. The feed tells its readers how far it is.
 */
function seesOwnWrites(op: HandledOperationId): boolean {
  const { effect, access, tag } = operations[op];
  return effect === 'write' || (access === 'member' && tag !== 'feed');
}

/**
 * The one place where an operation becomes a read or a write. A read sees committed state; a write first
 * looks (outside any transaction), then commits its effect, events, job rows and audit entry in one transaction. A
 * response that breaks the contract takes the write back, so that a caller who gets 500 can rely on it that nothing was
 * done.
 */
export function createDesk(handlers: Handlers, tools: DeskTools): Desk {
  const { store, liveFor, baseUrl, version, newId, newSecret } = tools;
  return async function run<Op extends HandledOperationId>(
    op: Op,
    input: Input<Op>,
    principal: Principal | null,
    origin: Origin,
    asker: Asker,
  ): Promise<Written> {
    const common = { principal, now: tools.now(), newId, newSecret, baseUrl, version };
    let live: Live | undefined;
    const look = {
      ...common,
      store: seesOwnWrites(op) ? store.primary : store.read,
      // Most reads are answered from what is stored.
      get live() {
        live ??= liveFor(asker);
        return live;
      },
    };
    const handler: ReadHandler<Op> | WriteHandler<Op> = handlers[op];
    const check = tools.shouldCheck() ? await responseCheck(op) : null;
    if (typeof handler === 'function') {
      const response = written(op, await handler(input, look));
      check?.(response);
      return response;
    }
    if (operations[op].effect !== 'write') throw new Error(`${op} is declared a read`);
    const planned = await handler.look(input, look);
    // Who has gone during a look has not asked for its effect.
    asker.signal.throwIfAborted();
    const { note, write } = typeof planned === 'function' ? { note: {}, write: planned } : planned;
    const entry = operationEntry(op, input, note, { ...common, origin });
    const outcome = await store.transaction(async (tx) => {
      // Before the write, whose events come last; a refusal that is thrown takes both back.
      await tx.auditLog.append(entry);
      const result = await write({ ...common, store: tx });
      if ('refused' in result) {
        await tx.auditLog.refuse(entry.id, { error: result.refused.code });
        return result;
      }
      const response = written(op, result);
      check?.(response);
      return response;
    });
    if ('refused' in outcome) throw outcome.refused;
    return outcome;
  };
}

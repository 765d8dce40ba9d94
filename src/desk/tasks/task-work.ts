import { setImmediate as nextTurn } from 'node:timers/promises';
import { type TaskName, tasks, taskValidators } from '../../../generated/tasks.ts';
import type { Validate } from '../../../generated/validators/index.ts';
import { asRead, envelop, type Frame, type Served } from '../../domain/contract/release.ts';
import { withMembers } from '../../domain/json/kept-json.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { inTurns } from '../../domain/steps.ts';
import type { TaskArguments } from '../../domain/tasks/arguments.ts';
import { checkKey, claimOf } from '../../domain/tasks/idempotency.ts';
import {
  type AccountCall,
  accountOfRequest,
  type FoundAccounts,
} from '../../record/accounts/resolve-account.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import { refuseCallersExcess } from '../hold.ts';
import type { TaskCall, TaskDeskTools } from '../run-task.ts';
import { createAnswerRooms } from './answer-room.ts';
import type { AnyLookedWrite, AnyTaskHandler, AnyWork, KeepingCall, TaskHandlers } from './call.ts';
import { type Inner, replayWindowMs, taskEntry, writeOnce } from './write-once.ts';

const FINGERPRINT = 'idempotency_keys.fingerprint';

/** The work of a call that was admitted: a read, or a write of one transaction. */
export function taskWork(handlers: TaskHandlers, tools: TaskDeskTools) {
  const run = workOf(handlers, tools);

  return async (...[name, given, served, frame, call]: Parameters<typeof run>) => {
    const { principal } = call;
    const working = run(name, given, served, frame, call);
    if (tools.mode !== 'sandbox' || principal === null || tasks[name].sandboxOnly) return working;
    // Beside the work, which finds the same seeds either way. The next call comes after both.
    const [done, ended] = await Promise.allSettled([working, endSeeding(tools.store, principal.id)]);
    if (done.status === 'rejected') throw done.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return done.value;
  };
}

function workOf(handlers: TaskHandlers, tools: TaskDeskTools) {
  const claimFor = claims(tools);
  const windowMs = replayWindowMs(tools.profile.idempotency);
  const roomOf = createAnswerRooms({ store: tools.store, now: tools.now, windowMs });

  return async function run(
    name: TaskName,
    given: TaskArguments,
    served: Served,
    frame: Frame,
    { principal, origin, signal }: Pick<TaskCall, 'principal' | 'origin' | 'signal'>,
  ) {
    const { response } = await taskValidators[name]();
    const { store, platform, responses, profile, newId } = tools;
    const outside = tools.outside({ share: principal?.id ?? '', signal });
    const common = circumstancesOf(tools, served, principal, frame.now);
    const finish = (answer: Answered): Inner => {
      const own = ownOf(answer, served);
      if (tools.shouldCheck()) checkAnswer(name, envelop(own, frame), response);
      return own;
    };
    const chosen = await chooseWork(handlers[name], given, { principal, store: store.primary });
    if (chosen.kind === 'read') {
      const answer = await chosen.read(given, { ...common, store: store.primary, platform, responses });
      return envelop(finish(answer), frame);
    }
    if (principal === null) throw new Error(`${name} writes for nobody`);
    const undoing: (() => Promise<void>)[] = [];
    const ifRefused = (undo: () => Promise<void>) => void undoing.push(undo);
    const lookCall = (seen: Tables) => ({
      ...common,
      principal,
      store: seen,
      outside,
      ifRefused,
      platform,
      responses,
    });
    const look = (task: AnyLookedWrite) => task.look(given, lookCall(store.primary));
    /** The work to do in the transaction, when no look ran before it. */
    const inside = async (tx: Tables): Promise<AnyWork> =>
      chosen.kind === 'write'
        ? (call) => chosen.write(given, call)
        : chosen.look(given, { ...lookCall(tx), foundAccounts: undefined });
    const asksOutside =
      chosen.kind === 'looked_write' && (await chosen.asksOutside(given, lookCall(store.primary)));
    const looksFirst = asksOutside || (chosen.kind === 'looked_write' && chosen.looksFirst === true);
    const { own, replayed } = await writeOnce({
      store,
      now: tools.now,
      claim: await claimFor(name, given, { ...common, principal, store: store.primary }),
      idempotency: profile.idempotency,
      room: roomOf(principal),
      entry: taskEntry(name, given, { principal, origin, now: frame.now, newId }),
      signal,
      look: looksFirst ? () => look(chosen) : null,
      claimsFirst: asksOutside,
      isLosable: chosen.kind === 'looked_write' && chosen.isLosable?.(given) === true,
      undo: async () => {
        common.foundAccounts.clear();
        await Promise.allSettled(undoing.splice(0).map((each) => each()));
      },
      write: async (tx, looked) => {
        const inTransaction = { ...common, principal, store: tx, foundAccounts: undefined };
        const work = async () => {
          const write = looked ?? (await inside(tx));
          const own = finish(await write(inTransaction));
          if (chosen.kind === 'looked_write') await chosen.announce?.(given, inTransaction, own);
          return own;
        };
        // Started first, so that it sees nothing of the write.
        const [held, own] = await Promise.all([tx.holdings.of(principal.id), work()]);
        await refuseCallersExcess(tx, principal, held);
        return own;
      },
    });
    return envelop(own, frame, replayed);
  };
}

/** What a call of a task does, once it is known whether it keeps something. */
type ChosenWork = Exclude<AnyTaskHandler, { kind: 'keeping_read' }>;

/** The kind of work for this request: a read that keeps something for this caller runs as a write. */
async function chooseWork(
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
    asksOutside: (args, call) => write.asksOutside(args, call),
    isLosable: (args) => handler.isLosable?.(args) ?? false,
    look: (args, call) => write.look(args, call),
  };
}

type Answered = { readonly body: object; readonly sandbox?: boolean };

/** What a task answered, in the words of the release that the caller uses. */
const ownOf = ({ body, sandbox }: Answered, { form }: Served): Inner => {
  const own = asRead(body as Inner, form);
  return sandbox === undefined ? own : withMembers(own, { sandbox });
};

/** What every kind of work receives, besides its store. */
const circumstancesOf = (
  tools: TaskDeskTools,
  served: Served,
  principal: AgentPrincipal | null,
  now: Date,
) => ({
  ...served,
  principal,
  profile: tools.profile,
  catalog: tools.catalog,
  feeds: tools.feeds,
  capabilities: tools.capabilities,
  mode: tools.mode,
  baseUrl: tools.baseUrl,
  previewBaseUrl: tools.previewBaseUrl ?? tools.baseUrl,
  version: tools.version,
  newId: tools.newId,
  judgeUrl: tools.judgeUrl,
  now,
  foundAccounts: new Map() satisfies FoundAccounts,
});

function claims(tools: TaskDeskTools) {
  /**
   * The claim of an idempotency key; null without a key. Tasks declared as reads accept a key and ignore it,
   * even those that keep something.
   */
  async function claimFor(name: TaskName, given: TaskArguments, call: AccountCall) {
    const { idempotency_key: key } = given;
    if (tasks[name].effect === 'read') return null;
    if (!tools.profile.idempotency.supported || typeof key !== 'string') return null;
    checkKey(key);
    const accountId = await accountOfRequest(given.account, call);
    const claim = await inTurns(
      claimOf(await keeperOf(call.principal), name, key, given, accountId),
      nextTurn,
    );
    // Arguments may hold secrets of webhooks. An attacker with a copy of the database could guess them from a
    // plain hash.
    const { id, test, sandboxOnly } = call.principal;
    const sandboxId = sandboxOnly || test !== undefined ? id : null;
    return {
      ...claim,
      sandboxId,
      fingerprint: tools.store.primary.secrets.fingerprint(FINGERPRINT, claim.fingerprint),
    };
  }

  /** Owner of idempotency keys. A test caller that began anew has used none of its earlier keys. */
  async function keeperOf({ id, sandboxOnly }: AgentPrincipal): Promise<string> {
    const since = sandboxOnly ? await tools.store.primary.sandboxes.resetAt(id) : null;
    return since === null ? id : `${id} ${since.toISOString()}`;
  }

  return claimFor;
}

/** Ends the batch of seeds: seeds belong together until another task is called. */
async function endSeeding(store: Store, principalId: string): Promise<void> {
  if (!(await store.primary.fixtures.hasOpenBatch(principalId))) return;
  await store.note((tx) => tx.fixtures.closeBatches(principalId));
}

function checkAnswer(name: TaskName, body: Readonly<Record<string, unknown>>, validate: Validate): void {
  // Validates the JSON text, because that is what a caller receives: a Date or an undefined member would pass here.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  if (!validate(sent)) {
    throw new Error(`${name} answered against its schema: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
  }
}

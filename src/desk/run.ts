import { type HandledOperationId, type OperationId, operations } from '../../generated/operations.ts';
import { responseValidators, type Validate } from '../../generated/validators/index.ts';
import type { Input } from '../domain/contract/shapes.ts';
import { inOnePart } from '../domain/json/pieces.ts';
import { operatorRoleOf } from '../domain/members/operator-roles.ts';
import { mainStanding, type Origin, type Principal } from '../domain/members/principal.ts';
import type { Tables } from '../store/index.ts';
import type { AuditEntry } from '../store/members/audit-log.ts';
import type { Store } from '../store/open.ts';
import { refuseStaleProof } from './admission.ts';
import type {
  Answer,
  AuditNote,
  CallCommon,
  CreateFile,
  Demand,
  Handlers,
  LookAtDraft,
  ReadCall,
  ReadHandler,
  WriteHandler,
} from './call.ts';
import { refuseOrganizationsExcess } from './hold.ts';
import type { Asker, Live, LiveFor } from './live.ts';

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
  demand: Demand;
  createFile: CreateFile;
  lookAtDraft: LookAtDraft;
  baseUrl: string;
  version: string;
  siteName: string | null;
  pastDays: number;
  now: () => Date;
  newId: () => string;
  newSecret: () => string;
  /** Whether this response is validated against its schema. */
  shouldCheck: () => boolean;
};

/** Requests that deployments of this software send share one share. */
const SOFTWARE_SHARE = 'this software';
const shareOf = ({ mayLook, share }: Asker): string => (mayLook ? share : SOFTWARE_SHARE);

/**
 * Whether an operation must see what its caller wrote a moment ago, which a replica may not have yet. That
 * applies to every write, and to reads of members' own data. Readers of the feed get a cursor that shows how
 * far it is.
 */
function seesOwnWrites(op: HandledOperationId): boolean {
  const { effect, access, tag } = operations[op];
  return effect === 'write' || (access === 'member' && tag !== 'feed');
}

/**
 * The one place where an operation becomes a read or a write. A read sees committed state. A write first runs
 * its `look` outside any transaction, then commits its effect, events, job rows and audit entry in one
 * transaction. A response that breaks the contract rolls the write back, so a caller that gets 500 can rely on
 * it that nothing was changed.
 */
export function createDesk(handlers: Handlers, tools: DeskTools): Desk {
  const { store, newId, newSecret } = tools;
  const { baseUrl, version, siteName, pastDays } = tools;
  return async function run<Op extends HandledOperationId>(
    op: Op,
    input: Input<Op>,
    principal: Principal | null,
    origin: Origin,
    asker: Asker,
  ): Promise<Written> {
    const common = { principal, now: tools.now(), newId, newSecret, baseUrl, version, siteName, pastDays };
    const look = new Look(common, seesOwnWrites(op) ? store.primary : store.read, asker, tools);
    const handler: ReadHandler<Op> | WriteHandler<Op> = handlers[op];
    const check = tools.shouldCheck() ? await responseCheck(op) : null;
    if (typeof handler === 'function') {
      const response = written(op, await handler(input, look));
      check?.(response);
      return response;
    }
    if (operations[op].effect !== 'write') throw new Error(`${op} is declared a read`);
    refuseStaleProof(op, principal, common.now);
    const planned = await handler.look(input, look);
    // A caller that disconnected during the look must not cause its effect.
    asker.signal.throwIfAborted();
    const { note, write } = typeof planned === 'function' ? { note: {}, write: planned } : planned;
    const entry = operationEntry(op, input, note, { ...common, origin });
    const commit = () =>
      store.transaction(async (tx) => {
        // The audit entry is appended before the write, whose events come last. A refusal that is thrown rolls
        // back both.
        await tx.auditLog.append(entry);
        const held = entry.orgId === null ? null : await tx.holdings.of(entry.orgId);
        const result = await write({ ...common, store: tx, auditId: entry.id });
        if ('refused' in result) {
          await tx.auditLog.refuse(entry.id, { error: result.refused.code });
          return result;
        }
        if (entry.orgId !== null && held !== null) await refuseOrganizationsExcess(tx, entry.orgId, held);
        const response = written(op, result);
        check?.(response);
        return response;
      });
    const outcome = await store.inShareOf(asker.share, commit);
    if ('refused' in outcome) throw outcome.refused;
    return outcome;
  };
}

/**
 * The call of a read. A class, because an object with a getter or a function of its own is a new kind of object for the
 * engine each time: all code that reads it slows down, and the object outlives its request by seconds.
 */
class Look implements ReadCall {
  readonly store: Tables;
  readonly principal: Principal | null;
  readonly now: Date;
  readonly newId: () => string;
  readonly newSecret: () => string;
  readonly baseUrl: string;
  readonly version: string;
  readonly siteName: string | null;
  readonly pastDays: number;
  readonly demand: Demand;
  readonly #asker: Asker;
  readonly #tools: DeskTools;
  #live: Live | undefined;

  constructor(common: CallCommon, store: Tables, asker: Asker, tools: DeskTools) {
    this.store = store;
    this.principal = common.principal;
    this.now = common.now;
    this.newId = common.newId;
    this.newSecret = common.newSecret;
    this.baseUrl = common.baseUrl;
    this.version = common.version;
    this.siteName = common.siteName;
    this.pastDays = common.pastDays;
    this.demand = tools.demand;
    this.#asker = asker;
    this.#tools = tools;
  }

  /** Created on first use: most reads need only stored data. */
  get live(): Live {
    this.#live ??= this.#tools.liveFor(this.#asker);
    return this.#live;
  }

  get createFile(): ReadCall['createFile'] {
    return (given, context) => this.#tools.createFile(given, context, shareOf(this.#asker));
  }

  get lookAtDraft(): ReadCall['lookAtDraft'] {
    return (text, domain) => this.#tools.lookAtDraft(text, domain, shareOf(this.#asker));
  }
}

/** A response in the form in which it is sent. */
export type Written = {
  readonly status: number;
  /** JSON text, or the bytes of a long one; null when the status has no body. */
  readonly text: string | Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
};

function written<Op extends HandledOperationId>(op: Op, answer: Answer<Op>): Written {
  return {
    status: answer.status ?? operations[op].success,
    text: textOf(answer),
    headers: answer.headers ?? {},
  };
}

function textOf<Op extends HandledOperationId>(answer: Answer<Op>): string | Buffer | null {
  if ('json' in answer) return answer.json;
  if ('pieces' in answer) return inOnePart(answer.pieces);
  return answer.body === undefined ? null : JSON.stringify(answer.body);
}

/** Throws an error when the contract does not describe a response. */
type ResponseCheck = (response: Written) => void;

/** Loads the schemas of an operation first, so that the check itself is synchronous: it runs inside transactions. */
async function responseCheck(op: HandledOperationId): Promise<ResponseCheck> {
  const validators: Readonly<Record<number, Validate | undefined>> = await responseValidators[op]();
  const statuses: readonly number[] = operations[op].statuses;
  return ({ status, text }) => {
    const validate = validators[status];
    if (!statuses.includes(status))
      throw new Error(`${op} responds with ${status}, which its contract does not list`);
    if ((validate === undefined) !== (text === null))
      throw new Error(`${op} responds with ${status} ${text === null ? 'without' : 'with'} a body`);
    if (text === null || validate === undefined || validate(JSON.parse(String(text)))) return;
    const faults = JSON.stringify(validate.errors?.slice(0, 3));
    throw new Error(`${op} responds with ${status} and a body that its schema refuses: ${faults}`);
  };
}

type Given = { path?: unknown; query?: unknown; body?: unknown };
type By = { principal: Principal | null; now: Date; newId: () => string; origin: Origin };

/** The audit entry of one write: actor, action, subject, address, request id. */
function operationEntry(
  op: OperationId,
  input: Given,
  note: AuditNote,
  { principal, now, newId, origin }: By,
): AuditEntry {
  return {
    id: newId(),
    at: now,
    action: op,
    actor: principal?.userKey ?? 'anonymous',
    actorName: principal?.displayName ?? 'anonymous',
    // What operators do belongs to the deployment; the organization that it is about has an entry of its own.
    orgId: operatorRoleOf(operations[op].permission) === undefined ? organizationOf(input, principal) : null,
    subject: note.subject ?? subjectOf(input),
    outcome: 'done',
    address: origin.address,
    requestId: origin.requestId,
    detail: note.detail ?? {},
  };
}

/** The organization that the request names in `org`, or the caller's first one. */
function organizationOf({ query }: Given, principal: Principal | null): string | null {
  if (principal === null) return null;
  const { org } = asObject(query);
  const named = principal.standings.find(({ organization }) => organization.id === org);
  return (named ?? mainStanding(principal))?.organization.id ?? null;
}

/** Fields that name the subject of an operation; the first one present is used. */
const SUBJECTS = [
  'domain',
  'publisher_domain',
  'agentUrl',
  'agent_url',
  'url',
  'id',
  'user_id',
  'invitation_id',
  'client_id',
  'email',
  'name',
];
const MAX_SUBJECT = 500;

function subjectOf({ path, body }: Given): string | null {
  const fields = { ...asObject(body), ...asObject(path) };
  const named = SUBJECTS.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof named === 'string' ? named.slice(0, MAX_SUBJECT) : null;
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

import type { HandledOperationId, operations as rows } from '../../generated/operations.ts';
import type { Body, Input, Success } from '../domain/contract/shapes.ts';
import type { Refused } from '../domain/errors.ts';
import type { Principal } from '../domain/members/principal.ts';
import type { CreateContext, Created, CreateInput } from '../domain/publishers/adagents/create.ts';
import type { AdagentsLook } from '../record/publishers/publisher.ts';
import type { Tables } from '../store/index.ts';
import type { Live } from './live.ts';

/**
 * A success response. `json` is a body that is already JSON text, for records that the store keeps in their
 * wire form, and `pieces` are such a text in pieces, for pages of many records. A status without a body has
 * `body: undefined`. Refusals are thrown as `ApiError`.
 */
export type Answer<Op extends HandledOperationId> = { status?: Success; headers?: Record<string, string> } & (
  | { body: Body<Op> }
  | { json: string }
  | { pieces: readonly string[] }
);

/** What the call of a read and that of a write have in common. */
export type CallCommon = {
  readonly principal: Principal | null;
  readonly now: Date;
  readonly newId: () => string;
  /** 256 random bits as 43 characters of base64url (RFC 4648). */
  readonly newSecret: () => string;
  /** Public address of this service, without a trailing slash. */
  readonly baseUrl: string;
  readonly version: string;
  /** Name of the installation; null: none of its own. */
  readonly siteName: string | null;
  /** Days that the past of publishers and brands is kept. */
  readonly pastDays: number;
};

/** Counts of requests for what is not known, so that the demand for it is known. They continue in the background. */
export type Demand = {
  noteBrandMiss(domain: string): void;
  notePublisherMiss(domain: string): void;
};

/** Writes an adagents.json, a large one in a thread of its own. `share` names whose share of the threads it takes. */
export type CreateFile = (input: CreateInput, context: CreateContext, share: string) => Promise<Created>;

/** Judges a draft as what the domain would serve, a heavy one in a thread. `share` names whose share of the threads it takes. */
export type LookAtDraft = (text: string, domain: string, share: string) => Promise<AdagentsLook>;

/**
 * The call of a read, or of the `look` before a write: committed state, and live requests to other hosts. `live`,
 * `createFile` and `lookAtDraft` are made when they are used, and are not in a copy of the call.
 */
export type ReadCall = CallCommon & {
  readonly store: Tables;
  readonly live: Live;
  readonly demand: Demand;
  createFile(input: CreateInput, context: CreateContext): Promise<Created>;
  /** Close the look when its file has been read. */
  lookAtDraft(text: string, domain: string): Promise<AdagentsLook>;
};

/**
 * The call of a write: `store` is bound to the one transaction of this call, and `auditId` is the id of its entry in the
 * audit log, which is there already.
 */
export type WriteCall = CallCommon & { readonly store: Tables; readonly auditId: string };

export type ReadHandler<Op extends HandledOperationId> = (
  input: Input<Op>,
  call: ReadCall,
) => Promise<Answer<Op>>;

type WriteFunction<Op extends HandledOperationId> = (call: WriteCall) => Promise<Answer<Op> | Refused>;

/** What the audit entry of a write adds to the request: its subject and details. Never a secret. */
export type AuditNote = {
  readonly subject?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** A write with the note for its audit entry, known before the transaction begins. */
type NotedWrite<Op extends HandledOperationId> = {
  readonly note: AuditNote;
  readonly write: WriteFunction<Op>;
};

/**
 * A write in two steps. `look` may read and send requests to other hosts, and returns the write that then runs
 * in the transaction; the closure carries what `look` found. A refusal that is thrown rolls everything back.
 */
export type WriteHandler<Op extends HandledOperationId> = {
  look(input: Input<Op>, call: ReadCall): Promise<WriteFunction<Op> | NotedWrite<Op>>;
};

type HandlerOf<Op extends HandledOperationId> = (typeof rows)[Op]['effect'] extends 'write'
  ? WriteHandler<Op>
  : ReadHandler<Op>;

export type Handlers = { [Op in HandledOperationId]: HandlerOf<Op> };

/** Hosted documents change only with a save; clients may cache them for five minutes. */
export const documentHeaders = { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' };

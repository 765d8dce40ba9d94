import type { HandledOperationId, operations as rows } from '../../generated/operations.ts';
import type { Body, Input, Success } from '../domain/contract/shapes.ts';
import type { Refused } from '../domain/errors.ts';
import type { Principal } from '../domain/members/principal.ts';
import type { Tables } from '../store/index.ts';
import type { Live } from './live.ts';

/**
 * A success answer. `json` is the body already written as JSON text, for records that the store keeps in
 * their wire form; a status without a body has `body: undefined`; refusals are thrown as `ApiError`.
 */
export type Answer<Op extends HandledOperationId> = { status?: Success; headers?: Record<string, string> } & (
  | { body: Body<Op> }
  | { json: string }
);

type Common = {
  readonly principal: Principal | null;
  readonly now: Date;
  readonly newId: () => string;
  /** 256 random bits as 43 characters of base64url (RFC 4648). */
  readonly newSecret: () => string;
  /** Public address of this service, without a trailing slash. */
  readonly baseUrl: string;
  readonly version: string;
};

/** A read, or the look before a write: committed state and live looks at the outside. */
export type ReadCall = Common & { readonly store: Tables; readonly live: Live };

/** A write: `store` is bound to the one transaction of this call. */
export type WriteCall = Common & { readonly store: Tables };

export type ReadHandler<Op extends HandledOperationId> = (
  input: Input<Op>,
  call: ReadCall,
) => Promise<Answer<Op>>;

export type WriteFunction<Op extends HandledOperationId> = (call: WriteCall) => Promise<Answer<Op> | Refused>;

/** What the audit entry of a write says beyond the request: what it was done to, and how. Never a secret. */
export type AuditNote = {
  readonly subject?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** A write that knows before it begins what is to be said about it. */
export type NotedWrite<Op extends HandledOperationId> = {
  readonly note: AuditNote;
  readonly write: WriteFunction<Op>;
};

/**
 * A write in two steps: `look` may read and ask the outside, and returns the write that then runs in the
 * transaction. What was seen travels in the closure. A refusal that is thrown takes everything back.
 */
export type WriteHandler<Op extends HandledOperationId> = {
  look(input: Input<Op>, call: ReadCall): Promise<WriteFunction<Op> | NotedWrite<Op>>;
};

export type HandlerOf<Op extends HandledOperationId> = (typeof rows)[Op]['effect'] extends 'write'
  ? WriteHandler<Op>
  : ReadHandler<Op>;

export type Handlers = { [Op in HandledOperationId]: HandlerOf<Op> };

/** Hosted documents change with a save only; readers elsewhere may keep them for five minutes. */
export const documentHeaders = { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' };

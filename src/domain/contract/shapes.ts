import type { HandledOperationId } from '../../../generated/operations.ts';
import type { TaskName, TaskShapes } from '../../../generated/tasks.ts';
import type { operations } from '../../../generated/types/openapi.ts';
import type { SchemaTypes } from '../../../generated/types/schemas.ts';

type Operation<Op extends HandledOperationId> = operations[Op];
type Parameters<Op extends HandledOperationId, In extends 'query' | 'path'> =
  Operation<Op> extends { parameters: { [K in In]?: infer P } } ? NonNullable<P> : Record<string, never>;
type Content<R> = R extends { content: { 'application/json': infer B } } ? B : undefined;
/** Statuses that a handler may set. */
export type Success = 200 | 201 | 202 | 204;

/** Input of a handler: parameters and body, validated against their schemas. */
export type Input<Op extends HandledOperationId> = {
  query: Parameters<Op, 'query'>;
  path: Parameters<Op, 'path'>;
  body: Operation<Op> extends { requestBody: infer R } ? Content<R> : undefined;
};

/** The success body of an operation. */
export type Body<Op extends HandledOperationId> = Content<
  Operation<Op>['responses'][keyof Operation<Op>['responses'] & Success]
>;

export type TaskRequest<T extends TaskName> = TaskShapes[T]['request'];
export type TaskResponse<T extends TaskName> = TaskShapes[T]['response'];

/** The body of a task that needs more input from its caller, if the contract defines one. */
type Asking<T extends TaskName> = T extends 'create_media_buy'
  ? SchemaTypes['media-buy/create-media-buy-async-response-input-required'] & {
      readonly status: 'input-required';
    }
  : never;

/**
 * A task's own part of the answer, with its task status. The desk adds what all answers share: echo, time,
 * release, replay flag. Errors are thrown as `TaskError`.
 */
export type TaskAnswer<T extends TaskName> = {
  readonly body: TaskResponse<T> | Asking<T>;
  /** Whether the account of the call is a sandbox account; absent if unknown. */
  readonly sandbox?: boolean;
};

/** A type of the contract as rules read it: deeply readonly. */
export type Wire<T> = T extends (infer Item)[]
  ? readonly Wire<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Wire<T[Key]> }
    : T;

/** Fields of the contract whose values were not validated, because another party may write anything into them. */
export type Unread<T, Names extends keyof T, Value = unknown> = { readonly [Name in Names]?: Value };

type KeyOf<T> = T extends unknown ? keyof T : never;

/** A union of which every field can be read on every member: fields that a member does not have are undefined. */
export type OneOf<T, Names extends PropertyKey = KeyOf<T>> = T extends unknown
  ? T & { readonly [Name in Exclude<Names, keyof T>]?: undefined }
  : never;

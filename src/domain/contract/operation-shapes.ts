import type { HandledOperationId } from '../../../generated/operations.ts';
import type { operations } from '../../../generated/types/openapi.ts';

type Operation<Op extends HandledOperationId> = operations[Op];
type Parameters<Op extends HandledOperationId, In extends 'query' | 'path'> =
  Operation<Op> extends { parameters: { [K in In]?: infer P } } ? NonNullable<P> : Record<string, never>;
type Content<R> = R extends { content: { 'application/json': infer B } } ? B : undefined;
/** Statuses that a handler may set. */
export type Success = 200 | 201 | 202 | 204;

/** What the door hands over: parameters and body that already passed their schemas. */
export type Input<Op extends HandledOperationId> = {
  query: Parameters<Op, 'query'>;
  path: Parameters<Op, 'path'>;
  body: Operation<Op> extends { requestBody: infer R } ? Content<R> : undefined;
};

/** The success body of an operation. */
export type Body<Op extends HandledOperationId> = Content<
  Operation<Op>['responses'][keyof Operation<Op>['responses'] & Success]
>;

import type { Json } from '../domain/json/values.ts';

/**
 * Whether a task has completed with a refusal: the test controller states its own error codes in a response with
 * `success: false`. Clients of MCP look at `isError` first, so it must not report a success there.
 */
export const isRefusedInBody = (body: Json): boolean => body.success === false;

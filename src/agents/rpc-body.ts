import type { Context } from 'koa';
import { ApiError } from '../domain/errors.ts';
import { readJsonBody } from '../http/body.ts';

const PARSE_ERROR = -32_700;

/** Sizes of messages in bytes: of any that the caller may send, and of one that asks for what it asks for. */
export type RpcLimits = { readonly most: number; readonly of: (message: unknown) => number };

/**
 * Reads the body of a JSON-RPC request, and answers by itself when that is none.
 *
 * @returns undefined when the request has been answered
 * @throws {ApiError} payload_too_large, unsupported_media_type
 */
export async function readRpcBody(ctx: Context, limits: RpcLimits): Promise<unknown> {
  try {
    const message = await readJsonBody(ctx.req, limits.most, limits.of);
    if (message !== undefined) return message;
    refuse(ctx, 'Send a JSON-RPC message.');
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'invalid_request') throw cause;
    refuse(ctx, cause.message);
  }
  return undefined;
}

function refuse(ctx: Context, message: string): void {
  ctx.status = 400;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = JSON.stringify({ jsonrpc: '2.0', error: { code: PARSE_ERROR, message }, id: null });
}

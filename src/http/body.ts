import type { IncomingMessage } from 'node:http';
import { parse as parseContentType } from 'content-type';
import rawBody from 'raw-body';
import { ApiError } from '../domain/errors.ts';
import { exceedsDepth } from '../domain/json-depth.ts';

/** Protocol text: bodies over 10 MB are refused with 413. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;
// Deep enough for every document we know; a body nested without end would exhaust the stack when written back.
const MAX_DEPTH = 64;

/**
 * Reads a JSON request body.
 * @returns undefined when the request has no body
 * @throws {ApiError} payload_too_large, unsupported_media_type, invalid_request
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
  if (transfer === undefined && (length === undefined || length === '0')) return undefined;
  requireJson(request.headers['content-type'], request.headers['content-encoding']);
  const bytes = await readBytes(request, length);
  if (bytes.length === 0) return undefined;
  return parse(bytes);
}

function requireJson(contentType: string | undefined, contentEncoding: string | undefined): void {
  if (contentEncoding !== undefined && contentEncoding !== 'identity') {
    throw new ApiError('unsupported_media_type', 'Send the body without content encoding.');
  }
  const type = contentType === undefined ? undefined : mediaType(contentType);
  if (type?.type !== 'application/json' && !type?.type.endsWith('+json')) {
    throw new ApiError('unsupported_media_type', 'Send the body as application/json.');
  }
  if ((type.parameters.charset ?? 'utf-8').toLowerCase() !== 'utf-8') {
    throw new ApiError('unsupported_media_type', 'Send the body in UTF-8.');
  }
}

function mediaType(header: string) {
  try {
    return parseContentType(header);
  } catch {
    return undefined;
  }
}

async function readBytes(request: IncomingMessage, length: string | undefined): Promise<Buffer> {
  try {
    return await rawBody(request, { limit: MAX_BODY_BYTES, ...(length === undefined ? {} : { length }) });
  } catch (cause) {
    if (isRawBodyError(cause, 'entity.too.large')) {
      throw new ApiError('payload_too_large', `The body is larger than ${MAX_BODY_BYTES} bytes.`);
    }
    throw new ApiError('invalid_request', 'The body ended before its announced length.');
  }
}

const isRawBodyError = (cause: unknown, type: string) =>
  cause instanceof Error && 'type' in cause && cause.type === type;

function parse(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (exceedsDepth(text, MAX_DEPTH)) {
      throw new ApiError('invalid_request', `The body is nested deeper than ${MAX_DEPTH} levels.`);
    }
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('invalid_request', 'The body is not valid JSON.', {
      issues: [{ path: '', message: 'not valid JSON in UTF-8' }],
    });
  }
}

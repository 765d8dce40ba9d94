import { ContractError } from './contract-error.ts';
import { REGISTRY } from './document.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from './json.ts';
import type { SourceTree } from './read.ts';

const ERRORS = 'openapi/errors.yaml';
/** The protocol's text: bodies over 10 MB are refused with 413. */
const LARGEST_BODY = 10 * 1024 * 1024;

export interface RateLimit {
  readonly name: string;
  /** Where requests are counted: in the HTTP layer before the handler runs, or in the handler. */
  readonly counted: string;
  /** A boolean query parameter: only requests that set it are counted. Null counts all requests. */
  readonly when: string | null;
  readonly rules: readonly { readonly per: string; readonly limit: number; readonly windowSeconds: number }[];
}

export interface ErrorRow {
  readonly code: string;
  readonly status: number;
  readonly description: string;
}

/** Reads the `x-rate-limits` table of the registry document. */
export function readRateLimits(document: JsonObject): RateLimit[] {
  return Object.entries(objectOr(document['x-rate-limits'])).map(([name, value]) => {
    const at = `${REGISTRY}: x-rate-limits.${name}`;
    const rules = arrayOr(objectOr(value).rules).map((rule) => ({
      per: word(objectOr(rule).per, ['ip', 'user', 'organization', 'domain'], `${at}: per`),
      limit: positive(objectOr(rule).limit, `${at}: limit`),
      windowSeconds: positive(objectOr(rule).window_seconds, `${at}: window_seconds`),
    }));
    if (rules.length === 0) throw new ContractError(`${at} has no rule`);
    const { counted, when } = objectOr(value);
    return {
      name,
      counted: word(counted, ['door', 'handler'], `${at}: counted`),
      when: when === undefined ? null : text(when, `${at}: when`),
      rules,
    };
  });
}

/** Reads the error table: every `error` code of a response, with its status. */
export function readErrors(tree: SourceTree): ErrorRow[] {
  const table = tree.get(ERRORS)?.value;
  if (!isObject(table)) throw new ContractError(`${ERRORS} is missing or is no table of error codes`);
  return Object.entries(table).map(([code, row]) => {
    const { status, description } = objectOr(row);
    const at = `${ERRORS}: ${code}`;
    if (!/^[a-z][a-z0-9_]*$/.test(code)) throw new ContractError(`${at} is not snake_case`);
    if (typeof status !== 'number' || !Number.isInteger(status) || status < 400 || status > 599) {
      throw new ContractError(`${at} needs a status from 400 to 599`);
    }
    return { code, status, description: text(description, `${at}: description`) };
  });
}

/** The value as a text. @throws {ContractError} when it is not a text or is empty */
export function text(value: Json | undefined, at: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new ContractError(`${at} must be a text`);
}

/** The value as one of the allowed words. @throws {ContractError} for any other value */
export function word(value: Json | undefined, allowed: readonly string[], at: string): string {
  if (typeof value === 'string' && allowed.includes(value)) return value;
  throw new ContractError(`${at} is ${JSON.stringify(value)}; known are ${allowed.join(', ')}`);
}

/**
 * A number of bytes, at most the largest body that the protocol allows.
 * @throws {ContractError} for any other value
 */
export function bodyLimit(value: Json | undefined, at: string): number {
  const bytes = positive(value, at);
  if (bytes <= LARGEST_BODY) return bytes;
  throw new ContractError(`${at} is ${bytes}; the protocol allows ${LARGEST_BODY} bytes`);
}

function positive(value: Json | undefined, at: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new ContractError(`${at} must be a positive integer`);
}

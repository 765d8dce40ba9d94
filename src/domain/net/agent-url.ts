import { ApiError, invalidField } from '../errors.ts';
import { keepingResults } from '../kept-results.ts';
import { asciiName } from './domain-name.ts';
import type { AgentFailure } from './foreign-answer.ts';

export type AgentUrlVerdict = { ok: true; url: string } | { ok: false; reason: string };

const LONGEST_URL = 1024;
const TOO_LONG = `must have at most ${LONGEST_URL} characters`;
const PARTS = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(?:#.*)?$/is;
const DEFAULT_PORTS = new Map([
  ['http', '80'],
  ['https', '443'],
]);
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{White_Space}\u200b\u200e\u200f\ufeff\\]/u;
const UNRESERVED = /^[A-Za-z0-9\-._~]$/;
const NOT_IN_PATH = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]+/gu;
const NOT_IN_QUERY = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]+/gu;
const BARE_PERCENT = /%(?![0-9a-f]{2})/i;

/**
 * The key of an agent: its URL normalised by RFC 3986 section 6.2.2 and 6.2.3. Scheme and host are in lower case,
 * the host in A-labels. User info, default port and fragment are removed, and so are dot segments. Percent-encoding
 * is in its shortest upper-case form. A bare origin has no slash at its end; every other path keeps its own. The
 * query is kept, except that characters which no URI may contain are encoded. Repeated slashes are kept.
 * Idempotent; at most 1024 characters; http and https only.
 */
export const canonicalAgentUrl = keepingResults((url: string) => judgeAgentUrl(url), {
  most: 1_000,
  longest: 256,
});

function judgeAgentUrl(url: string): AgentUrlVerdict {
  const text = url.length > 2 * LONGEST_URL ? '' : url.trim();
  if (text === '') return refuse(url.trim() === '' ? 'must not be empty' : TOO_LONG);
  if (FORBIDDEN.test(text)) return refuse('must not have a blank, a control character or a backslash');
  const parts = PARTS.exec(text);
  if (parts === null) return refuse('must be an absolute URL');
  const origin = canonicalOrigin(parts[1] ?? '', parts[2] ?? '');
  if (!origin.ok) return origin;
  const rest = canonicalRest(parts[3] ?? '', parts[4] ?? '');
  if (rest === null) return refuse('must have two hexadecimal digits after each percent sign');
  const canonical = `${origin.url}${rest}`;
  return canonical.length > LONGEST_URL ? refuse(TOO_LONG) : { ok: true, url: canonical };
}

/** Scheme and host in lower case, with the port when it is not the scheme's own. */
function canonicalOrigin(givenScheme: string, givenAuthority: string): AgentUrlVerdict {
  const scheme = givenScheme.toLowerCase();
  const defaultPort = DEFAULT_PORTS.get(scheme);
  if (defaultPort === undefined) return refuse('must start with https:// or http://');
  const authority = splitAuthority(givenAuthority);
  const host = canonicalHost(authority.host);
  if (host === null) return refuse('must have a valid host name');
  if (!/^[0-9]{0,5}$/.test(authority.port)) return refuse('must have a port that is a number');
  const port = Number(authority.port || defaultPort);
  if (port > 65_535) return refuse('must have a port from 0 to 65535');
  return { ok: true, url: `${scheme}://${host}${String(port) === defaultPort ? '' : `:${port}`}` };
}

/** Whether the URL contains a user name or a password, which no published address should. */
export function hasUserInfo(url: string): boolean {
  return (PARTS.exec(url.trim())?.[2] ?? '').includes('@');
}

function refuse(reason: string): AgentUrlVerdict {
  return { ok: false, reason };
}

function splitAuthority(authority: string): { host: string; port: string } {
  const hostPort = authority.slice(authority.lastIndexOf('@') + 1);
  const colon = hostPort.indexOf(':', hostPort.startsWith('[') ? hostPort.indexOf(']') : 0);
  return colon === -1
    ? { host: hostPort, port: '' }
    : { host: hostPort.slice(0, colon), port: hostPort.slice(colon + 1) };
}

function canonicalHost(host: string): string | null {
  const name = asciiName(host);
  if (name.ok) return name.domain;
  // A host that is not a name may be an IP address. The platform's parser accepts every spelling and returns the
  // usual one.
  const url = `http://${host}`;
  if (!/^(?:\[[0-9a-f:.]+\]|[0-9a-fx.]+)$/i.test(host) || URL.parse(url) === null) return null;
  const address = new URL(url).hostname;
  return /^(?:\[.*\]|[0-9]+(?:\.[0-9]+){3})$/.test(address) ? address : null;
}

/** Path and query, empty for a bare origin; null when a percent sign has no digits after it. */
function canonicalRest(givenPath: string, givenQuery: string): string | null {
  const path = canonicalPath(givenPath);
  const query = canonicalQuery(givenQuery);
  if (path === null || query === null) return null;
  return path === '/' && query === '' ? '' : `${path}${query}`;
}

function canonicalPath(path: string): string | null {
  if (BARE_PERCENT.test(path)) return null;
  const encoded = path
    .replace(NOT_IN_PATH, (text) => encodeURIComponent(text))
    .replace(/%[0-9a-f]{2}/gi, (triplet) => {
      const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
      return UNRESERVED.test(character) ? character : triplet.toUpperCase();
    });
  return withoutDotSegments(encoded);
}

function canonicalQuery(query: string): string | null {
  if (BARE_PERCENT.test(query)) return null;
  return query.replace(NOT_IN_QUERY, (text) => encodeURIComponent(text));
}

/** RFC 3986 section 5.2.4, for a path that is empty or starts with a slash. */
function withoutDotSegments(path: string): string {
  const segments = path.split('/').slice(1);
  const kept: string[] = [];
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
    if (isLast && (segment === '.' || segment === '..')) kept.push('');
  });
  return `/${kept.join('/')}`;
}

/**
 * The canonical key of an agent URL that a caller gave.
 * @throws {ApiError} invalid_request with the field, when the URL is not valid
 */
export function agentKey(input: string, field: string): string {
  const verdict = canonicalAgentUrl(input);
  if (verdict.ok) return verdict.url;
  throw invalidField(field, verdict.reason);
}

/**
 * The API error for a failed request to the agent that the caller named by `url`. What the agent itself said may
 * be a sentence already.
 */
export function agentError({ code, message }: AgentFailure, url: string): ApiError {
  if (code === 'blocked') return invalidField('url', message);
  if (code === 'timeout') return new ApiError('agent_timeout', 'The agent did not answer in time.', { url });
  return new ApiError('agent_failed', `The request to the agent failed: ${message.replace(/\.$/, '')}.`, {
    url,
  });
}

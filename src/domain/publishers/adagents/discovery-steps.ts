import { shown, type Warning, warning } from '../../findings.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import type { JudgedAdagents } from './judge.ts';
import type { FileContext } from './shapes.ts';

/** The step that discovery needs next: the fetch of a URL, or the judgement of a file. */
export type DiscoveryStep = FetchStep | JudgeStep;
type FetchStep = {
  ask: 'fetch';
  url: string;
  role: 'own' | 'pointer_target' | 'ads_txt' | 'manager';
  maxBytes: number;
  timeoutMs: number;
  redirects: { max: number; stay: 'same-site' | 'anywhere' };
};
type JudgeStep = { ask: 'judge'; bytes: Uint8Array; context: FileContext };

/** The result of a step. */
export type DiscoveryAnswer = FileAnswer | { kind: 'judged'; file: JudgedAdagents };
export type FileAnswer = FetchedAnswer | { kind: 'failed'; code: string; message: string };
export type FetchedAnswer = {
  kind: 'fetched';
  status: number;
  /** URL that returned the body, after redirects. */
  url: string;
  body: Uint8Array;
  contentType: string | null;
  notModified: boolean;
};

export type DiscoverySteps<Result> = Generator<DiscoveryStep, Result, DiscoveryAnswer>;

const MEGABYTE = 1024 * 1024;
const TIMEOUT_MS = 10_000;
// Publishers with a hundred thousand properties also serve them from their own well-known URL.
const FILE_BYTES = 20 * MEGABYTE;
const ADS_TXT_BYTES = 2 * MEGABYTE;

export function adagentsUrl(domain: string): string {
  return `https://${domain}/.well-known/adagents.json`;
}

/** Yields the step that fetches the well-known file of a domain. */
export function fetchWellKnown(domain: string, role: 'own' | 'manager'): DiscoverySteps<FileAnswer> {
  return fetchStep(adagentsUrl(domain), role, FILE_BYTES, { max: 3, stay: 'same-site' });
}

/** Yields the step that fetches the file that a pointer names. A redirect there would make it two hops. */
export function fetchPointed(url: string): DiscoverySteps<FileAnswer> {
  return fetchStep(url, 'pointer_target', FILE_BYTES, { max: 0, stay: 'anywhere' });
}

export function fetchAdsTxt(domain: string): DiscoverySteps<FileAnswer> {
  return fetchStep(`https://${domain}/ads.txt`, 'ads_txt', ADS_TXT_BYTES, { max: 5, stay: 'anywhere' });
}

/**
 * Yields the step that judges a file.
 * @throws {TypeError} when resumed with the result of a fetch
 */
export function* judgeFile(bytes: Uint8Array, context: FileContext): DiscoverySteps<JudgedAdagents> {
  const answer = yield { ask: 'judge', bytes, context };
  if (answer.kind !== 'judged') throw new TypeError('a judgement was asked for');
  return answer.file;
}

function* fetchStep(
  url: string,
  role: FetchStep['role'],
  maxBytes: number,
  redirects: FetchStep['redirects'],
): DiscoverySteps<FileAnswer> {
  const answer = yield { ask: 'fetch', url, role, maxBytes, timeoutMs: TIMEOUT_MS, redirects };
  if (answer.kind === 'judged') throw new TypeError('an answer to a fetch was asked for');
  return answer;
}

const FIELDS = new Map([
  ['timeout', 'timeout'],
  ['connection', 'connection'],
  ['dns', 'connection'],
  ['tls', 'connection'],
  ['invalid_url', 'connection'],
  ['blocked_scheme', 'connection'],
  ['blocked_host', 'connection'],
  ['blocked_address', 'connection'],
  ['blocked_port', 'connection'],
  ['credentials_in_url', 'connection'],
  ['too_large', 'network'],
  ['redirect_refused', 'network'],
  ['too_many_redirects', 'network'],
  ['bad_encoding', 'network'],
  ['bad_response', 'network'],
]);
const LONGEST_DENIAL = 64 * 1024;

/** The field of the finding that reports a transport failure. Blocked addresses count as failed connections. */
function failureField(code: string): string {
  return FIELDS.get(code) ?? 'unknown';
}

export type Presence = 'found' | 'unchanged' | 'absent' | 'gone' | 'unavailable';

/**
 * What the result of a fetch says about the file. `absent`: there is no file here, discovery looks elsewhere;
 * `gone`: there is no file and discovery ends; `unavailable`: it is unknown whether there is a file.
 */
export function presence(answer: FileAnswer): Presence {
  if (answer.kind === 'failed') return 'unavailable';
  if (answer.notModified || answer.status === 304) return 'unchanged';
  if (answer.status === 200) return 'found';
  if (answer.status === 404 || isDenial(answer)) return 'absent';
  return answer.status === 410 ? 'gone' : 'unavailable';
}

/** Object stores that do not allow listing return 403 with an AccessDenied document for a missing object. */
function isDenial({ status, body }: FetchedAnswer): boolean {
  if (status !== 403) return false;
  return /<Code>\s*AccessDenied\s*<\/Code>/.test(new TextDecoder().decode(body.subarray(0, LONGEST_DENIAL)));
}

/** Field and message of the finding about a fetch that returned no file. */
export function fault(answer: FileAnswer, url: string): { field: string; message: string } {
  if (answer.kind === 'failed') {
    return { field: failureField(answer.code), message: `${url} could not be fetched: ${answer.message}` };
  }
  if (answer.status === 404 || answer.status === 410) {
    return { field: 'http_status', message: `there is no file at ${url} (HTTP ${answer.status})` };
  }
  return { field: 'http_status', message: `${url} returned HTTP ${answer.status} where 200 is needed` };
}

const MOST_WARNINGS = 20;

/**
 * The manager that an ads.txt names (IAB ads.txt 1.1, MANAGERDOMAIN). The last line that names a domain wins. A
 * country after the domain is ignored, and so is a line whose comment contains `noagents`.
 */
export function parseAdsTxt(text: string): { managerDomain: string | null; warnings: Warning[] } {
  const warnings: Warning[] = [];
  let managerDomain: string | null = null;
  let number = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    number++;
    const value = /^\ufeff?\s*managerdomain\s*=([^#]*)/i.exec(line)?.[1];
    if (value === undefined || optsOut(line)) continue;
    const verdict = canonicalDomain((value.split(',')[0] ?? '').trim());
    if (verdict.ok) managerDomain = verdict.domain;
    else if (warnings.length < MOST_WARNINGS) {
      const message = `line ${number} of ads.txt is ignored, ${shown(value.trim())}: ${verdict.reason}`;
      warnings.push(warning('managerdomain', message));
    }
  }
  return { managerDomain, warnings };
}

function optsOut(line: string): boolean {
  const comment = line.indexOf('#');
  return comment !== -1 && /noagents/i.test(line.slice(comment));
}

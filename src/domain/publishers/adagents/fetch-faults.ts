import type { FetchedAnswer, FileAnswer } from './discovery-steps.ts';

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

/** The field under which a transport failure is reported; refused addresses count as failed connections. */
export function failureField(code: string): string {
  return FIELDS.get(code) ?? 'unknown';
}

export type Presence = 'found' | 'unchanged' | 'absent' | 'gone' | 'unavailable';

/**
 * What an answer says about the file. `absent`: none is there, look elsewhere; `gone`: none is there and none is
 * to be looked for; `unavailable`: nobody knows.
 */
export function presence(answer: FileAnswer): Presence {
  if (answer.kind === 'failed') return 'unavailable';
  if (answer.notModified || answer.status === 304) return 'unchanged';
  if (answer.status === 200) return 'found';
  if (answer.status === 404 || isDenial(answer)) return 'absent';
  return answer.status === 410 ? 'gone' : 'unavailable';
}

/** Object stores that may not be listed answer so for what is not there: 403 with an AccessDenied document. */
function isDenial({ status, body }: FetchedAnswer): boolean {
  if (status !== 403) return false;
  return /<Code>\s*AccessDenied\s*<\/Code>/.test(new TextDecoder().decode(body.subarray(0, LONGEST_DENIAL)));
}

/** What is wrong with an answer that brought no file, as field and message. */
export function fault(answer: FileAnswer, url: string): { field: string; message: string } {
  if (answer.kind === 'failed') {
    return { field: failureField(answer.code), message: `${url} could not be fetched: ${answer.message}` };
  }
  if (answer.status === 404 || answer.status === 410) {
    return { field: 'http_status', message: `there is no file at ${url} (HTTP ${answer.status})` };
  }
  return { field: 'http_status', message: `${url} returned HTTP ${answer.status} where 200 is needed` };
}

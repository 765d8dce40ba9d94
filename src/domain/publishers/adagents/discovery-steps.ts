import type { FileContext } from './file-context.ts';
import type { JudgedAdagents } from './judge.ts';

/** What discovery needs done next. */
export type DiscoveryStep = FetchStep | JudgeStep;
export type FetchStep = {
  ask: 'fetch';
  url: string;
  role: 'own' | 'pointer_target' | 'ads_txt' | 'manager';
  maxBytes: number;
  timeoutMs: number;
  redirects: { max: number; stay: 'same-site' | 'anywhere' };
};
export type JudgeStep = { ask: 'judge'; bytes: Uint8Array; context: FileContext };

/** What came of a step. */
export type DiscoveryAnswer = FileAnswer | { kind: 'judged'; file: JudgedAdagents };
export type FileAnswer = FetchedAnswer | { kind: 'failed'; code: string; message: string };
export type FetchedAnswer = {
  kind: 'fetched';
  status: number;
  /** Where the answer came from, after redirects. */
  url: string;
  body: Uint8Array;
  contentType: string | null;
  notModified: boolean;
};

export type DiscoverySteps<Result> = Generator<DiscoveryStep, Result, DiscoveryAnswer>;

const MEGABYTE = 1024 * 1024;
const TIMEOUT_MS = 10_000;
// Publishers with a hundred thousand properties serve them from their own well-known URL too.
const FILE_BYTES = 20 * MEGABYTE;
const ADS_TXT_BYTES = 2 * MEGABYTE;

export function adagentsUrl(domain: string): string {
  return `https://${domain}/.well-known/adagents.json`;
}

/** Asks for the well-known file of a domain. */
export function fetchWellKnown(domain: string, role: 'own' | 'manager'): DiscoverySteps<FileAnswer> {
  return fetchStep(adagentsUrl(domain), role, FILE_BYTES, { max: 3, stay: 'same-site' });
}

/** Asks for the file that a pointer names. A redirect there would make it two hops. */
export function fetchPointed(url: string): DiscoverySteps<FileAnswer> {
  return fetchStep(url, 'pointer_target', FILE_BYTES, { max: 0, stay: 'anywhere' });
}

export function fetchAdsTxt(domain: string): DiscoverySteps<FileAnswer> {
  return fetchStep(`https://${domain}/ads.txt`, 'ads_txt', ADS_TXT_BYTES, { max: 5, stay: 'anywhere' });
}

/** Asks for a judgement. */
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

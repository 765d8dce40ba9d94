import { protocol } from '../../../generated/protocol.ts';
import type { NonceLook, ProofPlaces, SeenPlace } from '../../desk/live/ownership.ts';
import { clip } from '../../domain/findings.ts';
import { challengePlaces, fileProves, recordsProve } from '../../domain/ownership/ownership.ts';
import {
  failedLookupAdvice,
  fileAdvice,
  noRecordsAdvice,
  recordsAdvice,
  statusAdvice,
} from '../../domain/ownership/proof-advice.ts';
import { DnsError, type Resolver } from '../../infra/dns.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

type Tools = { fetcher: Fetcher; resolver: Resolver };
type Challenge = { domain: string; nonce: string };

const MAX_FILE_BYTES = 16 * 1024;
const FILE_TIMEOUT_MS = 5_000;
const SHOWN_RECORDS = 3;
const SHOWN_CHARACTERS = 80;

/** Searches for the nonce in both places. A place that cannot be read proves nothing. */
export async function lookForNonce(tools: Tools, challenge: Challenge): Promise<NonceLook> {
  const { dns, http } = challengePlaces(challenge);
  const inDns = await lookInDns(tools.resolver, challenge);
  if (inDns.proves) return { ok: true, method: 'dns' };
  const inFile = await lookInFile(tools.fetcher, challenge);
  if (inFile.proves) return { ok: true, method: 'http' };
  const message =
    `Control of ${challenge.domain} is not proved: ${challenge.nonce} was not found. ` +
    `TXT records of ${dns.name}: ${inDns.found}. File ${http.url}: ${inFile.found}.`;
  return { ok: false, message };
}

/** Looks in both places, whatever the first shows, and says for each what can be done. */
export async function lookAtProofPlaces(tools: Tools, challenge: Challenge): Promise<ProofPlaces> {
  const http = await lookInFile(tools.fetcher, challenge);
  const dns = await lookInDns(tools.resolver, challenge);
  if (dns.proves || dns.records > 0) return { http, dns };
  // The mistake that people make most: panels that append the domain get the full name.
  const { name } = challengePlaces(challenge).dns;
  const doubled = await readRecords(tools.resolver, `${name}.${challenge.domain}`);
  const isDoubled = doubled.ok && recordsProve(doubled.records, challenge.nonce);
  const advice =
    isDoubled || dns.isMissing ? noRecordsAdvice(isDoubled, protocol.ownershipTxtLabel) : dns.advice;
  return { http, dns: { ...dns, advice } };
}

/** Answers of name servers that work. */
const MISSING: ReadonlySet<string> = new Set(['not_found', 'no_data']);

type SeenRecords = { ok: true; records: string[] } | { ok: false; failure: DnsError };

async function readRecords(resolver: Resolver, name: string): Promise<SeenRecords> {
  try {
    return { ok: true, records: await resolver.txt(name) };
  } catch (error) {
    if (error instanceof DnsError) return { ok: false, failure: error };
    throw error;
  }
}

async function lookInDns(
  resolver: Resolver,
  challenge: Challenge,
): Promise<SeenPlace & { records: number; isMissing: boolean }> {
  const { nonce } = challenge;
  const seen = await readRecords(resolver, challengePlaces(challenge).dns.name);
  if (!seen.ok) {
    const { message, code } = seen.failure;
    const advice = failedLookupAdvice(code === 'bad_name');
    return { proves: false, found: message, advice, records: 0, isMissing: MISSING.has(code) };
  }
  const { records } = seen;
  const place = { records: records.length, isMissing: records.length === 0 };
  if (recordsProve(records, nonce)) return { proves: true, found: 'the value', advice: null, ...place };
  return {
    proves: false,
    found: `found ${quoted(records, 'records')}`,
    advice: recordsAdvice(records, nonce),
    ...place,
  };
}

const UNREACHABLE =
  'The site must answer over https, with redirects within the site only. Check its address and its certificate.';

async function lookInFile(fetcher: Fetcher, challenge: Challenge): Promise<SeenPlace> {
  const answer = await fetcher.fetch({
    url: challengePlaces(challenge).http.url,
    headers: { accept: 'text/plain, */*;q=0.1' },
    maxBytes: MAX_FILE_BYTES,
    timeoutMs: FILE_TIMEOUT_MS,
    httpsOnly: true,
    redirects: { max: 3, stay: 'same-site' },
  });
  if (!answer.ok) return { proves: false, found: answer.message, advice: UNREACHABLE };
  if (answer.status !== 200)
    return { proves: false, found: `returned ${answer.status}`, advice: statusAdvice(answer.status) };
  const text = new TextDecoder().decode(answer.body);
  if (fileProves(text, challenge.nonce)) return { proves: true, found: 'the value', advice: null };
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const found = lines.length === 0 ? 'the file is empty' : `found ${quoted(lines, 'lines')}`;
  return { proves: false, found, advice: fileAdvice(text, challenge.nonce) };
}

/** Quotes a few of the texts, shortened, because they come from another party. */
function quoted(texts: readonly string[], what: string): string {
  const some = texts.slice(0, SHOWN_RECORDS).map((text) => `"${clip(text.trim(), SHOWN_CHARACTERS)}"`);
  const more = texts.length - some.length;
  return more > 0 ? `${some.join(', ')} and ${more} more ${what}` : some.join(', ');
}

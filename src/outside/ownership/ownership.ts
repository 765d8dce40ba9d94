import type { NonceLook } from '../../desk/live/ownership.ts';
import { clip } from '../../domain/findings.ts';
import { challengePlaces, fileProves, recordsProve } from '../../domain/ownership/ownership.ts';
import { DnsError, type Resolver } from '../../infra/dns.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

type Tools = { fetcher: Fetcher; resolver: Resolver };
/** Null when the nonce was found, or else a description of what was found instead. */
type Found = string | null;

const MAX_FILE_BYTES = 16 * 1024;
const FILE_TIMEOUT_MS = 5_000;
const SHOWN_RECORDS = 3;
const SHOWN_CHARACTERS = 80;

/** Searches for the nonce in both places. A place that cannot be read proves nothing. */
export async function lookForNonce(
  tools: Tools,
  challenge: { domain: string; nonce: string },
): Promise<NonceLook> {
  const { dns, http } = challengePlaces(challenge);
  const inDns = await lookInDns(tools.resolver, dns.name, challenge.nonce);
  if (inDns === null) return { ok: true, method: 'dns' };
  const inFile = await lookInFile(tools.fetcher, http.url, challenge.nonce);
  if (inFile === null) return { ok: true, method: 'http' };
  const message =
    `Control of ${challenge.domain} is not proved: ${challenge.nonce} was not found. ` +
    `TXT records of ${dns.name}: ${inDns}. File ${http.url}: ${inFile}.`;
  return { ok: false, message };
}

async function lookInDns(resolver: Resolver, name: string, nonce: string): Promise<Found> {
  try {
    const records = await resolver.txt(name);
    return recordsProve(records, nonce) ? null : `found ${quoted(records, 'records')}`;
  } catch (error) {
    if (error instanceof DnsError) return error.message;
    throw error;
  }
}

async function lookInFile(fetcher: Fetcher, url: string, nonce: string): Promise<Found> {
  const answer = await fetcher.fetch({
    url,
    headers: { accept: 'text/plain, */*;q=0.1' },
    maxBytes: MAX_FILE_BYTES,
    timeoutMs: FILE_TIMEOUT_MS,
    httpsOnly: true,
    redirects: { max: 3, stay: 'same-site' },
  });
  if (!answer.ok) return answer.message;
  if (answer.status !== 200) return `returned ${answer.status}`;
  const text = new TextDecoder().decode(answer.body);
  if (fileProves(text, nonce)) return null;
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.length === 0 ? 'the file is empty' : `found ${quoted(lines, 'lines')}`;
}

/** Quotes a few of the texts, shortened, because they come from another party. */
function quoted(texts: readonly string[], what: string): string {
  const some = texts.slice(0, SHOWN_RECORDS).map((text) => `"${clip(text.trim(), SHOWN_CHARACTERS)}"`);
  const more = texts.length - some.length;
  return more > 0 ? `${some.join(', ')} and ${more} more ${what}` : some.join(', ');
}

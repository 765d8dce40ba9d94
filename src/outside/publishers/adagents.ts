import { COMMA, OPEN_ARRAY, OPEN_OBJECT } from '../../domain/json/scan.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import {
  type DiscoveryAnswer,
  type DiscoveryStep,
  discoverAdagents,
} from '../../domain/publishers/adagents/discovery.ts';
import {
  adagentsJudgement,
  type JudgeContext,
  type JudgedFile,
  readerOf,
} from '../../domain/publishers/adagents/judge.ts';
import { loadAdagentsChecks } from '../../domain/publishers/adagents/load-checks.ts';
import type { KnownRevocation } from '../../domain/publishers/adagents/revocations.ts';
import { drive, inTurns } from '../../domain/steps.ts';
import { MINUTE_MS } from '../../domain/text/instant.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import type { Fetcher, FetchRequest } from '../../infra/fetcher.ts';
import { sharedTurn } from '../../infra/shared-turn.ts';
import { inThread, programOf, type ThreadLimits } from '../../infra/threads.ts';
import { createTurns } from '../../infra/turns.ts';
import type { AdagentsLook, FileValidators } from '../../record/publishers/publisher.ts';
import { type PackedProjection, readerOfPacked } from './packed-projection.ts';

type KnownCopy = { role: 'own' | 'pointer_target'; url: string; validators: FileValidators };

/**
 * Discovers and validates a publisher's adagents.json over the network.
 * @param known URL, role and validators of the stored copy, for a conditional request
 * @param signal ends fetches and validation; the function then rejects, or its result must not be used
 */
export async function lookAtAdagents(
  fetcher: Fetcher,
  domain: string,
  known?: KnownCopy,
  signal?: AbortSignal,
): Promise<AdagentsLook> {
  const judgements: { judged: JudgedFile; body: Uint8Array }[] = [];
  const validators = new Map<Uint8Array, FileValidators>();

  const answer = async (step: DiscoveryStep): Promise<DiscoveryAnswer> => {
    if (step.ask === 'judge') {
      const judged = await judgeOnWorker(step.bytes, step.context, signal);
      judgements.push({ judged, body: step.bytes });
      return { kind: 'judged', file: judged.file };
    }
    const request: FetchRequest = {
      url: step.url,
      maxBytes: step.maxBytes,
      // Of a large file, the thread that judges it gets no copy.
      isShared: true,
      timeoutMs: step.timeoutMs,
      httpsOnly: true,
      redirects: step.redirects,
      signal,
    };
    const validated = known?.role === step.role ? { ...request, validators: known.validators } : request;
    let fetched = await fetcher.fetch(validated);
    // The redirect or pointer now leads to another URL, and validators of one URL mean nothing at another.
    if (fetched.ok && fetched.notModified && fetched.url !== known?.url)
      fetched = await fetcher.fetch(request);
    if (!fetched.ok) return { kind: 'failed', code: fetched.code, message: fetched.message };
    const { etag, 'last-modified': lastModified } = fetched.headers;
    validators.set(fetched.body, {
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    });
    return {
      kind: 'fetched',
      status: fetched.status,
      url: fetched.url,
      body: fetched.body,
      contentType: fetched.headers['content-type'] ?? null,
      notModified: fetched.notModified,
    };
  };

  const close = async () => {
    await Promise.all(judgements.map(({ judged }) => judged.reader.close()));
  };
  try {
    const discovery = await drive(discoverAdagents(domain), answer);
    const chosen = judgements.find(({ judged }) => judged.file === discovery.file);
    return {
      discovery,
      judged: chosen?.judged ?? null,
      body: chosen?.body ?? null,
      validators: (chosen && validators.get(chosen.body)) ?? {},
      close,
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** The fields of a publisher's stored file that a conditional request needs. */
type Copy = { variant: string | null; url: string; etag: string | null; lastModified: string | null };

/**
 * The stored copy's validators, with the discovery role and URL to which they belong. Undefined when there is no
 * copy, and when the file must be read even if it is unchanged: while a revocation is held, its content may apply
 * again.
 */
export function knownCopy(
  stored: Copy | undefined,
  revocation: Pick<KnownRevocation, 'heldUntil'> | undefined,
): KnownCopy | undefined {
  const roles = { direct: 'own', authoritative_location: 'pointer_target' } as const;
  const role = roles[stored?.variant as keyof typeof roles];
  if (stored === undefined || role === undefined || revocation?.heldUntil != null) return undefined;
  return {
    role,
    url: stored.url,
    validators: {
      ...(stored.etag === null ? {} : { etag: stored.etag }),
      ...(stored.lastModified === null ? {} : { lastModified: stored.lastModified }),
    },
  };
}

// Validation costs about 0.2 ms per KB of an ordinary file, and 3 µs per value of one that is full of faults. Up to this
// size and number it does not delay other requests.
const IN_PLACE_BYTES = 256 * 1024;
const IN_PLACE_VALUES = 8_000;

/** Whether a JSON text holds few values. Commas and brackets in strings count too, so a few light texts pass for heavy. */
function isLight(bytes: Uint8Array): boolean {
  if (bytes.length > IN_PLACE_BYTES) return false;
  let values = 1;
  for (const byte of bytes) if (byte === COMMA || byte === OPEN_ARRAY || byte === OPEN_OBJECT) values += 1;
  return values <= IN_PLACE_VALUES;
}

/** Waits for a turn to use a thread; the returned function ends the turn. */
type TakeTurn = (context: JudgeContext, signal: AbortSignal | undefined) => Promise<() => void>;

const turnOfSite: TakeTurn = ({ publisherDomain }, signal) =>
  threads.take(siteOf(publisherDomain ?? ''), signal);

/**
 * Validates a file: in place when it is light, otherwise in a worker thread so that no other request waits for it.
 *
 * @param signal ends validation, which then rejects, as do later reads from the file
 */
export async function judgeOnWorker(
  bytes: Uint8Array,
  context: JudgeContext,
  signal?: AbortSignal,
  takeTurn = turnOfSite,
): Promise<JudgedFile> {
  if (!isLight(bytes)) return judgeInWorker(bytes, context, signal, takeTurn);
  await loadAdagentsChecks();
  await sharedTurn();
  const file = await inTurns(adagentsJudgement(bytes, context), sharedTurn);
  return { file, sha256: sha256Hex(bytes), reader: readerOf(file.projection) };
}

type Reply = Pick<JudgedFile, 'file' | 'sha256'> & { packed: PackedProjection };

async function judgeInWorker(
  bytes: Uint8Array,
  context: JudgeContext,
  signal: AbortSignal | undefined,
  takeTurn: TakeTurn,
): Promise<JudgedFile> {
  const endTurn = await takeTurn(context, signal);
  try {
    const program = programOf(import.meta.url, 'judge-worker');
    const { packed, ...judged } = await inThread<Reply>(program, { bytes, context }, LIMITS, signal);
    return { ...judged, reader: readerOfPacked(packed, signal) };
  } finally {
    endTurn();
  }
}

// A hostile file of 20 MB takes about a gigabyte while it is validated. Files that wait stay in memory too. So each
// site has at most one turn.
export const JUDGE_TURNS = { atOnce: 2, perShare: 1, mostWaiting: 32 };
const threads = createTurns(JUDGE_TURNS);
/** Whoever waits for the file ends its thread earlier, with a signal. */
const LIMITS: ThreadLimits = { longestMs: 5 * MINUTE_MS, mostHeapMb: 2_048, mostBuffersMb: 256 };

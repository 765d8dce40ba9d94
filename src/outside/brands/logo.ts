import { MOST_LOGO_BYTES } from '../../domain/brands/logo-file.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { type Fetcher, withSignal } from '../../infra/fetcher.ts';
import { inThread, programOf, type ThreadLimits } from '../../infra/threads.ts';
import type { LogoSeen } from '../../record/brands/brand-logos.ts';
import type { LogoJudged } from './judge-logo.ts';

const FETCH_MS = 5_000;
const MOST_REDIRECTS = 3;
/** Bytes that are judged in a few milliseconds, whatever they contain. */
const QUICK_BYTES = 8 * 1024;
/** The largest honest file takes a tenth of the time; only crafted bytes take longer. */
const LIMITS: ThreadLimits = { longestMs: 3_000, mostHeapMb: 128, mostBuffersMb: 32 };

/** Fetches a logo and judges it by its bytes: what the other host says about its type counts nothing. */
export async function lookAtLogo(fetcher: Fetcher, url: string, signal?: AbortSignal): Promise<LogoSeen> {
  const answer = await withSignal(fetcher, signal).fetch({
    url,
    headers: { accept: 'image/svg+xml, image/png, image/webp, image/jpeg, image/gif' },
    maxBytes: MOST_LOGO_BYTES,
    timeoutMs: FETCH_MS,
    httpsOnly: true,
    // Requests to one site are counted, so a redirect may not lead to another.
    redirects: { max: MOST_REDIRECTS, stay: 'same-site' },
  });
  // An aborted fetch says nothing about the file.
  signal?.throwIfAborted();
  if (!answer.ok)
    return { outcome: answer.code === 'too_large' ? 'refused' : 'unreachable', code: answer.code };
  const { status, body } = answer;
  if (status !== 200) return { outcome: status >= 500 ? 'unreachable' : 'refused', code: `status_${status}` };
  const judged = await judge(body, signal);
  if (!judged.ok) return { outcome: 'refused', code: judged.code };
  const file = `${sha256Hex(body)}.${judged.kind}`;
  return { outcome: 'read', file, data: Buffer.from(body).toString('base64') };
}

/** Parsers may take seconds for many crafted bytes, so they run in a thread. */
async function judge(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<LogoJudged> {
  // Imported here because the libraries take time to load, which would delay the start.
  if (bytes.byteLength <= QUICK_BYTES) return (await import('./judge-logo.ts')).judgeLogo(bytes);
  try {
    return await inThread(programOf(import.meta.url, 'logo-worker'), { bytes }, LIMITS, signal);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return { ok: false, code: 'unreadable' };
  }
}

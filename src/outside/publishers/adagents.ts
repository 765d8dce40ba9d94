import {
  type DiscoveryAnswer,
  type DiscoveryStep,
  discoverAdagents,
} from '../../domain/publishers/adagents/discovery.ts';
import type { JudgedFile } from '../../domain/publishers/adagents/judge.ts';
import type { Fetcher, FetchRequest } from '../../infra/fetcher.ts';
import type { AdagentsLook, FileValidators } from '../../record/publishers/look.ts';
import { drive } from '../drive.ts';
import { judgeOnWorker } from './judge.ts';

export type KnownCopy = { role: 'own' | 'pointer_target'; url: string; validators: FileValidators };

/**
 * Discovers and judges a publisher's adagents.json over the network.
 * @param known where the stored copy came from, in which role, and its validators, for a conditional request
 * @param signal ends fetches and judging; the look is then not to be believed, or rejects
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
      timeoutMs: step.timeoutMs,
      httpsOnly: true,
      redirects: step.redirects,
      signal,
    };
    const validated = known?.role === step.role ? { ...request, validators: known.validators } : request;
    let fetched = await fetcher.fetch(validated);
    // A redirect, or the pointer, leads elsewhere now, and validators of one place mean nothing in another.
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

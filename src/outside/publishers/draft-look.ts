import { discoverAdagents } from '../../domain/publishers/adagents/discovery.ts';
import {
  adagentsUrl,
  type DiscoveryAnswer,
  type DiscoveryStep,
} from '../../domain/publishers/adagents/discovery-steps.ts';
import type { JudgedFile } from '../../domain/publishers/adagents/judge.ts';
import { drive } from '../../domain/steps.ts';
import { createTurns } from '../../infra/turns.ts';
import type { AdagentsLook } from '../../record/publishers/publisher.ts';
import { judgeOnWorker } from './adagents.ts';

// These turns are separate from those of crawls, so that drafts of strangers keep no crawl waiting.
const threads = createTurns({ atOnce: 1, perShare: 1, mostWaiting: 16 });

/**
 * The look that a crawl would have if the domain served this text as its adagents.json. Nothing is fetched: the target
 * of a pointer counts as unreachable.
 *
 * @param share caller to which the turn of a heavy text is charged
 */
export async function lookAtDraft(text: string, domain: string, share: string): Promise<AdagentsLook> {
  const body = Buffer.from(text);
  const url = adagentsUrl(domain);
  let judged: JudgedFile | null = null;
  const close = async () => judged?.reader.close();
  const answer = async (step: DiscoveryStep): Promise<DiscoveryAnswer> => {
    if (step.ask === 'judge') {
      judged = await judgeOnWorker(step.bytes, step.context, undefined, () => threads.take(share));
      return { kind: 'judged', file: judged.file };
    }
    if (step.role !== 'own') return { kind: 'failed', code: 'unknown', message: 'a dry run fetches nothing' };
    return { kind: 'fetched', status: 200, url, body, contentType: 'application/json', notModified: false };
  };
  try {
    const discovery = await drive(discoverAdagents(domain), answer);
    return { discovery, judged, body, validators: {}, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

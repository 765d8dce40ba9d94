import { FetchRefused } from './fetcher/refusal.ts';
import { isListed, readUrl } from './fetcher/target.ts';
import type { Fetcher } from './fetcher.ts';

export type TargetVerdict = { ok: true } | { ok: false; message: string };

/**
 * Judges a URL that somebody wants to be notified at: https to a public host, or a host that the operator has listed.
 * Resolves the name, connects nowhere; what is sent later is judged again on its way.
 */
export function createJudgeTarget(
  fetcher: Pick<Fetcher, 'judgeHost'>,
  outboundHosts: ReadonlyMap<string, string>,
): (url: string) => Promise<TargetVerdict> {
  return async (text) => {
    try {
      const url = readUrl(text);
      if (isListed(url, outboundHosts)) return { ok: true };
      if (url.protocol !== 'https:') return { ok: false, message: 'only https is sent to' };
      if (url.port !== '') return { ok: false, message: `port ${url.port} is not sent to` };
      const verdict = await fetcher.judgeHost(url.hostname.replace(/^\[|\]$/g, ''));
      return verdict.ok ? { ok: true } : { ok: false, message: verdict.message };
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      return { ok: false, message: error.message };
    }
  };
}

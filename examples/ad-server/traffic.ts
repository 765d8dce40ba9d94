import type { IncomingMessage } from 'node:http';
import type { Settings } from './settings.ts';

/** Programs that are not browsers of people. A seller would use a maintained list. */
const PROGRAMS = /bot|crawl|spider|slurp|preview|headless|phantom|curl|wget|python|java\/|go-http|node/i;

export const userAgentOf = ({ headers }: IncomingMessage) => (headers['user-agent'] ?? '').slice(0, 400);

/** Class of a device, by the words of its user agent; the user agent itself is not stored. */
export function deviceOf(agent: string): string {
  if (/smart-?tv|appletv|tizen|web0s|bravia|roku|aft[a-z]/i.test(agent)) return 'ctv';
  if (/ipad|tablet/i.test(agent) || (/android/i.test(agent) && !/mobi/i.test(agent))) return 'tablet';
  if (/mobi|iphone|android/i.test(agent)) return 'mobile';
  return /windows|macintosh|x11|cros/i.test(agent) ? 'desktop' : 'unknown';
}

/** Why a request does not come from a person who sees the page; null if it may. The answer is the same either way. */
export function invalidReason(request: IncomingMessage, isDriven: boolean, { allowTestBrowser }: Settings) {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => request.headers[name]);
  if (/prefetch|prerender|preview/i.test(purposes.join())) return 'prefetch';
  if (request.method !== 'GET' && request.method !== 'POST') return 'method';
  const agent = userAgentOf(request);
  if (agent === '') return 'no_user_agent';
  if (allowTestBrowser && (/headlesschrome/i.test(agent) || isDriven)) return null;
  if (isDriven) return 'webdriver';
  return PROGRAMS.test(agent) ? 'program' : null;
}

const MOST_ADDRESSES = 20_000;

/** Counts requests by address and minute. Addresses are kept in memory only, for a minute. */
export function addressLimit(perMinute: number): (address: string, now: number) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address, now) => {
    const current = Math.floor(now / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    // A full table counts strangers as one, so that a flood of addresses cannot fill the memory.
    const key = counts.has(address) || counts.size < MOST_ADDRESSES ? address : 'others';
    const used = (counts.get(key) ?? 0) + 1;
    counts.set(key, used);
    return used <= perMinute;
  };
}

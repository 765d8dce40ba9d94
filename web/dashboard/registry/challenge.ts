import { domainName, foreign } from '../../components/foreign.ts';
import { facts } from '../../components/parts.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { proofPath } from '../../proof/page.ts';
import type { Failure, Visit } from '../dashboard.ts';
import { momentFromNow } from '../parts.ts';

type Challenge = {
  readonly domain: string;
  readonly nonce: string;
  readonly expires_at: string;
  readonly dns: { readonly name: string; readonly value: string };
  readonly http: { readonly url: string };
};

/** The value that proves control and both places for it: the file first, which needs no DNS. */
export function challengeFacts({ site, now }: Visit, challenge: Challenge): Html {
  const { domain, nonce, expires_at: ends, dns, http } = challenge;
  return html`${facts([
    ['Domain', domainName(domain)],
    ['Value', html`<code>${foreign(nonce)}</code>`],
    ['As a file at', html`<code>${foreign(http.url, 400)}</code>`],
    ['Or as a TXT record of', html`<code>${foreign(dns.name, 400)}</code>`],
    ['Valid until', momentFromNow(ends, now)],
  ])}<form method="post" action="${site.prefix}${proofPath(domain)}" class="act"><input type="hidden" name="nonce" value=${nonce} /><input type="hidden" name="until" value=${ends} />
<button type="submit" class="second">Publish it step by step, and see what is found there now</button></form>`;
}

/** The challenge that came with a refusal, which is met before the form is sent again. */
export function challengeOf(visit: Visit, failure: Failure | null): Html {
  const given = failure?.detail.challenge;
  if (!isChallenge(given)) return NO_HTML;
  return html`<div class="message info"><p>Publish this value, then send the form again: it is looked for at that moment.</p>${challengeFacts(visit, given)}</div>`;
}

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' && value !== null && 'nonce' in value && 'dns' in value && 'http' in value;

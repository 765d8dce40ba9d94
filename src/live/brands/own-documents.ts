import { isOwnOrigin } from '../../domain/net/address.ts';
import { canonicalDomain } from '../../domain/net/domain-name.ts';
import type { FetchAnswer, Fetcher } from '../../infra/fetcher.ts';
import { hostedBrandOf } from '../../record/brands/hosted-documents.ts';
import { hostedAdagentsOf } from '../../record/publishers/hosted-adagents.ts';
import type { Store } from '../../store/open.ts';

type Tools = { store: Store; baseUrl: () => string };

const ADAGENTS = /^\/publisher\/([^/]{1,253})\/\.well-known\/adagents\.json$/;
const BRAND = /^\/brands\/([^/]{1,253})\/brand\.json$/;

/**
 * A fetcher that returns this service's own hosted documents from the store. A domain's file may point at them, but
 * the fetcher never connects to this service's own addresses.
 */
export function withOwnDocuments(fetcher: Fetcher, { store, baseUrl }: Tools): Fetcher {
  async function hosted(url: URL): Promise<object | undefined> {
    const prefix = new URL(baseUrl()).pathname.replace(/\/$/, '');
    const path = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : '';
    const [, publisher] = ADAGENTS.exec(path) ?? [];
    const [, brand] = BRAND.exec(path) ?? [];
    const named = canonicalDomain(publisher ?? brand ?? '');
    if (!named.ok) return undefined;
    return publisher === undefined
      ? hostedBrandOf(store.read, named.domain, baseUrl())
      : hostedAdagentsOf(store.read, named.domain, baseUrl());
  }

  return {
    ...fetcher,
    async fetch(request) {
      const url = (request.method ?? 'GET') === 'GET' ? URL.parse(request.url) : null;
      if (url === null || !isOwnOrigin(url, { baseUrl: baseUrl() })) return fetcher.fetch(request);
      const document = await hosted(url);
      return document === undefined ? fetcher.fetch(request) : answerWith(document, url.href);
    },
  };
}

const answerWith = (document: object, url: string): FetchAnswer => ({
  ok: true,
  status: 200,
  url,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: new TextEncoder().encode(JSON.stringify(document)),
  notModified: false,
  redirects: [],
  durationMs: 0,
});

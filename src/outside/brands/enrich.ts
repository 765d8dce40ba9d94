import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BrandEntry, cleanManifest } from '../../domain/brands/entry.ts';
import { manifestFromSite, readSiteMetadata } from '../../domain/brands/site-metadata.ts';
import { parseJsonDocument } from '../../domain/json/document.ts';
import { isObject } from '../../domain/json/values.ts';
import { inTurns } from '../../domain/steps.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

export type EnrichmentProvider = {
  /** A brand manifest for the domain; null when nothing was found. `good`: whether it is worth storing as an entry. */
  manifest(
    domain: string,
    signal?: AbortSignal,
  ): Promise<{ manifest: BrandEntry['brand_manifest'] & { name: string }; good: boolean } | null>;
};

const MAX_PAGE_BYTES = 1024 * 1024;

/** Creates the provider that reads the domain's own home page: title, description, icons, colours, structured data. */
export function siteProvider(fetcher: Fetcher): EnrichmentProvider {
  return {
    async manifest(domain, signal) {
      const page = await fetcher.fetch({
        url: `https://${domain}/`,
        headers: { accept: 'text/html,application/xhtml+xml' },
        maxBytes: MAX_PAGE_BYTES,
        timeoutMs: 10_000,
        httpsOnly: true,
        redirects: { max: 5, stay: 'same-site' },
        contentTypes: ['text/html', 'application/xhtml+xml'],
        signal,
      });
      if (!page.ok || page.status !== 200) return null;
      const html = decodePage(page.body, page.headers['content-type'] ?? '');
      return manifestFromSite(await inTurns(readSiteMetadata(html, page.url), nextTurn), domain);
    },
  };
}

/** Decodes a page in the encoding of its header, or else of its first kilobyte, or else as UTF-8. */
function decodePage(body: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 1024));
  const named = [contentType, start].map((text) => /charset\s*=\s*["']?([\w-]{1,40})/i.exec(text)?.[1]);
  try {
    return new TextDecoder(named.find((label) => label !== undefined)).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/**
 * Creates a provider over HTTP: `GET {url}?domain=…` with a Bearer key returns a brand manifest as JSON, or 404
 * when the provider has none.
 */
function remoteProvider(fetcher: Fetcher, { url, key }: { url: string; key: string }): EnrichmentProvider {
  return {
    async manifest(domain, signal) {
      const address = new URL(url);
      address.searchParams.set('domain', domain);
      const answer = await fetcher.fetch({
        url: address.href,
        headers: { accept: 'application/json', authorization: `Bearer ${key}` },
        maxBytes: MAX_PAGE_BYTES,
        timeoutMs: 30_000,
        httpsOnly: true,
        redirects: { max: 0, stay: 'same-site' },
        contentTypes: ['application/json'],
        signal,
      });
      if (!answer.ok || answer.status !== 200) return null;
      const manifest = readManifest(answer.body);
      if (typeof manifest?.name !== 'string' || manifest.name.trim() === '') return null;
      const good = typeof manifest.description === 'string' || Array.isArray(manifest.logos);
      return { manifest: { ...manifest, name: manifest.name }, good };
    },
  };
}

/** Reads a provider's manifest. Statements about trust are removed, because a provider must not make them. */
function readManifest(body: Uint8Array): Record<string, unknown> | null {
  const parsed = parseJsonDocument(body);
  return parsed.ok && isObject(parsed.value) ? cleanManifest(parsed.value) : null;
}

/** The provider that the settings name; null without one. */
export function openProvider(
  settings: { kind: 'none' } | { kind: 'site' } | { kind: 'provider'; url: string; key: string },
  fetcher: Fetcher,
): EnrichmentProvider | null {
  if (settings.kind === 'none') return null;
  return settings.kind === 'site' ? siteProvider(fetcher) : remoteProvider(fetcher, settings);
}

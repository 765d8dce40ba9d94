import { isObject } from '../../json/values.ts';

const MOST_ORIGINS = 40;
const MOST_DEPTH = 12;
/** Begins an address; a host that is a macro is not known, and one with a name of its own is not matched. */
const ADDRESS = /https?:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?(?=[/?#"'`\s\\<>()&;,]|$)/gi;
/** Parts of an asset that describe it and are not loaded. */
const NOT_LOADED = new Set(['provenance', 'ext', 'rights', 'reference_authorization', 'identity_ref']);

/**
 * Origins that a creative names before its macros are filled in, so that a value cannot add one. At most 40, in their
 * order.
 */
export function declaredOrigins(...sources: readonly unknown[]): string[] {
  const origins = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (origins.size >= MOST_ORIGINS || depth > MOST_DEPTH) return;
    if (typeof value === 'string') collect(value);
    else if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (isObject(value))
      for (const [name, part] of Object.entries(value)) if (!NOT_LOADED.has(name)) visit(part, depth + 1);
  };
  const collect = (text: string): void => {
    for (const [address] of text.matchAll(ADDRESS)) {
      const origin = URL.parse(address)?.origin;
      if (origin !== undefined && origins.size < MOST_ORIGINS) origins.add(origin);
    }
  };
  for (const source of sources) visit(source, 0);
  return [...origins];
}

export type PagePolicy = {
  /** Stands in the page itself, so that it holds wherever the page is shown. */
  readonly inPage: string;
  /** Value of the header that the page is served with. */
  readonly header: string;
  /** Value of the `sandbox` attribute of a frame that shows the page. */
  readonly sandbox: string;
};

/**
 * What a page may load and do. It has no origin of its own, and reaches the declared ones only.
 *
 * @param hasScripts whether scripts of others run in a frame of the page
 */
export function pagePolicy(origins: readonly string[], hasScripts: boolean): PagePolicy {
  const declared = origins.join(' ');
  const of = (name: string, ...values: string[]): string => {
    const list = [...values, declared].filter(Boolean).join(' ');
    return `${name} ${list === '' ? "'none'" : list}`;
  };
  const inPage = [
    "default-src 'none'",
    of('img-src', 'data:'),
    of('media-src', 'data:'),
    of('font-src', 'data:'),
    of('style-src', "'unsafe-inline'"),
    hasScripts ? of('script-src', "'unsafe-inline'") : "script-src 'none'",
    hasScripts ? of('connect-src') : "connect-src 'none'",
    hasScripts ? of('frame-src') : "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    // Peer connections are outside of connect-src.
    "webrtc 'block'",
  ].join('; ');
  const sandbox = `allow-popups allow-popups-to-escape-sandbox${hasScripts ? ' allow-scripts' : ''}`;
  return { inPage, header: `sandbox ${sandbox}; ${inPage}`, sandbox };
}

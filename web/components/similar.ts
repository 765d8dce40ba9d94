import { brandPath, type Look, publisherPath } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { domainName, foreign } from './foreign.ts';

export type Similar = readonly {
  readonly domain: string;
  readonly name: string;
  readonly kind: 'brand' | 'publisher';
}[];

const MOST = 3;
/** Fewer letters are found in too many names. */
const SHORTEST = 3;
const LONGEST = 63;
const FARTHEST = 2;

/** The first label without what nearly every address begins with. */
const labelOf = (domain: string): string =>
  domain
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')[0]
    ?.slice(0, LONGEST) ?? '';

/** Entries with nearly the name of a domain that has none: at most two letters differ. */
export async function similarTo(look: Look, domain: string): Promise<Similar> {
  const label = labelOf(domain);
  if (label.length < SHORTEST + 1) return [];
  // One of both halves is written correctly when a letter is wrong.
  const half = Math.max(SHORTEST, Math.floor(label.length / 2));
  const asked = [label.slice(0, half), label.slice(-half)];
  const found = await Promise.all(
    [...new Set(asked)].map((q) => look.GET('/api/search', { params: { query: { q } } })),
  );
  const entries = found.flatMap(({ data }) => [
    ...(data?.brands ?? []).map((one) => ({
      domain: one.domain,
      name: one.brand_name,
      kind: 'brand' as const,
    })),
    ...(data?.publishers ?? []).map((one) => ({
      domain: one.domain,
      name: one.member.display_name,
      kind: 'publisher' as const,
    })),
  ]);
  const near = entries
    .map((entry) => ({ entry, distance: distanceOf(label, labelOf(entry.domain)) }))
    .filter(({ distance, entry }) => distance <= FARTHEST && entry.domain !== domain)
    .sort((a, b) => a.distance - b.distance);
  const seen = new Set<string>();
  return near
    .filter(({ entry }) => !seen.has(entry.domain) && seen.add(entry.domain))
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

export function similarList({ prefix }: Site, similar: Similar): Html {
  if (similar.length === 0) return NO_HTML;
  return html`<p>Entries with a similar name:</p><ul class="list">${similar.map(
    ({ domain, name, kind }) =>
      html`<li><a href="${prefix}${kind === 'brand' ? brandPath(domain) : publisherPath(domain)}">${domainName(domain)}</a><p>${foreign(name)} · ${kind}</p></li>`,
  )}</ul>`;
}

/** Letters to add, remove or replace, so that one text becomes the other (Levenshtein). Both are short. */
export function distanceOf(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      line.push(Math.min(replaced, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[b.length] ?? 0;
}

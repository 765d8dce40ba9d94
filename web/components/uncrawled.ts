import { type Look, queryText, type Told } from '../explorer.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../shell.ts';
import { message, moment } from './parts.ts';

type Crawl = Told<'getPublisherFile'>['crawl'];

/** A domain whose files have not been read, and from when on they will be; null when no crawl of it is planned. */
export type Uncrawled = { readonly due: string | null };

/** Whether a domain waits for its first crawl; null once there was one. Both of its files are read by a crawl. */
export const uncrawledIn = (crawl: Crawl | undefined): Uncrawled | null =>
  crawl === undefined || crawl.checked_at !== null ? null : { due: crawl.next_at };

export async function uncrawled(look: Look, domain: string): Promise<Uncrawled | null> {
  const { data } = await look.GET('/api/registry/publisher/file', { params: { query: { domain } } });
  return uncrawledIn(data?.crawl);
}

/** What is known of a domain before its first crawl, and what those who run it can do meanwhile. */
export const uncrawledBox = (site: Site, domain: string, { due }: Uncrawled): Html =>
  html`${message(
    due === null ? 'none' : 'info',
    'Not crawled yet',
    due === null
      ? 'The files of this domain have not been read, and no crawl is planned. Nothing is stored until somebody has them read.'
      : html`The files of this domain have not been read. The crawl is due from ${moment(due)}; what it finds is shown here.`,
  )}<p>${ownerLinks(site, domain)}</p>`;

/** Where those who run a domain go on: the tool for its file, and the proof that it is theirs. */
export const ownerLinks = ({ prefix }: Site, domain: string): Html =>
  html`<a href="${prefix}/adagents${queryText({ domain })}">Check the file that is served now</a> · <a href="${prefix}/proof/${encodeURIComponent(domain)}">Prove that the domain is yours</a>`;

import {
  agentPath,
  brandPath,
  type ExplorerPage,
  type Found,
  type Look,
  publisherPath,
} from '../explorer.ts';
import { html, htmlText } from '../html.ts';
import type { Site } from '../shell.ts';

const TYPE = 'application/xml; charset=utf-8';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Entries of one part: a crawler's limit is fifty times this, the time of one response is not. */
const PART = 1_000;
/** Parts of a kind of entry. What is beyond them is found by links, as before there was a map. */
const MOST_PARTS = 1_000;
const KINDS = ['brands', 'publishers', 'agents'] as const;
type Kind = (typeof KINDS)[number];

/** Pages that are there on every installation. Those of tasks, subjects and schemas are linked from them. */
const FIXED = [
  '/',
  '/brands',
  '/publishers',
  '/agents',
  '/authorization',
  '/feed',
  '/stats',
  '/adagents',
  '/brand-json',
  '/docs',
  '/docs/try',
  '/docs/tasks',
  '/docs/webhooks',
  '/docs/errors',
  '/docs/ad-server',
  '/schemas/v3/index.json',
];

const xmlFile = (status: number, write: () => string): Found => ({
  status,
  type: TYPE,
  cache: 'minutes',
  file: () => `<?xml version="1.0" encoding="utf-8"?>\n${write()}\n`,
});

/** The index of the maps of all pages, for search engines (sitemaps.org). */
export const sitemapIndex: ExplorerPage = {
  path: '/sitemap.xml',
  takes: [],
  async load(look, { site }) {
    const { data } = await look.GET('/api/registry/stats');
    const counts: Readonly<Record<Kind, number>> = {
      brands: data?.brands ?? 0,
      publishers: data?.publishers ?? 0,
      // The list of agents goes on by cursors, which no index can know.
      agents: 1,
    };
    const parts = KINDS.flatMap((kind) =>
      Array.from(
        { length: Math.min(Math.ceil(counts[kind] / PART), MOST_PARTS) },
        (_, number) => `${kind}-${number}`,
      ),
    );
    return xmlFile(200, () =>
      htmlText(
        html`<sitemapindex xmlns=${NAMESPACE}>${['pages', ...parts].map((part) => html`<sitemap><loc>${`${site.baseUrl}/sitemaps/${part}.xml`}</loc></sitemap>`)}</sitemapindex>`,
      ),
    );
  },
};

/** One part: the fixed pages, or a thousand entries of a kind. */
export const sitemapPart: ExplorerPage = {
  path: '/sitemaps/{part}.xml',
  takes: [],
  async load(look, { site, params }) {
    const [, kind, number = ''] = /^([a-z]+)(?:-(\d{1,4}))?$/.exec(params.part ?? '') ?? [];
    if (kind === 'pages' && number === '') return urlSet(site, FIXED);
    const known = KINDS.find((one) => one === kind);
    if (known === undefined || number === '' || Number(number) >= MOST_PARTS)
      return {
        status: 404,
        type: 'text/plain; charset=utf-8',
        cache: 'ask',
        file: () => 'There is no such part.',
      };
    return urlSet(site, await pathsOf(look, known, Number(number)));
  },
};

const urlSet = ({ baseUrl }: Site, paths: readonly string[]): Found =>
  xmlFile(200, () =>
    htmlText(
      html`<urlset xmlns=${NAMESPACE}>${paths.map((path) => html`<url><loc>${`${baseUrl}${path}`}</loc></url>`)}</urlset>`,
    ),
  );

async function pathsOf(look: Look, kind: Kind, part: number): Promise<string[]> {
  const query = { limit: PART, offset: part * PART };
  switch (kind) {
    case 'brands': {
      const { data } = await look.GET('/api/brands/registry', { params: { query } });
      return (data?.brands ?? []).map(({ domain }) => brandPath(domain));
    }
    case 'publishers': {
      const { data } = await look.GET('/api/registry/publishers', { params: { query } });
      return (data?.publishers ?? []).map(({ domain }) => publisherPath(domain));
    }
    case 'agents': {
      const { data } = await look.GET('/api/registry/agents', { params: { query: { limit: PART } } });
      return part === 0 ? (data?.agents ?? []).map(({ url }) => agentPath(url)) : [];
    }
  }
}

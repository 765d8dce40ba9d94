import { checkNow } from '../components/fields.ts';
import { domainName, foreign, ON_PAGES, outsideLink } from '../components/foreign.ts';
import { freshnessLine } from '../components/freshness.ts';
import { knownOr } from '../components/listing.ts';
import { logoPicture } from '../components/logo.ts';
import { facts, forPrograms, message, moment, stateWord } from '../components/parts.ts';
import { askedDiff, revisionPart } from '../components/revisions.ts';
import { SEVERITIES, type Severity, severityLinks } from '../components/severity.ts';
import { type Similar, similarList, similarTo } from '../components/similar.ts';
import { type Uncrawled, uncrawled, uncrawledBox } from '../components/uncrawled.ts';
import {
  brandPath,
  type ExplorerPage,
  type Found,
  publisherPath,
  queryText,
  type Told,
} from '../explorer.ts';
import { atomPath, ENTRY_CHANGES, entryChanges } from '../feed/event.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { familyTree } from './family.ts';
import { identity } from './identity.ts';
import { positionWords, sourceWords, trustOf } from './words.ts';

type Brand = Told<'resolveBrand'>;
const REVISIONS = 20;

/** One brand: who it is, which house it belongs to and how that is proven, its source and its history. */
export const brandEntry: ExplorerPage = {
  path: '/brands/{domain}',
  takes: ['severity', 'from', 'to'],
  islands: ['times'],
  check: (look, { params }) =>
    look.GET('/api/brands/resolve', { params: { query: { domain: params.domain ?? '', fresh: true } } }),
  async load(look, { site, params, query }) {
    const domain = params.domain ?? '';
    const [brand, history, changes] = await Promise.all([
      look.GET('/api/brands/resolve', { params: { query: { domain } } }),
      look.GET('/api/brands/history', { params: { query: { domain, limit: REVISIONS } } }),
      look.GET('/api/registry/changes', { params: { query: { entity: domain, limit: ENTRY_CHANGES } } }),
    ]);
    const known = history.data?.domain;
    if (known !== undefined && known !== domain) return { redirect: brandPath(known) };
    if (brand.data === undefined) {
      const [similar, waits] = await Promise.all([similarTo(look, domain), uncrawled(look, domain)]);
      return unknownEntry(site, domain, { error: brand.error, similar, waits });
    }
    const { data } = brand;
    const houseDomain =
      data.house_domain ?? (data.keller_type === 'master' ? data.canonical_domain : undefined);
    const file =
      houseDomain === undefined
        ? undefined
        : await look.GET('/api/brands/brand-json', { params: { query: { domain: houseDomain } } });
    const own =
      houseDomain === domain || data.source !== 'brand_json'
        ? file
        : await look.GET('/api/brands/brand-json', { params: { query: { domain } } });
    const diff = await askedDiff(query, async (revision) => {
      const found = await look.GET('/api/brands/history', { params: { query: { domain, revision } } });
      return found.data?.revisions[0]?.state;
    });
    const severity = knownOr(SEVERITIES, query.severity);
    return {
      status: 200,
      page: () => ({
        title: data.brand_name.slice(0, 100),
        description: `Identity of the brand behind ${domain}: names, house, source and history.`.slice(
          0,
          300,
        ),
        section: 'brands',
        ...(diff === null && severity === '' ? { canonical: brandPath(domain) } : { isFiltered: true }),
        trail: [{ href: `${site.prefix}/brands`, text: 'Brands' }],
        alternates: [
          { href: jsonPath(domain), type: 'application/json' },
          { href: atomPath(domain), type: 'application/atom+xml' },
        ],
        content: html`<h1>${foreign(data.brand_name)}</h1>${logoPicture(site, data, 96)}
<p class="lead">${domainName(domain)}${data.canonical_domain === domain ? NO_HTML : html`, known as <a href="${site.prefix}${brandPath(data.canonical_domain)}">${domainName(data.canonical_domain)}</a>`}</p>
${facts([
  ['Source', stateWord(data.source === 'brand_json' ? 'good' : 'none', sourceWords(data.source))],
  ['Copy', freshnessLine(data.freshness)],
  ['Identifier', html`<code>${foreign(data.canonical_id)}</code>`],
  ['Position', positionWords(data.keller_type)],
  ['Agent', data.brand_agent_url === undefined ? NO_HTML : outsideLink(data.brand_agent_url)],
  [
    'Inventory',
    html`<a href="${site.prefix}${publisherPath(domain)}">${domainName(domain)} as a publisher</a>`,
  ],
])}
${checkNow(site, brandPath(domain))}
${house(site, data)}${familyTree(site, file?.data?.data, domain)}${identity(data)}${warnings(site, data, data.source === 'brand_json' && own?.data?.domain === domain ? own.data : undefined, { domain, severity })}${entryChanges(site, domain, changes.data)}${revisionPart(site, brandPath(domain), { history: history.data, diff })}
${forPrograms(site.baseUrl, site.prefix, jsonPath(domain))}`,
      }),
    };
  },
};

const jsonPath = (domain: string): string => `/api/brands/resolve?domain=${encodeURIComponent(domain)}`;

function unknownEntry(
  site: Site,
  domain: string,
  {
    error,
    similar,
    waits,
  }: { error: { message?: string } | undefined; similar: Similar; waits: Uncrawled | null },
): Found {
  const isPlanned = waits !== null && waits.due !== null;
  return {
    status: isPlanned ? 200 : 404,
    page: () => ({
      title: isPlanned ? `${domain.slice(0, 100)} as a brand` : 'No such brand',
      description: 'The registry has no entry for this domain.',
      section: isPlanned ? 'brands' : 'missing',
      isFiltered: true,
      trail: [{ href: `${site.prefix}/brands`, text: 'Brands' }],
      content: html`<h1>No entry for ${domainName(domain)}</h1>
${isPlanned ? uncrawledBox(site, domain, waits) : message('none', 'Unknown', foreign(error?.message ?? 'No brand is known for this domain.', ON_PAGES))}
${similarList(site, similar)}
<p>Look for <a href="${site.prefix}/?q=${encodeURIComponent(domain.slice(0, 200))}">entries with a similar name</a>, or have its file read now:</p>
${checkNow(site, brandPath(domain))}`,
    }),
  };
}

function house(site: Site, brand: Brand): Html {
  const trust = trustOf(brand.relationship_trust);
  const named = brand.house_domain ?? brand.claimed_house_domain;
  if (trust === null && named === undefined) return NO_HTML;
  const isOwn = named === undefined || named === brand.canonical_domain;
  return html`<section aria-labelledby="house"><h2 id="house">House</h2>
${trust === null || isOwn ? NO_HTML : html`<p>${stateWord(trust.kind, trust.word)} ${trust.say(named ?? 'The house')}</p>`}
${facts([
  [
    'House',
    isOwn
      ? 'none but itself'
      : html`<a href="${site.prefix}${brandPath(named)}">${brand.house_name === undefined ? domainName(named) : foreign(brand.house_name)}</a>${brand.house_domain === undefined ? ' (a claim)' : NO_HTML}`,
  ],
  ['Parent brand', brand.parent_brand === undefined ? NO_HTML : foreign(brand.parent_brand)],
  [
    'Both sides seen',
    brand.relationship_verified_at === undefined ? NO_HTML : moment(brand.relationship_verified_at),
  ],
  [
    'Declared by the house',
    brand.relationship_declared_at === undefined ? NO_HTML : moment(brand.relationship_declared_at),
  ],
])}</section>`;
}

type File = Told<'getBrandJson'>;
const MOST_FINDINGS = 40;

/** What is to be mended in the file: the tool names the lines of what is served now. */
function warnings(
  { prefix }: Site,
  { migration_warnings: migrated = [], promoted_from_schema: from, canonical_domain: domain }: Brand,
  file: File | undefined,
  { domain: shown, severity }: { domain: string; severity: Severity | '' },
): Html {
  const all = [...migrated, ...(file?.warnings ?? [])];
  const each = [...new Map(all.map((one) => [`${one.field} ${one.message}`, one])).values()];
  if (each.length === 0 && file === undefined) return NO_HTML;
  const tool = html`<p><a href="${prefix}/brand-json${queryText({ domain: file?.domain ?? domain })}">Check the file that is served now</a>, line by line, and edit it as a form.</p>`;
  // A copy that is kept is valid: what there is to mend in it are warnings.
  const found = each.map((one) => ({ ...one, severity: 'warning' as const }));
  const listed = found.filter((one) => severity === '' || one.severity === severity);
  const rest = listed.length - MOST_FINDINGS;
  const at = (one: Severity | '') => `${prefix}${brandPath(shown)}${queryText({ severity: one })}#findings`;
  return html`<section aria-labelledby="findings"><h2 id="findings">Findings of the file</h2>
${from === undefined ? NO_HTML : html`<p>The file is of the older form ${foreign(from)} and is read as the present one.</p>`}
${each.length === 0 ? html`<p>${stateWord('good', 'valid')} The copy that is kept has no findings.</p>` : NO_HTML}
${each.length === 0 ? NO_HTML : severityLinks(found, severity, at)}
${each.length > 0 && listed.length === 0 ? html`<p class="soft">None of this severity.</p>` : NO_HTML}
<ul class="fields">${listed
    .slice(0, MOST_FINDINGS)
    .map(
      ({ field, message: text, suggestion }) =>
        html`<li>${stateWord('warn', 'warning')} <code>${foreign(field)}</code><p>${foreign(text, ON_PAGES)}</p>${suggestion === undefined ? NO_HTML : html`<p class="soft">${foreign(suggestion, ON_PAGES)}</p>`}</li>`,
    )}</ul>${rest > 0 ? html`<p class="soft">${rest} more are in the JSON.</p>` : NO_HTML}${tool}</section>`;
}

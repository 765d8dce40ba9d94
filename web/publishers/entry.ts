import { checkNow } from '../components/fields.ts';
import { domainName, foreign, ON_PAGES, outsideLink } from '../components/foreign.ts';
import { freshnessLine } from '../components/freshness.ts';
import { knownOr } from '../components/listing.ts';
import { counted, facts, figure, forPrograms, message, momentOr, stateWord } from '../components/parts.ts';
import { askedDiff, revisionPart } from '../components/revisions.ts';
import { SEVERITIES } from '../components/severity.ts';
import { similarList, similarTo } from '../components/similar.ts';
import { ownerLinks, type Uncrawled, uncrawledBox, uncrawledIn } from '../components/uncrawled.ts';
import { brandPath, type ExplorerPage, type Found, publisherPath, type Told } from '../explorer.ts';
import { atomPath, ENTRY_CHANGES, entryChanges } from '../feed/event.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import {
  collectionPart,
  crawlPart,
  filePart,
  type PublisherFile,
  placementPart,
  signalPart,
} from './file.ts';
import { agentPart, badgePart, propertyPart } from './parts.ts';
import { discoveryWords, fileState, hostingWords } from './words.ts';

type Publisher = Told<'getPublisher'>;
const REVISIONS = 20;

/** One publisher: the state of its file, its properties, and who may sell them. */
export const publisherEntry: ExplorerPage = {
  path: '/publishers/{domain}',
  takes: ['property', 'offset', 'severity', 'from', 'to', 'checked'],
  islands: ['times'],
  // A file that is valid is recorded by a crawl soon after; what failed is recorded at once.
  check: (look, { params }) =>
    look.GET('/api/properties/resolve', { params: { query: { domain: params.domain ?? '', fresh: true } } }),
  async load(look, { site, params, query }) {
    const domain = params.domain ?? '';
    const [publisher, history, changes, file] = await Promise.all([
      look.GET('/api/registry/publisher', { params: { query: { domain } } }),
      look.GET('/api/properties/history', { params: { query: { domain, limit: REVISIONS } } }),
      look.GET('/api/registry/changes', { params: { query: { entity: domain, limit: ENTRY_CHANGES } } }),
      look.GET('/api/registry/publisher/file', { params: { query: { domain } } }),
    ]);
    const { data } = publisher;
    if (data === undefined) return refusedDomain(site, domain, publisher.error);
    if (data.domain !== domain) return { redirect: publisherPath(data.domain) };
    // Read where it is needed, since it is the longest of these answers.
    const waits = () => uncrawledIn(file.data?.crawl);
    const isKnown = isPublisher(data, waits);
    const similar = isKnown ? [] : await similarTo(look, domain);
    const diff = await askedDiff(query, async (revision) => {
      const found = await look.GET('/api/properties/history', { params: { query: { domain, revision } } });
      return found.data?.revisions[0]?.state;
    });
    const shown = { property: query.property ?? '', offset: offsetOf(query.offset) };
    const severity = knownOr(SEVERITIES, query.severity);
    const isChecked = query.checked !== undefined;
    const isWhole =
      shown.property === '' && shown.offset === 0 && diff === null && severity === '' && !isChecked;
    return {
      status: isKnown ? 200 : 404,
      page: () => {
        const said = file.data;
        const waiting = waits();
        const isBlank = waiting !== null && isEmpty(data);
        return {
          title: `${data.domain} as a publisher`,
          description: `adagents.json, properties and authorized agents of ${data.domain}.`.slice(0, 300),
          section: 'publishers',
          ...(isKnown && isWhole && waiting === null
            ? { canonical: publisherPath(domain) }
            : { isFiltered: true }),
          trail: [{ href: `${site.prefix}/publishers`, text: 'Publishers' }],
          alternates: [
            { href: jsonPath(domain), type: 'application/json' },
            { href: atomPath(domain), type: 'application/atom+xml' },
          ],
          content: html`<h1>${domainName(data.domain)}</h1>
<p class="lead">${data.member === null ? 'Publisher' : foreign(data.member.display_name)}${data.brand === undefined ? NO_HTML : html` · brand <a href="${site.prefix}${brandPath(domain)}">${foreign(data.brand.name)}</a>`}</p>
${isChecked ? checkedNote(site, domain, said) : NO_HTML}${stateBox(site, data, waiting)}${similarList(site, similar)}${checkNow(site, publisherPath(domain))}${isBlank ? facts([['Expected at', outsideLink(data.hosting.expected_url)]]) : html`${fileFacts(data)}${propertyPart(site, data, shown)}${said === undefined ? NO_HTML : html`${collectionPart(said)}${placementPart(said)}${signalPart(said)}`}${agentPart(site, data, said)}`}${said === undefined || !isKnown ? NO_HTML : html`${filePart(site, said, severity)}${crawlPart(said)}`}${entryChanges(site, domain, changes.data)}${revisionPart(site, publisherPath(domain), { history: history.data, diff })}${badgePart(site, domain)}
${forPrograms(site.baseUrl, site.prefix, jsonPath(domain))}`,
        };
      },
    };
  },
};

/** Whether the page is one of the registry. */
function isPublisher(data: Publisher, waits: () => Uncrawled | null): boolean {
  const { status } = data.files.adagents_json;
  return !['unknown', 'checking'].includes(status) || !isEmpty(data) || (waits()?.due ?? null) !== null;
}

/** Of a domain that nobody has looked at there is nothing to say yet, neither yes nor no. */
const isEmpty = ({ properties, member }: Publisher): boolean => properties.length === 0 && member === null;

/** What follows a press of the button: the crawl that records a valid file may still run. */
const checkedNote = ({ prefix }: Site, domain: string, said: PublisherFile | undefined): Html =>
  html`<div role="status">${message(
    'info',
    'Read just now',
    html`The file was asked for. What it says is shown within a minute; the latest attempt that is recorded here was ${momentOr(said?.crawl.checked_at, 'never')}. <a href="${prefix}${publisherPath(domain)}">Show the page again</a>`,
  )}</div>`;

const jsonPath = (domain: string): string => `/api/registry/publisher?domain=${encodeURIComponent(domain)}`;

function refusedDomain(site: Site, domain: string, error: { message?: string } | undefined): Found {
  return {
    status: 404,
    page: () => ({
      title: 'No such publisher',
      description: 'This is no domain of a publisher.',
      section: 'missing',
      trail: [{ href: `${site.prefix}/publishers`, text: 'Publishers' }],
      content: html`<h1>No publisher ${domainName(domain)}</h1>
${message('none', 'Not a domain', foreign(error?.message ?? 'The address names no domain.', ON_PAGES))}
<p>Enter the domain in <a href="${site.prefix}/">the search</a>.</p>`,
    }),
  };
}

/** The state of the file on top, with the reason and what has to be done. */
function stateBox(site: Site, { files, domain, freshness: age }: Publisher, waits: Uncrawled | null): Html {
  if (waits !== null) return uncrawledBox(site, domain, waits);
  const { status, last_failure: failure } = files.adagents_json;
  const state = fileState(status);
  const failed =
    failure === undefined
      ? NO_HTML
      : html`<p>${foreign(failure.message, ON_PAGES)} <span class="soft">Code <code>${foreign(failure.code)}</code>, since ${momentOr(failure.since, 'unknown')}, last tried ${momentOr(failure.checked_at, 'unknown')}.</span></p>`;
  const kept =
    failure !== undefined && age?.validated_at
      ? html`<p>What is shown below rests on the copy that was last valid on ${momentOr(age.validated_at, 'unknown')}.</p>`
      : NO_HTML;
  return html`<div class="message ${state.kind}">${stateWord(state.kind, `adagents.json: ${state.word}`)}<p>${state.text}</p>${failed}${kept}
<p>${ownerLinks(site, domain)}</p>${status === 'absent' ? html`<p>Put one at <code>https://${domain}/.well-known/adagents.json</code>.</p>` : NO_HTML}</div>`;
}

function fileFacts(data: Publisher): Html {
  const { hosting, files, manager_domain: manager, discovery_method: method } = data;
  return facts([
    ['Copy', freshnessLine(data.freshness)],
    ['Served by', hostingWords(hosting.mode)],
    ['Found', discoveryWords(method) ?? NO_HTML],
    ['Expected at', outsideLink(hosting.expected_url)],
    ['Served from', hosting.resolved_url === undefined ? NO_HTML : outsideLink(hosting.resolved_url)],
    ['Manager', manager === undefined ? NO_HTML : domainName(manager)],
    ['HTTP status', hosting.last_http_status === undefined ? NO_HTML : String(hosting.last_http_status)],
    ['Size', hosting.last_bytes === undefined ? NO_HTML : `${figure(hosting.last_bytes)} bytes`],
    ['Last found valid', momentOr(hosting.last_validated, 'never')],
    ['brand.json', files.brand_json.status],
    ['Properties', counted(data.properties_total ?? data.properties.length, 'property', 'properties')],
  ]);
}

const MOST_OFFSET = 1_000_000;

/** The number of entries to skip that an address asks for; 0 when it asks for none that there could be. */
function offsetOf(text: string | undefined): number {
  return text !== undefined && /^\d{1,7}$/.test(text) && Number(text) <= MOST_OFFSET ? Number(text) : 0;
}

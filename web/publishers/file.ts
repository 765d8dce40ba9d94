import { foreign, ON_PAGES, outsideLink } from '../components/foreign.ts';
import { counted, dataTable, facts, figure, message, momentOr } from '../components/parts.ts';
import { type Severity, severityLinks } from '../components/severity.ts';
import { publisherPath, queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { findingList } from '../tools/findings.ts';

export type PublisherFile = Told<'getPublisherFile'>;
export type FileEntry = PublisherFile['authorized_agents'][number];

const MOST_FINDINGS = 20;
/** So many placements and signals are shown, so that the page stays small. */
const MOST_LISTED = 20;
const LONGEST_SCOPE = 400;

/** The copy that is kept, the latest and the next look at the file, and what failed since. */
export function crawlPart({ file, crawl }: PublisherFile): Html {
  const { checked_at: at, http_status: status, failures, next_at: next, last_failure: failure } = crawl;
  return html`<section aria-labelledby="crawl"><h2 id="crawl">Crawl</h2>${facts([
    ['Last attempt', momentOr(at, 'never')],
    ['HTTP status', status === undefined ? 'no answer' : String(status)],
    [
      'Result',
      failure === undefined
        ? at === null
          ? 'unknown'
          : 'read'
        : html`${failure.outcome}: ${foreign(failure.message, ON_PAGES)}`,
    ],
    [
      'Failures in a row',
      failures === 0
        ? 'none'
        : html`${figure(failures)}${failure === undefined ? NO_HTML : html`, since ${momentOr(failure.since, 'unknown')}`}`,
    ],
    ['Next attempt', momentOr(next, 'not planned')],
    [
      'Copy',
      file === null
        ? 'none'
        : html`${outsideLink(file.url)}, ${figure(file.bytes)} bytes, SHA-256 <code>${file.sha256.slice(0, 16)}…</code>`,
    ],
    ['Copy changed', file === null ? NO_HTML : momentOr(file.changed_at, 'unknown')],
    [
      'The file says it changed',
      file?.last_updated === undefined ? NO_HTML : momentOr(file.last_updated, 'unknown'),
    ],
  ])}</section>`;
}

/** The findings of the copy, line by line; a file that is not valid is checked where it is served. */
export function filePart(
  { prefix }: Site,
  { domain, file, findings }: PublisherFile,
  severity: Severity | '',
): Html {
  const tool = html`<p><a href="${prefix}/adagents${queryText({ domain })}">Check the file that is served now</a>, and edit it as a form.</p>`;
  if (file === null)
    return html`<section aria-labelledby="findings"><h2 id="findings">Findings</h2>${message('none', 'No copy', 'No valid file of this domain is kept, so there are no lines to name.')}${tool}</section>`;
  const at = (one: Severity | '') =>
    `${prefix}${publisherPath(domain)}${queryText({ severity: one })}#findings`;
  return html`${findingList(true, findings, {
    most: MOST_FINDINGS,
    note: html` Lines and columns are those of the copy that was last found valid.`,
    only: severity,
    filter: findings.length === 0 ? NO_HTML : severityLinks(findings, severity, at),
  })}${tool}`;
}

/** Places of ads that the copy lists; the JSON has more of them. */
export function placementPart({ placements, placements_total: total }: PublisherFile): Html {
  if (total === 0) return NO_HTML;
  const shown = placements.slice(0, MOST_LISTED);
  return html`<section aria-labelledby="placements"><h2 id="placements">Placements</h2>${dataTable(
    `Showing ${figure(shown.length)} of ${counted(total, 'placement', 'placements')}`,
    [{ label: 'Placement' }, { label: 'Channels' }, { label: 'On properties' }],
    shown.map(
      ({ placement_id: id, name, channels = [], property_ids: ids = [], property_tags: tags = [] }) => [
        html`${foreign(name)} <span class="soft"><code>${foreign(id)}</code></span>`,
        listText(channels),
        html`${listText(ids)}${tags.length === 0 ? NO_HTML : html` <span class="soft">tagged ${foreign(tags.join(', '))}</span>`}`,
      ],
    ),
  )}</section>`;
}

/** Signals that the copy lists; the JSON has more of them. */
export function signalPart({ signals, signals_total: total }: PublisherFile): Html {
  if (total === 0) return NO_HTML;
  const shown = signals.slice(0, MOST_LISTED);
  return html`<section aria-labelledby="signals"><h2 id="signals">Signals</h2>${dataTable(
    `Showing ${figure(shown.length)} of ${counted(total, 'signal', 'signals')}`,
    [{ label: 'Signal' }, { label: 'Value' }, { label: 'Category' }, { label: 'Tags' }],
    shown.map(({ id, name, value_type: form, category, tags = [] }) => [
      html`${foreign(name)} <span class="soft"><code>${foreign(id)}</code></span>`,
      form === undefined ? '–' : foreign(form),
      category === undefined ? '–' : foreign(category),
      listText(tags),
    ]),
  )}</section>`;
}

const listText = (texts: readonly string[]): Html => (texts.length === 0 ? '–' : foreign(texts.join(', ')));

export function collectionPart({ collections, collections_total: total }: PublisherFile): Html {
  if (total === 0) return NO_HTML;
  return html`<section aria-labelledby="collections"><h2 id="collections">Collections</h2>${dataTable(
    `Showing ${figure(collections.length)} of ${counted(total, 'collection', 'collections')}`,
    [{ label: 'Collection' }, { label: 'Kind' }, { label: 'Identifier' }],
    collections.map(({ collection_id: id, name, kind }) => [
      foreign(name),
      kind ?? '–',
      html`<code>${foreign(id)}</code>`,
    ]),
  )}</section>`;
}

/** Entries by the URL of their agent, as far as two spellings are the same. */
export function entriesByAgent({
  authorized_agents: listed,
}: PublisherFile): ReadonlyMap<string, readonly FileEntry[]> {
  const entries = new Map<string, FileEntry[]>();
  for (const one of listed) {
    const key = addressKey(one.entry.url);
    entries.set(key, [...(entries.get(key) ?? []), one]);
  }
  return entries;
}

export const addressKey = (url: unknown): string => {
  const parsed = typeof url === 'string' ? URL.parse(url) : null;
  return parsed === null ? '' : `${parsed.host}${parsed.pathname.replace(/(?<!\/)\/+$/, '')}`;
};

/** What an entry lets its agent sell, in the words of the file. */
export function scopeWords({ entry, shortened }: FileEntry): Html {
  const more = (name: string) => (shortened.includes(name) ? ' …' : '');
  const list = (name: string, label: string): [string, Html] => {
    const texts = textsIn(entry[name]);
    return [
      label,
      texts.length === 0 ? NO_HTML : html`${foreign(texts.join(', '), LONGEST_SCOPE)}${more(name)}`,
    ];
  };
  const text = (name: string, label: string): [string, Html] => [
    label,
    typeof entry[name] === 'string' ? foreign(entry[name], LONGEST_SCOPE) : NO_HTML,
  ];
  return facts([
    text('authorization_type', 'Scope'),
    list('property_ids', 'Properties'),
    list('property_tags', 'Properties with a tag'),
    list('properties', 'Properties written out'),
    list('publisher_properties', 'Properties of publishers'),
    list('signal_ids', 'Signals'),
    list('signal_tags', 'Signals with a tag'),
    list('placement_ids', 'Only placements'),
    list('placement_tags', 'Only placements with a tag'),
    list('collections', 'Only collections'),
    list('countries', 'Only countries'),
    text('effective_from', 'From'),
    text('effective_until', 'Until'),
    text('delegation_type', 'Commercial path'),
    ['Exclusive', typeof entry.exclusive === 'boolean' ? (entry.exclusive ? 'yes' : 'no') : NO_HTML],
  ]);
}

/** Texts of a list, or the names of its objects. */
const textsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((item: unknown) => {
        if (typeof item === 'string') return [item];
        if (typeof item !== 'object' || item === null) return [];
        const named = Object.entries(item).flatMap(([name, inner]) =>
          typeof inner === 'string' && NAMED.has(name)
            ? [inner]
            : Array.isArray(inner) && NAMED.has(name)
              ? inner.filter((one) => typeof one === 'string')
              : [],
        );
        return named.length === 0 ? [] : [named.join(' ')];
      })
    : [];
const NAMED = new Set([
  'name',
  'publisher_domain',
  'publisher_domains',
  'selection_type',
  'property_ids',
  'property_tags',
  'collection_ids',
]);

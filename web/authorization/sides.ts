import { domainName, foreign, outsideLink } from '../components/foreign.ts';
import { dataTable, facts, momentOr, stateWord } from '../components/parts.ts';
import { agentPath, brandPath, type Look, publisherPath, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { checkName } from './words.ts';

type Decision = Told<'validatePropertyAuthorization'>;
type Revision = { readonly number: number; readonly at: string };
export type Revisions = { readonly publisher?: Revision; readonly operator?: Revision };

/** The newest revision of the entry of each side: what the decision rests on. */
export async function newestRevisions(look: Look, data: Decision): Promise<Revisions> {
  const publisher = data.publisher_domain;
  const operator = data.operator_side.brand_domain;
  const newest = (domain: string) => ({ params: { query: { domain, limit: 1 } } });
  const [ours, theirs] = await Promise.all([
    publisher === undefined ? null : look.GET('/api/properties/history', newest(publisher)),
    operator === null ? null : look.GET('/api/brands/history', newest(operator)),
  ]);
  const [first] = ours?.data?.revisions ?? [];
  const [second] = theirs?.data?.revisions ?? [];
  return {
    ...(first === undefined ? {} : { publisher: { number: first.revision_number, at: first.created_at } }),
    ...(second === undefined ? {} : { operator: { number: second.revision_number, at: second.created_at } }),
  };
}

/** The newest revision, with what it changed. The first one changed nothing. */
function revisionLink(href: string, revision: Revision | undefined): Html {
  if (revision === undefined) return NO_HTML;
  const { number, at } = revision;
  const query = number > 1 ? `?from=${number - 1}&to=${number}#difference` : '#history';
  return html`<a href="${href}${query}">revision ${number}</a> of ${momentOr(at, 'unknown')}`;
}

export const sides = (site: Site, data: Decision, revisions: Revisions): Html =>
  html`<div class="sides">${publisherSide(site, data, revisions.publisher)}
${operatorSide(site, data, revisions.operator)}</div>`;

function publisherSide(
  site: Site,
  { publisher_side: ours, ...data }: Decision,
  revision: Revision | undefined,
): Html {
  const { publisher_domain: publisher } = data;
  const page = publisher === undefined ? '' : `${site.prefix}${publisherPath(publisher)}`;
  return html`<section aria-labelledby="publisher-side"><h3 id="publisher-side">Publisher's side</h3>
<p>${stateWord(ours.authorized ? 'good' : 'bad', ours.authorized ? 'authorizes' : 'does not authorize')}</p>${facts(
    [
      ['Publisher', publisher === undefined ? 'unknown' : html`<a href=${page}>${domainName(publisher)}</a>`],
      ['Property', data.property_id === undefined ? NO_HTML : foreign(data.property_id)],
      [
        'Entry',
        ours.entry === null
          ? 'none names the agent'
          : html`<a href="${page}#agents">${foreign(ours.entry.authorized_for)}</a>`,
      ],
      ['Delegation', ours.delegation_type ?? 'not stated'],
      ['File', ours.file_url === null ? 'none' : outsideLink(ours.file_url)],
      ['SHA-256', ours.file_sha256 === null ? NO_HTML : html`<code>${ours.file_sha256}</code>`],
      ['Revision', revisionLink(page, revision)],
      ['Validated', momentOr(ours.validated_at, 'never')],
      ['Copy', ours.freshness],
    ],
  )}</section>`;
}

function operatorSide(
  site: Site,
  { operator_side: theirs, ...data }: Decision,
  revision: Revision | undefined,
): Html {
  const agent = data.agent_url_canonical ?? data.agent_url;
  const page = theirs.brand_domain === null ? '' : `${site.prefix}${brandPath(theirs.brand_domain)}`;
  return html`<section aria-labelledby="operator-side"><h3 id="operator-side">Operator's side</h3>
<p>${stateWord(theirs.declared ? 'good' : 'bad', theirs.declared ? 'declares it' : 'does not declare it')}</p>${facts(
    [
      ['Agent', html`<a href="${site.prefix}${agentPath(agent)}">${foreign(agent)}</a>`],
      [
        'Operator',
        theirs.brand_domain === null
          ? 'unknown'
          : html`<a href=${page}>${domainName(theirs.brand_domain)}</a>`,
      ],
      ['Relationship', theirs.relationship ?? 'not stated'],
      [
        'File',
        theirs.file_url === null || theirs.file_url === undefined ? 'none' : outsideLink(theirs.file_url),
      ],
      ['Revision', revisionLink(page, revision)],
      ['Validated', momentOr(theirs.validated_at, 'never')],
      ['Copy', theirs.freshness],
    ],
  )}</section>`;
}

/** Part of the publisher's page that shows what a check went by; every other check went by the operator's file. */
const PUBLISHER_PARTS: Readonly<Record<string, string>> = {
  publisher_file: '#crawl',
  publisher_not_revoked: '#crawl',
  property_listed: '#properties',
  agent_listed: '#agents',
  sells_properties: '#agents',
  property_in_scope: '#agents',
  time_window: '#agents',
  country: '#agents',
  collection: '#agents',
  placement: '#agents',
  claimed_delegation: '#agents',
};

function evidenceOf({ prefix }: Site, check: string, data: Decision): Html {
  const part = PUBLISHER_PARTS[check];
  const domain = part === undefined ? data.operator_side.brand_domain : data.publisher_domain;
  if (domain === null || domain === undefined) return '–';
  const href = part === undefined ? brandPath(domain) : `${publisherPath(domain)}${part}`;
  return html`<a class="short" href="${prefix}${href}">${part === undefined ? 'Operator' : 'Publisher'}<span class="unseen">, evidence of: ${checkName(check)}</span></a>`;
}

export const checkTable = (site: Site, data: Decision): Html =>
  dataTable(
    `All ${data.checks.length} checks, in their order`,
    [{ label: 'Check' }, { label: 'Result' }, { label: 'Finding', isWide: true }, { label: 'Evidence' }],
    data.checks.map(({ check, ok, detail }) => [
      checkName(check),
      ok === null
        ? stateWord('none', 'not reached')
        : stateWord(ok ? 'good' : 'bad', ok ? 'passed' : 'failed'),
      foreign(detail, 500),
      evidenceOf(site, check, data),
    ]),
  );

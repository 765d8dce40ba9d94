import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { counted, message, moment, stateWord, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import {
  type DashboardPage,
  type FormOutcome,
  failureIn,
  type MemberClient,
  refusedField,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, section, workTable } from '../parts.ts';
import {
  AUDIT,
  type AuditFilters,
  askedOf,
  auditAt,
  FILTERS,
  filterForm,
  filtersIn,
} from './audit-filter.ts';

type Entry = Told<'getMyAuditLog'>['entries'][number];
type Format = Told<'exportMyAuditLog'>['format'];

const ROWS = 50;

export const ownAuditPage: DashboardPage = {
  path: AUDIT,
  needs: 'admin',
  menu: { group: 'Access', text: 'Audit log' },
  takes: ['cursor', ...FILTERS],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const filters = filtersIn(visit);
    const answer = await ask.GET('/api/me/audit', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }), ...askedOf(filters) } },
    });
    return {
      title: 'Audit log',
      content: html`<p class="lead">Every write that was done for the organization, and what happened to its credentials, newest first.</p>
${filterForm(visit, filters)}
${block(visit, answer, (data) => auditRows(visit, data, filters))}
${section('export', 'Export', exportForm(visit))}`,
    };
  },
  submit: exportEntries,
};

const FORMATS: readonly (readonly [Format, string, string])[] = [
  ['csv', 'CSV, for spreadsheets', 'text/csv; charset=utf-8'],
  ['jsonl', 'JSON Lines, for programs', 'application/jsonl; charset=utf-8'],
];

const exportForm = (visit: Visit): Html =>
  html`<p>The file has the entries of the filter above, with times in UTC. That you exported them is written to the log.</p>${ownForm(
    visit,
    {
      id: 'export',
      button: 'Export',
      fields: [
        {
          name: 'format',
          label: 'Kind of file',
          kind: 'choice',
          value: 'csv',
          options: FORMATS.map(([value, words]) => [value, words] as const),
        },
      ],
    },
  )}`;

/** Parts of 1,000 entries in one file. */
const MOST_PARTS = 10;

async function exportEntries(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const found = FORMATS.find(([value]) => value === form.get('format'));
  if (found === undefined) return refusedField('format', 'choose one of the kinds');
  const [format, , type] = found;
  const asked = askedOf(filtersIn(visit));
  let cursor: string | undefined;
  let name: string | undefined;
  let text = '';
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const body = { format, ...asked, ...(cursor === undefined ? {} : { cursor }) };
    const answer = await ask.POST('/api/me/audit/export', { body });
    const failure = failureIn(answer);
    if (failure !== null || answer.data === undefined) return { failure: failure ?? tooMany };
    name ??= answer.data.file_name;
    // Each part of a CSV file begins with the names of its columns.
    text += format === 'csv' && part > 0 ? answer.data.text.replace(/^[^\n]*\n/, '') : answer.data.text;
    if (answer.data.next_cursor === null) return { file: { name, type, text } };
    cursor = answer.data.next_cursor;
  }
  return { failure: tooMany };
}

const tooMany = {
  status: 400,
  code: 'too_many',
  message: `More than ${MOST_PARTS},000 entries lie in this time. Choose a shorter one with “From day” and “To day”.`,
  issues: [],
  detail: {},
};

function auditRows(
  visit: Visit,
  { entries, next_cursor: next }: Told<'getMyAuditLog'>,
  filters: AuditFilters,
): Html {
  const { site, query } = visit;
  const only = (filter: AuditFilters, text: Html) =>
    html`<a href="${site.prefix}${auditAt({ ...filters, ...filter })}">${text}</a>`;
  const found =
    entries.length === 0
      ? nothingFound(visit, filters, next !== null)
      : workTable(
          `${counted(entries.length, 'entry', 'entries')}, newest first`,
          [
            { label: 'When' },
            { label: 'Who' },
            { label: 'What' },
            { label: 'Object' },
            { label: 'Outcome' },
            { label: 'More' },
          ],
          entries.map((entry) => [
            moment(entry.at),
            html`${only({ actor: entry.actor }, foreign(entry.actor_name))} <span class="soft">${foreign(entry.actor, 60)}</span>`,
            only({ action: entry.action }, actionWords(entry.action)),
            entry.subject === null ? '–' : only({ subject: entry.subject }, foreign(entry.subject)),
            entry.outcome === 'done' ? stateWord('good', 'done') : stateWord('bad', entry.outcome),
            detailOf(entry),
          ]),
        );
  return html`${found}${steps([
    query.cursor === undefined
      ? null
      : { href: `${site.prefix}${auditAt(filters)}`, text: 'Newest entries', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${auditAt(filters, next)}`, text: 'Older entries', rel: 'next' },
  ])}`;
}

/** A page of a filter may be empty although older entries match: it looks through so many at a time. */
function nothingFound({ query }: Visit, filters: AuditFilters, goesOn: boolean): Html {
  if (goesOn)
    return message('none', 'Not here', 'None of these 1,000 entries match. Go on to the older ones.');
  if (Object.keys(filters).length > 0)
    return message('none', 'Nothing', 'No entry matches. Take a filter away, or choose a longer time.');
  return message(
    'none',
    'Nothing',
    query.cursor === undefined ? 'Nothing was done for the organization yet.' : 'There is nothing older.',
  );
}

/** `createMyApiKey` and `credential.sign_in` as words. */
function actionWords(action: string): Html {
  const words = action
    .replace(/^credential\./, '')
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/ my(?= )/, '');
  return html`${foreign(words)}`;
}

function detailOf({ detail, request_id: request, address }: Entry): Html {
  const isEmpty = Object.keys(detail).length === 0;
  if (isEmpty && request === null && address === null) return '–';
  return html`<details><summary>Details</summary>${isEmpty ? NO_HTML : html`<p><code>${foreign(JSON.stringify(detail), ON_PAGES)}</code></p>`}${address === null ? NO_HTML : html`<p>From ${foreign(address)}</p>`}${request === null ? NO_HTML : html`<p>Request <code>${foreign(request)}</code></p>`}</details>`;
}

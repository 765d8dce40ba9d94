import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { message, moment, stateWord, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, Visit } from '../dashboard.ts';
import { block, withQuery, workTable } from '../parts.ts';

type Entry = Told<'getMyAuditLog'>['entries'][number];

const AUDIT = '/dashboard/audit';
const ROWS = 50;

export const ownAuditPage: DashboardPage = {
  path: AUDIT,
  needs: 'admin',
  menu: { group: 'Access', text: 'Audit log' },
  takes: ['cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const answer = await ask.GET('/api/me/audit', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return {
      title: 'Audit log',
      content: html`<p class="lead">Every write that was done for the organization, and what happened to its credentials, newest first.</p>
${block(visit, answer, (data) => auditRows(visit, data))}`,
    };
  },
};

function auditRows({ site, query }: Visit, { entries, next_cursor: next }: Told<'getMyAuditLog'>): Html {
  if (entries.length === 0)
    return message(
      'none',
      'Nothing',
      query.cursor === undefined ? 'Nothing was done for the organization yet.' : 'There is nothing older.',
    );
  return html`${workTable(
    `${entries.length} entries, newest first`,
    [
      { label: 'When' },
      { label: 'Who' },
      { label: 'What' },
      { label: 'Object' },
      { label: 'FormOutcome' },
      { label: 'From' },
      { label: 'More' },
    ],
    entries.map((entry) => [
      moment(entry.at),
      html`${foreign(entry.actor_name)} <span class="soft">${foreign(entry.actor, 60)}</span>`,
      actionWords(entry.action),
      entry.subject === null ? '–' : foreign(entry.subject),
      entry.outcome === 'done' ? stateWord('good', 'done') : stateWord('bad', entry.outcome),
      entry.address === null ? '–' : foreign(entry.address),
      detailOf(entry),
    ]),
  )}${steps([
    query.cursor === undefined
      ? null
      : { href: `${site.prefix}${AUDIT}`, text: 'Newest entries', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${withQuery(AUDIT, { cursor: next })}`, text: 'Older entries', rel: 'next' },
  ])}`;
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

function detailOf({ detail, request_id: request }: Entry): Html {
  const isEmpty = Object.keys(detail).length === 0;
  if (isEmpty && request === null) return '–';
  return html`<details><summary>Details</summary>${isEmpty ? NO_HTML : html`<p><code>${foreign(JSON.stringify(detail), ON_PAGES)}</code></p>`}${request === null ? NO_HTML : html`<p>Request <code>${foreign(request)}</code></p>`}</details>`;
}

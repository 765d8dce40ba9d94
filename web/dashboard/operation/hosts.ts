import { domainName, foreign } from '../../components/foreign.ts';
import { counted, figure, message, momentOr, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import { type DashboardPage, doneOr, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, momentFromNow, pageLink, withQuery, workTable } from '../parts.ts';
import { QUEUE } from './queue.ts';

type Host = Told<'listFailingHosts'>['hosts'][number];

const HOSTS = '/dashboard/hosts';
const ROWS = 50;

const OUTCOMES: Readonly<Record<Host['outcome'], string>> = {
  invalid: 'its file breaks the schema',
  absent: 'it has no file',
  unreachable: 'it did not respond',
};

export const hostsPage: DashboardPage = {
  path: HOSTS,
  needs: 'operator',
  menu: { group: 'Operation', text: 'Failing hosts' },
  takes: ['cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const answer = await ask.GET('/api/operator/hosts', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return {
      title: 'Hosts that fail',
      content: html`<p class="lead">Domains of which every crawl has failed since some time. They are tried again by themselves.</p>${block(visit, answer, (data) => hostRows(visit, data))}`,
    };
  },
  async submit(ask, _, form) {
    const domain = form.get('domain') ?? '';
    const answer = await ask.POST('/api/operator/hosts/{domain}/try', { params: { path: { domain } } });
    return doneOr(answer, { go: HOSTS, said: 'host_tried', about: { domain } });
  },
  words: {
    host_tried: ({ domain = '' }, visit) =>
      html`A crawl of ${domainName(domain)} is queued. ${pageLink(visit, withQuery(QUEUE, { subject: domain }), 'See it in the queue', domain)}`,
  },
};

function hostRows(visit: Visit, { hosts, next_cursor: next }: Told<'listFailingHosts'>): Html {
  const { site, query, now } = visit;
  if (hosts.length === 0)
    return message(
      'good',
      'None',
      query.cursor === undefined ? 'No host fails.' : 'No host fails for a shorter time.',
    );
  return html`${workTable(
    `${counted(hosts.length, 'host', 'hosts')}, the one that has failed longest before the others`,
    [
      { label: 'Domain', isWide: true },
      { label: 'Why' },
      { label: 'Fails since' },
      { label: 'Failures', isNumber: true },
      { label: 'Last crawl' },
      { label: 'Next crawl' },
      { label: 'Act' },
    ],
    hosts.map((one, index) => [
      html`${domainName(one.domain)} <span class="soft">${one.has_copy ? 'an earlier copy is kept' : 'no copy'}</span>`,
      html`${OUTCOMES[one.outcome] ?? foreign(one.outcome)}${one.error_code === null ? '' : html` <code>${foreign(one.error_code)}</code>`}`,
      momentFromNow(one.failing_since, now),
      figure(one.failures),
      momentOr(one.checked_at, 'never'),
      one.next_try_at === null ? 'not planned' : momentFromNow(one.next_try_at, now),
      ownForm(visit, {
        id: `try-${index}`,
        button: 'Try now',
        about: one.domain,
        look: 'small',
        kept: { domain: one.domain },
      }),
    ]),
  )}${steps([
    query.cursor === undefined
      ? null
      : { href: `${site.prefix}${HOSTS}`, text: 'Longest failing', rel: 'prev' },
    next === null
      ? null
      : {
          href: `${site.prefix}${withQuery(HOSTS, { cursor: next })}`,
          text: 'Failing for less long',
          rel: 'next',
        },
  ])}`;
}

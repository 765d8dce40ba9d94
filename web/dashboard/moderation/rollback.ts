import { domainName } from '../../components/foreign.ts';
import { message } from '../../components/parts.ts';
import {
  differencesOf,
  type RevisionDiff,
  revisionDifference,
  revisionTable,
} from '../../components/revisions.ts';
import type { Told } from '../../explorer.ts';
import { html, NO_HTML } from '../../html.ts';
import { type DashboardPage, failureIn, type MemberClient, refusedField, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { pageLink, section, withQuery } from '../parts.ts';
import { publicPath } from '../registry/entries.ts';

export const ROLLBACK = '/dashboard/rollback';
type Revisions = Told<'getBrandHistory'>;

const entityOf = ({ query }: Visit) => (query.entity === 'property' ? 'property' : 'brand');
const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

async function history(ask: MemberClient, visit: Visit, revision?: number): Promise<Revisions | undefined> {
  const { domain = '' } = visit.query;
  const params = {
    params: { query: { domain, ...(revision === undefined ? { limit: 20 } : { revision }) } },
  };
  const { data } =
    entityOf(visit) === 'brand'
      ? await ask.GET('/api/brands/history', params)
      : await ask.GET('/api/properties/history', params);
  return data;
}

/** The difference between the newest revision and the one that is put back; null when one of them is not shown. */
async function differenceTo(
  ask: MemberClient,
  visit: Visit,
  newest: number,
  wanted: number,
): Promise<RevisionDiff> {
  const [now, then] = await Promise.all([history(ask, visit, newest), history(ask, visit, wanted)]);
  const after = now?.revisions[0]?.state;
  const before = then?.revisions[0]?.state;
  const isKnown = after !== undefined && before !== undefined;
  return { from: newest, to: wanted, differences: isKnown ? differencesOf(after, before) : null };
}

export const rollbackPage: DashboardPage = {
  path: ROLLBACK,
  needs: 'moderator',
  menu: { group: 'Moderation', text: 'Roll back' },
  takes: ['entity', 'domain', 'revision'],
  async load(ask, visit) {
    const { domain = '' } = visit.query;
    const entity = entityOf(visit);
    const wanted = numberIn(visit.query.revision);
    const known = domain === '' ? undefined : await history(ask, visit);
    const newest = known?.revisions[0]?.revision_number;
    const diff =
      wanted === null || newest === undefined ? null : await differenceTo(ask, visit, newest, wanted);
    const at = (revision: number) => withQuery(ROLLBACK, { entity, domain, revision: String(revision) });
    return {
      title: 'Roll an entry back',
      content: html`<p class="lead">Makes the content of an earlier revision the entry again, as a new revision.</p>
<form class="form filters" method="get" action="${visit.site.prefix}${ROLLBACK}"><div class="row">
<div class="field"><label for="entity">Kind</label><select id="entity" name="entity"><option value="brand" selected=${entity === 'brand'}>brand</option><option value="property" selected=${entity === 'property'}>publisher</option></select></div>
<div class="field"><label for="domain">Domain</label><input id="domain" name="domain" type="text" value=${domain} required maxlength="2048" autocomplete="off" /></div>
<div><button type="submit">Show its revisions</button></div></div></form>
${domain === '' ? NO_HTML : known === undefined ? message('none', 'Unknown', html`Nothing that members saved is kept for ${domainName(domain)}.`) : html`<p>${pageLink(visit, publicPath({ entity, domain }), 'The page that everybody sees')}</p>${revisionTable(known, (revision, index) => (index === 0 ? 'newest' : pageLink(visit, at(revision), 'Compare', `revision ${revision}`)))}`}
${diff === null || wanted === null ? NO_HTML : section('roll-back', `Put revision ${wanted} back`, html`${revisionDifference(diff)}${ownForm(visit, { id: 'rollback', button: `Put revision ${wanted} back`, fields: [{ name: 'reason', label: 'Reason', kind: 'area', rows: 3, required: true, maxlength: 500 }] })}`)}`,
    };
  },
  async submit(ask, visit, form) {
    const { domain = '' } = visit.query;
    const entity = entityOf(visit);
    const revision = numberIn(visit.query.revision);
    if (revision === null) return refusedField('revision', 'choose a revision');
    const reason = form.get('reason')?.trim() ?? '';
    if (reason === '') return refusedField('reason', 'say why');
    const answer = await ask.POST('/api/operator/entries/rollback', {
      body: { entity, domain, revision_number: revision, reason },
    });
    const failure = failureIn(answer);
    if (failure !== null) return { failure };
    const before = (answer.data?.revision_number ?? 1) - 1;
    return {
      go: withQuery(ROLLBACK, { entity, domain }),
      said: 'entry_rolled_back',
      about: { domain, entity, revision: String(revision), before: String(before) },
    };
  },
  words: {
    entry_rolled_back: ({ domain = '', entity = '', revision = '', before = '' }, visit) =>
      html`${domainName(domain)} has the content of revision ${revision} again. ${pageLink(visit, withQuery(ROLLBACK, { entity, domain, revision: before }), 'Take it back')}`,
  },
};

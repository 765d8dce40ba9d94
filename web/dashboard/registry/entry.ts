import { domainName } from '../../components/foreign.ts';
import { message } from '../../components/parts.ts';
import {
  differencesOf,
  type RevisionDiff,
  revisionDifference,
  revisionTable,
} from '../../components/revisions.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import {
  type DashboardPage,
  type Failure,
  type FormOutcome,
  failureIn,
  type MemberClient,
  type PageWork,
  refusedField,
  type Visit,
} from '../dashboard.ts';
import { pageLink, section, withQuery } from '../parts.ts';
import { challengeOf } from './challenge.ts';
import { ENTRIES, ENTRY, kindWord, publicPath } from './entries.ts';
import {
  changesOf,
  DOMAIN_NAMES,
  documentOf,
  drawnOf,
  type Entity,
  editedBy,
  entryForm,
  isBuilding,
  parsed,
  writtenIn,
} from './entry-form.ts';

type Revisions = Told<'getBrandHistory'>;
type State = Readonly<Record<string, unknown>>;

const MOST_REVISIONS = 20;

const entityOf = ({ query }: Visit): Entity => (query.entity === 'property' ? 'property' : 'brand');

/** The revisions of an entry, or one of them with its content. */
async function revisionsOf(
  ask: MemberClient,
  entity: Entity,
  query: { domain: string; limit?: number; revision?: number },
): Promise<Revisions | undefined> {
  const params = { params: { query } };
  const { data } =
    entity === 'brand'
      ? await ask.GET('/api/brands/history', params)
      : await ask.GET('/api/properties/history', params);
  return data;
}

const stateOf = async (
  ask: MemberClient,
  entity: Entity,
  domain: string,
  revision: number,
): Promise<State | undefined> => (await revisionsOf(ask, entity, { domain, revision }))?.revisions[0]?.state;

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

const titleOf = (entity: Entity, domain: string): string =>
  domain === ''
    ? `New ${kindWord(entity)}`
    : `${entity === 'brand' ? 'Brand' : 'Publisher'} ${domain}`.slice(0, 300);

export const entryPage: DashboardPage = {
  path: ENTRY,
  needs: 'member',
  below: ENTRIES,
  takes: ['entity', 'domain', 'revision'],
  async load(ask, visit) {
    const entity = entityOf(visit);
    const { domain = '' } = visit.query;
    if (domain === '')
      return {
        title: titleOf(entity, ''),
        content: html`<p>A domain that publishes its own file needs no entry here. Everybody sees what you save.</p>${editForm(visit, entity, undefined)}`,
      };
    const history = await revisionsOf(ask, entity, { domain, limit: MOST_REVISIONS });
    const newest = history?.revisions[0]?.revision_number ?? null;
    const wanted = numberOf(visit.query.revision);
    const [now, then] = await Promise.all([
      newest === null ? undefined : stateOf(ask, entity, domain, newest),
      wanted === null || wanted === newest ? undefined : stateOf(ask, entity, domain, wanted),
    ]);
    const restoring = wanted !== null && wanted !== newest;
    return {
      title: titleOf(entity, domain),
      content: html`<p>${pageLink(visit, publicPath({ entity, domain }), 'The page that everybody sees')}</p>
${restoring ? restored(visit, { wanted, newest, now, then }) : NO_HTML}
${section('edit', restoring ? `Save revision ${wanted} again` : 'Edit', editForm(visit, entity, then ?? now))}
${section('history', 'History', historyPart(visit, history))}`,
    };
  },
  submit: submitEntry,
  words: {
    entry_saved: ({ domain = '' }) => html`The entry of ${domainName(domain)} is saved and public.`,
  },
};

type Restored = {
  readonly wanted: number;
  readonly newest: number | null;
  readonly now: State | undefined;
  readonly then: State | undefined;
};

/** What saving an earlier revision again changes, before the form that does it. */
function restored(_: Visit, { wanted, newest, now, then }: Restored): Html {
  if (then === undefined || newest === null)
    return message('none', 'Unknown', `There is no revision ${wanted}. The form below has the newest text.`);
  const diff: RevisionDiff = {
    from: newest,
    to: wanted,
    differences: now === undefined ? null : differencesOf(now, then),
  };
  return section(
    'put-back',
    `What putting revision ${wanted} back changes`,
    html`<p>The form below has its text. Saving it makes a new revision; nothing is lost.</p>${revisionDifference(diff)}`,
  );
}

/** The form of an entry, with what was typed when it was refused, and what the contract asks for first. */
function editForm(visit: Visit, entity: Entity, state: State | undefined): Html {
  const { typed, query, failure } = visit;
  const edited =
    typed === null ? drawnOf(documentOf(entity, query.domain ?? '', state), entity) : editedBy(typed, entity);
  return html`${challengeOf(visit, failure)}${entryForm(visit, edited)}`;
}

/** A button of the builder changes the text in the page; the button of the form saves it. */
async function submitEntry(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  return isBuilding(form) ? { work: await builtWork(ask, visit, form) } : saveEntry(ask, visit, form);
}

async function builtWork(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<PageWork> {
  const entity = entityOf(visit);
  const { domain = '' } = visit.query;
  const edited = editedBy(form, entity);
  const again: Visit = { ...visit, typed: null };
  const stored = domain === '' ? NOTHING : await newestOf(ask, entity, domain);
  const isCompared = form.get('act') === 'compare';
  return {
    title: titleOf(entity, domain),
    content: html`<p>Nothing is saved yet.</p>${isCompared ? changesOf(edited.document, entity, stored.newest, stored.now) : NO_HTML}
${section('edit', 'Edit', entryForm(again, edited))}`,
  };
}

const NOTHING = { newest: null, now: undefined };

/** The number and the content of the newest revision. */
async function newestOf(ask: MemberClient, entity: Entity, domain: string) {
  const newest = (await revisionsOf(ask, entity, { domain, limit: 1 }))?.revisions[0]?.revision_number;
  return newest === undefined ? NOTHING : { newest, now: await stateOf(ask, entity, domain, newest) };
}

async function saveEntry(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const entity = entityOf(visit);
  const document = writtenIn(form);
  form.set('document', document);
  const body = parsed(document);
  if (body === null)
    return refusedField('document', 'is no JSON object; the checker of files finds the place of the fault');
  const named = body[DOMAIN_NAMES[entity]];
  const { domain = typeof named === 'string' ? named : '' } = visit.query;
  if (named !== domain)
    return refusedField('document', `${DOMAIN_NAMES[entity]} must be ${domain}, which this page is about`);
  // The contract judges what stands in it.
  const answer =
    entity === 'brand'
      ? await ask.POST('/api/brands/save', { body: body as { domain: string; brand_name: string } })
      : await ask.POST('/api/properties/save', {
          body: body as { publisher_domain: string; properties: never[] },
        });
  const failure = failureIn(answer);
  if (failure !== null) return { failure: inDocument(failure) };
  return { go: withQuery(ENTRY, { entity, domain }), said: 'entry_saved', about: { domain } };
}

/** The faults of a request are faults of the text that it was. */
const inDocument = (failure: Failure): Failure => ({
  ...failure,
  issues: failure.issues.map(({ path, message: fault }) => ({ path: `document.${path}`, message: fault })),
});

function historyPart(visit: Visit, history: Revisions | undefined): Html {
  if (history === undefined || history.total === 0)
    return message(
      'none',
      'No revisions',
      'Nothing that members saved is kept for this domain, or it waits for a decision.',
    );
  const { query } = visit;
  const at = (revision: number) =>
    withQuery(ENTRY, { entity: entityOf(visit), domain: query.domain ?? '', revision: String(revision) });
  return revisionTable(history, (revision, index) =>
    index === 0 ? 'newest' : pageLink(visit, at(revision), 'Put back', `revision ${revision}`),
  );
}

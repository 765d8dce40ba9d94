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
  type FormOutcome,
  failureIn,
  type MemberClient,
  refusedField,
  type Visit,
} from '../dashboard.ts';
import { type FormField, ownForm } from '../form.ts';
import { pageLink, section, withQuery } from '../parts.ts';
import { challengeOf } from './challenge.ts';
import { ENTRIES, ENTRY, kindWord, publicPath } from './entries.ts';

type Entity = 'brand' | 'property';
type Revisions = Told<'getBrandHistory'>;
type State = Readonly<Record<string, unknown>>;

const MOST_REVISIONS = 20;
const LONGEST_DOMAIN = 2_048;
const LONGEST_TEXT = 300_000;

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

export const entryPage: DashboardPage = {
  path: ENTRY,
  needs: 'member',
  below: ENTRIES,
  takes: ['entity', 'domain', 'revision'],
  async load(ask, visit) {
    const entity = entityOf(visit);
    const { domain = '' } = visit.query;
    const kind = kindWord(entity);
    if (domain === '')
      return {
        title: `New ${kind}`,
        content: html`<p>A domain that publishes its own file needs no entry here. Everybody sees what you save.</p>${editForm(visit, entity, {})}`,
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
      title: `${kind === 'brand' ? 'Brand' : 'Publisher'} ${domain}`.slice(0, 300),
      content: html`<p>${pageLink(visit, publicPath({ entity, domain }), 'The page that everybody sees')}</p>
${restoring ? restored(visit, { wanted, newest, now, then }) : NO_HTML}
${section('edit', restoring ? `Save revision ${wanted} again` : 'Edit', editForm(visit, entity, then ?? now ?? {}))}
${section('history', 'History', historyPart(visit, history))}`,
    };
  },
  submit: saveEntry,
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

function editForm(visit: Visit, entity: Entity, state: State): Html {
  const { domain = '' } = visit.query;
  const where: readonly FormField[] =
    domain === ''
      ? [
          {
            name: 'domain',
            label: 'Domain',
            required: true,
            maxlength: LONGEST_DOMAIN,
            hint: 'Such as tidewaterceramics.example.',
          },
        ]
      : [];
  return html`${challengeOf(visit, visit.failure)}${ownForm(visit, {
    id: 'entry',
    button: 'Save',
    kept: domain === '' ? {} : { domain },
    fields: [...where, ...(entity === 'brand' ? brandFields(state) : propertyFields(state))],
  })}`;
}

const jsonText = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

const brandFields = (state: State): readonly FormField[] => [
  {
    name: 'brand_name',
    label: 'Name of the brand',
    required: true,
    maxlength: 255,
    value: typeof state.brand_name === 'string' ? state.brand_name : '',
  },
  {
    name: 'brand_manifest',
    label: 'Identity, as JSON',
    kind: 'area',
    rows: 14,
    maxlength: LONGEST_TEXT,
    value: jsonText(state.brand_manifest),
    hint: html`Description, logos, colors and more. Left empty, what is stored stays.`,
  },
];

const propertyFields = (state: State): readonly FormField[] => [
  {
    name: 'properties',
    label: 'Properties, as a JSON list',
    kind: 'area',
    rows: 14,
    maxlength: LONGEST_TEXT,
    value: jsonText(state.properties ?? []),
    hint: 'What you save replaces the whole list.',
  },
  {
    name: 'contact',
    label: 'Contact, as JSON',
    kind: 'area',
    rows: 4,
    maxlength: 4_000,
    value: jsonText(state.contact),
  },
];

async function saveEntry(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const entity = entityOf(visit);
  const domain = form.get('domain') ?? '';
  const answer =
    entity === 'brand' ? await saveBrand(ask, domain, form) : await saveProperties(ask, domain, form);
  if ('outcome' in answer) return answer.outcome;
  const failure = failureIn(answer);
  if (failure !== null) return { failure };
  return { go: withQuery(ENTRY, { entity, domain }), said: 'entry_saved', about: { domain } };
}

async function saveBrand(ask: MemberClient, domain: string, form: URLSearchParams) {
  const manifest = parsed(form, 'brand_manifest');
  if ('outcome' in manifest) return manifest;
  return ask.POST('/api/brands/save', {
    // The contract judges what stands in it.
    body: {
      domain,
      brand_name: form.get('brand_name') ?? '',
      ...(manifest.value === undefined ? {} : { brand_manifest: manifest.value as Record<string, never> }),
    },
  });
}

async function saveProperties(ask: MemberClient, domain: string, form: URLSearchParams) {
  const properties = parsed(form, 'properties');
  if ('outcome' in properties) return properties;
  const contact = parsed(form, 'contact');
  if ('outcome' in contact) return contact;
  return ask.POST('/api/properties/save', {
    // The contract judges what stands in them.
    body: {
      publisher_domain: domain,
      properties: (properties.value ?? []) as never[],
      ...(contact.value === undefined ? {} : { contact: contact.value as Record<string, never> }),
    },
  });
}

/** The value of a field that holds JSON; undefined for an empty one. */
function parsed(
  form: URLSearchParams,
  name: string,
): { readonly value: unknown } | { readonly outcome: FormOutcome } {
  const text = form.get(name)?.trim() ?? '';
  if (text === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { outcome: refusedField(name, 'is no JSON; the checker of files finds the place of the fault') };
  }
}

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

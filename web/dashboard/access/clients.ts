import { protocol } from '../../../generated/protocol.ts';
import { foreign } from '../../components/foreign.ts';
import { message, moment } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import {
  type DashboardPage,
  doneOr,
  type FormOutcome,
  failureIn,
  type MemberClient,
  refusedField,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import {
  block,
  confirmWork,
  foundIn,
  pageLink,
  secretOnce,
  section,
  withQuery,
  workTable,
} from '../parts.ts';

type Client = Told<'listMyClients'>['clients'][number];
type Scope = Client['scopes'][number];

const CLIENTS = '/dashboard/clients';
const REMOVE = '/dashboard/clients/remove';

const SCOPES = (
  [
    ['registry:read', 'read the registry'],
    ['registry:write', 'save entries, enrol agents and prove domains'],
    ['products', 'ask the agent for products'],
    ['media_buys', 'buy media, which spends money'],
    ['creatives', 'change creatives'],
    ['reports', 'see delivery and financials'],
  ] as const
).map(([word, text]): [string, string] => [`${protocol.scopePrefix}${word}`, text]);
const SCOPE_WORDS = new Map(SCOPES);

export const clientsPage: DashboardPage = {
  path: CLIENTS,
  needs: 'admin',
  menu: { group: 'Access', text: 'OAuth clients' },
  takes: [],
  async load(ask, visit) {
    const answer = await ask.GET('/api/me/clients', {});
    return {
      title: 'OAuth clients',
      content: html`<p class="lead">Programs that get short-lived tokens for the organization with an id and a secret of their own.</p>
${block(visit, answer, ({ clients }) => clientList(visit, clients))}
${section('new', 'Make a client', clientForm(visit))}`,
    };
  },
  submit: createClient,
  words: {
    client_removed: ({ name = '' }) =>
      html`The client ${foreign(name)} is removed. Its tokens are refused from now on.`,
  },
};

function clientList(visit: Visit, clients: readonly Client[]): Html {
  if (clients.length === 0)
    return message(
      'none',
      'No clients',
      'The organization has no OAuth client. Most programs use an API key instead.',
    );
  return workTable(
    `${clients.length} ${clients.length === 1 ? 'client' : 'clients'}`,
    [
      { label: 'Client' },
      { label: 'Id' },
      { label: 'May', isWide: true },
      { label: 'Made' },
      { label: 'Act' },
    ],
    clients.map(({ client_id: id, name, scopes, created_at: made }) => [
      foreign(name),
      html`<code>${id}</code>`,
      html`<ul class="plain">${scopes.map((scope) => html`<li>${SCOPE_WORDS.get(scope) ?? foreign(scope)}</li>`)}</ul>`,
      moment(made),
      pageLink(visit, withQuery(REMOVE, { id }), 'Remove', name),
    ]),
  );
}

const clientForm = (visit: Visit): Html =>
  ownForm(visit, {
    id: 'client',
    button: 'Make the client',
    proof: ['createMyClient', 'make an OAuth client'],
    fields: [
      { name: 'name', label: 'Name', required: true, maxlength: 200, hint: 'The program that will use it.' },
      {
        name: 'scopes',
        label: 'What it may do',
        kind: 'checks',
        options: SCOPES,
        ticked: [SCOPES[0]?.[0] ?? ''],
      },
    ],
  });

async function createClient(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  // The contract refuses a scope that does not exist.
  const scopes = form.getAll('scopes') as Scope[];
  if (scopes.length === 0) return refusedField('scopes', 'tick at least one');
  const answer = await ask.POST('/api/me/clients', { body: { name: form.get('name') ?? '', scopes } });
  const failure = failureIn(answer);
  if (failure !== null) return { failure };
  const { data } = answer;
  if (data === undefined) throw new Error('a client that was made is in the answer');
  return {
    work: {
      title: 'The client is made',
      status: 201,
      content: html`${secretOnce('Secret of the client', data.client_secret, 'Copy the secret now. It is stored as a hash and cannot be shown again.')}
<p>Its id is <code>${data.client_id}</code>. It gets tokens at <code>${data.token_endpoint}</code>.</p>
<p>${pageLink(visit, CLIENTS, 'To the list of clients')}</p>`,
    },
  };
}

export const removeClientPage: DashboardPage = {
  path: REMOVE,
  needs: 'admin',
  below: CLIENTS,
  takes: ['id'],
  async load(ask, visit) {
    const title = 'Remove a client';
    const answer = await ask.GET('/api/me/clients', {});
    const found = foundIn(visit, answer, { title, what: 'client', list: CLIENTS }, ({ clients }) =>
      clients.find(({ client_id: id }) => id === visit.query.id),
    );
    if ('work' in found) return found.work;
    const { name } = found.one;
    return confirmWork(visit, {
      title,
      effect: html`${foreign(name)} gets no more tokens, and those that it has are refused at once.`,
      back: 'It cannot be undone: a new client has another id and another secret.',
      form: { id: 'remove', button: 'Remove the client', kept: { name } },
      leave: CLIENTS,
    });
  },
  submit: async (ask, { query }, form) =>
    doneOr(
      await ask.DELETE('/api/me/clients/{client_id}', { params: { path: { client_id: query.id ?? '' } } }),
      { go: CLIENTS, said: 'client_removed', about: { name: form.get('name') ?? '' } },
    ),
};

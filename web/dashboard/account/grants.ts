import { foreign } from '../../components/foreign.ts';
import { message, momentOr } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import { type DashboardPage, doneOr, type Visit } from '../dashboard.ts';
import { block, confirmWork, foundIn, momentFromNow, pageLink, withQuery, workTable } from '../parts.ts';

type Grant = Told<'listMyGrants'>['grants'][number];

const GRANTS = '/dashboard/grants';
const END = '/dashboard/grants/end';

const nameOf = ({ client_name: name, client_id: id }: Grant): string => name ?? id;

export const grantsPage: DashboardPage = {
  path: GRANTS,
  needs: 'person',
  menu: { group: 'Account', text: 'Programs' },
  takes: [],
  async load(ask, visit) {
    const answer = await ask.GET('/api/me/grants', {});
    return {
      title: 'Programs that act for you',
      content: html`<p class="lead">Programs that you allowed to act in your name. End the access of one that you do not use any more.</p>
${block(visit, answer, ({ grants }) => grantList(visit, grants))}`,
    };
  },
  words: {
    grant_ended: ({ name = '' }) =>
      html`${foreign(name)} acts for you no more. Its tokens are refused from now on.`,
  },
};

function grantList(visit: Visit, grants: readonly Grant[]): Html {
  if (grants.length === 0)
    return message(
      'none',
      'No programs',
      'No program acts for you. One asks on a page of this registry before it does.',
    );
  return workTable(
    `${grants.length} ${grants.length === 1 ? 'program' : 'programs'}`,
    [
      { label: 'Program' },
      { label: 'Id' },
      { label: 'May', isWide: true },
      { label: 'Allowed' },
      { label: 'Ends' },
      { label: 'Act' },
    ],
    grants.map((one) => [
      foreign(nameOf(one)),
      html`<code>${foreign(one.client_id)}</code>`,
      html`<ul class="plain">${one.allows.map((text) => html`<li>${text}</li>`)}</ul>`,
      momentOr(one.granted_at, 'unknown'),
      one.expires_at === null ? 'when you end it' : momentFromNow(one.expires_at, visit.now),
      pageLink(visit, withQuery(END, { id: one.grant_id }), 'End', nameOf(one)),
    ]),
  );
}

export const endGrantPage: DashboardPage = {
  path: END,
  needs: 'person',
  below: GRANTS,
  takes: ['id'],
  async load(ask, visit) {
    const title = 'End the access of a program';
    const answer = await ask.GET('/api/me/grants', {});
    const found = foundIn(visit, answer, { title, what: 'program', list: GRANTS }, ({ grants }) =>
      grants.find(({ grant_id: id }) => id === visit.query.id),
    );
    if ('work' in found) return found.work;
    const name = nameOf(found.one);
    return confirmWork(visit, {
      title,
      effect: html`${foreign(name)} acts for you no more: every token that it has is refused at once.`,
      back: 'You can allow it again when it asks. Your own sessions and API keys stay.',
      form: { id: 'end', button: 'End its access', kept: { name } },
      leave: GRANTS,
    });
  },
  submit: async (ask, { query }, form) =>
    doneOr(
      await ask.DELETE('/api/me/grants/{grant_id}', { params: { path: { grant_id: query.id ?? '' } } }),
      {
        go: GRANTS,
        said: 'grant_ended',
        about: { name: form.get('name') ?? '' },
      },
    ),
};

import { domainName } from '../../components/foreign.ts';
import { counted, message, moment, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import { type DashboardPage, doneOr, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, confirmWork, pageLink, section, withQuery, workTable } from '../parts.ts';

const NAMES = '/dashboard/protected-names';
const END = '/dashboard/protected-names/end';
const ROWS = 100;

export const protectedNamesPage: DashboardPage = {
  path: NAMES,
  needs: 'moderator',
  menu: { group: 'Moderation', text: 'Protected names' },
  takes: ['cursor', 'name'],
  async load(ask, visit) {
    const { cursor, name = '' } = visit.query;
    const answer = await ask.GET('/api/operator/protected-names', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return {
      title: 'Protected names',
      content: html`<p class="lead">New entries that look like one of these wait for a decision.</p>
${block(visit, answer, (data) => nameList(visit, data))}
${section('new', 'Protect a name', ownForm(visit, { id: 'name', button: 'Protect the name', fields: [{ name: 'name', label: 'Domain, or a label for all domains that have it', required: true, maxlength: 512, value: name }] }))}`,
    };
  },
  async submit(ask, _, form) {
    const name = form.get('name')?.trim() ?? '';
    const answer = await ask.POST('/api/operator/protected-names', { body: { name } });
    return doneOr(answer, { go: NAMES, said: 'name_protected', about: { name } });
  },
  words: {
    name_protected: ({ name = '' }) => html`${domainName(name)} is protected.`,
    name_ended: ({ name = '' }, visit) =>
      html`${domainName(name)} is not protected any more. ${pageLink(visit, withQuery(NAMES, { name }), 'Protect it again', name)}`,
  },
};

function nameList(visit: Visit, { names, next_cursor: next }: Told<'listProtectedNames'>): Html {
  const { site, query } = visit;
  if (names.length === 0) return message('none', 'None', 'No name is protected besides the built-in ones.');
  return html`${workTable(
    `${counted(names.length, 'name', 'names')} in alphabetical order`,
    [{ label: 'Name' }, { label: 'Protected since' }, { label: 'Act' }],
    names.map(({ name, created_at: since }) => [
      domainName(name),
      moment(since),
      pageLink(visit, withQuery(END, { name }), 'End', name),
    ]),
  )}${steps([
    query.cursor === undefined ? null : { href: `${site.prefix}${NAMES}`, text: 'First names', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${withQuery(NAMES, { cursor: next })}`, text: 'Later names', rel: 'next' },
  ])}`;
}

export const endProtectionPage: DashboardPage = {
  path: END,
  needs: 'moderator',
  below: NAMES,
  takes: ['name'],
  load: async (_, visit) =>
    confirmWork(visit, {
      title: 'End a protection',
      effect: html`New entries may look like ${domainName(visit.query.name ?? '')} from now on, without a decision.`,
      back: 'You can protect it again at any time; entries that were saved in between stay.',
      form: { id: 'end', button: 'End the protection' },
      leave: NAMES,
    }),
  submit: async (ask, { query: { name = '' } }) =>
    doneOr(await ask.DELETE('/api/operator/protected-names/{name}', { params: { path: { name } } }), {
      go: NAMES,
      said: 'name_ended',
      about: { name },
    }),
};

import { domainName, foreign } from '../components/foreign.ts';
import { counted, moment } from '../components/parts.ts';
import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import { KEYS, keysEndingSoon, ROLL } from './access/keys.ts';
import { MEMBERS } from './access/members.ts';
import { WEBHOOK, WEBHOOKS } from './access/webhooks.ts';
import {
  type DashboardPage,
  failureIn,
  type MemberClient,
  mayUse,
  refusedField,
  type Visit,
} from './dashboard.ts';
import { ownForm } from './form.ts';
import { APPROVALS, CREATIVES } from './moderation/approvals.ts';
import { REVIEWS } from './moderation/reviews.ts';
import { FAILED } from './operation/failed-webhooks.ts';
import { JOBS } from './operation/jobs.ts';
import { momentFromNow, pageLink, refusedBlock, section, withQuery } from './parts.ts';
import { AGENTS } from './registry/agents.ts';
import { ENTRIES, ENTRY } from './registry/entries.ts';
import { PROOFS, proofsEnding } from './registry/proofs.ts';

const HOME = '/dashboard';
const MOST_LISTED = 5;

/** Something that waits for the reader: a sentence with the link to where it is done. */
type Task = Html;
/** What one source says: its tasks, or that it could not be read. */
type Part = { readonly tasks: readonly Task[] } | { readonly failed: Html };

export const homePage: DashboardPage = {
  path: HOME,
  needs: 'person',
  menu: { group: null, text: 'Home' },
  takes: [],
  async load(ask, visit) {
    const { visitor } = visit;
    const sources = [
      ...(mayUse('member', visitor) ? [entryTasks, proofTasks, agentTasks] : []),
      ...(mayUse('admin', visitor) ? [keyTasks, webhookTasks, invitationTasks] : []),
      ...(mayUse('moderator', visitor) ? [moderationTasks] : []),
      ...(mayUse('operator', visitor) ? [failedTasks('jobs', JOBS), failedTasks('webhooks', FAILED)] : []),
    ];
    const parts = await Promise.all(sources.map((source) => source(ask, visit)));
    return { title: 'Dashboard', content: homeContent(visit, parts) };
  },
  submit: async (_, { visitor }, form) => {
    const chosen = visitor.organizations.find(({ id }) => id === form.get('organization'));
    if (chosen === undefined) return refusedField('organization', 'choose one that you belong to');
    return { go: HOME, said: 'organization_chosen', about: { name: chosen.name }, organization: chosen.id };
  },
  words: {
    organization_chosen: ({ name = '' }) => html`You act for ${foreign(name)} now.`,
  },
};

function homeContent(visit: Visit, parts: readonly Part[]): Html {
  const { visitor } = visit;
  const tasks = parts.flatMap((part) => ('tasks' in part ? part.tasks : []));
  const failed = parts.flatMap((part) => ('failed' in part ? [part.failed] : []));
  return html`<p class="lead">${foreign(visitor.name)}${visitor.organization === null ? NO_HTML : html`, ${visitor.organization.role} of ${foreign(visitor.organization.name)}`}${visitor.operates === null ? NO_HTML : html`, ${visitor.operates} of this registry`}</p>
${visitor.organization === null ? html`<p>You belong to no organization. Ask an owner of yours for an invitation: its link makes you a member.</p>` : NO_HTML}
${failed}
<section aria-labelledby="tasks"><h2 id="tasks">What needs you</h2>
${tasks.length > 0 ? html`<ul class="list tasks">${tasks.map((task) => html`<li>${task}</li>`)}</ul>` : html`<p>${failed.length === 0 ? 'Nothing needs you.' : 'Nothing else is known to need you.'}</p>`}</section>
${visitor.organizations.length < 2 ? NO_HTML : chooseOrganization(visit)}`;
}

/** People who belong to several organizations act for one at a time. */
const chooseOrganization = (visit: Visit): Html =>
  section(
    'organizations',
    'Organization',
    ownForm(visit, {
      id: 'choose',
      button: 'Act for it',
      fields: [
        {
          name: 'organization',
          label: 'Act for',
          kind: 'choice',
          value: visit.visitor.organization?.id ?? '',
          options: visit.visitor.organizations.map(
            ({ id, name, role }) => [id, `${name} (${role})`] as const,
          ),
        },
      ],
    }),
  );

/** The first of a list, and how many more there are. */
function some<T>(list: readonly T[], show: (one: T) => Html, more: Html): readonly Task[] {
  const rest = list.length - MOST_LISTED;
  return [...list.slice(0, MOST_LISTED).map(show), ...(rest > 0 ? [html`${rest} more: ${more}`] : [])];
}

type Answered<T> = {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: { readonly status: number };
};

function tasksOf<T>(visit: Visit, answer: Answered<T>, find: (data: T) => readonly Task[]): Part {
  if (answer.data !== undefined) return { tasks: find(answer.data) };
  const failure = failureIn(answer);
  return failure === null ? { tasks: [] } : { failed: refusedBlock(visit, failure) };
}

async function entryTasks(ask: MemberClient, visit: Visit): Promise<Part> {
  const answer = await ask.GET('/api/me/entries', { params: { query: { limit: 1_000 } } });
  return tasksOf(visit, answer, ({ entries }) =>
    some(
      entries.filter(({ review_status: status }) => status !== 'approved'),
      ({ entity, domain, review_status: status }) =>
        html`${pageLink(visit, withQuery(ENTRY, { entity, domain }), domainName(domain))} ${status === 'pending' ? 'is held until a moderator decides. Nothing to do; most decisions take a day or two.' : 'was refused by a moderator. The audit log has the reason.'}`,
      pageLink(visit, ENTRIES, 'entries'),
    ),
  );
}

async function proofTasks(ask: MemberClient, visit: Visit): Promise<Part> {
  // The one that ends first is the first of the list.
  const answer = await ask.GET('/api/me/proofs', { params: { query: { limit: 50 } } });
  return tasksOf(visit, answer, ({ proofs }) =>
    some(
      proofsEnding(proofs, visit.now),
      ({ domain, is_valid: isValid, valid_until: until }) =>
        html`The proof of ${domainName(domain)} ${isValid ? 'ends' : 'ran out'} ${momentFromNow(until, visit.now)}. ${pageLink(visit, withQuery(PROOFS, { domain }), 'Prove it again', domain)}`,
      pageLink(visit, PROOFS, 'proofs'),
    ),
  );
}

async function agentTasks(ask: MemberClient, visit: Visit): Promise<Part> {
  const answer = await ask.GET('/api/me/agents', {});
  return tasksOf(visit, answer, ({ agents }) =>
    some(
      agents.filter(({ compliance_status: status }) => status === 'failing' || status === 'degraded'),
      ({ name, url }) =>
        html`Checks of ${foreign(name)} fail. ${pageLink(visit, `/agents/${encodeURIComponent(url)}`, 'See which', name)}`,
      pageLink(visit, AGENTS, 'agents'),
    ),
  );
}

async function keyTasks(ask: MemberClient, visit: Visit): Promise<Part> {
  const answer = await ask.GET('/api/me/api-keys', {});
  return tasksOf(visit, answer, ({ api_keys: keys }) =>
    some(
      keysEndingSoon(keys, visit.now),
      ({ id, name, expires_at: ends }) =>
        html`The key ${foreign(name)} ends ${ends === null ? NO_HTML : momentFromNow(ends, visit.now)}. ${pageLink(visit, withQuery(ROLL, { id }), 'Roll it', name)}`,
      pageLink(visit, KEYS, 'keys'),
    ),
  );
}

async function webhookTasks(ask: MemberClient, visit: Visit): Promise<Part> {
  const answer = await ask.GET('/api/me/webhooks', {});
  return tasksOf(visit, answer, ({ webhooks }) =>
    some(
      webhooks.filter(({ status }) => status === 'paused'),
      ({ webhook_id: id, url }) =>
        html`The webhook to ${foreign(url)} is paused. ${pageLink(visit, withQuery(WEBHOOK, { id }), 'See why, and resume it', url)}`,
      pageLink(visit, WEBHOOKS, 'webhooks'),
    ),
  );
}

async function invitationTasks(ask: MemberClient, visit: Visit): Promise<Part> {
  const answer = await ask.GET('/api/me/invitations', {});
  return tasksOf(visit, answer, ({ invitations }) =>
    invitations.length === 0
      ? []
      : [
          html`${pageLink(visit, `${MEMBERS}#invitations`, counted(invitations.length, 'invitation', 'invitations'))} not accepted yet.`,
        ],
  );
}

async function moderationTasks(ask: MemberClient, visit: Visit): Promise<Part> {
  const answer = await ask.GET('/api/operator/waiting', {});
  return tasksOf(visit, answer, ({ reviews, accounts, creatives }) => [
    ...queueTask(visit, reviews, REVIEWS, 'entry waits for a decision', 'entries wait for a decision'),
    ...queueTask(visit, accounts, APPROVALS, 'account waits for approval', 'accounts wait for approval'),
    ...queueTask(visit, creatives, CREATIVES, 'creative waits for a review', 'creatives wait for a review'),
  ]);
}

/** What was given up, as far as one page of it says; a longer list is more than that. */
const failedTasks =
  (what: 'jobs' | 'webhooks', path: string) =>
  async (ask: MemberClient, visit: Visit): Promise<Part> => {
    const params = { params: { query: { limit: 50 } } };
    const found = (count: number, next: string | null): readonly Task[] =>
      count === 0
        ? []
        : [
            html`${pageLink(visit, path, `${next === null ? '' : 'More than '}${counted(count, `failed ${what.slice(0, -1)}`, `failed ${what}`)}`)} to retry or drop.`,
          ];
    return what === 'jobs'
      ? tasksOf(visit, await ask.GET('/api/operator/jobs', params), (data) =>
          found(data.jobs.length, data.next_cursor),
        )
      : tasksOf(visit, await ask.GET('/api/operator/webhooks', params), (data) =>
          found(data.webhooks.length, data.next_cursor),
        );
  };

function queueTask(
  visit: Visit,
  { count, oldest_at: oldest }: Told<'getWaiting'>['reviews'],
  path: string,
  one: string,
  many: string,
): readonly Task[] {
  if (count === 0) return [];
  return [
    html`${pageLink(visit, path, counted(count, one, many))}${oldest === null ? NO_HTML : html`, the oldest since ${moment(oldest)}`}.`,
  ];
}

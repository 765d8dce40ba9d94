import { domainName, foreign, ON_PAGES } from '../../components/foreign.ts';
import {
  counted,
  figure,
  message,
  moment,
  type StatusKind,
  stateWord,
  steps,
} from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import {
  type DashboardPage,
  type FormOutcome,
  failureIn,
  type MemberClient,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, endsWithin, momentFromNow, pageLink, section, withQuery, workTable } from '../parts.ts';
import { challengeFacts } from './challenge.ts';

type Challenged = Told<'listOwnershipChallenges'>['challenges'][number];
type Proof = Told<'listMyProofs'>['proofs'][number];

export const PROOFS = '/dashboard/proofs';
const ROWS = 100;
const PROVED = 50;

const STATES: Readonly<Record<string, readonly [StatusKind, string]>> = {
  open: ['info', 'waits for the value'],
  consumed: ['good', 'proved'],
  void: ['bad', 'failed'],
  expired: ['none', 'ran out'],
  none: ['none', 'not asked for'],
};

export const proofsPage: DashboardPage = {
  path: PROOFS,
  needs: 'member',
  menu: { group: 'Registry', text: 'Proofs' },
  takes: ['domain', 'cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const [proved, asked] = await Promise.all([
      ask.GET('/api/me/proofs', {
        params: { query: { limit: PROVED, ...(cursor === undefined ? {} : { cursor }) } },
      }),
      ask.GET('/api/ownership/challenges', { params: { query: { limit: ROWS } } }),
    ]);
    return {
      title: 'Proofs of control',
      content: html`<p class="lead">A domain is proved by publishing a value there. A proof holds for 90 days.</p>
${section(
  'proved',
  'Domains that are proved',
  block(visit, proved, (data) => provedList(visit, data)),
)}
${section(
  'asked',
  'Proofs that were asked for',
  block(visit, asked, (data) => proofList(visit, data)),
)}
${section(
  'new',
  'Prove a domain',
  ownForm(visit, {
    id: 'proof',
    button: 'Get a value to publish',
    fields: [
      {
        name: 'domain',
        label: 'Domain',
        value: visit.query.domain ?? '',
        required: true,
        maxlength: 2_048,
        hint: 'The value is valid for 15 minutes. An older value for the same domain stops counting.',
      },
    ],
  }),
)}`,
    };
  },
  submit: newChallenge,
};

async function newChallenge(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const answer = await ask.POST('/api/ownership/challenges', { body: { domain: form.get('domain') ?? '' } });
  const failure = failureIn(answer);
  if (failure !== null) return { failure };
  const { data } = answer;
  if (data === undefined) throw new Error('a challenge that was made is in the answer');
  return {
    work: {
      title: 'Publish this value',
      status: 201,
      content: html`${challengeFacts(visit, data)}<p>Then save the entry or enrol the agent: the value is looked for at that moment, and works once.</p>
<p>${pageLink(visit, PROOFS, 'To the list of proofs')}</p>`,
    },
  };
}

function provedList(visit: Visit, { proofs, next_cursor: next }: Told<'listMyProofs'>): Html {
  const { site, query, now } = visit;
  const found =
    proofs.length === 0
      ? message('none', 'None', 'The organization has proved no domain.')
      : workTable(
          `${counted(proofs.length, 'domain', 'domains')}, the one whose proof ends first before the others`,
          [
            { label: 'Domain' },
            { label: 'Ends' },
            { label: 'State' },
            { label: 'Proved' },
            { label: 'By' },
            { label: 'Act' },
          ],
          proofs.map((one) => [
            domainName(one.domain),
            momentFromNow(one.valid_until, now),
            heldState(one, now),
            moment(one.proved_at),
            one.method === 'dns' ? 'DNS' : 'file',
            pageLink(visit, withQuery(PROOFS, { domain: one.domain }), 'Prove again', one.domain),
          ]),
        );
  return html`${found}${steps([
    query.cursor === undefined
      ? null
      : { href: `${site.prefix}${PROOFS}`, text: 'Those that end first', rel: 'prev' },
    next === null
      ? null
      : {
          href: `${site.prefix}${withQuery(PROOFS, { cursor: next })}`,
          text: 'Those that end later',
          rel: 'next',
        },
  ])}`;
}

function heldState({ is_valid: isValid, valid_until: until }: Proof, now: Date): Html {
  if (!isValid) return stateWord('bad', 'ran out');
  return endsWithin(until, now, 14) ? stateWord('warn', 'ends soon') : stateWord('good', 'holds');
}

function proofList(visit: Visit, { challenges, total }: Told<'listOwnershipChallenges'>): Html {
  if (challenges.length === 0)
    return message('none', 'No proofs', 'The organization has asked to prove no domain in the last 30 days.');
  return workTable(
    `${figure(challenges.length)} of ${counted(total, 'domain', 'domains')}, the newest first`,
    [
      { label: 'Domain' },
      { label: 'State' },
      { label: 'Proof holds until' },
      { label: 'Asked for' },
      { label: 'What was found' },
    ],
    challenges.map((one) => [
      html`${domainName(one.domain)}`,
      stateWord(...(STATES[one.state] ?? (['none', one.state] as const))),
      proofWords(visit, one),
      one.issued_at === undefined ? '–' : moment(one.issued_at),
      html`${one.detail === undefined ? '–' : foreign(one.detail, ON_PAGES)}${one.nonce === undefined || one.dns === undefined || one.http === undefined || one.expires_at === undefined ? NO_HTML : html`<details><summary>Value to publish</summary>${challengeFacts(visit, { domain: one.domain, nonce: one.nonce, dns: one.dns, http: one.http, expires_at: one.expires_at })}</details>`}`,
    ]),
  );
}

function proofWords({ now }: Visit, { proof }: Challenged): Html {
  if (proof === null) return 'never proved';
  const { valid_until: until, method } = proof;
  const state = !proof.is_valid
    ? stateWord('bad', 'ran out')
    : endsWithin(until, now, 14)
      ? stateWord('warn', 'ends soon')
      : NO_HTML;
  return html`${momentFromNow(until, now)} ${state} <span class="soft">by ${method === 'dns' ? 'DNS' : 'file'}</span>`;
}

/** Proofs that end within two weeks, or have ended. */
export const proofsEnding = (proofs: readonly Proof[], now: Date): readonly Proof[] =>
  proofs.filter(({ valid_until: until }) => endsWithin(until, now, 14));

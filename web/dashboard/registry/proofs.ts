import { domainName, foreign, ON_PAGES } from '../../components/foreign.ts';
import { figure, message, moment, type StatusKind, stateWord } from '../../components/parts.ts';
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
import { block, endsWithin, momentFromNow, pageLink, section, workTable } from '../parts.ts';
import { challengeFacts } from './challenge.ts';

export type Challenged = Told<'listOwnershipChallenges'>['challenges'][number];

export const PROOFS = '/dashboard/proofs';
const ROWS = 100;

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
  takes: ['domain'],
  async load(ask, visit) {
    const answer = await ask.GET('/api/ownership/challenges', { params: { query: { limit: ROWS } } });
    return {
      title: 'Proofs of control',
      content: html`<p class="lead">A domain is proved by publishing a value there. A proof holds for 90 days.</p>
${block(visit, answer, (data) => proofList(visit, data))}
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

function proofList(visit: Visit, { challenges, total }: Told<'listOwnershipChallenges'>): Html {
  if (challenges.length === 0)
    return message('none', 'No proofs', 'The organization has asked to prove no domain in the last 30 days.');
  return workTable(
    `${figure(challenges.length)} of ${figure(total)} domains, the newest first`,
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
export const proofsEnding = (challenges: readonly Challenged[], now: Date): readonly Challenged[] =>
  challenges.filter(({ proof }) => proof !== null && endsWithin(proof.valid_until, now, 14));

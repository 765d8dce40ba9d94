import { choiceField } from '../../components/fields.ts';
import { domainName, foreign } from '../../components/foreign.ts';
import { counted, figure, message, type StatusKind, stateWord, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import {
  type DashboardPage,
  type FormOutcome,
  failureIn,
  type MemberClient,
  mayUse,
  refusedField,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, momentFromNow, pageLink, withQuery, workTable } from '../parts.ts';

type BuyerAccount = Told<'listBuyerAccounts'>['accounts'][number];
type AccountStatus = BuyerAccount['status'];

export const APPROVALS = '/dashboard/approvals';
export const CREATIVES = '/dashboard/approvals/creatives';
export const DECIDE_CREATIVE = '/dashboard/approvals/creative';
const ACCOUNT = '/dashboard/approvals/account';
const CREDIT = '/dashboard/approvals/credit';
const ROWS = 50;

const STATES: readonly (readonly [AccountStatus, string, StatusKind])[] = [
  ['pending_approval', 'waits for approval', 'info'],
  ['active', 'active', 'good'],
  ['payment_required', 'payment required', 'warn'],
  ['suspended', 'suspended', 'warn'],
  ['rejected', 'rejected', 'bad'],
  ['closed', 'closed', 'none'],
];
const stateOf = (status: AccountStatus): Html => {
  const [, word, kind] = STATES.find(([value]) => value === status) ?? ([status, status, 'none'] as const);
  return stateWord(kind, word);
};

export const approvalsPage: DashboardPage = {
  path: APPROVALS,
  needs: 'moderator',
  menu: { group: 'Moderation', text: 'Buyer accounts' },
  takes: ['status', 'cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const status = STATES.find(([value]) => value === visit.query.status)?.[0] ?? 'pending_approval';
    const answer = await ask.GET('/api/operator/accounts', {
      params: { query: { status, limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return {
      title: 'Accounts of buyers',
      content: html`<form class="form filters" method="get" action="${visit.site.prefix}${APPROVALS}"><div class="row">
${choiceField({ name: 'status', label: 'State', value: status, options: STATES.map(([value, word]) => [value, word] as const) })}
<div><button type="submit">Show</button></div></div></form>
${block(visit, answer, (data) => accountList(visit, data, status))}`,
    };
  },
  words: {
    account_decided: ({ account = '', decision = '' }) =>
      html`The account ${foreign(account)} is ${decision === 'approve' ? 'approved: its buyer can book now, within its credit' : 'rejected, which is final: the buyer has to ask anew'}.`,
    account_taken: ({ account = '' }) =>
      html`Somebody else decided on the account ${foreign(account)} before you. Your decision was not saved.`,
    credit_set: ({ account = '', limit = '' }) =>
      html`The credit of ${foreign(account)} is ${limit === '' ? 'without a limit' : foreign(limit)} now. The audit log has the change.`,
  },
};

const keyOf = ({ principal_id: principal, account_id: account }: BuyerAccount) => ({ principal, account });

function accountList(
  visit: Visit,
  { accounts, next_cursor: next }: Told<'listBuyerAccounts'>,
  status: AccountStatus,
): Html {
  const { site, query, now } = visit;
  if (accounts.length === 0) return message('none', 'None', 'No account is in this state.');
  const at = (cursor?: string) =>
    withQuery(APPROVALS, { status, ...(cursor === undefined ? {} : { cursor }) });
  return html`${workTable(
    `${counted(accounts.length, 'account', 'accounts')}, the oldest first`,
    [
      { label: 'Account' },
      { label: 'Brand' },
      { label: 'Operator' },
      { label: 'State' },
      { label: 'Credit', isNumber: true },
      { label: 'Since' },
      { label: 'Act' },
    ],
    accounts.map((one) => [
      html`${foreign(one.account_id)} <span class="soft">${foreign(one.principal_id)}${one.sandbox ? ', sandbox' : ''}</span>`,
      domainName(one.brand.domain),
      foreign(one.operator),
      stateOf(one.status),
      one.credit_limit === null ? 'no limit' : `${figure(one.credit_limit)} ${one.currency}`,
      momentFromNow(one.created_at, now),
      html`${one.status === 'pending_approval' ? pageLink(visit, withQuery(ACCOUNT, keyOf(one)), 'Decide', one.account_id) : ''}${mayUse('operator', visit.visitor) ? html` ${pageLink(visit, withQuery(CREDIT, { ...keyOf(one), limit: one.credit_limit === null ? '' : String(one.credit_limit), currency: one.currency }), 'Credit', one.account_id)}` : ''}`,
    ]),
  )}${steps([
    query.cursor === undefined ? null : { href: `${site.prefix}${at()}`, text: 'Oldest', rel: 'prev' },
    next === null ? null : { href: `${site.prefix}${at(next)}`, text: 'Later ones', rel: 'next' },
  ])}`;
}

const DECISIONS = [
  ['', 'choose one'],
  ['approve', 'Approve'],
  ['reject', 'Reject'],
] as const;

/** The decision of a form: which one, and why; or what is missing. */
export function decisionIn(
  form: URLSearchParams,
): { decision: 'approve' | 'reject'; reason?: string } | FormOutcome {
  const decision = form.get('decision');
  if (decision !== 'approve' && decision !== 'reject') return refusedField('decision', 'choose one');
  const reason = form.get('reason')?.trim() ?? '';
  // A buyer who is refused has to be told why.
  if (decision === 'reject' && reason === '') return refusedField('reason', 'say why it is rejected');
  return reason === '' ? { decision } : { decision, reason };
}

export const decisionFields = () =>
  [
    { name: 'decision', label: 'Decision', kind: 'choice', value: '', options: DECISIONS },
    {
      name: 'reason',
      label: 'Reason',
      kind: 'area',
      rows: 3,
      maxlength: 500,
      hint: 'Needed to reject; the buyer reads it.',
    },
  ] as const;

/** The form that takes a decision back, with what it does. */
export const undoForm = (visit: Visit, effect: string): Html =>
  html`<p>${effect}</p>${ownForm(visit, {
    id: UNDO,
    button: 'Take the decision back',
    fields: [{ name: 'reason', label: 'Reason', kind: 'area', rows: 3, required: true, maxlength: 500 }],
  })}`;
export const UNDO = 'undo';

/** Why a form takes a decision back; or what is missing. */
export function undoIn(form: URLSearchParams): { reason: string } | FormOutcome {
  const reason = form.get('reason')?.trim() ?? '';
  return reason === '' ? refusedField('reason', 'say why') : { reason };
}

export const buyerAccountPage: DashboardPage = {
  path: ACCOUNT,
  needs: 'moderator',
  below: APPROVALS,
  takes: ['principal', 'account'],
  async load(_, visit) {
    const { principal = '', account = '' } = visit.query;
    return {
      title: 'Decide on an account',
      content: html`<p>Account ${foreign(account)} of ${foreign(principal)}.</p>
<p>The decision cannot be taken back: the buyer is told at once, and no state leads back to waiting. An account that is approved by mistake can be suspended by a command; a buyer who is rejected by mistake asks anew.</p>
${ownForm(visit, { id: 'decision', button: 'Save the decision', fields: decisionFields() })}
<p>${pageLink(visit, APPROVALS, 'Go back without deciding')}</p>`,
    };
  },
  submit: decideOnAccount,
};

async function decideOnAccount(
  ask: MemberClient,
  { query }: Visit,
  form: URLSearchParams,
): Promise<FormOutcome> {
  const { principal = '', account = '' } = query;
  const decided = decisionIn(form);
  if (!('decision' in decided)) return decided;
  const answer = await ask.POST('/api/operator/accounts/decide', {
    body: { principal_id: principal, account_id: account, ...decided },
  });
  const failure = failureIn(answer);
  const about = { account, decision: decided.decision };
  if (failure?.code === 'already_decided') return { go: APPROVALS, said: 'account_taken', about };
  return failure === null ? { go: APPROVALS, said: 'account_decided', about } : { failure };
}

export const creditPage: DashboardPage = {
  path: CREDIT,
  needs: 'operator',
  below: APPROVALS,
  takes: ['principal', 'account', 'limit', 'currency'],
  async load(_, visit) {
    const { principal = '', account = '', limit = '', currency = '' } = visit.query;
    return {
      title: 'Set the credit of an account',
      content: html`<p>Account ${foreign(account)} of ${foreign(principal)}. Its limit is the largest sum of debt and booked amount${currency === '' ? '' : html`, in ${foreign(currency)}`}.</p>
${ownForm(visit, {
  id: 'credit',
  button: 'Set the credit',
  fields: [
    {
      name: 'credit_limit',
      label: 'Limit',
      kind: 'text',
      value: limit,
      maxlength: 20,
      hint: 'A number such as 5000 or 5000.50. Left empty, there is no limit.',
    },
    { name: 'reason', label: 'Reason', kind: 'area', rows: 3, required: true, maxlength: 500 },
  ],
})}<p>${pageLink(visit, APPROVALS, 'Go back without changing it')}</p>`,
    };
  },
  async submit(ask, { query }, form) {
    const { principal = '', account = '' } = query;
    const text = form.get('credit_limit')?.trim() ?? '';
    if (text !== '' && !/^\d{1,12}(\.\d{1,4})?$/.test(text))
      return refusedField('credit_limit', 'is no amount such as 5000 or 5000.50');
    const reason = form.get('reason')?.trim() ?? '';
    if (reason === '') return refusedField('reason', 'say why');
    const answer = await ask.POST('/api/operator/accounts/credit', {
      body: {
        principal_id: principal,
        account_id: account,
        credit_limit: text === '' ? null : Number(text),
        reason,
      },
    });
    const failure = failureIn(answer);
    if (failure !== null) return { failure };
    return { go: APPROVALS, said: 'credit_set', about: { account, limit: text } };
  },
};

import { foreign, ON_PAGES, outsideLink } from '../../components/foreign.ts';
import { counted, facts, message, type StatusKind, stateWord, steps } from '../../components/parts.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, Visit } from '../dashboard.ts';
import { pageLink, section, withQuery, workTable } from '../parts.ts';
import { type AnswerWith, moneyText, taskBlock } from './task-parts.ts';

type Listed = AnswerWith<'list_accounts', 'accounts'>;
type Account = NonNullable<Listed['accounts']>[number];
type Financials = AnswerWith<'get_account_financials', 'period'>;

const ACCOUNTS = '/dashboard/accounts';
export const ACCOUNT = '/dashboard/account';
const ROWS = 50;

const STATES: Readonly<Record<string, readonly [StatusKind, string]>> = {
  active: ['good', 'active'],
  pending_approval: ['info', 'waits for approval by the seller'],
  payment_required: ['warn', 'payment required'],
  suspended: ['warn', 'suspended'],
  rejected: ['bad', 'rejected'],
  closed: ['none', 'closed'],
};
const accountState = (status: string): Html => stateWord(...(STATES[status] ?? (['none', status] as const)));

export const accountsPage: DashboardPage = {
  path: ACCOUNTS,
  needs: 'member',
  menu: { group: 'Trade', text: 'Accounts' },
  takes: ['cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const pagination = { max_results: ROWS, ...(cursor === undefined ? {} : { cursor }) };
    const answer = await ask.task('list_accounts', { pagination });
    return {
      title: 'Accounts',
      content: html`<p class="lead">Accounts with the agent of this registry, on which your programs buy.</p>
${taskBlock(visit, answer, 'accounts', (data) => accountList(visit, data))}`,
    };
  },
};

function accountList(visit: Visit, { accounts = [], pagination }: Listed): Html {
  const { site, query } = visit;
  if (accounts.length === 0)
    return message(
      'none',
      'No accounts',
      html`The organization has no account. A program declares one with the task <code>sync_accounts</code>.`,
    );
  const next = pagination?.cursor;
  return html`${workTable(
    counted(accounts.length, 'account', 'accounts'),
    [
      { label: 'Account' },
      { label: 'Brand' },
      { label: 'Operator' },
      { label: 'State' },
      { label: 'Billed to' },
      { label: 'Credit', isNumber: true },
      { label: 'Act' },
    ],
    accounts.map((one) => [
      html`${foreign(one.name)} <span class="soft">${foreign(one.account_id)}${one.sandbox === true ? ', sandbox' : ''}</span>`,
      one.brand === undefined ? '–' : foreign(one.brand.domain),
      one.operator === undefined ? '–' : foreign(one.operator),
      waits(one),
      one.billing ?? '–',
      one.credit_limit === undefined ? '–' : moneyText(one.credit_limit.amount, one.credit_limit.currency),
      pageLink(visit, withQuery(ACCOUNT, { id: one.account_id }), 'Open', one.name),
    ]),
  )}${steps([
    query.cursor === undefined
      ? null
      : { href: `${site.prefix}${ACCOUNTS}`, text: 'First accounts', rel: 'prev' },
    next === undefined
      ? null
      : {
          href: `${site.prefix}${withQuery(ACCOUNTS, { cursor: next })}`,
          text: 'Next accounts',
          rel: 'next',
        },
  ])}`;
}

/** The state of an account, and what it waits for. */
const waits = ({ status, setup }: Account): Html =>
  html`${accountState(status)}${setup === undefined ? NO_HTML : html` <span class="soft">${foreign(setup.message, ON_PAGES)}${setup.url === undefined ? NO_HTML : html` ${outsideLink(setup.url)}`}</span>`}`;

export const tradeAccountPage: DashboardPage = {
  path: ACCOUNT,
  needs: 'member',
  below: ACCOUNTS,
  takes: ['id'],
  async load(ask, visit) {
    const account = { account_id: visit.query.id ?? '' };
    const [listed, financials] = await Promise.all([
      ask.task('list_accounts', { account }),
      ask.task('get_account_financials', { account }),
    ]);
    return {
      title: 'Account',
      content: html`${taskBlock(visit, listed, 'accounts', ({ accounts = [] }) => accountFacts(accounts[0]))}
${section('credit', 'Credit and spend', taskBlock(visit, financials, 'period', financialFacts))}
<p>${pageLink(visit, withQuery('/dashboard/buys', account.account_id === '' ? {} : { account: account.account_id }), 'Its media buys')}</p>`,
    };
  },
};

function accountFacts(account: Account | undefined): Html {
  if (account === undefined)
    return message(
      'none',
      'Not there',
      'The organization has no such account. Its programs may have closed it.',
    );
  return facts([
    ['Account', html`${foreign(account.name)} <code>${foreign(account.account_id)}</code>`],
    ['State', waits(account)],
    ['Brand', account.brand === undefined ? NO_HTML : foreign(account.brand.domain)],
    ['Operator', account.operator === undefined ? NO_HTML : foreign(account.operator)],
    ['Billed to', account.billing ?? NO_HTML],
    ['Payment', account.payment_terms ?? NO_HTML],
    ['Sandbox', account.sandbox === true ? 'yes: nothing is spent' : NO_HTML],
  ]);
}

function financialFacts({
  currency,
  period,
  timezone,
  spend,
  credit,
  balance,
  payment_status: standing,
}: Financials): Html {
  return facts([
    ['Period', `${period.start} to ${period.end}, days in ${timezone}`],
    [
      'Spent',
      spend === undefined
        ? 'unknown'
        : html`${moneyText(spend.total_spend, currency)} <span class="soft">${spend.media_buy_count === undefined ? '' : `in ${spend.media_buy_count} buys`}</span>`,
    ],
    ['Limit', credit === undefined ? NO_HTML : moneyText(credit.credit_limit, currency)],
    [
      'Held for live buys',
      credit?.committed_credit === undefined ? NO_HTML : moneyText(credit.committed_credit, currency),
    ],
    ['Left', credit === undefined ? NO_HTML : moneyText(credit.available_credit, currency)],
    ['Balance', balance === undefined ? NO_HTML : moneyText(balance.available, currency)],
    ['Invoices', standing === undefined ? NO_HTML : standing.replaceAll('_', ' ')],
  ]);
}

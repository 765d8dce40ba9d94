import { choiceField } from '../../components/fields.ts';
import { foreign } from '../../components/foreign.ts';
import {
  counted,
  figure,
  message,
  momentOr,
  type StatusKind,
  stateWord,
  steps,
} from '../../components/parts.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, Visit } from '../dashboard.ts';
import { pageLink, withQuery, workTable } from '../parts.ts';
import { type AnswerWith, moneyText, taskBlock } from './task-parts.ts';

type Listed = AnswerWith<'get_media_buys', 'media_buys'>;
export type TradeBuy = NonNullable<Listed['media_buys']>[number];
export type TradeStatus = TradeBuy['status'];

export const BUYS = '/dashboard/buys';
export const BUY = '/dashboard/buy';
const ROWS = 50;

export const BUY_STATES: readonly (readonly [TradeStatus, string, StatusKind])[] = [
  ['pending_creatives', 'waits for creatives', 'warn'],
  ['pending_start', 'waits for its start', 'info'],
  ['active', 'delivers', 'good'],
  ['paused', 'paused', 'warn'],
  ['completed', 'completed', 'none'],
  ['rejected', 'rejected', 'bad'],
  ['canceled', 'canceled', 'none'],
];
export const buyState = (status: TradeStatus): Html => {
  const [, word, kind] =
    BUY_STATES.find(([value]) => value === status) ?? ([status, status, 'none'] as const);
  return stateWord(kind, word);
};

export const buysPage: DashboardPage = {
  path: BUYS,
  needs: 'member',
  menu: { group: 'Trade', text: 'Media buys' },
  takes: ['cursor', 'account', 'status'],
  async load(ask, visit) {
    const { cursor, account } = visit.query;
    const status = BUY_STATES.find(([value]) => value === visit.query.status)?.[0];
    const answer = await ask.task('get_media_buys', {
      pagination: { max_results: ROWS, ...(cursor === undefined ? {} : { cursor }) },
      ...(account === undefined ? {} : { account: { account_id: account } }),
      // Without a filter only buys that are live are listed.
      status_filter: status ?? BUY_STATES.map(([value]) => value),
    });
    return {
      title: 'Media buys',
      content: html`${filters(visit, status)}${taskBlock(visit, answer, 'media_buys', (data) => buyList(visit, data))}`,
    };
  },
};

const filters = ({ site, query }: Visit, status: TradeStatus | undefined): Html =>
  html`<form class="form filters" method="get" action="${site.prefix}${BUYS}"><div class="row">
${choiceField({ name: 'status', label: 'State', value: status ?? '', options: [['', 'every state'], ...BUY_STATES.map(([value, word]) => [value, word] as const)] })}
${query.account === undefined ? NO_HTML : html`<input type="hidden" name="account" value=${query.account} />`}
<div><button type="submit">Show</button></div></div></form>`;

function buyList(visit: Visit, { media_buys: buys = [], pagination }: Listed): Html {
  const { site, query } = visit;
  if (buys.length === 0)
    return message(
      'none',
      'No buys',
      html`No media buy matches. A program books one with the task <code>create_media_buy</code>.`,
    );
  const next = pagination?.cursor;
  const { cursor, ...others } = query;
  return html`${workTable(
    counted(buys.length, 'media buy', 'media buys'),
    [
      { label: 'Buy' },
      { label: 'State' },
      { label: 'Budget', isNumber: true },
      { label: 'Packages', isNumber: true },
      { label: 'Begins' },
      { label: 'Ends' },
      { label: 'Act' },
    ],
    buys.map((buy) => [
      html`<code>${foreign(buy.media_buy_id)}</code>${buy.sandbox === true ? html` <span class="soft">sandbox</span>` : NO_HTML}`,
      buyState(buy.status),
      moneyText(buy.total_budget, buy.currency),
      figure(buy.packages.length),
      momentOr(buy.start_time, '–'),
      momentOr(buy.end_time, '–'),
      pageLink(visit, withQuery(BUY, { id: buy.media_buy_id }), 'Open', buy.media_buy_id),
    ]),
  )}${steps([
    cursor === undefined
      ? null
      : { href: `${site.prefix}${withQuery(BUYS, others)}`, text: 'First buys', rel: 'prev' },
    next === undefined
      ? null
      : {
          href: `${site.prefix}${withQuery(BUYS, { ...others, cursor: next })}`,
          text: 'Next buys',
          rel: 'next',
        },
  ])}`;
}

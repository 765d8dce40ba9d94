import { counted, facts, figure, message, type StatusKind, stateWord } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, Visit } from '../dashboard.ts';
import { block, momentFromNow, section, workTable } from '../parts.ts';

type Limits = Told<'getMyLimits'>;
type Held = Limits['holdings'][number];
type Window = Limits['requests'][number];

const LIMITS = '/dashboard/limits';

export const limitsPage: DashboardPage = {
  path: LIMITS,
  needs: 'member',
  menu: { group: 'Access', text: 'Limits' },
  takes: [],
  async load(ask, visit) {
    const answer = await ask.GET('/api/me/limits', {});
    return {
      title: 'Limits',
      content: html`<p class="lead">How much the organization may keep and ask for, and what is left of it.</p>
${block(visit, answer, ({ holdings, requests }) => html`${nearlyUsed(holdings, requests)}${section('requests', 'Requests', windowTable(visit, requests))}${section('kept', 'What is kept', heldTable(holdings))}`)}`,
    };
  },
};

/** Shares of a limit at which its reader should know, in percent. */
const WARN_AT = 80;
const FULL = 100;

const percent = ({ used, most }: { used: number; most: number }): number =>
  most === 0 ? FULL : Math.floor((used / most) * 100);

function shareWord(limit: { used: number; most: number }): Html {
  const share = percent(limit);
  const [kind, word]: readonly [StatusKind, string] =
    share >= FULL ? ['bad', 'used up'] : share >= WARN_AT ? ['warn', 'nearly used'] : ['good', 'enough'];
  return html`${stateWord(kind, word)} <span class="soft">${figure(share)} % used</span>`;
}

function nearlyUsed(holdings: readonly Held[], requests: readonly Window[]): Html {
  const near = [
    ...requests.filter((one) => percent(one) >= WARN_AT).map(({ limit }) => limit.replaceAll('_', ' ')),
    ...holdings.filter((one) => percent(one) >= WARN_AT).map(({ what }) => what),
  ];
  if (near.length === 0) return message('good', 'Enough', 'No limit is nearly used.');
  return message('warn', 'Nearly used', `${[...new Set(near)].join(', ')}. The rows below say what to do.`);
}

const UNITS: readonly (readonly [number, string, string])[] = [
  [86_400, 'day', 'days'],
  [3_600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
  [1, 'second', 'seconds'],
];

/** A number of seconds in the largest unit that divides it. */
function duration(seconds: number): string {
  const [size, one, many] =
    UNITS.find(([unit]) => seconds % unit === 0) ?? ([1, 'second', 'seconds'] as const);
  return counted(seconds / size, one, many);
}

function windowTable({ now }: Visit, requests: readonly Window[]): Html {
  if (requests.length === 0) return message('none', 'None', 'Nothing is counted by organization or person.');
  return workTable(
    'Requests within a time, counted for the organization or for you',
    [
      { label: 'Requests' },
      { label: 'Counted for' },
      { label: 'Used', isNumber: true },
      { label: 'Left', isNumber: true },
      { label: 'Most', isNumber: true },
      { label: 'Begins anew' },
      { label: 'State' },
    ],
    bySharesUsed(requests).map((one) => [
      html`${one.limit.replaceAll('_', ' ')}${operationsOf(one)}`,
      one.per === 'user' ? 'you' : 'the organization',
      figure(one.used),
      figure(one.left),
      `${figure(one.most)} in ${duration(one.window_seconds)}`,
      one.resets_at === null ? 'nothing is used' : momentFromNow(one.resets_at, now),
      shareWord(one),
    ]),
  );
}

const operationsOf = ({ operations }: Window): Html =>
  operations.length === 0
    ? NO_HTML
    : html` <details><summary>${counted(operations.length, 'operation', 'operations')}</summary><ul class="plain">${operations.map((one) => html`<li><code>${one}</code></li>`)}</ul></details>`;

const bySharesUsed = <T extends { used: number; most: number }>(limits: readonly T[]): readonly T[] =>
  [...limits].sort((a, b) => b.used / b.most - a.used / a.most);

/** What is kept, the fullest first; what nothing is kept of stands apart. */
function heldTable(holdings: readonly Held[]): Html {
  const used = bySharesUsed(holdings.filter((one) => one.used > 0));
  const unused = holdings.filter((one) => one.used === 0);
  return html`${used.length === 0 ? message('none', 'None', 'Nothing is kept yet.') : heldRows(used)}
${unused.length === 0 ? NO_HTML : html`<details><summary>${counted(unused.length, 'kind', 'kinds')} of which nothing is kept</summary>${facts(unused.map((one) => [nameOf(one), html`up to ${figure(one.most)}`] as const))}</details>`}
<details><summary>What to do when one is used up</summary>${facts(holdings.map((one) => [nameOf(one), one.advice] as const))}</details>`;
}

const nameOf = ({ holder, what }: Held): string => (holder === 'caller' ? `${what}, by its programs` : what);

const heldRows = (holdings: readonly Held[]): Html =>
  workTable(
    'What is kept for the organization',
    [
      { label: 'What' },
      { label: 'Used', isNumber: true },
      { label: 'Left', isNumber: true },
      { label: 'Most', isNumber: true },
      { label: 'State' },
    ],
    holdings.map((one) => [
      nameOf(one),
      figure(one.used),
      figure(one.left),
      figure(one.most),
      shareWord(one),
    ]),
  );

import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { counted, figure, message, momentOr, type StatusKind, stateWord } from '../../components/parts.ts';
import { type Html, html, joined, NO_HTML } from '../../html.ts';
import { mayUse, type Visit } from '../dashboard.ts';
import { DECIDE_CREATIVE } from '../moderation/approvals.ts';
import { pageLink, withQuery, workTable } from '../parts.ts';
import { type PackageDelivery, pace } from './buy-delivery.ts';
import type { TradeBuy } from './buys.ts';
import { creativePath } from './creatives.ts';
import { moneyText } from './task-parts.ts';

type Package = TradeBuy['packages'][number];

const partWord = ({ package_id: id, product_id: product }: Package): Html =>
  html`<code>${foreign(id)}</code>${product === undefined ? NO_HTML : html` (${foreign(product)})`}`;

export const namedPackages = (parts: readonly Package[]): Html => joined(parts.map(partWord), ', ');

/** Whether one of the creatives of a package is in one of these states. */
export const hasCreative = (
  { creative_approvals: approvals = [] }: Package,
  states: readonly string[],
): boolean => approvals.some(({ approval_status: one }) => states.includes(one));

export function packageTable(
  visit: Visit,
  { packages: parts, currency, account }: TradeBuy,
  figures: ReadonlyMap<string, PackageDelivery>,
): Html {
  if (parts.length === 0) return message('none', 'None', 'The buy has no packages.');
  return workTable(
    counted(parts.length, 'package', 'packages'),
    [
      { label: 'Package' },
      { label: 'Budget', isNumber: true },
      { label: 'Spent', isNumber: true },
      { label: 'Goal (impressions)', isNumber: true },
      { label: 'Pace' },
      { label: 'From and to' },
      { label: 'Creatives' },
    ],
    parts.map((one) => {
      const shown = figures.get(one.package_id);
      return [
        html`${one.product_id === undefined ? NO_HTML : html`${foreign(one.product_id)} `}<span class="soft"><code>${foreign(one.package_id)}</code></span>${one.canceled === true ? html` ${stateWord('none', 'canceled')}` : one.paused === true ? html` ${stateWord('warn', 'paused')}` : NO_HTML}`,
        moneyText(one.budget, one.currency ?? currency),
        shown === undefined ? 'unknown' : moneyText(shown.spend, shown.currency),
        one.impressions === undefined ? 'none' : figure(one.impressions),
        pace(shown?.pacing_index),
        html`${momentOr(one.start_time, '–')}<br />${momentOr(one.end_time, '–')}`,
        creativesOf(visit, one, account?.account_id),
      ];
    }),
  );
}

const APPROVALS: Readonly<Record<string, readonly [StatusKind, string]>> = {
  pending_review: ['info', 'waits for review'],
  approved: ['good', 'approved'],
  rejected: ['bad', 'rejected'],
};

/** The creatives of a package, each with its state, its page, and for those who decide on it the way to do so. */
function creativesOf(
  visit: Visit,
  { creative_approvals: approvals = [] }: Package,
  account: string | undefined,
): Html {
  if (approvals.length === 0) return stateWord('warn', 'none assigned');
  const { organization } = visit.visitor;
  return html`<ul class="plain">${approvals.map(
    ({ creative_id: id, approval_status: status, rejection_reason: reason }) =>
      html`<li>${pageLink(visit, creativePath(id, account), foreign(id))} ${stateWord(...(APPROVALS[status] ?? (['none', status] as const)))}${reason === undefined ? NO_HTML : html` ${foreign(reason, ON_PAGES)}`}${status === 'pending_review' && organization !== null && account !== undefined && mayUse('moderator', visit.visitor) ? html` ${pageLink(visit, withQuery(DECIDE_CREATIVE, { principal: `org_${organization.id}`, account, creative: id, buy: visit.query.id ?? '' }), 'Decide', id)}` : NO_HTML}</li>`,
  )}</ul>`;
}

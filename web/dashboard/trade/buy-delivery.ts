import { foreign } from '../../components/foreign.ts';
import { figure, message, moment, stateWord } from '../../components/parts.ts';
import { barPlot } from '../../components/plot.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { workTable } from '../parts.ts';
import { type AnswerWith, moneyText } from './task-parts.ts';

type Delivered = AnswerWith<'get_media_buy_delivery', 'media_buy_deliveries'>;
type Delivery = Delivered['media_buy_deliveries'][number];
export type PackageDelivery = Delivery['by_package'][number];
type Day = NonNullable<PackageDelivery['daily_breakdown']>[number];

/** The days of all packages together and of each alone, with how good the figures are. */
export function buyDelivery(answer: Delivered): Html {
  const {
    media_buy_deliveries: [delivery],
    currency,
  } = answer;
  if (delivery === undefined) return message('none', 'None', 'Nothing was delivered yet.');
  const { totals, by_package: parts } = delivery;
  const days = delivery.daily_breakdown ?? summedDays(parts);
  return html`${quality(answer, delivery)}
<dl class="figures"><div><dt>Impressions</dt><dd>${countOr(totals.impressions)}</dd></div><div><dt>Spent</dt><dd>${moneyText(totals.spend, currency)}</dd></div><div><dt>Clicks</dt><dd>${countOr(totals.clicks)}</dd></div></dl>
${days.length === 0 ? message('none', 'No days', 'No figures by day are known: they come within hours of the start.') : plotsOf('', days, currency)}
${parts.length < 2 ? NO_HTML : parts.map(packageDays)}
${workTable(
  `Delivery of ${parts.length === 1 ? '1 package' : `${figure(parts.length)} packages`}`,
  [
    { label: 'Package' },
    { label: 'Impressions', isNumber: true },
    { label: 'Clicks', isNumber: true },
    { label: 'Spent', isNumber: true },
    { label: 'Pace' },
    { label: 'State' },
  ],
  parts.map((one) => [
    html`<code>${foreign(one.package_id)}</code>`,
    countOr(one.impressions),
    countOr(one.clicks),
    moneyText(one.spend, one.currency),
    pace(one.pacing_index),
    one.delivery_status === undefined ? '–' : one.delivery_status.replaceAll('_', ' '),
  ]),
)}`;
}

/** The days of all packages together; none if they are paid in several currencies. */
function summedDays(parts: readonly PackageDelivery[]): readonly Day[] {
  if (new Set(parts.map(({ currency }) => currency)).size > 1) return [];
  const byDate = new Map<string, Day>();
  for (const { daily_breakdown: days = [] } of parts)
    for (const { date, impressions, spend } of days) {
      const sum = byDate.get(date) ?? { date, impressions: 0, spend: 0 };
      byDate.set(date, {
        date,
        impressions: sum.impressions + impressions,
        spend: Math.round((sum.spend + spend) * 100) / 100,
      });
    }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

const countOr = (count: number | undefined): string => (count === undefined ? 'unknown' : figure(count));

/** Whether the figures are invented, late, corrected or final, before anybody reads them. */
function quality({ reporting_period: period, ext }: Delivered, delivery: Delivery): Html {
  const until = ext?.ad_server?.complete_until ?? period.end;
  const notes: Html[] = [
    ext?.ad_server?.simulated === true
      ? html`<p>${stateWord('warn', 'simulated')} All figures here are invented: no ad server is connected, and nothing was delivered.</p>`
      : NO_HTML,
    delivery.is_final === true
      ? html`<p>${stateWord('good', 'final')} The buy has ended, and its figures do not change any more.</p>`
      : html`<p>Figures until ${moment(until)}; later hours are missing.</p>`,
    delivery.expected_availability === undefined
      ? NO_HTML
      : html`<p>${stateWord('warn', 'late')} The missing figures are expected ${moment(delivery.expected_availability)}.</p>`,
    delivery.is_adjusted === true
      ? html`<p>${stateWord('info', 'corrected')} These figures replace earlier ones.</p>`
      : NO_HTML,
  ];
  return html`${notes}`;
}

function plotsOf(prefix: string, days: readonly Day[], currency: string | undefined): Html {
  const named = (what: string) => (prefix === '' ? what : `${prefix}: ${what}`);
  return html`${barPlot({ title: named('Impressions per day'), unit: 'impressions', points: days.map(({ date, impressions }) => ({ label: date, value: impressions })) })}
${barPlot({ title: named('Spent per day'), unit: currency ?? 'units', points: days.map(({ date, spend }) => ({ label: date, value: spend })) })}`;
}

const packageDays = ({ package_id: id, daily_breakdown: days = [], currency }: PackageDelivery): Html =>
  days.length === 0
    ? NO_HTML
    : html`<details><summary>Days of package <code>${foreign(id)}</code></summary>${plotsOf(`Package ${id.slice(0, 60)}`, days, currency)}</details>`;

/** How far delivery is ahead of what was planned until now, or behind it. */
export function pace(index: number | undefined): Html {
  if (index === undefined) return 'unknown';
  const percent = Math.round(Math.abs(index - 1) * 100);
  if (percent <= 5) return stateWord('good', 'on plan');
  return index > 1
    ? stateWord('info', `ahead by ${figure(percent)} %`)
    : stateWord('warn', `behind by ${figure(percent)} %`);
}

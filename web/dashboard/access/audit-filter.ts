import { chips, choiceField, textField } from '../../components/fields.ts';
import { foreign } from '../../components/foreign.ts';
import { queryText } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { Visit } from '../dashboard.ts';
import { momentOfDay } from '../parts.ts';

export const AUDIT = '/dashboard/audit';
export const FILTERS = ['since', 'until', 'actor', 'action', 'subject', 'outcome'] as const;
type FilterName = (typeof FILTERS)[number];
export type AuditFilters = Partial<Record<FilterName, string>>;

const LABELS: Readonly<Record<FilterName, string>> = {
  since: 'from',
  until: 'to',
  actor: 'by',
  action: 'action',
  subject: 'object',
  outcome: 'outcome',
};

/** The filters of an address that say something. */
export function filtersIn({ query }: Pick<Visit, 'query'>): AuditFilters {
  const filters: AuditFilters = {};
  for (const name of FILTERS) {
    const value = query[name] ?? '';
    if (value !== '') filters[name] = value;
  }
  return filters;
}

export const auditAt = (filters: AuditFilters, cursor?: string): string =>
  `${AUDIT}${queryText({ ...filters, cursor })}`;

/** The filters as the contract takes them: days of UTC, the last of which belongs to the time. */
export function askedOf({ since, until, outcome, ...others }: AuditFilters) {
  return {
    ...others,
    ...(since === undefined ? {} : { since: momentOfDay(since, 0) }),
    ...(until === undefined ? {} : { until: momentOfDay(until, 1) }),
    // The contract refuses an outcome that does not exist.
    ...(outcome === undefined ? {} : { outcome: outcome as 'done' | 'refused' }),
  };
}

export function filterForm({ site }: Visit, filters: AuditFilters): Html {
  const text = (name: FilterName, label: string, type: 'text' | 'date', maxlength?: number) =>
    textField({
      name,
      label,
      type,
      value: filters[name] ?? '',
      ...(maxlength === undefined ? {} : { maxlength }),
    });
  const active = FILTERS.filter((name) => filters[name] !== undefined);
  return html`<form class="form filters" method="get" action="${site.prefix}${AUDIT}"><div class="row">
${text('since', 'From day (UTC)', 'date')}${text('until', 'To day (UTC)', 'date')}
${choiceField({
  name: 'outcome',
  label: 'Outcome',
  value: filters.outcome ?? '',
  options: [
    ['', 'done or refused'],
    ['done', 'done'],
    ['refused', 'refused'],
  ],
})}
${text('actor', 'By: id of a person, key or client', 'text', 100)}${text('action', 'Action', 'text', 100)}${text('subject', 'Object: id, domain or address', 'text', 2_048)}
<div><button type="submit">Show</button></div></div></form>
${active.length === 0 ? NO_HTML : chips(active.map((name) => ({ text: html`${LABELS[name]} ${foreign(filters[name] ?? '')}`, href: `${site.prefix}${auditAt({ ...filters, [name]: undefined })}` })))}`;
}

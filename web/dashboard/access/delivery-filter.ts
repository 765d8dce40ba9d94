import { chips, choiceField, textField } from '../../components/fields.ts';
import { foreign } from '../../components/foreign.ts';
import type { StatusKind } from '../../components/parts.ts';
import { queryText, type Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import type { Visit } from '../dashboard.ts';
import { momentOfDay } from '../parts.ts';
import { WEBHOOK } from './webhooks.ts';

type Delivery = Told<'listMyWebhookDeliveries'>['deliveries'][number];

export const STATES: Readonly<Record<Delivery['state'], readonly [StatusKind, string]>> = {
  open: ['info', 'waits for an attempt'],
  delivered: ['good', 'delivered'],
  failed: ['bad', 'failed'],
};
export const PURPOSES: Readonly<Record<Delivery['purpose'], string>> = {
  events: 'events',
  test: 'test',
  redelivery: 'sent again',
};

type DeliveryFilters = {
  readonly state?: Delivery['state'];
  readonly purpose?: Delivery['purpose'];
  readonly since?: string;
  readonly until?: string;
};

const isOf = <Key extends string>(words: Readonly<Record<Key, unknown>>, text: string): text is Key =>
  Object.hasOwn(words, text);

/** What an address asks of the deliveries; a state or purpose that does not exist asks nothing. */
export function deliveryFilters({ query }: Pick<Visit, 'query'>): DeliveryFilters {
  const { state = '', purpose = '', since = '', until = '' } = query;
  return {
    ...(isOf(STATES, state) ? { state } : {}),
    ...(isOf(PURPOSES, purpose) ? { purpose } : {}),
    ...(since === '' ? {} : { since }),
    ...(until === '' ? {} : { until }),
  };
}

/** The same as the contract takes it: days of UTC, the last of which belongs to the time. */
export const askedDeliveries = ({ since, until, ...others }: DeliveryFilters) => ({
  ...others,
  ...(since === undefined ? {} : { since: momentOfDay(since, 0) }),
  ...(until === undefined ? {} : { until: momentOfDay(until, 1) }),
});

export function deliveryFilter(visit: Visit, id: string): Html {
  const { prefix } = visit.site;
  const filters = deliveryFilters(visit);
  const { state, purpose, since, until } = filters;
  const without = (name: keyof DeliveryFilters) =>
    `${prefix}${WEBHOOK}${queryText({ id, ...filters, [name]: undefined })}#deliveries`;
  return html`<form class="form filters" method="get" action="${prefix}${WEBHOOK}#deliveries"><input type="hidden" name="id" value=${id} /><div class="row">
${choiceField({ name: 'state', label: 'State', value: state ?? '', options: [['', 'every state'], ...Object.entries(STATES).map(([value, [, word]]) => [value, word] as const)] })}
${choiceField({ name: 'purpose', label: 'What', value: purpose ?? '', options: [['', 'everything'], ...Object.entries(PURPOSES)] })}
${textField({ name: 'since', label: 'From day (UTC)', type: 'date', value: since ?? '' })}${textField({ name: 'until', label: 'To day (UTC)', type: 'date', value: until ?? '' })}
<div><button type="submit">Show</button></div></div></form>
${chips([
  ...(state === undefined ? [] : [{ text: html`state ${STATES[state][1]}`, href: without('state') }]),
  ...(purpose === undefined ? [] : [{ text: PURPOSES[purpose], href: without('purpose') }]),
  ...(since === undefined ? [] : [{ text: html`from ${foreign(since)}`, href: without('since') }]),
  ...(until === undefined ? [] : [{ text: html`to ${foreign(until)}`, href: without('until') }]),
])}`;
}

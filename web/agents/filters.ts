import { FACET_VALUES } from '../../src/domain/agents/facet-values.ts';
import { chips, choiceField, textField } from '../components/fields.ts';
import { foreign } from '../components/foreign.ts';
import { knownOr, type ListingAsked, listingAt } from '../components/listing.ts';
import { figure } from '../components/parts.ts';
import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { AGENT_KINDS, checksWord } from './words.ts';

/** A filter with a list of values: its name in the address, its label, and the values with their words. */
type Choices<V extends string> = {
  readonly label: string;
  readonly values: readonly V[];
  readonly word?: (value: V) => string;
};
const spaced = (value: string): string => value.replaceAll('_', ' ');
const choicesOf = <V extends string>(choices: Choices<V>): Choices<V> => choices;

const CHOICES = {
  type: choicesOf({
    label: 'Type',
    values: FACET_VALUES.type,
    word: (value) => AGENT_KINDS.find(([type]) => type === value)?.[1] ?? value,
  }),
  health_status: choicesOf({
    label: 'Health',
    values: FACET_VALUES.health_status,
    word: (value) => (value === 'unknown' ? 'never asked' : value),
  }),
  compliance_status: choicesOf({
    label: 'Checks',
    values: FACET_VALUES.compliance_status,
    word: (value) => checksWord(value)[1],
  }),
  lifecycle_stage: choicesOf({
    label: 'Stage',
    values: FACET_VALUES.lifecycle_stage,
  }),
  channel: choicesOf({
    label: 'Channel',
    values: FACET_VALUES.channel,
  }),
  property_type: choicesOf({
    label: 'Properties',
    values: FACET_VALUES.property_type,
  }),
  format_kind: choicesOf({
    label: 'Format',
    values: FACET_VALUES.format_kind,
  }),
  verification_mode: choicesOf({
    label: 'Badge earned',
    values: ['spec', 'live'],
    word: (value) => (value === 'spec' ? 'by checks' : 'by live traffic'),
  }),
} as const;
type Chosen = keyof typeof CHOICES;
const CHOSEN = Object.keys(CHOICES) as Chosen[];

const SORTS = ['url', '-url', 'name', '-name', 'added', '-added', 'properties', '-properties'] as const;
const SORT_WORDS: readonly (readonly [string, string])[] = [
  ['', 'address'],
  ['-url', 'address, from the end'],
  ['name', 'name'],
  ['-name', 'name, from the end'],
  ['-added', 'newest enrolment first'],
  ['added', 'newest enrolment last'],
  ['-properties', 'most properties first'],
  ['properties', 'fewest properties first'],
];

const TEXTS = ['search', 'country', 'url', 'q', 'metric_id', 'accreditation'] as const;

export const AGENT_TAKES = [...TEXTS, ...CHOSEN, 'verified', 'sort', 'cursor'] as const;

/** What an address asks of the catalog. A value that no form sends stands for no restriction. */
export function agentsAsked(query: Readonly<Record<string, string>>) {
  const text = (name: (typeof TEXTS)[number]) => query[name] ?? '';
  const known = <N extends Chosen>(name: N) =>
    knownOr<(typeof CHOICES)[N]['values'][number]>(CHOICES[name].values, query[name]);
  const sort = knownOr(SORTS, query.sort);
  const search = text('search');
  const usual = search === '' ? 'url' : 'name';
  // A search for names is in the order of names.
  const isUsual = sort === usual || (search !== '' && sort !== '-name');
  return {
    search,
    type: known('type'),
    health_status: known('health_status'),
    compliance_status: known('compliance_status'),
    lifecycle_stage: known('lifecycle_stage'),
    channel: known('channel'),
    country: text('country'),
    property_type: known('property_type'),
    format_kind: known('format_kind'),
    verified: knownOr(['true'], query.verified),
    verification_mode: known('verification_mode'),
    url: text('url'),
    q: text('q'),
    metric_id: text('metric_id'),
    accreditation: text('accreditation'),
    sort: isUsual ? ('' as const) : sort,
    cursor: query.cursor ?? '',
  };
}
export type AgentsAsked = ReturnType<typeof agentsAsked>;

const one = <V extends string>(value: V | ''): [V] | undefined => (value === '' ? undefined : [value]);
const some = <V extends string>(value: V | ''): V | undefined => (value === '' ? undefined : value);

/** The filters as the contract takes them; absent ones are left out. */
export function contractQuery(asked: AgentsAsked) {
  const query = {
    search: some(asked.search),
    type: some(asked.type),
    health_status: one(asked.health_status),
    compliance_status: one(asked.compliance_status),
    lifecycle_stage: one(asked.lifecycle_stage),
    channel: one(asked.channel),
    country: one(asked.country),
    property_type: one(asked.property_type),
    format_kind: one(asked.format_kind),
    verified: asked.verified === '' ? undefined : true,
    verification_mode: one(asked.verification_mode),
    url: some(asked.url),
    q: some(asked.q),
    metric_id: one(asked.metric_id),
    accreditation: one(asked.accreditation),
    sort: some(asked.sort),
    cursor: some(asked.cursor),
  };
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as WithoutAbsent<typeof query>;
}
type WithoutAbsent<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const wordOf = (name: Chosen, value: string): string => {
  const { word } = CHOICES[name] as Choices<string>;
  return word?.(value) ?? spaced(value);
};

/** The number of agents for each value, as far as they are counted. */
export type ValueCounts = NonNullable<Told<'listAgents'>['value_counts']>;
const MOST_COUNTED = 1_000;

const countText = (count: number): string =>
  count >= MOST_COUNTED ? ` (${figure(count)} or more)` : ` (${figure(count)})`;

function choice(asked: AgentsAsked, name: Chosen, counts: ValueCounts): Html {
  const counted = new Map(
    counts.filter(({ parameter }) => parameter === name).map(({ value, count }) => [value, count]),
  );
  const worded = (value: string): [string, string] => {
    const count = counted.get(value);
    return [value, `${wordOf(name, value)}${count === undefined ? '' : countText(count)}`];
  };
  return choiceField({
    name,
    label: CHOICES[name].label,
    value: asked[name],
    options: [['', 'any'], ...CHOICES[name].values.map(worded)],
  });
}

const BADGES: readonly (readonly [string, string])[] = [
  ['', 'with or without'],
  ['true', 'only with a badge'],
];
/** Filters that are seldom used stand together, closed until one of them is in force. */
const RARE = ['url', 'q', 'metric_id', 'accreditation', 'verification_mode'] as const;

const TEXT_WORDS: Readonly<Record<(typeof TEXTS)[number], string>> = {
  search: 'name begins with',
  country: 'country',
  url: 'address',
  q: 'metric contains',
  metric_id: 'metric',
  accreditation: 'accredited by',
};

/** The form of the filters, and each that is in force as a link that takes it away. */
export function agentFilters({ prefix }: Site, asked: AgentsAsked, counts: ValueCounts = []): Html {
  const without = (other: ListingAsked) => listingAt(`${prefix}/agents`, asked, other);
  const sorts =
    asked.search === '' ? SORT_WORDS : [['', 'name'] as const, ['-name', 'name, from the end'] as const];
  return html`<form class="form filters" method="get" action="${prefix}/agents"><div class="row">
${textField({ name: 'search', label: 'Name begins with', value: asked.search, type: 'search', maxlength: 64 })}
${choice(asked, 'type', counts)}${choice(asked, 'health_status', counts)}${choice(asked, 'compliance_status', counts)}${choice(asked, 'lifecycle_stage', counts)}
${choice(asked, 'channel', counts)}${textField({ name: 'country', label: 'Country (two letters)', value: asked.country, maxlength: 2 })}
${choice(asked, 'property_type', counts)}${choice(asked, 'format_kind', counts)}
${choiceField({ name: 'verified', label: 'Badge', value: asked.verified, options: BADGES })}
${choiceField({ name: 'sort', label: 'Order', value: asked.sort, options: sorts })}</div>
<details class="more" open=${RARE.some((name) => asked[name] !== '')}><summary>Metrics, badges and address</summary><div class="row">
${textField({ name: 'url', label: 'Address', value: asked.url, maxlength: 2_048 })}
${textField({ name: 'q', label: 'Metric contains', value: asked.q, maxlength: 64 })}
${textField({ name: 'metric_id', label: 'Metric', value: asked.metric_id, maxlength: 256 })}
${textField({ name: 'accreditation', label: 'Accredited by', value: asked.accreditation, maxlength: 128 })}
${choice(asked, 'verification_mode', counts)}</div></details>
${counts.length === 0 ? NO_HTML : html`<p class="hint">Numbers in brackets count all agents with the value, whatever else is chosen.</p>`}
<div><button type="submit">Filter</button></div></form>
${chips([
  ...TEXTS.flatMap((name) =>
    asked[name] === ''
      ? []
      : [{ text: html`${TEXT_WORDS[name]}: ${foreign(asked[name])}`, href: without({ [name]: '' }) }],
  ),
  ...CHOSEN.flatMap((name) =>
    asked[name] === ''
      ? []
      : [
          {
            text: `${CHOICES[name].label.toLowerCase()}: ${wordOf(name, asked[name])}`,
            href: without({ [name]: '' }),
          },
        ],
  ),
  ...(asked.verified === '' ? [] : [{ text: 'with a badge', href: without({ verified: '' }) }]),
])}`;
}

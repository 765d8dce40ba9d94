import { chips, choiceField, textField } from '../components/fields.ts';
import { foreign } from '../components/foreign.ts';
import { knownOr, type ListingAsked, listingAt } from '../components/listing.ts';
import { type Html, html } from '../html.ts';
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

const TYPES = AGENT_KINDS.map(([type]) => type);

const CHOICES = {
  type: choicesOf({
    label: 'Type',
    values: TYPES,
    word: (value) => AGENT_KINDS.find(([type]) => type === value)?.[1] ?? value,
  }),
  health_status: choicesOf({
    label: 'Health',
    values: ['online', 'offline', 'unknown'],
    word: (value) => (value === 'unknown' ? 'never asked' : value),
  }),
  compliance_status: choicesOf({
    label: 'Checks',
    values: ['passing', 'degraded', 'failing', 'unknown'],
    word: (value) => checksWord(value)[1],
  }),
  lifecycle_stage: choicesOf({
    label: 'Stage',
    values: ['production', 'testing', 'development', 'deprecated'],
  }),
  channel: choicesOf({
    label: 'Channel',
    values: [
      'display',
      'olv',
      'social',
      'search',
      'ctv',
      'linear_tv',
      'radio',
      'streaming_audio',
      'podcast',
      'dooh',
      'ooh',
      'print',
      'cinema',
      'email',
      'gaming',
      'retail_media',
      'influencer',
      'affiliate',
      'product_placement',
      'sponsored_intelligence',
    ],
  }),
  property_type: choicesOf({
    label: 'Properties',
    values: [
      'website',
      'mobile_app',
      'ctv_app',
      'desktop_app',
      'dooh',
      'podcast',
      'radio',
      'linear_tv',
      'streaming_audio',
      'ai_assistant',
    ],
  }),
  format_kind: choicesOf({
    label: 'Format',
    values: [
      'image',
      'html5',
      'display_tag',
      'image_carousel',
      'video_hosted',
      'video_vast',
      'audio_hosted',
      'audio_daast',
      'sponsored_placement',
      'native_in_feed',
      'responsive_creative',
      'agent_placement',
      'seller_rendered_stateful_display',
      'coordinated_placements',
      'custom',
    ],
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

const choice = (asked: AgentsAsked, name: Chosen): Html =>
  choiceField({
    name,
    label: CHOICES[name].label,
    value: asked[name],
    options: [
      ['', 'any'],
      ...CHOICES[name].values.map((value): [string, string] => [value, wordOf(name, value)]),
    ],
  });

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
export function agentFilters({ prefix }: Site, asked: AgentsAsked): Html {
  const without = (other: ListingAsked) => listingAt(`${prefix}/agents`, asked, other);
  const sorts =
    asked.search === '' ? SORT_WORDS : [['', 'name'] as const, ['-name', 'name, from the end'] as const];
  return html`<form class="form filters" method="get" action="${prefix}/agents"><div class="row">
${textField({ name: 'search', label: 'Name begins with', value: asked.search, type: 'search', maxlength: 64 })}
${choice(asked, 'type')}${choice(asked, 'health_status')}${choice(asked, 'compliance_status')}${choice(asked, 'lifecycle_stage')}
${choice(asked, 'channel')}${textField({ name: 'country', label: 'Country (two letters)', value: asked.country, maxlength: 2 })}
${choice(asked, 'property_type')}${choice(asked, 'format_kind')}
${choiceField({ name: 'verified', label: 'Badge', value: asked.verified, options: BADGES })}
${choiceField({ name: 'sort', label: 'Order', value: asked.sort, options: sorts })}</div>
<details class="more" open=${RARE.some((name) => asked[name] !== '')}><summary>Metrics, badges and address</summary><div class="row">
${textField({ name: 'url', label: 'Address', value: asked.url, maxlength: 2_048 })}
${textField({ name: 'q', label: 'Metric contains', value: asked.q, maxlength: 64 })}
${textField({ name: 'metric_id', label: 'Metric', value: asked.metric_id, maxlength: 256 })}
${textField({ name: 'accreditation', label: 'Accredited by', value: asked.accreditation, maxlength: 128 })}
${choice(asked, 'verification_mode')}</div></details>
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

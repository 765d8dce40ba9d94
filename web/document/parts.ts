import type { Path } from './tree.ts';

/** A field of an item of a file, in the form of the builder. */
export type PartField = {
  /** Name of the member. */
  readonly name: string;
  /** Where it stands in the item, if it is not a member of the item itself. */
  readonly path?: Path;
  readonly label: string;
  /** A text, a list of texts with commas, or one of the values. */
  readonly kind: 'text' | 'list' | 'choice';
  readonly values?: readonly string[];
};

/** A list of a file that the builder shows as a form, or, without `blank`, one object. */
export type Part = {
  readonly name: string;
  readonly title: string;
  /** What one item is called. */
  readonly one: string;
  readonly fields: readonly PartField[];
  /** The item that a button adds. */
  readonly blank?: object;
};

const text = (name: string, label: string): PartField => ({ name, label, kind: 'text' });
const list = (name: string, label: string): PartField => ({ name, label, kind: 'list' });
const choice = (name: string, label: string, values: readonly string[]): PartField => ({
  name,
  label,
  kind: 'choice',
  values,
});

const PROPERTY_TYPES =
  'website mobile_app ctv_app desktop_app dooh podcast radio linear_tv streaming_audio ai_assistant'.split(
    ' ',
  );
const SCOPES =
  'property_ids property_tags inline_properties publisher_properties signal_ids signal_tags'.split(' ');
const CONTACT: Part = {
  name: 'contact',
  title: 'Contact',
  one: 'contact',
  fields: [text('name', 'Name'), text('email', 'E-mail address'), text('domain', 'Domain')],
};

export const ADAGENTS_PARTS: readonly Part[] = [
  {
    name: 'properties',
    title: 'Properties',
    one: 'property',
    fields: [
      text('property_id', 'Identifier'),
      text('name', 'Name'),
      choice('property_type', 'Type', PROPERTY_TYPES),
      { ...text('identifiers', 'Type of the first identifier'), path: ['identifiers', 0, 'type'] },
      { ...text('identifiers', 'First identifier'), path: ['identifiers', 0, 'value'] },
      list('tags', 'Tags'),
      list('supported_channels', 'Channels'),
    ],
    blank: {
      property_id: 'new_property',
      property_type: 'website',
      name: 'New property',
      identifiers: [{ type: 'domain', value: 'publisher.example' }],
    },
  },
  {
    name: 'authorized_agents',
    title: 'Agents that may sell',
    one: 'agent',
    fields: [
      text('url', 'Address of the agent'),
      text('authorized_for', 'What it may sell, in words'),
      choice('authorization_type', 'Scope', SCOPES),
      list('property_ids', 'Identifiers of properties'),
      list('property_tags', 'Tags of properties'),
      list('countries', 'Countries'),
      choice('delegation_type', 'Commercial path', ['direct', 'delegated', 'ad_network']),
    ],
    blank: {
      url: 'https://agent.example',
      authorized_for: 'All pages',
      authorization_type: 'property_ids',
      property_ids: [],
    },
  },
  {
    name: 'placements',
    title: 'Placements',
    one: 'placement',
    fields: [
      text('placement_id', 'Identifier'),
      text('name', 'Name'),
      list('property_ids', 'Identifiers of properties'),
    ],
    blank: { placement_id: 'new_placement', name: 'New placement', property_ids: [] },
  },
  {
    name: 'collections',
    title: 'Collections',
    one: 'collection',
    fields: [text('collection_id', 'Identifier'), text('name', 'Name'), text('kind', 'Kind')],
    blank: { collection_id: 'new_collection', name: 'New collection', kind: 'series' },
  },
  {
    name: 'signals',
    title: 'Signals',
    one: 'signal',
    fields: [
      text('id', 'Identifier'),
      text('name', 'Name'),
      text('description', 'Description'),
      list('tags', 'Tags'),
    ],
    blank: { id: 'new_signal', name: 'New signal' },
  },
  CONTACT,
];

export const BRAND_PARTS: readonly Part[] = [
  {
    name: 'house',
    title: 'House',
    one: 'house',
    fields: [text('domain', 'Domain'), text('name', 'Name')],
  },
  {
    name: 'brands',
    title: 'Brands',
    one: 'brand',
    fields: [text('id', 'Identifier'), text('url', 'Address'), text('description', 'Description')],
    blank: { id: 'new_brand', names: [{ en: 'New brand' }] },
  },
  {
    name: 'brand_refs',
    title: 'Brands with files of their own',
    one: 'reference',
    fields: [text('domain', 'Domain'), text('brand_id', 'Identifier')],
    blank: { domain: 'brand.example' },
  },
  {
    name: 'agents',
    title: 'Agents',
    one: 'agent',
    fields: [text('type', 'Type'), text('url', 'Address'), text('id', 'Identifier')],
    blank: { type: 'sales', url: 'https://agent.example', id: 'new_agent' },
  },
  {
    name: 'authorized_operators',
    title: 'Operators',
    one: 'operator',
    fields: [text('domain', 'Domain'), list('brands', 'Brands'), list('countries', 'Countries')],
    blank: { domain: 'operator.example', brands: ['*'] },
  },
  CONTACT,
];

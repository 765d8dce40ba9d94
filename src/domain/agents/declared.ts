import { isObject, objectOf } from '../json/values.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import { type ForeignJson, foreignList, shortText, shortTexts } from '../net/foreign-answer.ts';

/** The parts of an inventory profile that an enrolled agent declares, as bounded plain text. */
export type DeclaredByAgent = {
  protocols: string[];
  specialisms: string[];
  /** Releases of the protocol, as `3.1`. Major versions, as `3.0`, when the agent lists no releases. */
  versions: string[];
  experimental: string[];
  buyingModes: string[];
  channels: string[];
  countries: string[];
  deliveryTypes: string[];
  formatIds: string[];
  formatKinds: string[];
  publisherDomains: string[];
  hasTmp: boolean;
};

export const nothingDeclared: DeclaredByAgent = {
  protocols: [],
  specialisms: [],
  versions: [],
  experimental: [],
  buyingModes: [],
  channels: [],
  countries: [],
  deliveryTypes: [],
  formatIds: [],
  formatKinds: [],
  publisherDomains: [],
  hasTmp: false,
};

const MOST = { protocols: 16, specialisms: 64, channels: 40, countries: 250, formats: 200, domains: 1000 };

/** The first products and formats that the agent returned, besides its response to the capabilities task. */
export type Shown = { products: readonly unknown[]; formats: readonly unknown[] };

/**
 * Reads the response to the capabilities task. `name` is the name of the protocol. Values of the wrong type are left
 * out.
 */
export function readDeclared(answer: unknown, shown: Shown, name: string): DeclaredByAgent {
  const root = objectOf(answer);
  const versions = objectOf(root[name]);
  const mediaBuy = objectOf(root.media_buy);
  const portfolio = objectOf(mediaBuy.portfolio);
  const supported = foreignList(objectOf(root.creative).supported_formats).map((entry) =>
    objectOf(objectOf(entry).format),
  );
  const products = shown.products.map(objectOf);
  const formats = [...shown.formats.map(objectOf), ...products.flatMap(formatsOf)];
  const releases = shortTexts(versions.supported_versions, MOST.protocols, 32);
  return {
    protocols: shortTexts(root.supported_protocols, MOST.protocols, 64),
    specialisms: shortTexts(root.specialisms, MOST.specialisms, 64),
    versions: releases.length > 0 ? releases : majors(versions.major_versions),
    experimental: shortTexts(root.experimental_features, MOST.specialisms, 64),
    buyingModes: shortTexts(mediaBuy.buying_modes, MOST.protocols, 32),
    channels: union(MOST.channels, [portfolio.primary_channels, ...products.map(({ channels }) => channels)]),
    countries: countries(portfolio.primary_countries),
    deliveryTypes: union(MOST.protocols, [products.map(({ delivery_type: type }) => type)]),
    formatIds: union(MOST.formats, [[...formats, ...supported].map(formatId)]),
    formatKinds: union(MOST.formats, [[...formats, ...supported].map(({ format_kind: kind }) => kind)]),
    publisherDomains: domains(portfolio.publisher_domains),
    hasTmp: isObject(objectOf(mediaBuy.execution).trusted_match),
  };
}

const majors = (list: unknown): string[] =>
  foreignList(list)
    .filter((major) => typeof major === 'number' && Number.isInteger(major) && major > 0)
    .slice(0, MOST.protocols)
    .map((major) => `${major}.0`);

const formatsOf = ({ format_ids: ids, format_options: options }: ForeignJson): ForeignJson[] => [
  ...foreignList(ids).map((id) => ({ format_id: id })),
  ...foreignList(options).map(objectOf),
];

/** A format's identifier. `format_id` is an object with an `id`, or plain text. */
function formatId(format: ForeignJson): string | undefined {
  const { format_id: id } = format;
  return shortText(typeof id === 'string' ? id : objectOf(id).id, 256);
}

function union(most: number, lists: readonly unknown[]): string[] {
  const all = new Set(lists.flatMap((list) => shortTexts(list, most)));
  return [...all].slice(0, most).sort();
}

const countries = (list: unknown): string[] => {
  const codes = shortTexts(list, MOST.countries).map((code) => code.toUpperCase());
  return [...new Set(codes)].filter((code) => /^[A-Z]{2}$/.test(code)).sort();
};

function domains(list: unknown): string[] {
  const named = shortTexts(list, MOST.domains, 253).flatMap((text) => {
    const verdict = canonicalDomain(text);
    return verdict.ok ? [verdict.domain] : [];
  });
  return [...new Set(named)].sort();
}

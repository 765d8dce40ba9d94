import { isObject } from '../../json/object.ts';
import { tidy } from './page.ts';

/** The organization that a page describes in JSON-LD. Addresses are as given, not resolved. */
export type SiteOrganization = {
  name?: string;
  url?: string;
  logo?: string;
  description?: string;
  industry?: string;
  /** Year. */
  founded?: number;
  employees?: string;
  location?: string;
};

type Json = Record<string, unknown>;

const MAX_NODES = 500;
const TYPE = /(?:organization|corporation|business|brand|company|airline|ngo|store)$/i;

/** The first organization with a name in the JSON-LD scripts of a page. Scripts that are not JSON are skipped. */
export function findOrganization(scripts: readonly string[]): SiteOrganization | null {
  for (const script of scripts) {
    const node = nodesIn(parse(script)).find(
      (candidate) => isOrganization(candidate) && text(candidate.name),
    );
    if (node !== undefined) return read(node);
  }
  return null;
}

function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return null;
  }
}

/** The objects in which an organization may stand: the top, lists, `@graph`, and what a page or site names as its own. */
function nodesIn(root: unknown): Json[] {
  const found: Json[] = [];
  const waiting: unknown[] = [root];
  for (let seen = 0; waiting.length > 0 && seen < MAX_NODES; seen += 1) {
    const next = waiting.shift();
    if (Array.isArray(next)) waiting.push(...next.slice(0, MAX_NODES));
    if (!isObject(next)) continue;
    found.push(next);
    for (const key of ['@graph', 'publisher', 'about', 'mainEntity', 'sourceOrganization'])
      if (next[key] !== undefined) waiting.push(next[key]);
  }
  return found;
}

function isOrganization(node: Json): boolean {
  const types = Array.isArray(node['@type']) ? node['@type'].slice(0, 20) : [node['@type']];
  return types.some((type) => typeof type === 'string' && type.length < 200 && TYPE.test(type));
}

const text = (value: unknown, max = 500): string | undefined => {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? tidy(first, max) || undefined : undefined;
};

/** A value, or the member of an object that stands for it: a logo may be a URL or an ImageObject. */
const inner = (value: unknown, ...keys: string[]): unknown => {
  const first = Array.isArray(value) ? value[0] : value;
  if (!isObject(first)) return first;
  return keys.map((key) => first[key]).find((member) => member !== undefined);
};

function read(node: Json): SiteOrganization {
  const all = {
    name: text(node.name, 200),
    url: text(inner(node.url, '@id'), 2048),
    logo: text(inner(node.logo, 'contentUrl', 'url', '@id'), 2048),
    description: text(node.description, 1000),
    industry: text(inner(node.industry, 'name'), 200),
    founded: year(node.foundingDate),
    employees: headcount(node.numberOfEmployees),
    location: location(node.address ?? inner(node.location, 'address')),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function year(value: unknown): number | undefined {
  const digits = /^\s*(1[0-9]{3}|20[0-9]{2})(?!\d)/.exec(
    typeof value === 'number' ? `${value}` : (text(value) ?? ''),
  );
  return digits === null ? undefined : Number(digits[1]);
}

function headcount(value: unknown): string | undefined {
  const count = (member: unknown) =>
    typeof member === 'number' && Number.isSafeInteger(member) && member >= 0
      ? `${member}`
      : text(member, 50);
  const first = Array.isArray(value) ? value[0] : value;
  if (!isObject(first)) return count(first);
  const [low, high] = [count(first.minValue), count(first.maxValue)];
  return (
    count(first.value) ?? (low !== undefined && high !== undefined ? `${low}-${high}` : low && `${low}+`)
  );
}

function location(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  if (!isObject(first)) return text(first, 300);
  const parts = [first.addressLocality, first.addressRegion, inner(first.addressCountry, 'name')];
  const known = parts.flatMap((part) => text(part, 100) ?? []);
  return known.length === 0 ? undefined : known.join(', ');
}

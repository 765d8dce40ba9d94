import { openReport } from '../findings.ts';
import { isObject, objectsIn } from '../json/object.ts';
import { slug } from '../text/slug.ts';
import { checkBrandJson } from './check.ts';
import { logos, names } from './check-identity.ts';
import { domainIn, namesOf, ownsDomain } from './contents.ts';
import type { BrandEntry } from './entry.ts';
import { cleanManifest } from './manifest.ts';
import type { BrandJson, BrandRule } from './rules.ts';
import { hexColor } from './values.ts';

/** Manifest fields that a brand.json may carry. What is not valid there is left out, field by field. */
const CARRIED = [
  'url',
  'description',
  'industries',
  'target_audience',
  'privacy_policy_url',
  'logos',
  'colors',
  'fonts',
  'tone',
  'tagline',
  'assets',
  'properties',
  'agents',
  'product_catalog',
  'data_subject_contestation',
  'disclaimers',
  'trademarks',
  'voice_synthesis',
  'avatar',
  'visual_guidelines',
  'contact',
] as const;

/**
 * The brand.json that we host for a community entry: a brand canonical document that {@link checkBrandJson} accepts
 * for `domain` and that lists the domain among its websites, whatever the entry holds.
 */
export function hostedBrandJson(entry: BrandEntry, domain: string): Record<string, unknown> {
  const manifest = isObject(entry.brand_manifest) ? cleanManifest(entry.brand_manifest) : {};
  const given = namesOf(manifest);
  const base = {
    // Not of the name, which may change while the brand stays the same.
    id: slug(domain),
    names: passes(names, given) ? given : [{ en: entry.brand_name.trim().slice(0, 500) || domain }],
  };
  const offered: BrandJson = {
    keller_type: entry.keller_type,
    parent_brand: entry.parent_brand,
    house_domain: domainIn(entry.house_domain) ?? undefined,
    ...Object.fromEntries(CARRIED.map((name) => [name, prepared(name, manifest)])),
  };
  const carried = Object.entries(offered).filter(
    ([name, value]) => value !== undefined && isClean({ ...base, [name]: value }, domain),
  );
  const document: BrandJson = { ...base, ...Object.fromEntries(carried) };
  if (ownsDomain(document, domain)) return document;
  const website = { type: 'website', identifier: domain, primary: true };
  return { ...document, properties: [website, ...objectsIn(document.properties)] };
}

const isClean = (document: BrandJson, domain: string): boolean => {
  const { findings } = checkBrandJson(document, { domain });
  return (
    findings.errors.length === 0 && findings.warnings.every(({ field }) => field.startsWith('properties'))
  );
};

function passes(rule: BrandRule, value: unknown): boolean {
  if (value === undefined) return false;
  const report = openReport();
  rule(value, 'value', report);
  return report.errorCount() === 0;
}

function prepared(name: string, manifest: BrandJson): unknown {
  const value = manifest[name];
  if (name === 'colors' && Array.isArray(value)) return colorsByRole(value);
  if (name === 'logos') {
    const good = objectsIn(value).filter((logo) => passes(logos, [logo]));
    return good.length === 0 ? undefined : good;
  }
  // A save request may clear the description; the document has a text or none.
  return value === '' ? undefined : value;
}

const ROLES: Record<string, string> = { brand: 'primary', vibrant: 'secondary', dark: 'secondary' };

/** `[{hex, type}]` of a save request as the map from role to color that brand.json wants. */
function colorsByRole(list: readonly unknown[]): BrandJson | undefined {
  const byRole = new Map<string, string[]>();
  for (const { hex, type } of objectsIn(list)) {
    const color = hexColor(hex);
    const name = typeof type === 'string' ? slug(type) : '';
    const role = ROLES[name] ?? (name || 'palette');
    if (color !== null) byRole.set(role, [...(byRole.get(role) ?? []), color]);
  }
  const roles = [...byRole].map(([role, colors]) => [role, colors.length === 1 ? colors[0] : colors]);
  return roles.length === 0 ? undefined : Object.fromEntries(roles);
}

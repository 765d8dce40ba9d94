import type { BrandResolution } from '../../domain/brands/record.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { canonicalDomain } from '../../domain/net/domain-name.ts';
import { type ScenarioParams, ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import type { Tables } from '../../store/index.ts';

/** Suites send no parameters, or name a domain in one of these. */
const NAMES = ['domain', 'brand_domain', 'subsidiary_domain', 'leaf_domain'];

/** The domain that the parameters name. @throws {ScenarioRefusal} INVALID_PARAMS for what is no domain */
export function evaluatedDomain(params: ScenarioParams): string | null {
  const name = NAMES.find((one) => typeof params[one] === 'string');
  if (name === undefined) return null;
  const read = canonicalDomain(String(params[name]));
  if (read.ok) return read.domain;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} must be a domain: it ${read.reason}.`);
}

/** What the registry knows of a brand. */
export async function evaluatedRecord(
  domain: string,
  { store }: { readonly store: Tables },
): Promise<BrandResolution | null> {
  const found = await store.brands.findRecord(domain);
  return found?.record == null ? null : fromJsonText(found.record);
}

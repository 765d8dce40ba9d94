import type { BrandResolution } from '../../domain/brands/record.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { canonicalDomain } from '../../domain/net/domain-name.ts';
import { type ScenarioParams, ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import type { Tables } from '../../store/index.ts';

/** Parameters that can name a domain. Suites send one of these, or no parameters. */
const NAMES = ['domain', 'brand_domain', 'subsidiary_domain', 'leaf_domain'];

/** Domain that the parameters name; null for none. @throws {ScenarioRefusal} INVALID_PARAMS for an invalid domain */
export function evaluatedDomain(params: ScenarioParams): string | null {
  const name = NAMES.find((one) => typeof params[one] === 'string');
  if (name === undefined) return null;
  const read = canonicalDomain(String(params[name]));
  if (read.ok) return read.domain;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} must be a domain: it ${read.reason}.`);
}

/** The registry's record of a brand; null when there is none. */
export async function evaluatedRecord(
  domain: string,
  { store }: { readonly store: Tables },
): Promise<BrandResolution | null> {
  const found = await store.brands.findRecord(domain);
  return found?.record == null ? null : fromJsonText(found.record);
}

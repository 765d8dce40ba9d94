import type { EnumsBillingParty } from '../../../generated/types/enums.ts';
import type { NaturalKey } from '../../domain/accounts/account.ts';
import { type Account, naturalKey, newAccount } from '../../domain/accounts/account.ts';
import { DEFAULT_TERMS, defaultBilling } from '../../domain/accounts/plan-account-entry.ts';
import { accountStatuses } from '../../domain/accounts/states.ts';
import { canonicalDomain } from '../../domain/net/domain-name.ts';
import {
  differingFields,
  objectParam,
  oneOfParam,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import { seededDomain } from '../../domain/test-controller/seeds.ts';
import { accountReferenceIn } from '../../record/accounts/account-reference.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

const PARTIES: readonly EnumsBillingParty[] = ['operator', 'agent', 'advertiser'];
const EXISTING = 'existing';

/** Creates a sandbox account with an id that the test chooses. Fields that a fixture omits have defaults. */
export const seedAccount: Scenario = async (params, call) => {
  const id = textParam(params, 'account_id');
  const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  const { store, principal, profile, now } = call;
  if (fixture.sandbox !== undefined && fixture.sandbox !== true) {
    throw new ScenarioRefusal('INVALID_PARAMS', 'params.fixture.sandbox: only sandbox accounts are made.');
  }
  const key = keyOf(id, fixture);
  await checkForm(id, key);
  const start = newAccount(key, {
    id,
    principalId: principal.id,
    status: fixture.status === undefined ? 'active' : oneOfParam(fixture, 'status', accountStatuses),
    billing:
      fixture.billing === undefined
        ? defaultBilling(profile.account.supported_billing)
        : oneOfParam(fixture, 'billing', PARTIES),
    terms: DEFAULT_TERMS,
    declared: true,
    now,
  });
  const stored = await store.accounts.find(id, principal.id);
  if (stored === undefined) {
    if (await store.accounts.insert(start)) return { message: 'The account was made.' };
    throw new ScenarioRefusal('INVALID_PARAMS', 'Another account has this brand and operator.');
  }
  const differing = differingFields(wireOf(start), wireOf(stored)).filter(
    (name) => fixture[name] !== undefined,
  );
  if (!stored.sandbox || differing.length > 0) {
    throw new ScenarioRefusal('INVALID_PARAMS', `The account exists and differs in ${differing.join(', ')}.`);
  }
  return { previous_state: EXISTING, current_state: EXISTING };
};

/** The fields of an account that a fixture can set. */
const wireOf = (account: Account): ScenarioParams => ({
  brand: { domain: account.brandDomain, brand_id: account.brandId },
  operator: account.operator,
  billing: account.billing,
  status: account.status,
});

/** An account must be one that other requests can name. @throws {ScenarioRefusal} INVALID_PARAMS */
async function checkForm(id: string, { brandDomain, brandId, operator }: NaturalKey): Promise<void> {
  const refuse = (text: string) => new ScenarioRefusal('INVALID_PARAMS', text);
  if ((await accountReferenceIn({ account_id: id })) === null)
    throw refuse('params.account_id must have at most 256 characters.');
  const brand = { domain: brandDomain, brand_id: brandId === '' ? undefined : brandId };
  if ((await accountReferenceIn({ brand, operator })) === null)
    throw refuse('params.fixture.brand.brand_id must have the form of the identifiers in brand.json.');
}

/** The natural key of an account. A fixture without a brand gets a unique brand derived from its id. */
function keyOf(id: string, fixture: ScenarioParams) {
  const brand =
    fixture.brand === undefined ? { domain: seededDomain(id, 'account') } : objectParam(fixture, 'brand');
  const domain = domainOf(brand, 'domain');
  const brandId =
    'brand_id' in brand && typeof brand.brand_id === 'string' ? { brand_id: brand.brand_id } : {};
  const operator = fixture.operator === undefined ? domain : domainOf(fixture, 'operator');
  return naturalKey({ brand: { domain, ...brandId }, operator }, true);
}

function domainOf(object: ScenarioParams, name: string): string {
  const verdict = canonicalDomain(textParam(object, name));
  if (verdict.ok) return verdict.domain;
  throw new ScenarioRefusal(
    'INVALID_PARAMS',
    `params.fixture.${name} must be a domain: it ${verdict.reason}.`,
  );
}

import type { CoreAccount } from '../../../generated/types/schemas.ts';
import type { Account } from './account.ts';
import { withoutBank } from './business-entity.ts';
import { SETUP } from './gate.ts';
import { fromMinor } from './money.ts';
import { withoutSecret } from './notification-configs.ts';

export const brandOf = ({
  brandDomain,
  brandId,
  settings,
}: Pick<Account, 'brandDomain' | 'brandId' | 'settings'>) => ({
  domain: brandDomain,
  ...(brandId === '' ? {} : { brand_id: brandId }),
  ...settings.brand,
});

/** An account as it is told: nothing that is a secret. */
export function accountOnWire(account: Account) {
  const { settings, currency, creditLimit } = account;
  const { billing_entity: entity, notification_configs: configs, governance_agent: governance } = settings;
  return {
    account_id: account.id,
    name: account.name,
    status: account.status,
    brand: brandOf(account),
    operator: account.operator,
    billing: account.billing,
    ...(entity === undefined ? {} : { billing_entity: withoutBank(entity) }),
    payment_terms: settings.payment_terms,
    ...(creditLimit === null ? {} : { credit_limit: { amount: fromMinor(creditLimit, currency), currency } }),
    ...(account.status === 'pending_approval' ? { setup: SETUP } : {}),
    account_scope: 'operator_brand',
    ...(governance === undefined ? {} : { governance_agents: [{ url: governance.url }] }),
    sandbox: account.sandbox,
    ...(configs === undefined ? {} : { notification_configs: configs.map(withoutSecret) }),
  } satisfies CoreAccount;
}

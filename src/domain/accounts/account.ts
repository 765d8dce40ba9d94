import type {
  CoreBrandRef,
  CoreBusinessEntity,
  CorePushNotificationConfig,
  EnumsBillingParty,
  EnumsCloudStorageProtocol,
  EnumsPaymentTerms,
} from '../../../generated/types/schemas.ts';
import { type NaturalKey, nameOfKey } from './natural-key.ts';
import type { StoredConfig } from './notification-configs.ts';
import type { AccountStatus } from './states.ts';

export type GovernanceAgent = {
  readonly url: string;
  readonly authentication: { readonly schemes: readonly string[]; readonly credentials: string };
};

/** What is kept of an account beside its columns. Holds secrets: what goes out is made by `accountOnWire`. */
export type AccountSettings = {
  readonly payment_terms: EnumsPaymentTerms;
  /** What was said of the brand beyond its name. */
  readonly brand?: Pick<CoreBrandRef, 'industries' | 'data_subject_contestation'>;
  readonly billing_entity?: CoreBusinessEntity;
  readonly reporting_protocol?: EnumsCloudStorageProtocol;
  /** Absent until the first declaration; an empty list is one. */
  readonly notification_configs?: readonly StoredConfig[];
  readonly governance_agent?: GovernanceAgent;
  /** Who wants to hear of the approval. */
  readonly push?: CorePushNotificationConfig;
};

/** An account of one principal. Amounts are in minor units of the currency. */
export type Account = NaturalKey & {
  readonly id: string;
  readonly principalId: string;
  readonly name: string;
  readonly status: AccountStatus;
  readonly billing: EnumsBillingParty;
  readonly settings: AccountSettings;
  readonly currency: string;
  readonly creditLimit: number | null;
  /** Spend that the test controller has set in place of what was delivered; 0 for none. */
  readonly spent: number;
  /** Declared by its buyer, not only made when it was first used. */
  readonly declared: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const CURRENCY = 'USD';
const CREDIT_LIMIT = 1_000_000_000;

type Start = Pick<Account, 'id' | 'principalId' | 'status' | 'billing' | 'declared'> & {
  readonly terms: EnumsPaymentTerms;
  readonly now: Date;
};

/** An account as it begins. */
export function newAccount(key: NaturalKey, { terms, now, ...start }: Start): Account {
  const { brandDomain, brandId, operator, sandbox } = key;
  return {
    ...start,
    brandDomain,
    brandId,
    operator,
    sandbox,
    name: nameOfKey(key),
    settings: { payment_terms: terms },
    currency: CURRENCY,
    creditLimit: CREDIT_LIMIT,
    spent: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/** Identifiers are unguessable: they are part of what an idempotency key counts for. */
export const accountId = (newId: () => string): string => `acc_${newId()}`;

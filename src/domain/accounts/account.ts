import type {
  CoreAccount,
  CoreBrandRef,
  CorePushNotificationConfig,
  EnumsBillingParty,
  EnumsCloudStorageProtocol,
  EnumsPaymentTerms,
} from '../../../generated/types/schemas.ts';
import type { Wire } from '../contract/shapes.ts';
import { sha256Hex } from '../text/sha256.ts';
import { type NaturalKey, nameOfKey } from './natural-key.ts';
import type { StoredConfig } from './notification-configs.ts';
import type { AccountStatus } from './states.ts';

export type GovernanceAgent = {
  readonly url: string;
  readonly authentication: { readonly schemes: readonly string[]; readonly credentials: string };
};

/** What is kept of an account beside its columns. Holds secrets: what goes out is made by `accountOnWire`. */
export type AccountSettings = Required<Pick<Wire<CoreAccount>, 'payment_terms'>> &
  Pick<CoreAccount, 'billing_entity'> & {
    /** What was said of the brand beyond its name. */
    readonly brand?: Pick<CoreBrandRef, 'industries' | 'data_subject_contestation'>;
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

const PREFIX = 'acc_';
const UUID_LENGTH = 36;
const UUID_PARTS = 5;
const SEEDED = 'seeded.example';
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

/** Identifiers of accounts that a buyer declares are unguessable. */
export const accountId = (newId: () => string): string => `${PREFIX}${newId()}`;

/**
 * Identifier of the account that is made when somebody uses a natural key of the sandbox without declaring it. It
 * follows from the caller and the key, so that an idempotency key counts for the same account before the account is
 * stored and afterwards.
 */
export const undeclaredAccountId = (principalId: string, key: string): string =>
  `${PREFIX}${uuidOf(JSON.stringify([principalId, key]))}`;

/** A UUID that follows from a text (version 8 of RFC 9562). */
function uuidOf(text: string): string {
  const hex = sha256Hex(text);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Whether an identifier looks like one of ours: whoever writes one that is unknown did not make it up. */
export const isOwnAccountId = (id: string): boolean =>
  id.startsWith(PREFIX) && id.length === PREFIX.length + UUID_LENGTH && id.split('-').length === UUID_PARTS;

/** The natural key of an account that is known by an identifier only, which the caller made up. */
export const keyOfMadeUpId = (id: string): NaturalKey => {
  const domain = `account-${uuidOf(id)}.${SEEDED}`;
  return { brandDomain: domain, brandId: '', operator: domain, sandbox: true };
};

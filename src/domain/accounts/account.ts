import type {
  CoreAccount,
  CoreBrandRef,
  CorePushNotificationConfig,
  EnumsBillingParty,
  EnumsCloudStorageProtocol,
  EnumsPaymentTerms,
} from '../../../generated/types/schemas.ts';
import type { Wire } from '../contract/shapes.ts';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { TaskError } from '../tasks/task-error.ts';
import { sha256Hex } from '../text/sha256.ts';
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

/** What an account is known by to both sides. Production and sandbox are different accounts. */
export type NaturalKey = {
  readonly brandDomain: string;
  /** Empty for the only or main brand of the domain. */
  readonly brandId: string;
  readonly operator: string;
  readonly sandbox: boolean;
};

type Named = {
  readonly brand: Pick<CoreBrandRef, 'domain' | 'brand_id'>;
  readonly operator: string;
};

/** Domains are compared in lower case; identifiers of brands as they are. */
export const naturalKey = ({ brand, operator }: Named, sandbox: boolean): NaturalKey => ({
  brandDomain: brand.domain.toLowerCase(),
  brandId: brand.brand_id ?? '',
  operator: operator.toLowerCase(),
  sandbox,
});

/** The key as one text; two keys are equal when their texts are. */
export const keyText = ({ brandDomain, brandId, operator, sandbox }: NaturalKey): string =>
  JSON.stringify([brandDomain, brandId, operator, sandbox]);

const sameKey = (one: NaturalKey, other: NaturalKey): boolean =>
  one.brandDomain === other.brandDomain &&
  one.brandId === other.brandId &&
  one.operator === other.operator &&
  one.sandbox === other.sandbox;

export const nameOfKey = ({ brandDomain, brandId, operator, sandbox }: NaturalKey): string => {
  const brand = brandId === '' ? brandDomain : `${brandDomain} ${brandId}`;
  return `${brand} via ${operator}${sandbox ? ' (sandbox)' : ''}`;
};

type Aged = { readonly id: string; readonly createdAt: Date };

/**
 * The account of a brand, whatever its operator: the oldest one. Two brands of one domain are never the same; a
 * reference without the brand's identifier means the main brand, and where there is none, the only one.
 */
export function chooseByBrand<T extends NaturalKey & Aged>(
  candidates: readonly T[],
  { brandId }: Pick<NaturalKey, 'brandId'>,
): { readonly found: T | undefined; readonly isAmbiguous: boolean } {
  const oldestFirst = candidates.toSorted(
    (one, other) =>
      one.createdAt.getTime() - other.createdAt.getTime() ||
      (one.id < other.id ? -1 : Number(one.id > other.id)),
  );
  const exact = oldestFirst.find((one) => one.brandId === brandId);
  if (exact !== undefined || brandId !== '') return { found: exact, isAmbiguous: false };
  const [first, ...others] = oldestFirst;
  const isAmbiguous = others.some((one) => one.brandId !== first?.brandId);
  return { found: isAmbiguous ? undefined : first, isAmbiguous };
}

/**
 * The account that a reference means. One that leaves the brand's identifier out means the main brand, and where
 * there is none, the only brand of the domain.
 */
export function chooseByKey<T extends NaturalKey>(
  candidates: readonly T[],
  key: NaturalKey,
): { readonly found: T | undefined; readonly isAmbiguous: boolean } {
  const exact = candidates.find((candidate) => sameKey(candidate, key));
  if (exact !== undefined || key.brandId !== '') return { found: exact, isAmbiguous: false };
  const near = candidates.filter((candidate) => sameKey({ ...candidate, brandId: '' }, key));
  return near.length > 1 ? { found: undefined, isAmbiguous: true } : { found: near[0], isAmbiguous: false };
}

type AskedSandbox = {
  /** What the request says; undefined when it says nothing. */
  readonly sandbox: boolean | undefined;
  readonly sandboxOnly: boolean;
  readonly profile: Pick<AgentDeclaration, 'account'>;
  readonly field: string;
};

/**
 * Whether a natural key means the sandbox account. Who has sandbox accounts only means one without saying so.
 *
 * @throws {TaskError} PERMISSION_DENIED, UNSUPPORTED_FEATURE
 */
export function meansSandbox({ sandbox, sandboxOnly, profile, field }: AskedSandbox): boolean {
  if (sandboxOnly && sandbox === false) {
    throw new TaskError(
      'PERMISSION_DENIED',
      'The caller may use sandbox accounts only: send `sandbox` as true.',
      {
        field,
        details: { scope: 'agent', reason: 'sandbox_only' },
      },
    );
  }
  const isMeant = sandbox ?? sandboxOnly;
  if (isMeant && !profile.account.sandbox) {
    throw new TaskError('UNSUPPORTED_FEATURE', 'This agent has no sandbox accounts: leave `sandbox` out.', {
      field,
    });
  }
  return isMeant;
}

type SandboxCaller = {
  readonly sandboxOnly: boolean;
  readonly profile: Pick<AgentDeclaration, 'account'>;
  readonly mode: 'sandbox' | 'production';
};

/** Whether an account of the sandbox is made when it is first used; others have to be declared. */
export const worksUndeclared = (sandbox: boolean, { sandboxOnly, profile, mode }: SandboxCaller): boolean =>
  sandbox && profile.account.sandbox && (sandboxOnly || mode === 'sandbox');

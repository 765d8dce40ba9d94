import type { CoreAccount, CoreBrandRef, CorePushNotificationConfig } from '../../../generated/types/core.ts';
import type {
  EnumsBillingParty,
  EnumsCloudStorageProtocol,
  EnumsPaymentTerms,
} from '../../../generated/types/enums.ts';
import type { Wire } from '../contract/shapes.ts';
import type { WebhookReader } from '../contract/webhook-reader.ts';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { minorPerMain } from '../money/minor-units.ts';
import { TaskError } from '../refusals/task-error.ts';
import { sha256Hex } from '../text/sha256.ts';
import type { StoredConfig } from './notification-configs.ts';
import type { AccountStatus } from './states.ts';

export type GovernanceAgent = {
  readonly url: string;
  readonly authentication: { readonly schemes: readonly string[]; readonly credentials: string };
};

/** Stored settings of an account. They contain secrets; `accountOnWire` makes the form that callers receive. */
export type AccountSettings = Required<Pick<Wire<CoreAccount>, 'payment_terms'>> &
  Pick<CoreAccount, 'billing_entity'> & {
    /** Declared facts about the brand beyond its name. */
    readonly brand?: Pick<CoreBrandRef, 'industries' | 'data_subject_contestation'>;
    readonly reporting_protocol?: EnumsCloudStorageProtocol;
    /** Missing until the first declaration, which may be an empty list. */
    readonly notification_configs?: readonly StoredConfig[];
    readonly governance_agent?: GovernanceAgent;
    /** Webhook that is notified of the decision on the account. */
    readonly push?: CorePushNotificationConfig;
    /** Who reads what is sent to that receiver. */
    readonly reader?: WebhookReader;
  };

/** An account of one principal. Amounts are in minor units of its currency. */
export type Account = NaturalKey & {
  readonly id: string;
  readonly principalId: string;
  readonly name: string;
  readonly status: AccountStatus;
  readonly billing: EnumsBillingParty;
  readonly settings: AccountSettings;
  readonly currency: string;
  readonly creditLimit: number | null;
  /** Spend that the test controller set in place of the delivered spend; 0 when it set none. */
  readonly spent: number;
  /** True when the buyer declared the account, false when it was made at its first use. */
  readonly declared: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const PREFIX = 'acc_';
const UUID_LENGTH = 36;
const UUID_PARTS = 5;
const SEEDED = 'seeded.example';
const CURRENCY = 'USD';
/** Credit for trying the service: nobody pays it. */
const TRIAL_CREDIT = 1_000_000_000;

type Start = Pick<Account, 'id' | 'principalId' | 'status' | 'billing' | 'declared'> & {
  readonly terms: EnumsPaymentTerms;
  readonly now: Date;
  /** Null means no limit. Without it, only a sandbox account has credit. */
  readonly creditLimit?: number | null;
};

/**
 * Credit limit of a new account, in minor units; null means no limit. Credit is a loan of the operator, so in
 * production an account that is not a sandbox account has none before the operator grants it.
 */
export function firstCreditLimit(
  { sandbox }: Pick<NaturalKey, 'sandbox'>,
  { credit }: Pick<AgentDeclaration, 'credit'>,
  mode: 'sandbox' | 'production',
): number | null {
  if (sandbox) return TRIAL_CREDIT;
  const granted = credit?.limit_of_new_accounts;
  if (granted === undefined) return mode === 'sandbox' ? TRIAL_CREDIT : 0;
  return granted === null ? null : granted * minorPerMain(CURRENCY);
}

/** A new account. */
export function newAccount(key: NaturalKey, { terms, now, creditLimit, ...start }: Start): Account {
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
    creditLimit: creditLimit === undefined ? firstCreditLimit(key, {}, 'production') : creditLimit,
    spent: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/** The id of a declared account, which cannot be guessed. */
export const accountId = (newId: () => string): string => `${PREFIX}${newId()}`;

/**
 * Id of a sandbox account that is made at its first use, without a declaration. It is derived from the principal
 * and the natural key. An idempotency key therefore belongs to the same account before and after the account is
 * stored.
 */
export const undeclaredAccountId = (principalId: string, key: string): string =>
  `${PREFIX}${uuidOf(JSON.stringify([principalId, key]))}`;

/** A UUID derived from a text (version 8, RFC 9562). */
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

/**
 * Whether an id has the form of ids that this service issues. A caller that sends such an id did not choose it
 * itself.
 */
export const isOwnAccountId = (id: string): boolean =>
  id.startsWith(PREFIX) && id.length === PREFIX.length + UUID_LENGTH && id.split('-').length === UUID_PARTS;

/** Natural key of an account that is known only by an id that the caller chose. */
export const keyOfMadeUpId = (id: string): NaturalKey => {
  const domain = `account-${uuidOf(id)}.${SEEDED}`;
  return { brandDomain: domain, brandId: '', operator: domain, sandbox: true };
};

/**
 * Whether an account is known only by an id that the caller chose.
 *
 * @param account the stored account with this id; undefined before its first use
 */
export const isMadeUp = (id: string, account: Pick<Account, 'brandDomain'> | undefined): boolean =>
  !isOwnAccountId(id) && (account === undefined || account.brandDomain === keyOfMadeUpId(id).brandDomain);

/**
 * What an account has of the creatives that tests seeded elsewhere: `shared` those that name no account, `all` also
 * those of other accounts. An account that is known only by an id gets all, because published clients seed under
 * another account; a production account has none.
 */
export type SeedsSeen = 'none' | 'shared' | 'all';

export function seedsSeenBy(account: Pick<Account, 'id' | 'sandbox' | 'brandDomain'>): SeedsSeen {
  if (!account.sandbox) return 'none';
  return isMadeUp(account.id, account) ? 'all' : 'shared';
}

/** Natural key of an account, known to buyer and seller. Production and sandbox are separate accounts. */
export type NaturalKey = {
  readonly brandDomain: string;
  /** Empty for the main or only brand of the domain. */
  readonly brandId: string;
  readonly operator: string;
  readonly sandbox: boolean;
};

type Named = {
  readonly brand: Pick<CoreBrandRef, 'domain' | 'brand_id'>;
  readonly operator: string;
};

/** Natural key of a reference. Domains are in lower case; brand ids are unchanged. */
export const naturalKey = ({ brand, operator }: Named, sandbox: boolean): NaturalKey => ({
  brandDomain: brand.domain.toLowerCase(),
  brandId: brand.brand_id ?? '',
  operator: operator.toLowerCase(),
  sandbox,
});

/** Operator that a reference names, as in its natural key; null when it names none. */
export function operatorOf(reference: unknown): string | null {
  if (typeof reference !== 'object' || reference === null || !('operator' in reference)) return null;
  return typeof reference.operator === 'string' ? reference.operator.toLowerCase() : null;
}

/** The key as one string; equal keys have equal strings. */
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
 * Chooses the oldest account of a brand, whatever its operator. Two brands of one domain are never the same. A
 * reference without a brand id means the main brand or, where there is none, the only brand of the domain.
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
 * Chooses the account that a reference means. A reference without a brand id means the main brand or, where there
 * is none, the only brand of the domain.
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
  /** `sandbox` of the request; undefined when the request has none. */
  readonly sandbox: boolean | undefined;
  readonly sandboxOnly: boolean;
  readonly profile: Pick<AgentDeclaration, 'account'>;
  readonly field: string;
};

/**
 * Whether a natural key means the sandbox account. For a caller that may use only the sandbox, it does so by
 * default.
 *
 * @throws {TaskError} PERMISSION_DENIED when such a caller sends `sandbox: false`; UNSUPPORTED_FEATURE when the
 * agent has no sandbox accounts
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

/** Whether a sandbox account is made at its first use; every other account must be declared. */
export const worksUndeclared = (sandbox: boolean, { sandboxOnly, profile, mode }: SandboxCaller): boolean =>
  sandbox && profile.account.sandbox && (sandboxOnly || mode === 'sandbox');
